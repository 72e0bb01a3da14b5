"""The Ball Room."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table


class BallRoom(District):
    """While you have the crown, called players must thank you or lose their turn (ruling 139)."""

    id = "ball_room"
    cost = 6

    async def other_answered(self, table: "Table", seat: int, other: int) -> bool:
        if table.state.crown != seat:
            return False
        if await table.ask(other, "thanks", {"thank": True, "stay_silent": False}, self.id):
            return False
        table.tell("turn_lost", self.id, {"seat": other}, {})
        return True
