"""Gives advice about the Museum."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import give_up, surplus
from citadels.bots.outlook import Outlook


class Museum(DistrictAdvice):
    """Takes cards of no use at once, and other cards in the last round."""

    id = "museum"
    each_round = 0.6
    asks: ClassVar[dict[str, Scorer]] = {"museum": give_up}

    def use(self, look: Outlook) -> float:
        if surplus(look, keep=2):
            return 46.0
        idle = any(not look.district(card).hand_points for card in look.hand)
        return 0.2 if look.last_round and idle else -1.0
