"""Gives advice about the Lighthouse."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import keep


class Lighthouse(DistrictAdvice):
    """Brings the best card of the deck."""

    id = "lighthouse"
    points = 1.0
    asks: ClassVar[dict[str, Scorer]] = {"search": keep}
