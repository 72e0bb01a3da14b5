from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, District, Payment, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Framework(District):
    """Give it up to build a district without paying (rulings 109, 110)."""

    id = "framework"
    cost = 3

    def unusable(self, turn: "Turn") -> BlockReason | None:
        return None if self._wanted(turn) else reason("no-build")

    def _wanted(self, turn: "Turn") -> list[str]:
        hand = dict.fromkeys(turn.me.hand)
        return [name for name in hand if turn.permitted(name) and turn.within_limit(name)]

    async def use(self, turn: "Turn", at: int) -> bool:
        name = await turn.may_choose_card(
            "framework",
            self._wanted(turn),
            self.id,
            lambda name: turn.why_not_free(name) or reason("gather-first"),
        )
        if name is None:
            return False
        turn.sacrifice_district(turn.seat, self.id, self.id)
        return await turn.build(turn.rules.districts[name], payment=Payment(0, paid=False))
