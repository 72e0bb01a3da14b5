"""One file a card. ``api`` is all a card may import from the engine."""
