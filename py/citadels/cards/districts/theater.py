from typing import TYPE_CHECKING

from citadels.cards.api import District, option

if TYPE_CHECKING:
    from citadels.engine.table import Table


class Theater(District):
    """After the draft you may swap your character unseen with that of another player (rulings 127, 128)."""

    id = "theater"
    cost = 6

    async def selection_ended(self, table: "Table", seat: int) -> None:
        options: dict[str, int | None] = {option("seat", seat=n): n for n in table.clockwise(seat)[1:]}
        other = await table.ask(seat, "theater", options | {"cancel": None}, self.id)
        if other is None:
            return
        mine = table.player(seat).drafted
        given = mine[0]
        if len(mine) > 1:
            choices = {option("name", character=name): name for name in mine}
            given = await table.ask(seat, "theater_give", choices, self.id)
        taken = table.state.chance.pick(sorted(table.player(other).drafted))
        table.swap_characters(seat, given, other, taken, self.id)
