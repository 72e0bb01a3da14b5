from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class PoorHouse(District):
    """Take a gold if you have none when your turn ends (rulings 120, 121)."""

    id = "poor_house"
    cost = 4

    async def turn_ended(self, turn: "Turn") -> None:
        if not turn.me.gold:
            turn.gain_gold(turn.seat, 1, self.id)
