"""The Warlord of the classic edition."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character, Target, option

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Warlord(Character):
    """To end your turn, destroy a district for one gold less than its cost (rulings 2, 86 to 88, 132).

    Military districts pay gold.
    """

    id = "warlord"
    rank = 8
    income = "military"

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("destroy",) if turn.turn.gathered and self._targets(turn) else ()

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district("destroy", self._targets(turn), self.id)
        if target is None:
            return False
        card = turn.player(target.seat).city[target.at].card
        turn.pay_gold(turn.seat, target.cost, self.id)
        turn.destroy_district(target.seat, target.at, turn.seat, target.cost, self.id)
        await self._offer_ruin(turn, card)
        await turn.end()
        return True

    async def _offer_ruin(self, turn: "Turn", card: str) -> None:
        """Let the owner of the Graveyard buy what was destroyed."""
        for seat in turn.others():
            for digger in turn.with_power(seat, "digs"):
                if turn.player(seat).gold:
                    options = {option("rescue", card=card): True, "let_pass": False}
                    if await turn.ask(seat, "rescue", options, digger.id):
                        turn.pay_gold(seat, 1, digger.id)
                        turn.rescue_card(seat, card, digger.id)

    def _targets(self, turn: "Turn") -> list[Target]:
        """Return every district that can be destroyed now, with the price: its cost less one."""
        cheaper = [target._replace(cost=target.cost - 1) for target in turn.rank8_targets()]
        return [target for target in cheaper if target.cost <= turn.me.gold]
