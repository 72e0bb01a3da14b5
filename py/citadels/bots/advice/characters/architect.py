"""Gives advice about the Architect."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, at_once
from citadels.bots.cards import more_builds
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Architect(CharacterAdvice):
    """Brings cards to a seat that lacks them, and several builds to a seat with gold."""

    id = "architect"
    base = 2.1
    suits = "rusher"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"bonus_cards": at_once}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        cards = 0.9 if seat.hand <= 1 else 0.0
        rush = 1.2 if look.left(seat) <= 3 and seat.gold >= 4 else 0.0
        return self.base + cards + rush + 0.35 * min(max(seat.gold - 3, 0), 5)

    def draft(self, look: Outlook) -> float:
        cards = 1.0 if len(look.wanted) <= 1 else 0.0
        return self.base + 0.5 + cards + 0.6 * more_builds(look, look.role(self.id).build_limit)
