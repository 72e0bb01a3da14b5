"""Programs that learn to play, to begin with."""
