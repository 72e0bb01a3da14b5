"""One file a card: what a district brings beyond its cost, and how it is used."""
