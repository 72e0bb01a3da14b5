from typing import TYPE_CHECKING

from citadels.cards.api import District, Payment, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn
    from citadels.engine.turn_queries import TurnQueries


class ThievesDen(District):
    """Pay some or all of its price with cards of your hand, one for each gold (ruling 129)."""

    id = "thieves_den"
    cost = 6
    paid_otherwise = "cards"

    def lacks(self, turn: "TurnQueries", price: int) -> int:
        return price - turn.me.gold - (len(turn.me.hand) - 1)

    async def pay(self, turn: "Turn", price: int) -> Payment | None:
        cards = await turn.may_choose_split(price, len(turn.me.hand) - 1, self.id)
        if cards is None:
            return None
        for _ in range(cards):
            own = turn.me.hand[:]
            own.remove(self.id)
            card = await turn.choose_card(
                "payment_cards", own, self.id, why_not=lambda _: reason("being-built")
            )
            turn.discard_cards(turn.seat, [card], self.id)
        turn.pay_gold(turn.seat, price - cards, self.id)
        return Payment(price - cards)
