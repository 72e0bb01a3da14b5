"""Gives advice about the Smithy."""

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.cards import best_build
from citadels.bots.outlook import Outlook


class Smithy(DistrictAdvice):
    """Brings new cards if the hand has few useful ones and the gold builds nothing better."""

    id = "smithy"
    each_round = 0.35

    def use(self, look: Outlook) -> float:
        if look.last_round:
            return 0.3 if look.card_points else -1.0
        thin = len(look.wanted) <= 2
        waiting = best_build(look, look.me.gold)
        return 1.2 if thin and waiting < 3 and (look.me.gold >= 4 or not look.wanted) else -1.0
