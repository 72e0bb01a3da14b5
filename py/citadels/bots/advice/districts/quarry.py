"""Gives advice about the Quarry."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Quarry(DistrictAdvice):
    """Is good with cards in hand that stand in the city already."""

    id = "quarry"

    def beyond_cost(self, look: Outlook) -> float:
        return 0.8 * sum(look.mine(card) for card in set(look.hand))
