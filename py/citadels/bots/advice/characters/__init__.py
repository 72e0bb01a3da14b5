"""One file a card: whom a character suits, and how its abilities are used."""
