"""The Observatory."""

from citadels.bots.advice.base import DistrictAdvice


class Observatory(DistrictAdvice):
    """A better choice of cards."""

    id = "observatory"
    each_round = 0.15
