from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Park(District):
    """Draw two cards if your hand is empty when your turn ends (ruling 120)."""

    id = "park"
    cost = 6

    async def turn_ended(self, turn: "Turn") -> None:
        if not turn.me.hand:
            turn.draw_cards(turn.seat, 2, self.id)
