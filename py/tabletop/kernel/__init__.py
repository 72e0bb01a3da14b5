"""Holds the rules machinery that all games share: asks, events, steps, positions, random numbers."""
