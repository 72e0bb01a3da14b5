"""The Thieves' Den."""

from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class ThievesDen(District):
    """Pay some or all of its price with cards of your hand, one for each gold (ruling 129)."""

    id = "thieves_den"
    cost = 6

    def affordable(self, turn: "Turn", price: int) -> bool:
        return turn.me.gold + len(turn.me.hand) - 1 >= price

    async def pay(self, turn: "Turn", price: int) -> int | None:
        cards = await turn.choose_split(price, len(turn.me.hand) - 1, self.id)
        if cards is None:
            return None
        for _ in range(cards):
            own = turn.me.hand[:]
            own.remove(self.id)
            card = await turn.choose_card("payment_cards", own, self.id)
            turn.discard_cards(turn.seat, [card], self.id)
        turn.pay_gold(turn.seat, price - cards, self.id)
        return price - cards
