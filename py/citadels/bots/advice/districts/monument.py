"""Gives advice about the Monument."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Monument(DistrictAdvice):
    """Counts as two districts, which is good while the city lacks two or more."""

    id = "monument"

    def beyond_cost(self, look: Outlook) -> float:
        return 2.0 if look.my_left >= 2 else 0.5
