"""The School of Magic."""

from citadels.bots.advice.base import DistrictAdvice


class SchoolOfMagic(DistrictAdvice):
    """A gold or a card of whatever income comes."""

    id = "school_of_magic"
    each_round = 0.4
