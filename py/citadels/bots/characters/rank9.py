"""Rank 9: Queen, Artist, Tax Collector (rank 2 in the classic edition)."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.cards import gold_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


class Queen(Advice):
    """Three gold if a neighbour plays rank 4."""

    id = "queen"
    base = 0.7

    def worth(self, look: Outlook, seat: SeatView) -> float:
        seats = look.view.seats
        beside = (seats[seat.seat - 1], seats[(seat.seat + 1) % len(seats)])
        royal = sum(0.4 + 0.35 * look.income(other, "noble") for other in beside)
        return self.base + min(royal, 2.0)


class Artist(Advice):
    """A point for a gold, twice."""

    id = "artist"
    base = 1.0

    def worth(self, look: Outlook, seat: SeatView) -> float:
        plain = sum(not built.coins for built in seat.city)
        return self.base + 0.4 * min(plain, 2, max(seat.gold, 0))


class TaxCollector(Advice):
    """What lies on the token, and what the others' builds will still put there."""

    id = "tax_collector"
    base = 1.6

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + 0.9 * look.view.tax


def _beautify(look: Outlook) -> float:
    """A coin is a point, and the soldiers' price: after building, with gold to spare."""
    spare = look.me.gold >= 4 or not look.wanted or look.rounds_left <= 1
    return 0.3 if spare and gold_worth(look) < 1 else -1.0


def _beauty(look: Outlook, option: OptionView) -> float:
    """Coins on what is dear already, and for a Basilica on what is even."""
    cost = look.me.city[int(option.args["at"])].cost
    odd = (1.0 if cost % 2 == 0 else -1.0) if look.mine("basilica") else 0.0
    return 1.0 + odd + 0.1 * cost


ADVICE = (Queen, Artist, TaxCollector)
ABILITIES: dict[str, AbilityScorer] = {"court": at_once, "beautify": _beautify, "collect_tax": at_once}
ASKS: dict[str, Scorer] = {"beautify": _beauty}
