"""The Framework."""

from typing import TYPE_CHECKING

from citadels.cards.api import District, Payment

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Framework(District):
    """Give it up to build a district without paying (rulings 109, 110)."""

    id = "framework"
    cost = 3

    def usable(self, turn: "Turn") -> bool:
        return bool(self._wanted(turn))

    def _wanted(self, turn: "Turn") -> list[str]:
        hand = dict.fromkeys(turn.me.hand)
        return [name for name in hand if turn.permitted(name) and turn.within_limit(name)]

    async def use(self, turn: "Turn", at: int) -> bool:
        name = await turn.may_choose_card("framework", self._wanted(turn), self.id)
        if name is None:
            return False
        turn.sacrifice_district(turn.seat, self.id, self.id)
        return await turn.build(turn.rules.districts[name], payment=Payment(0, paid=False))
