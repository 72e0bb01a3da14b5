"""The Smithy."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Smithy(District):
    """Once a turn, pay two gold and draw three cards."""

    id = "smithy"
    cost = 5

    def usable(self, turn: "Turn") -> bool:
        return turn.me.gold >= 2 and bool(turn.state.deck)

    async def use(self, turn: "Turn", at: int) -> bool:
        turn.pay_gold(turn.seat, 2, self.id)
        turn.draw_cards(turn.seat, 3, self.id)
        return True
