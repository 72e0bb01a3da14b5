"""Gives advice about the Wishing Well."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.outlook import Outlook


class WishingWell(DistrictAdvice):
    """Brings points for unique districts that stand, and for some of those in hand."""

    id = "wishing_well"

    def beyond_cost(self, look: Outlook) -> float:
        others = (look.district(card) for card in look.wanted if card != self.id)
        in_hand = sum(card.type == "unique" for card in others)
        return 1 + look.uniques + 0.5 * min(in_hand, look.my_left)
