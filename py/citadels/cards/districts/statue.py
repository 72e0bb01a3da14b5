"""The Statue."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class Statue(District):
    """Five points if you hold the crown at the end (ruling 126)."""

    id = "statue"
    cost = 3

    def score(self, tally: "Tally") -> int:
        return 5 if tally.table.state.crown == tally.seat else 0
