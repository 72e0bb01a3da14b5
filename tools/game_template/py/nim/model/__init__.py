"""Holds the data types: what is set up, kept and shown."""
