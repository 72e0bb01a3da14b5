from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, Target, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Warlord(Character):
    """Destroy a district for one gold less than its cost; military districts pay gold (rulings 86 to 88)."""

    id = "warlord"
    rank = 8
    income = "military"
    abilities = ("destroy",)
    discount = 1

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._targets(turn) else reason("no-target")

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district(
            "destroy", self._targets(turn), self.id, lambda: self._others(turn)
        )
        if target is None:
            return False
        await turn.destroy(target, self.id)
        return True

    def _others(self, turn: "Turn") -> "Iterator[tuple[Target, BlockReason]]":
        for target, why in turn.rank8_barred():
            yield self._cheaper(target), why
        for target in map(self._cheaper, turn.rank8_targets()):
            yield target, reason("short", gold=target.cost - turn.me.gold)

    def _cheaper(self, target: "Target") -> "Target":
        return target._replace(cost=target.cost - self.discount)

    def _targets(self, turn: "Turn") -> "list[Target]":
        """Return every district that can be destroyed now, with the price: its cost less the discount."""
        cheaper = [self._cheaper(target) for target in turn.rank8_targets()]
        return [target for target in cheaper if target.cost <= turn.me.gold]
