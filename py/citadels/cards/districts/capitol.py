from typing import TYPE_CHECKING

from citadels.cards.api import TYPES, District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class Capitol(District):
    """Three points, once, for three or more districts of one type (ruling 108)."""

    id = "capitol"
    cost = 5

    def score(self, tally: "Tally") -> int:
        return 3 if any(tally.types.count(kind) >= 3 for kind in TYPES) else 0
