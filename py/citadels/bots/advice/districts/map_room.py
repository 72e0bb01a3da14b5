"""Gives advice about the Map Room."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class MapRoom(DistrictAdvice):
    """A hand that will not all be built."""

    id = "map_room"

    def beyond_cost(self, look: Outlook) -> float:
        return max(look.me.hand - 1, 0) * 0.6 + 0.6
