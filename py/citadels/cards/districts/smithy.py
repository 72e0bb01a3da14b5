from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, District, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Smithy(District):
    """Once a turn, pay two gold and draw three cards."""

    id = "smithy"
    cost = 5

    def unusable(self, turn: "Turn") -> BlockReason | None:
        if turn.me.gold < 2:
            return reason("short", gold=2 - turn.me.gold)
        return None if turn.state.deck else reason("deck-empty")

    async def use(self, turn: "Turn", at: int) -> bool:
        turn.pay_gold(turn.seat, 2, self.id)
        turn.draw_cards(turn.seat, 3, self.id)
        return True
