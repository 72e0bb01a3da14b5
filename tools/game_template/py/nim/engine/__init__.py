"""Holds the rules."""
