"""Gives advice about the Map Room."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class MapRoom(DistrictAdvice):
    """Brings points for the cards that will not be built."""

    id = "map_room"

    def beyond_cost(self, look: Outlook) -> float:
        return max(look.me.hand - 1, 0) * 0.6 + 0.6
