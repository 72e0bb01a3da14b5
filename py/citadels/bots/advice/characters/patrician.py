"""Gives advice about the Patrician."""

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.crown import crown_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Patrician(CharacterAdvice):
    """Brings the crown, and a card for each noble district."""

    id = "patrician"
    base = 0.5
    suits = "rusher"

    def worth(self, look: Outlook, seat: SeatView) -> float:
        cards = look.income(seat, look.role(self.id).income) * (0.9 if seat.hand <= 1 else 0.4)
        return self.base + cards + crown_worth(look, seat)
