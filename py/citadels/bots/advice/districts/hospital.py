"""The Hospital."""

from citadels.bots.advice.base import DistrictAdvice


class Hospital(DistrictAdvice):
    """Little comfort, seldom needed."""

    id = "hospital"
    each_round = 0.1
