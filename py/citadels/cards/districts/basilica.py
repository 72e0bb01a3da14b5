"""The Basilica."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class Basilica(District):
    """One point for each district of your city whose cost is odd (ruling 100)."""

    id = "basilica"
    cost = 4

    def score(self, tally: "Tally") -> int:
        return sum(tally.table.cost(built) % 2 for built in tally.player.city)
