from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Magician(Character):
    """Swap hands with a player, or put any of your cards under the deck and draw as many (ruling 60)."""

    id = "magician"
    rank = 3
    abilities = ("swap", "redraw")

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        if name == "redraw" and not turn.me.hand:
            return reason("hand-empty")
        return reason("deck-empty") if name == "redraw" and not turn.state.deck else None

    async def act(self, turn: "Turn", name: str) -> bool:
        return await (self._swap(turn) if name == "swap" else self._redraw(turn))

    async def _swap(self, turn: "Turn") -> bool:
        other = await turn.may_choose_seat("swap", turn.others())
        if other is None:
            return False
        turn.swap_hands(turn.seat, other, self.id)
        return True

    async def _redraw(self, turn: "Turn") -> bool:
        cards = await turn.choose_cards("redraw", turn.me.hand, self.id, least=0, most=len(turn.me.hand))
        if not cards:
            return False
        turn.discard_cards(turn.seat, cards, self.id)
        turn.draw_cards(turn.seat, len(cards), self.id)
        return True
