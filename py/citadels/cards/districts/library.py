"""The Library."""

from citadels.cards.api import District


class Library(District):
    """Keep every card you draw when you gather (ruling 116)."""

    id = "library"
    cost = 6

    def kept_bonus(self) -> int:
        return 99
