"""Rank 6: Merchant, Alchemist, Trader."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Merchant(Advice):
    """One more gold, and the traders'."""

    id = "merchant"
    base = 3.0


class Alchemist(Advice):
    """Builds as it were for nothing: the dearer the better."""

    id = "alchemist"
    base = 1.2

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + (0.6 * min(seat.gold + 2, 6) if seat.hand else 0.0)

    def draft(self, look: Outlook) -> float:
        costs = [look.fact(card).cost for card in look.wanted]
        payable = [cost for cost in costs if cost <= look.me.gold + 2]
        return self.base + 0.9 * max(payable, default=0)


class Trader(Advice):
    """The traders' gold, and all of them built at once."""

    id = "trader"
    base = 2.0

    def draft(self, look: Outlook) -> float:
        trade = sum(look.fact(card).type == "trade" for card in look.wanted)
        return self.worth(look, look.me) + 0.6 * max(trade - 1, 0)


ADVICE = (Merchant, Alchemist, Trader)
ABILITIES: dict[str, AbilityScorer] = {"bonus_gold": at_once}
ASKS: dict[str, Scorer] = {}
