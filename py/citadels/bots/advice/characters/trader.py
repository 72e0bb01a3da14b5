"""Gives advice about the Trader."""

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.outlook import Outlook


class Trader(CharacterAdvice):
    """Brings gold for trade districts, of which it may build any number."""

    id = "trader"
    base = 2.0
    suits = "rusher"

    def draft(self, look: Outlook) -> float:
        role = look.role(self.id)
        trade = sum(not role.counts(look.district(card)) for card in look.wanted)
        return self.worth(look, look.me) + 0.6 * max(trade - 1, 0)
