"""The Park."""

from citadels.bots.advice.base import DistrictAdvice


class Park(DistrictAdvice):
    """Cards for a seat that plays its whole hand."""

    id = "park"
    each_round = 0.3
