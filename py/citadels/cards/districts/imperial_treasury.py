from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class ImperialTreasury(District):
    """One point for each gold you have at the end (ruling 21)."""

    id = "imperial_treasury"
    cost = 5
    points_per_gold = 1

    def score(self, tally: "Tally") -> int:
        return self.points_per_gold * tally.player.gold
