"""Holds the data types of the game: set-ups, states, views."""
