from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table


class Hospital(District):
    """Killed, you may still gather, and nothing else (rulings 134, 135)."""

    id = "hospital"
    cost = 6

    async def owner_silenced(self, table: "Table", seat: int, character: str) -> bool:
        table.reveal(character, seat, seat)
        table.begin_turn(character, seat, only_gathers=True)
        return True
