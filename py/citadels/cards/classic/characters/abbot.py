from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Abbot(Character):
    """Religious districts pay gold; the single richest player gives you a gold (rulings 75, 76)."""

    id = "abbot"
    rank = 5
    income = "religious"
    abilities = ("tithe",)

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._richest(turn) is not None else reason("no-richest")

    async def act(self, turn: "Turn", name: str) -> bool:
        richest = self._richest(turn)
        if richest is None:
            return False
        turn.move_gold(richest, turn.seat, 1, self.id)
        return True

    def _richest(self, turn: "Turn") -> int | None:
        """Return the one seat with the most gold; None on any tie, or if that is the Abbot's."""
        seats = turn.clockwise(turn.seat)
        most = max(turn.player(seat).gold for seat in seats)
        rich = [seat for seat in seats if turn.player(seat).gold == most]
        return rich[0] if len(rich) == 1 and rich[0] != turn.seat else None
