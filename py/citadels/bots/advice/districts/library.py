"""The Library."""

from citadels.bots.advice.base import DistrictAdvice


class Library(DistrictAdvice):
    """A card more each time it is needed."""

    id = "library"
    each_round = 0.3
