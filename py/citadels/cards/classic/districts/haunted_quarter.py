from typing import TYPE_CHECKING

from citadels.cards.districts import haunted_quarter

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.model.state import Built


class HauntedQuarter(haunted_quarter.HauntedQuarter):
    """Counts as any type you like when scores are counted, unless built in the last round (ruling 113)."""

    def any_type(self, table: "Table", built: "Built") -> bool:
        return built.round < table.state.round
