"""The Graveyard."""

from citadels.cards.api import District


class Graveyard(District):
    """For a gold, take a district that the Warlord destroys into your hand, but not this one (rulings 132, 133)."""

    id = "graveyard"
    cost = 5

    def digs(self) -> bool:
        return True
