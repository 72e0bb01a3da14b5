from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, Target, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Marshal(Character):
    """Take a district of another player that costs three or less, paying its cost to the owner (rulings 93, 94).

    Military districts pay gold.
    """

    id = "marshal"
    rank = 8
    income = "military"
    abilities = ("seize",)
    reach = 3

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._targets(turn) else reason("no-target")

    def _targets(self, turn: "Turn") -> "list[Target]":
        targets: list[Target] = []
        for target in turn.rank8_targets():
            built = turn.player(target.seat).city[target.at]
            small = turn.cost(built) <= self.reach and target.cost <= turn.me.gold
            if target.seat != turn.seat and small and not turn.in_city(turn.seat, built.card):
                targets.append(target)
        return targets

    def _others(self, turn: "Turn") -> "Iterator[tuple[Target, BlockReason]]":
        barred = [(target, why) for target, why in turn.rank8_barred() if target.seat != turn.seat]
        yield from barred
        for target in turn.rank8_targets():
            built = turn.player(target.seat).city[target.at]
            if target.seat == turn.seat:
                continue
            if turn.cost(built) > self.reach:
                yield target, reason("too-dear", cost=self.reach)
            elif turn.in_city(turn.seat, built.card):
                yield target, reason("duplicate")
            else:
                yield target, reason("short", gold=target.cost - turn.me.gold)

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district(
            "seize", self._targets(turn), self.id, lambda: self._others(turn)
        )
        if target is None:
            return False
        extra = turn.surcharge(target)
        turn.move_gold(turn.seat, target.seat, target.cost - extra, self.id)
        turn.pay_gold(turn.seat, extra, self.id)
        turn.seize_district(target, turn.seat, self.id)
        return True
