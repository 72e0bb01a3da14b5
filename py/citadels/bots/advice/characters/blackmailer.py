"""Gives advice about the Blackmailer."""

from typing import ClassVar

from citadels.bots.advice.base import NEVER, AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.outlook import Outlook
from citadels.bots.robbing import loot, rob
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _threaten(look: Outlook, option: Option) -> float:
    """Score threatening a character like robbing it; never the own one: that token takes nothing."""
    return NEVER if option.word("character") == look.character else rob(look, option)


def _bribe(look: Outlook, option: Option) -> float:
    """Score paying the bribe: a threat is real half the time, and then it takes all gold."""
    if option.verb == "bribe":
        return -float(option.number("gold"))
    return -0.5 * look.me.gold


def _unmask(look: Outlook, option: Option) -> float:
    """Score unmasking: the real threat is unmasked, a blank one stays secret."""
    called = look.view.turn.character if look.view.turn is not None else ""
    real = any(mark.real for mark in look.view.marks if mark.kind == "threat" and mark.character == called)
    return 1.0 if (option.verb == "unmask") == real else 0.0


class Blackmailer(CharacterAdvice):
    """Is worth more the more gold the others have."""

    id = "blackmailer"
    base = 1.3
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"threaten": at_once}
    asks: ClassVar[dict[str, Scorer]] = {
        "threat_real": _threaten,
        "threat_blank": _threaten,
        "bribe": _bribe,
        "unmask": _unmask,
    }
    whims: ClassVar[dict[str, float]] = {"threat_real": 0.3, "bribe": 0.5}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + loot(look, seat)

    def danger(self, look: Outlook) -> float:
        return 0.2 * max(look.me.gold - 2, 0)
