"""Gives advice about the Artist."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.cards import gold_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _beautify(look: Outlook) -> float:
    """Return the urgency of a coin on a district: it is a point and makes attacks dearer, but building comes first."""
    spare = look.me.gold >= 4 or not look.wanted or look.rounds_left <= 1
    return 0.3 if spare and gold_worth(look) < 1 else -1.0


def _which(look: Outlook, option: Option) -> float:
    """Score the district for a coin: an expensive one, and by the points that other districts give for its cost."""
    cost = look.me.city[option.number("at")].cost
    scoring = look.with_power(look.me, "points_for")
    odd = sum(card.points_for(cost + 1) - card.points_for(cost) for card in scoring)
    return 1.0 + odd + 0.1 * cost


class Artist(CharacterAdvice):
    """Buys up to two points for a gold each."""

    id = "artist"
    base = 1.0
    abilities: ClassVar[dict[str, AbilityScorer]] = {"beautify": _beautify}
    asks: ClassVar[dict[str, Scorer]] = {"beautify": _which}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        plain = sum(not built.coins for built in seat.city)
        return self.base + 0.4 * min(plain, 2, max(seat.gold, 0))
