"""The Necropolis."""

from citadels.bots.advice.base import DistrictAdvice


class Necropolis(DistrictAdvice):
    """A way to be rid of a dull district."""

    id = "necropolis"
    points = 0.3
