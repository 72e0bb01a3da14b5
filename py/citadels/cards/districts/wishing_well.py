from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class WishingWell(District):
    """One point for each unique district in your city, itself too (ruling 130)."""

    id = "wishing_well"
    cost = 5

    def score(self, tally: "Tally") -> int:
        return tally.types.count("unique")
