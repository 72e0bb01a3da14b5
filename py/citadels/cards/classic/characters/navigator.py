"""The Navigator."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Navigator(Character):
    """Take four gold or four cards after gathering; you cannot build anything (rulings 2, 83)."""

    id = "navigator"
    rank = 7
    build_limit = 0
    builds = False

    def actions(self, turn: "Turn") -> Iterable[str]:
        if not turn.turn.gathered:
            return ()
        return ("four_gold", "four_cards") if turn.state.deck else ("four_gold",)

    async def act(self, turn: "Turn", name: str) -> bool:
        if name == "four_gold":
            turn.gain_gold(turn.seat, 4, self.id)
        else:
            turn.draw_cards(turn.seat, 4, self.id)
        return True
