from typing import TYPE_CHECKING

from citadels.cards.api import District, option

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class BellTower(District):
    """When you build it you may announce that seven districts complete a city (rulings 136 to 138)."""

    id = "bell_tower"
    cost = 5
    announces = 7

    async def built(self, turn: "Turn") -> None:
        if turn.state.city_size <= self.announces:
            return
        if await turn.ask(
            turn.seat, "bell", {option("ring", size=self.announces): True, "stay_silent": False}, self.id
        ):
            turn.change_city_size(self.announces, self.id)

    def removed(self, table: "Table") -> None:
        if table.state.city_size != table.rules.city_size:
            table.change_city_size(table.rules.city_size, self.id)
