"""Gives advice about the Witch."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.advice.registry import character_advice
from citadels.bots.guess import expected, holding_odds
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _bewitch(look: Outlook, option: Option) -> float:
    """Score bewitching a character: by the odds that a seat holds it, and its worth to the viewer's city."""
    name = option.word("character")
    own = 1.5 + character_advice(name).worth(look, look.me) + min(look.role(name).build_limit, 1)
    return expected(look, name, holding_odds(look), lambda seat: own + look.menace(seat))


class Witch(CharacterAdvice):
    """Is worth as much as the turn that she takes over; she builds nothing if no seat holds the character."""

    id = "witch"
    base = 1.2
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"bewitch": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"bewitch": _bewitch}
    whims: ClassVar[dict[str, float]] = {"bewitch": 0.3}
