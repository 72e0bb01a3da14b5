"""One file a card: the districts."""
