"""Gives advice about the Statue."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Statue(DistrictAdvice):
    """Is good for a seat that has the crown, or will get it."""

    id = "statue"

    def beyond_cost(self, look: Outlook) -> float:
        if look.last_round:
            return float(look.district(self.id).points_for_crown) if look.me.crown else 0.0
        return 2.2 if look.me.crown else 1.2
