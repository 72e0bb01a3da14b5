from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Architect(Character):
    """Draw two cards more; build up to three districts (rulings 84, 85)."""

    id = "architect"
    rank = 7
    abilities = ("bonus_cards",)
    build_limit = 3

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if turn.state.deck else reason("deck-empty")

    async def act(self, turn: "Turn", name: str) -> bool:
        turn.draw_cards(turn.seat, 2, self.id)
        return True
