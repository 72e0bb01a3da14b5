from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class Statue(District):
    """Five points if you hold the crown at the end (ruling 126)."""

    id = "statue"
    cost = 3
    points_for_crown = 5

    def score(self, tally: "Tally") -> int:
        return self.points_for_crown if tally.table.state.crown == tally.seat else 0
