"""Gives advice about the Queen."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, at_once
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Queen(CharacterAdvice):
    """Brings three gold if a neighbour plays rank 4."""

    id = "queen"
    base = 0.7
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"court": at_once}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        seats = look.view.seats
        beside = (seats[seat.seat - 1], seats[(seat.seat + 1) % len(seats)])
        royal = sum(0.4 + 0.35 * look.income(other, "noble") for other in beside)
        return self.base + min(royal, 2.0)
