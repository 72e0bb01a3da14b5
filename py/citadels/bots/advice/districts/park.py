"""The Park."""

from citadels.bots.advice.base import DistrictAdvice


class Park(DistrictAdvice):
    """Cards for whoever plays them all."""

    id = "park"
    each_round = 0.3
