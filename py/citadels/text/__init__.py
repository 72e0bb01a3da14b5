"""Says what happens in Citadels as lines of text, for the terminal, the library and records."""
