"""Holds Nim, the example that a new game begins as."""
