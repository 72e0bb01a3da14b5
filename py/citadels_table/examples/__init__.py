"""Holds example programs that learn to play."""
