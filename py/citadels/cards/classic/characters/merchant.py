"""The Merchant."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Merchant(Character):
    """Take one gold more after gathering; trade districts pay gold (rulings 2, 79)."""

    id = "merchant"
    rank = 6
    income = "trade"

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("bonus_gold",) if turn.turn.gathered else ()

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.gain_gold(turn.seat, 1, self.id)
        return True
