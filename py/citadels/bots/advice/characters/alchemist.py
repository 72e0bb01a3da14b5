"""Gives advice about the Alchemist."""

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Alchemist(CharacterAdvice):
    """Gets the gold of its builds back: the more expensive the build, the better."""

    id = "alchemist"
    base = 1.2
    price_felt = 0.1
    suits = "builder"

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + (0.6 * min(seat.gold + 2, 6) if seat.hand else 0.0)

    def draft(self, look: Outlook) -> float:
        costs = [look.district(card).cost for card in look.wanted]
        payable = [cost for cost in costs if cost <= look.me.gold + 2]
        return self.base + 0.9 * max(payable, default=0)
