from typing import TYPE_CHECKING

from citadels.cards.api import ROBBED, Character

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn
    from citadels.model.state import Mark


class Thief(Character):
    """Name a character: when it is revealed, take all its gold (rulings 51 to 53)."""

    id = "thief"
    rank = 2
    abilities = ("rob",)
    token_robs = True

    async def act(self, turn: "Turn", name: str) -> bool:
        victim = await turn.may_choose_character("rob", turn.safe_targets(), turn.why_protected)
        if victim is None:
            return False
        turn.put_mark("rob", victim, turn.seat, self.id)
        return True

    async def marked_revealed(self, table: "Table", mark: "Mark", seat: int) -> None:
        table.move_gold(seat, mark.by, table.player(seat).gold, self.id, why=ROBBED)
