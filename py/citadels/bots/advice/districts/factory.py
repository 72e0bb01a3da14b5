"""Gives advice about the Factory."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Factory(DistrictAdvice):
    """Brings the gold that it saves on cards in hand."""

    id = "factory"

    def beyond_cost(self, look: Outlook) -> float:
        card = look.district(self.id)
        return -0.6 * sum(card.price_change(look.district(wanted)) for wanted in look.wanted)
