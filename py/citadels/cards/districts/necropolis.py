"""The Necropolis."""

from typing import TYPE_CHECKING

from citadels.cards.api import District, Payment, option

if TYPE_CHECKING:
    from citadels.engine.acting import Acting
    from citadels.engine.turn import Turn


class Necropolis(District):
    """You may pay for it by destroying a district of yours (rulings 41, 119)."""

    id = "necropolis"
    cost = 5

    def affordable(self, turn: "Acting", price: int) -> bool:
        return turn.me.gold >= price or bool(turn.me.city)

    async def pay(self, turn: "Turn", price: int) -> Payment | None:
        options: dict[str, int | None] = {}
        if turn.me.gold >= price:
            options[option("pay", gold=price, cards=0)] = None
        for at, built in enumerate(turn.me.city):
            options[option("sacrifice", seat=turn.seat, at=at, card=built.card)] = at
        at = await turn.ask(turn.seat, "payment", options | {"cancel": -1}, self.id) if turn.me.city else None
        if at == -1:
            return None
        if at is not None:
            turn.destroy_district(turn.seat, at, turn.seat, 0, self.id)
            return Payment(0, paid=False)
        turn.pay_gold(turn.seat, price, self.id)
        return Payment(price)
