"""One file a card: the districts that play differently in the classic edition, and those only it has."""
