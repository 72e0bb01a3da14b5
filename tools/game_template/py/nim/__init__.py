"""Implements Nim, the example that a new game is copied from."""
