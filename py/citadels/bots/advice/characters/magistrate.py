"""Gives advice about the Magistrate."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.cards import gold_worth, worth_in_city
from citadels.bots.guess import expected, holding_odds
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _warrant(look: Outlook, option: Option) -> float:
    """Score a warrant on a character: by the cost of what its holder can build."""
    name = option.word("character")
    builds = 1.0 if look.role(name).build_limit else 0.0

    def worth(seat: SeatView) -> float:
        return builds * (min(seat.gold + 2, 6) * (1.0 if seat.hand else 0.4) + look.menace(seat))

    return expected(look, name, holding_odds(look), worth)


def _confiscate(look: Outlook, option: Option) -> float:
    """Score confiscating: the district and the gold that it saves; 0 for letting it pass."""
    if option.verb != "confiscate":
        return 0.0
    return worth_in_city(look, option.word("card")) + gold_worth(look)


class Magistrate(CharacterAdvice):
    """Brings a free district if the character with the signed warrant builds."""

    id = "magistrate"
    base = 2.2
    fetches = 6.0
    abilities: ClassVar[dict[str, AbilityScorer]] = {"warrant": at_once}
    asks: ClassVar[dict[str, Scorer]] = {
        "warrant_signed": _warrant,
        "warrant_blank": _warrant,
        "confiscate": _confiscate,
    }
    whims: ClassVar[dict[str, float]] = {"warrant_signed": 0.3}

    def danger(self, look: Outlook) -> float:
        return 0.15 * look.me.gold
