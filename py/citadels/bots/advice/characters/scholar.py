"""Gives advice about the Scholar."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.cards import keep, more_builds
from citadels.bots.outlook import Outlook


class Scholar(CharacterAdvice):
    """Brings the best of seven cards, and two builds."""

    id = "scholar"
    base = 1.9
    suits = "rusher"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"study": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"study": keep}

    def draft(self, look: Outlook) -> float:
        cards = 0.9 if len(look.wanted) <= 1 else 0.0
        return self.base + cards + 0.6 * more_builds(look, look.role(self.id).build_limit)
