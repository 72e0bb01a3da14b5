from typing import TYPE_CHECKING

from citadels.cards.api import TAXED, Character

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class TaxCollector(Character):
    """A seat that builds pays you a gold at the end of the turn (rulings 35, 39, 101, 102).

    An Assassin who has built pays when you are revealed.
    """

    id = "tax_collector"
    rank = 2

    async def turn_started(self, turn: "Turn") -> None:
        for seat in turn.others():
            if seat in turn.state.builders:
                self._pay(turn, seat, turn.seat)

    def any_turn_ended(self, turn: "Turn") -> None:
        collectors = [who.player for who in turn.state.revealed if who.character == self.id]
        if collectors and self.id not in turn.state.absent and turn.used("built"):
            self._pay(turn, turn.seat, collectors[0])

    def _pay(self, table: "Table", seat: int, collector: int) -> None:
        """Move the tax, if there is a coin to take."""
        table.move_gold(seat, collector, min(table.player(seat).gold, 1), self.id, why=TAXED)
