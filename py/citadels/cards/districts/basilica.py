from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class Basilica(District):
    """One point for each district of your city whose cost is odd (ruling 100)."""

    id = "basilica"
    cost = 4

    def points_for(self, cost: int) -> int:
        return cost % 2

    def score(self, tally: "Tally") -> int:
        return sum(self.points_for(tally.table.cost(built)) for built in tally.player.city)
