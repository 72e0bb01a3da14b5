"""Holds a match: its line of moments, its seats, undo, saves, players' memories, and what a game must offer."""
