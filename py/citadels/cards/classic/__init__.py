"""Holds the cards of the classic edition and The Dark City that are new there or differ from the 2016 edition."""

from citadels.cards.classic import characters, districts

__all__ = ["characters", "districts"]
