"""Holds the cards, one file each. ``api`` is all a card may import from the engine."""
