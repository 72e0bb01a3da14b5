"""Point City: the second game of this table."""
