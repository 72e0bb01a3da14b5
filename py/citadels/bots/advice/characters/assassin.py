"""Gives advice about the Assassin."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.guess import holding_odds, loss
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _kill(look: Outlook, option: Option) -> float:
    """Score killing a character: by what the viewer gains if it loses its turn."""
    return loss(look, option.word("character"), holding_odds(look))


class Assassin(CharacterAdvice):
    """Is good against a seat that is about to win, and keeps its own gold safe from the Thief."""

    id = "assassin"
    base = 1.1
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"kill": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"kill": _kill}
    whims: ClassVar[dict[str, float]] = {"kill": 0.3}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        others = [other for other in look.view.seats if other is not seat]
        near_end = min(look.left(other) for other in others) <= 2
        return self.base + (1.2 if near_end else 0.0) + 0.15 * min(seat.gold, 6)

    def draft(self, look: Outlook) -> float:
        return self.worth(look, look.me) + 0.25 * look.menace(look.best_rival)
