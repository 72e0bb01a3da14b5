"""The University."""

from citadels.bots.advice.base import DistrictAdvice


class University(DistrictAdvice):
    """Its extra points."""

    id = "university"
    points = 2.0
