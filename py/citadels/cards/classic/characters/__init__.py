"""Holds the characters that play differently in the classic edition, one file each."""
