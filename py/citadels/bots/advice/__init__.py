"""What a player knows of single cards, one file a card: judgement only; facts stand in the cards themselves."""
