from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Alchemist(Character):
    """When your turn ends, take back the gold you paid for districts (rulings 80, 81)."""

    id = "alchemist"
    rank = 6

    async def turn_ended(self, turn: "Turn") -> None:
        turn.gain_gold(turn.seat, turn.progress.paid, self.id)
