"""The Wizard."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import ANY_NUMBER, Character, option

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Wizard(Character):
    """Look at a hand and take one card of it: keep it, or pay for it and build it at once, outside the limit.

    At any moment of your turn, before gathering too. You may build districts that your city already has this turn
    (rulings 5, 61 to 63).
    """

    id = "wizard"
    rank = 3
    alike = ANY_NUMBER

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("take_card",) if self._targets(turn) else ()

    def _targets(self, turn: "Turn") -> list[int]:
        return [seat for seat in turn.others() if turn.player(seat).hand]

    async def act(self, turn: "Turn", name: str) -> bool:
        seat = await turn.may_choose_seat("wizard", self._targets(turn))
        if seat is None:
            return False
        turn.show_hand(seat, turn.seat, self.id)
        card = await turn.choose_card("wizard_card", sorted(turn.player(seat).hand), self.id)
        turn.give_card(seat, turn.seat, card, self.id)
        await self._build(turn, card)
        return True

    async def _build(self, turn: "Turn", card: str) -> None:
        """Offer to build ``card``; ask even where it cannot be built, or the pause would tell what it is."""
        can = turn.may_build(card) and turn.affordable(card)
        options = (
            {option("build", card=card, cost=turn.price(turn.rules.districts[card])): True} if can else {}
        )
        if await turn.ask(turn.seat, "wizard_build", options | {"keep": False}, self.id):
            await turn.build(turn.rules.districts[card], limited=False)
