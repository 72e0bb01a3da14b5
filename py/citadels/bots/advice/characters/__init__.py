"""Advice about characters, one file a card: which seat it suits, and how its abilities are used."""
