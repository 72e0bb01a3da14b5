"""Holds the deal of the day: a date gives one deal of each game, the same on every device."""
