from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn
    from citadels.model.state import Mark


class Assassin(Character):
    """Name another character: it stays silent when called and loses its turn (rulings 22, 23)."""

    id = "assassin"
    rank = 1
    abilities = ("kill",)
    token_protects = True

    async def act(self, turn: "Turn", name: str) -> bool:
        victim = await turn.may_choose_character("kill", turn.others_in_play())
        if victim is None:
            return False
        turn.put_mark("kill", victim, turn.seat, self.id)
        return True

    async def marked_called(self, table: "Table", mark: "Mark", seat: int) -> bool:
        return True
