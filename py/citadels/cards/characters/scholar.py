from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Scholar(Character):
    """Draw seven cards, keep one and shuffle the others into the deck; build up to two districts (ruling 19)."""

    id = "scholar"
    rank = 7
    abilities = ("study",)
    build_limit = 2

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if turn.state.deck else reason("deck-empty")

    async def act(self, turn: "Turn", name: str) -> bool:
        cards = turn.lift_cards(7)
        turn.tell_cards("cards_drawn", self.id, turn.seat, cards, 0, reveals=True)
        kept = await turn.choose_card("study", cards, self.id)
        cards.remove(kept)
        turn.keep_cards(turn.seat, [kept], cards, self.id)
        turn.shuffle_deck()
        return True
