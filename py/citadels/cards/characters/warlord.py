"""The Warlord."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character, Target

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Warlord(Character):
    """Destroy a district for one gold less than its cost; military districts pay gold (rulings 86 to 88)."""

    id = "warlord"
    rank = 8
    income = "military"
    discount = 1

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("destroy",) if self._targets(turn) else ()

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district("destroy", self._targets(turn), self.id)
        if target is None:
            return False
        await turn.destroy(target, self.id)
        return True

    def _targets(self, turn: "Turn") -> "list[Target]":
        """Return every district that can be destroyed now, with the price: its cost less the discount."""
        cheaper = [target._replace(cost=target.cost - self.discount) for target in turn.rank8_targets()]
        return [target for target in cheaper if target.cost <= turn.me.gold]
