"""Says what happens in Point City as lines of text, for the terminal, the library and records."""
