"""Gives advice about the Spy."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option

LIKELY_TYPES = {"trade": 2.0, "unique": 1.4, "noble": 1.2, "religious": 1.1, "military": 1.1}
"""How likely each type is in a hand, compared with others: roughly as in the deck."""


def _whom(look: Outlook, option: Option) -> float:
    """Score spying on a seat: good if it has many cards and gold."""
    if "seat" not in option.args:
        return 0.0
    seat = look.view.seats[option.number("seat")]
    found = 0.3 * seat.hand
    return found + min(found, seat.gold) + 0.3 * look.menace(seat)


def _which_type(_look: Outlook, option: Option) -> float:
    return LIKELY_TYPES.get(option.word("type"), 1.0)


class Spy(CharacterAdvice):
    """Is good if another seat has many cards and gold."""

    id = "spy"
    base = 1.2
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"spy": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"spy": _whom, "spy_type": _which_type}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        others = [other for other in look.view.seats if other is not seat]
        return self.base + max(0.35 * other.hand + 0.25 * min(other.gold, 4) for other in others)
