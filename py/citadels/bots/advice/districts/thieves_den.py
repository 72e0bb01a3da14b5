"""Gives advice about the Thieves' Den."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import give_up


class ThievesDen(DistrictAdvice):
    """Cards that are of no use may pay for it."""

    id = "thieves_den"
    asks: ClassVar[dict[str, Scorer]] = {"payment_cards": give_up}
