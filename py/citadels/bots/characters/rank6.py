"""Rank 6: Merchant, Alchemist, Trader."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Merchant(Advice):
    """One more gold, and the traders'."""

    id = "merchant"
    base = 3.0


class Alchemist(Advice):
    """Builds as it were for nothing: the dearer the better."""

    id = "alchemist"
    base = 1.0

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + (0.55 * min(seat.gold + 2, 6) if seat.hand else 0.0)


class Trader(Advice):
    """The traders' gold, and all of them built at once."""

    id = "trader"
    base = 1.4

    def draft(self, look: Outlook) -> float:
        trade = sum(look.fact(card).type == "trade" for card in look.wanted)
        return self.worth(look, look.me) + 0.6 * max(trade - 1, 0)


def _at_once(_look: Outlook) -> float:
    """Free gold comes first."""
    return 85.0


ADVICE = (Merchant, Alchemist, Trader)
ABILITIES: dict[str, AbilityScorer] = {"bonus_gold": _at_once}
ASKS: dict[str, Scorer] = {}
