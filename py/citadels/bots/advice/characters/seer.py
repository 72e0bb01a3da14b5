"""Gives advice about the Seer."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.cards import give_up
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Seer(CharacterAdvice):
    """Takes a card from each other seat and gives one back; brings two builds."""

    id = "seer"
    base = 2.0
    abilities: ClassVar[dict[str, AbilityScorer]] = {"seer": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"seer_give": give_up}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + (0.6 if seat.gold >= 5 else 0.0) + (0.4 if seat.hand <= 2 else 0.0)
