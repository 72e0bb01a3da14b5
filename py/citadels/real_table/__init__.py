"""Counts a game of Citadels that was played with the box, and tells how a set is laid out and called."""
