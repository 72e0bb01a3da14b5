"""Rank 9: Queen, Artist, Tax Collector."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Queen(Advice):
    """Three gold if a neighbour plays rank 4."""

    id = "queen"
    base = 1.6


class Artist(Advice):
    """A point for a gold, twice."""

    id = "artist"
    base = 1.2

    def worth(self, look: Outlook, seat: SeatView) -> float:
        plain = sum(not built.coins for built in seat.city)
        return self.base + 0.6 * min(plain, 2) * (seat.gold >= 2)


class TaxCollector(Advice):
    """What lies on the token."""

    id = "tax_collector"
    base = 2.2


ADVICE = (Queen, Artist, TaxCollector)
ABILITIES: dict[str, AbilityScorer] = {}
ASKS: dict[str, Scorer] = {}
