from typing import TYPE_CHECKING

from citadels.cards.api import District, Payment, missing, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn
    from citadels.engine.turn_queries import TurnQueries


class Necropolis(District):
    """You may pay for it by destroying a district of yours (rulings 41, 119)."""

    id = "necropolis"
    cost = 5
    paid_otherwise = "district"

    def lacks(self, turn: "TurnQueries", price: int) -> int:
        return 0 if turn.me.city else price - turn.me.gold

    async def pay(self, turn: "Turn", price: int) -> Payment | None:
        options: dict[str, int | None] = {}
        if turn.me.gold >= price:
            options[option("pay", gold=price, cards=0)] = None
        for at, built in enumerate(turn.me.city):
            options[option("sacrifice", seat=turn.seat, at=at, card=built.card)] = at
        at = await self._ask(turn, options | {"cancel": -1}, price) if turn.me.city else None
        if at == -1:
            return None
        if at is not None:
            turn.destroy_district(turn.seat, at, turn.seat, 0, self.id)
            return Payment(0, paid=False)
        turn.pay_gold(turn.seat, price, self.id)
        return Payment(price)

    async def _ask(self, turn: "Turn", options: dict[str, int | None], price: int) -> int | None:
        gold = option("pay", gold=price, cards=0)
        short = missing(options, lambda: [(gold, reason("short", gold=price - turn.me.gold))])
        return await turn.ask(turn.seat, "payment", options, self.id, hints=short)
