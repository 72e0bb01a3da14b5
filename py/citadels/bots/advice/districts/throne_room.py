"""The Throne Room."""

from citadels.bots.advice.base import DistrictAdvice


class ThroneRoom(DistrictAdvice):
    """A gold now and then."""

    id = "throne_room"
    each_round = 0.4
