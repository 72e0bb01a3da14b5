"""Computes from what a seat sees what the rules make certain, with the engine's own functions."""
