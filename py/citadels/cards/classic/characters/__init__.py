"""One file a card: the characters that play differently in the classic edition."""
