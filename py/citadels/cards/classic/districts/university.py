from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class University(District):
    """Two extra points (ruling 88)."""

    id = "university"
    cost = 6
    valued = True

    def score(self, tally: "Tally") -> int:
        return 2
