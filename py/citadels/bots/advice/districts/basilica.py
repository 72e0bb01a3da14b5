"""Gives advice about the Basilica."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class Basilica(DistrictAdvice):
    """Brings points for districts that stand, and for some of those still to be built."""

    id = "basilica"

    def beyond_cost(self, look: Outlook) -> float:
        card = look.district(self.id)
        return sum(card.points_for(built.cost) for built in look.me.city) + 0.4 * look.my_left
