"""Holds the game that Python programs play; `tabletop` offers it to the games."""
