"""The Keep."""

from citadels.bots.advice.base import DistrictAdvice


class Keep(DistrictAdvice):
    """Not worth an attack's gold."""

    id = "keep"
    each_round = 0.1
