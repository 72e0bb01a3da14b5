"""Holds the pieces of the box as tables: 160 two-sided cards in three tiers, starting cards, civic tokens."""
