"""Holds the districts, one file each."""
