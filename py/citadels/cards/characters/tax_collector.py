from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class TaxCollector(Character):
    """Everybody else puts a gold on the token after each build; take it all in your turn (rulings 101, 102)."""

    id = "tax_collector"
    rank = 9
    abilities = ("collect_tax",)

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if turn.state.tax else reason("no-taxes")

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.collect_tax(turn.seat, self.id)
        return True

    def any_built(self, turn: "Turn", builder: int) -> None:
        if turn.character.id != self.id or builder != turn.seat:
            turn.pay_tax(builder, self.id)
