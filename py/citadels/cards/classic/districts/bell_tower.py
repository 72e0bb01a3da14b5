from typing import TYPE_CHECKING

from citadels.cards.api import District, option

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class BellTower(District):
    """When you build it you may announce that seven districts complete a city (rulings 136 to 138)."""

    id = "bell_tower"
    cost = 5

    async def built(self, turn: "Turn") -> None:
        if turn.state.city_size <= 7:
            return
        if await turn.ask(turn.seat, "bell", {option("ring", size=7): True, "stay_silent": False}, self.id):
            turn.change_city_size(7, self.id)

    def removed(self, table: "Table") -> None:
        if table.state.city_size != table.rules.city_size:
            table.change_city_size(table.rules.city_size, self.id)
