"""The Scholar."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Scholar(Character):
    """Draw seven cards, keep one and shuffle the others into the deck; build up to two districts (ruling 19)."""

    id = "scholar"
    rank = 7
    build_limit = 2

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("study",) if turn.state.deck else ()

    async def act(self, turn: "Turn", name: str) -> bool:
        cards = turn.lift_cards(7)
        turn.tell_cards("cards_drawn", self.id, turn.seat, cards, reveals=True)
        kept = await turn.choose_card("study", cards, self.id)
        cards.remove(kept)
        turn.keep_cards(turn.seat, [kept], cards, self.id)
        turn.shuffle_deck()
        return True
