"""Gives advice about the King."""

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.crown import crown_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class King(CharacterAdvice):
    """Brings the crown, and gold for noble districts."""

    id = "king"
    base = 0.5

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return super().worth(look, seat) + crown_worth(look, seat)
