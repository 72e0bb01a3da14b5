from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table


class ThroneRoom(District):
    """Take a gold whenever the crown goes to another player (ruling 141)."""

    id = "throne_room"
    cost = 6

    def crown_passed(self, table: "Table", seat: int) -> None:
        table.gain_gold(seat, 1, self.id)
