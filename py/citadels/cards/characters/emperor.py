from typing import TYPE_CHECKING

from citadels.cards.api import Character, option, reason

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class Emperor(Character):
    """Give the crown to another player, who pays you a gold or a random card; noble districts pay gold.

    Killed, he still moves the crown when the round ends, unpaid (rulings 67 to 70).
    """

    id = "emperor"
    rank = 4
    income = "noble"
    abilities = ("crown",)
    min_players = 3
    compulsory = True

    async def act(self, turn: "Turn", name: str) -> bool:
        seat = await turn.may_choose_seat("crown", self._heirs(turn, turn.seat), lambda _: reason("crowned"))
        if seat is None:
            return False
        turn.move_crown(seat, self.id)
        payer = turn.player(seat)
        options = {option("take", what="gold"): True} if payer.gold else {}
        options |= {option("take", what="card"): False} if payer.hand else {}
        if not options:
            return True
        if await turn.ask_open(turn.seat, "crown_price", options, self.id):
            turn.move_gold(seat, turn.seat, 1, self.id)
        else:
            turn.give_card(seat, turn.seat, turn.state.chance.pick(sorted(payer.hand)), self.id)
        return True

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        table.reveal(self.id, seat, seat)
        options = {option("seat", seat=heir): heir for heir in self._heirs(table, seat)}
        table.move_crown(await table.ask_open(seat, "crown", options, self.id), self.id)

    def _heirs(self, table: "Table", seat: int) -> list[int]:
        """Return who may be crowned: neither the Emperor's player nor who has the crown."""
        return [other for other in table.clockwise(seat)[1:] if other != table.state.crown]
