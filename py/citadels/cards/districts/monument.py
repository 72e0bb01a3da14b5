from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table


class Monument(District):
    """Can be built while you have at most four districts; counts as two when your city is completed (ruling 117)."""

    id = "monument"
    cost = 4
    size = 2
    barred = "city-grown"

    def allowed(self, table: "Table", seat: int) -> bool:
        return len(table.player(seat).city) <= 4
