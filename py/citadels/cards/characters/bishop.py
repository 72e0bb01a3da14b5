"""The Bishop."""

from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.table import Table


class Bishop(Character):
    """Rank 8 cannot touch your districts this round; religious districts pay gold (rulings 73, 74)."""

    id = "bishop"
    rank = 5
    income = "religious"

    def shields(self, table: "Table", seat: int) -> bool:
        return True
