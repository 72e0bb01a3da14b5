"""Holds the characters, one file each."""
