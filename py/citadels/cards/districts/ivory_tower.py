from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class IvoryTower(District):
    """Five points if no other unique district stands in your city (rulings 112, 115)."""

    id = "ivory_tower"
    cost = 5

    def score(self, tally: "Tally") -> int:
        return 5 if tally.types.count("unique") == 1 else 0
