"""Gives advice about the Bishop."""

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Bishop(CharacterAdvice):
    """Brings gold for religious districts, and protects a city that others would attack."""

    id = "bishop"
    base = 1.0
    suits = "builder"

    def worth(self, look: Outlook, seat: SeatView) -> float:
        near_end = 1.2 if look.left(seat) <= 2 else 0.0
        return super().worth(look, seat) + 0.15 * len(seat.city) + near_end
