"""Holds the computer players: pure functions of what their seat sees."""
