from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, District, reason

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally
    from citadels.engine.turn import Turn


class Museum(District):
    """Once a turn put a card of your hand under it; one point for each card there (ruling 118)."""

    id = "museum"
    cost = 4

    def unusable(self, turn: "Turn") -> BlockReason | None:
        return None if turn.me.hand else reason("hand-empty")

    async def use(self, turn: "Turn", at: int) -> bool:
        card = await turn.may_choose_card("museum", turn.me.hand, self.id)
        if card is None:
            return False
        turn.tuck_card(turn.seat, at, card, self.id)
        return True

    def score(self, tally: "Tally") -> int:
        return sum(len(built.tucked) for built in tally.player.city if built.card == self.id)
