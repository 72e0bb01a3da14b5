"""Gives advice about the Thief."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.outlook import Outlook
from citadels.bots.robbing import loot, rob
from citadels.model.view import SeatView


class Thief(CharacterAdvice):
    """Is worth more the more gold the others have."""

    id = "thief"
    base = 1.3
    suits = "raider"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"rob": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"rob": rob}
    whims: ClassVar[dict[str, float]] = {"rob": 0.3}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + loot(look, seat)

    def danger(self, look: Outlook) -> float:
        return 0.25 * max(look.me.gold - 2, 0)
