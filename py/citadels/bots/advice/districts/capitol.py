"""Gives advice about the Capitol."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Capitol(DistrictAdvice):
    """Brings its points, which are more certain the more districts of one type there are."""

    id = "capitol"

    def beyond_cost(self, look: Outlook) -> float:
        kinds = [built.type for built in look.me.city]
        most = max((kinds.count(kind) for kind in set(kinds)), default=0)
        return 3.0 if most >= 3 else 0.6 + 0.6 * most
