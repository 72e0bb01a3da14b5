"""Gives advice about the Haunted Quarter."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class HauntedQuarter(DistrictAdvice):
    """Completes the five types if one is missing."""

    id = "haunted_quarter"

    def beyond_cost(self, look: Outlook) -> float:
        missing = {"noble", "religious", "military", "trade"} - look.types
        return 3.0 if len(missing) <= 1 else 1.0
