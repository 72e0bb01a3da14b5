"""The Architect."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Architect(Character):
    """Draw two cards more after gathering; build up to three districts (rulings 2, 84, 85)."""

    id = "architect"
    rank = 7
    build_limit = 3

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("bonus_cards",) if turn.turn.gathered and turn.state.deck else ()

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.draw_cards(turn.seat, 2, self.id)
        return True
