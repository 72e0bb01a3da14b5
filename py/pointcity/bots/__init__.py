"""Holds the computer players without search: pure functions of what their seat sees."""
