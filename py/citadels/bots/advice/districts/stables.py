"""The Stables."""

from citadels.bots.advice.base import DistrictAdvice


class Stables(DistrictAdvice):
    """A build for nothing."""

    id = "stables"
    points = 1.4
