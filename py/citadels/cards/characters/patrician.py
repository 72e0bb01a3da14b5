from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class Patrician(Character):
    """Take the crown; noble districts pay cards. Killed, he leaves the crown to his heir (ruling 66)."""

    id = "patrician"
    rank = 4
    income = "noble"
    income_in = "cards"
    takes_crown = True

    async def turn_started(self, turn: "Turn") -> None:
        turn.move_crown(turn.progress.owner, self.id)

    async def collect(self, turn: "Turn", count: int) -> None:
        turn.draw_cards(turn.seat, count, self.id)

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        table.reveal(self.id, seat, seat)
        table.move_crown(seat, self.id)
