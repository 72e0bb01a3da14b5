from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.model.state import Built


class HauntedQuarter(District):
    """Counts as any type you like when scores are counted (rulings 112 to 114)."""

    id = "haunted_quarter"
    cost = 2

    def any_type(self, table: "Table", built: "Built") -> bool:
        return True
