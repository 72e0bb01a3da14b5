"""Gives advice about the Monument."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Monument(DistrictAdvice):
    """A step ahead, while there are steps to go."""

    id = "monument"

    def beyond_cost(self, look: Outlook) -> float:
        return 2.0 if look.my_left >= 2 else 0.5
