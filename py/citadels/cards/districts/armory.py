from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, District, Target, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Armory(District):
    """Give it up to destroy any district, but none of a complete city (rulings 105 to 107)."""

    id = "armory"
    cost = 3

    def unusable(self, turn: "Turn") -> BlockReason | None:
        return None if self._targets(turn) else reason("no-target")

    def _targets(self, turn: "Turn") -> list[Target]:
        seats = range(turn.rules.seats)
        open_cities = [seat for seat in seats if self.into_completed or not turn.completed(seat)]
        spots = [(seat, at) for seat in open_cities for at in range(len(turn.player(seat).city))]
        spots = [(seat, at) for seat, at in spots if turn.player(seat).city[at].card != self.id]
        return [Target(seat, at, 0) for seat, at in spots]

    def _whole(self, turn: "Turn") -> Iterator[tuple[Target, BlockReason]]:
        if self.into_completed:
            return
        for seat in filter(turn.completed, range(turn.rules.seats)):
            for at in range(len(turn.player(seat).city)):
                yield Target(seat, at, 0), reason("complete")

    async def use(self, turn: "Turn", at: int) -> bool:
        target = await turn.may_choose_district(
            "armory", self._targets(turn), self.id, lambda: self._whole(turn)
        )
        if target is None:
            return False
        turn.destroy_district(target.seat, target.at, turn.seat, 0, self.id)
        turn.sacrifice_district(turn.seat, self.id, self.id)
        return True
