"""The Poor House."""

from citadels.bots.advice.base import DistrictAdvice


class PoorHouse(DistrictAdvice):
    """A gold for whoever spends it all."""

    id = "poor_house"
    each_round = 0.3
