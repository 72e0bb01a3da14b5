"""The Lighthouse."""

from typing import TYPE_CHECKING

from citadels.cards.api import District, option

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Lighthouse(District):
    """When you build it, look through the deck, take a card of your choice and shuffle the rest."""

    id = "lighthouse"
    cost = 3

    async def built(self, turn: "Turn") -> None:
        cards = turn.lift_cards(len(turn.state.deck))
        if not cards:
            return
        options = {option("card", card=card): card for card in sorted(cards)}
        kept = await turn.ask(turn.seat, "search", options, self.id)
        cards.remove(kept)
        turn.keep_cards(turn.seat, [kept], cards, self.id)
        turn.state.chance.shuffle(turn.state.deck)
