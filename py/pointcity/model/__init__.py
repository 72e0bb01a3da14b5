"""The words of the game: set-ups, states, views."""
