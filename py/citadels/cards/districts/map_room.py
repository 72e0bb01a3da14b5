from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally


class MapRoom(District):
    """One point for each card in your hand at the end."""

    id = "map_room"
    cost = 5
    points_per_card = 1

    def score(self, tally: "Tally") -> int:
        return self.points_per_card * len(tally.player.hand)
