"""The Dragon Gate."""

from citadels.bots.advice.base import DistrictAdvice


class DragonGate(DistrictAdvice):
    """Its extra points."""

    id = "dragon_gate"
    points = 2.0
