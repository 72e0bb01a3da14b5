from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, District, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Laboratory(District):
    """Once a turn, put a card of your hand under the deck and take two gold."""

    id = "laboratory"
    cost = 5
    earns = 2

    def unusable(self, turn: "Turn") -> BlockReason | None:
        return None if turn.me.hand else reason("hand-empty")

    async def use(self, turn: "Turn", at: int) -> bool:
        card = await turn.may_choose_card("laboratory", turn.me.hand, self.id)
        if card is None:
            return False
        turn.discard_cards(turn.seat, [card], self.id)
        turn.gain_gold(turn.seat, self.earns, self.id)
        return True
