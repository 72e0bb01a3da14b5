"""The Library."""

from citadels.cards.api import District


class Library(District):
    """Keep both cards you draw when you gather; with the Observatory, two of three (ruling 116)."""

    id = "library"
    cost = 6

    def kept_bonus(self) -> int:
        return 1
