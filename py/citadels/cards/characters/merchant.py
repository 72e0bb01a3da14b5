"""The Merchant."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Merchant(Character):
    """Take one gold more; trade districts pay gold (ruling 79)."""

    id = "merchant"
    rank = 6
    income = "trade"
    bonus_gold = 1

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("bonus_gold",)

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.gain_gold(turn.seat, self.bonus_gold, self.id)
        return True
