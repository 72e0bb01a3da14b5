"""The Great Wall."""

from citadels.bots.advice.base import DistrictAdvice


class GreatWall(DistrictAdvice):
    """Attackers look elsewhere."""

    id = "great_wall"
    each_round = 0.2
