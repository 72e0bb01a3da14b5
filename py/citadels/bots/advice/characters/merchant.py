"""Gives advice about the Merchant."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, at_once


class Merchant(CharacterAdvice):
    """Brings one gold, and gold for trade districts."""

    id = "merchant"
    base = 3.0
    abilities: ClassVar[dict[str, AbilityScorer]] = {"bonus_gold": at_once}
