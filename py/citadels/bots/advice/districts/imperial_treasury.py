"""Gives advice about the Imperial Treasury."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class ImperialTreasury(DistrictAdvice):
    """Brings points for the gold that is left at the end."""

    id = "imperial_treasury"

    def beyond_cost(self, look: Outlook) -> float:
        return max(look.me.gold - 5, 0) * 0.8 + 1.2
