"""The Marshal."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character, Target

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Marshal(Character):
    """Take a district of another player that costs three or less, paying its cost to the owner (rulings 93, 94).

    Military districts pay gold.
    """

    id = "marshal"
    rank = 8
    income = "military"
    reach = 3

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("seize",) if self._targets(turn) else ()

    def _targets(self, turn: "Turn") -> "list[Target]":
        targets: list[Target] = []
        for target in turn.rank8_targets():
            built = turn.player(target.seat).city[target.at]
            small = turn.cost(built) <= self.reach and target.cost <= turn.me.gold
            if target.seat != turn.seat and small and not turn.in_city(turn.seat, built.card):
                targets.append(target)
        return targets

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district("seize", self._targets(turn), self.id)
        if target is None:
            return False
        extra = turn.surcharge(target)
        turn.move_gold(turn.seat, target.seat, target.cost - extra, self.id)
        turn.pay_gold(turn.seat, extra, self.id)
        turn.seize_district(target, turn.seat, self.id)
        return True
