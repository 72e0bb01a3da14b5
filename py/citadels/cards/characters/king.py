from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class King(Character):
    """Take the crown; noble districts pay gold. Killed, he leaves the crown to his heir (rulings 66, 71)."""

    id = "king"
    rank = 4
    income = "noble"
    takes_crown = True

    async def turn_started(self, turn: "Turn") -> None:
        turn.move_crown(turn.progress.owner, self.id)

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        table.reveal(self.id, seat, seat)
        table.move_crown(seat, self.id)
