"""Work that the engine does in idle moments, in slices.

Levels at a day's deal, problems and the coach's look at finished games.
"""
