from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class Queen(Character):
    """Take three gold if you sit beside the player who revealed rank 4 (rulings 96 to 98).

    If that character was killed, you are paid when the round ends and it is unmasked.
    """

    id = "queen"
    rank = 9
    abilities = ("court",)
    min_players = 5

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._beside(turn, turn.seat, killed=False) else reason("court-afar")

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.gain_gold(turn.seat, 3, self.id)
        return True

    async def round_ended(self, table: "Table", seat: int) -> None:
        if self._beside(table, seat, killed=True):
            table.gain_gold(seat, 3, self.id)

    def _beside(self, table: "Table", seat: int, *, killed: bool) -> bool:
        """Whether a neighbour of ``seat`` has shown the character of rank 4, ``killed`` or not."""
        around, state, ranks = table.clockwise(seat), table.state, table.rules.characters
        royal = [who for who in state.revealed if ranks[who.character].rank == 4]
        shown = [who.seat for who in royal if (who.character in state.absent) == killed]
        return any(royal_seat in (around[1], around[-1]) for royal_seat in shown)
