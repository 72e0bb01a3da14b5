"""What a player knows of single cards: a file for each, a table for plain districts. Judgement only; cards state the facts."""
