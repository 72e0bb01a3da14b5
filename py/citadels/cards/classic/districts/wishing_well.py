from typing import TYPE_CHECKING

from citadels.cards.districts import wishing_well

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class WishingWell(wishing_well.WishingWell):
    """One point for each other unique district in your city (ruling 130)."""

    def score(self, tally: "Tally") -> int:
        return max(super().score(tally) - 1, 0)
