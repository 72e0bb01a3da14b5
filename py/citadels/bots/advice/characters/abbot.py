"""Gives advice about the Abbot."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.cards import fresh, gold_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _mix(look: Outlook, option: Option) -> float:
    """Score a mix of gold and cards: mostly gold, and cards for an empty hand."""
    return 1.6 * gold_worth(look) * option.number("gold") + fresh(look, option.number("cards"))


def _whose_coin(look: Outlook, option: Option) -> float:
    return look.menace(look.view.seats[option.number("seat", look.seat)])


class Abbot(CharacterAdvice):
    """Brings gold or cards for religious districts, and a gold from a richer seat."""

    id = "abbot"
    base = 1.2
    suits = "builder"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"tithe": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"mix": _mix, "tithe": _whose_coin}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        richest = all(seat.gold >= other.gold for other in look.view.seats)
        return super().worth(look, seat) + (0.0 if richest else 0.9)
