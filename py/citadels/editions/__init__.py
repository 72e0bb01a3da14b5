"""Holds the editions: which cards a box has and how its tables are set up."""
