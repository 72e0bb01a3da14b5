"""Holds problems: positions of real games in which one answer is clearly the best."""
