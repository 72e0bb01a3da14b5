"""The Wishing Well."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class WishingWell(District):
    """One point for each other unique district in your city (ruling 130)."""

    id = "wishing_well"
    cost = 5

    def score(self, tally: "Tally") -> int:
        return max(tally.types.count("unique") - 1, 0)
