"""The Gold Mine."""

from citadels.bots.advice.base import DistrictAdvice


class GoldMine(DistrictAdvice):
    """A gold now and then."""

    id = "gold_mine"
    each_round = 0.35
