"""Gives advice about the Ivory Tower."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class IvoryTower(DistrictAdvice):
    """Is good only in a city without other unique districts."""

    id = "ivory_tower"

    def beyond_cost(self, look: Outlook) -> float:
        return 4.0 if look.uniques == 0 else -1.5
