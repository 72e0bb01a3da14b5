from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Lighthouse(District):
    """When you build it, look through the deck, take a card of your choice and shuffle the rest."""

    id = "lighthouse"
    cost = 3

    async def built(self, turn: "Turn") -> None:
        found = sorted(set(turn.state.deck))
        if not found:
            return
        kept = await turn.choose_card("search", found, self.id, reveals=True)
        rest = turn.lift_cards(len(turn.state.deck))
        rest.remove(kept)
        turn.keep_cards(turn.seat, [kept], rest, self.id)
        turn.shuffle_deck()
