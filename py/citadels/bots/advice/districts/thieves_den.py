"""Gives advice about the Thieves' Den."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import give_up


class ThievesDen(DistrictAdvice):
    """Is paid partly with cards of little use."""

    id = "thieves_den"
    asks: ClassVar[dict[str, Scorer]] = {"payment_cards": give_up}
