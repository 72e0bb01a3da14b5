"""Reads the sentences of the page, for the terminal, for programs and for errors. Knows nothing of the table."""
