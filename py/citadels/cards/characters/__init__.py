"""One file a card: the characters."""
