from typing import TYPE_CHECKING

from citadels.cards.api import District, Hints, Stake, Stakes

if TYPE_CHECKING:
    from citadels.engine.table import Table


class BallRoom(District):
    """While you have the crown, called players must thank you or lose their turn (ruling 139)."""

    id = "ball_room"
    cost = 6

    async def other_answered(self, table: "Table", seat: int, other: int) -> bool:
        if table.state.crown != seat:
            return False
        answers = {"thank": True, "stay_silent": False}
        if await table.ask(other, "thanks", answers, self.id, hints=self._loss):
            return False
        table.lose_turn(other, seat, self.id)
        return True

    def _loss(self) -> Hints:
        return Hints(stakes={"stay_silent": Stakes(loses=[Stake("turn", 1)])})
