from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Merchant(Character):
    """Take one gold more; trade districts pay gold (ruling 79)."""

    id = "merchant"
    rank = 6
    income = "trade"
    abilities = ("bonus_gold",)
    bonus_gold = 1

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.gain_gold(turn.seat, self.bonus_gold, self.id)
        return True
