"""Reads the sentences of the page, for the terminal, the library and its errors. Knows nothing of the table."""
