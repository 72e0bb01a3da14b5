"""The Poor House."""

from citadels.bots.advice.base import DistrictAdvice


class PoorHouse(DistrictAdvice):
    """A gold for a seat that spends all of it."""

    id = "poor_house"
    each_round = 0.3
