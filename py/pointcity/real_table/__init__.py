"""Counts a game of Point City that was played with the box, and tells how it is laid out."""
