"""Gives advice about the Graveyard."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import gold_worth, holding
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _rescue(look: Outlook, option: Option) -> float:
    if option.verb != "rescue":
        return 0.0
    return holding(look, option.word("card")) - 1.5 * gold_worth(look)


class Graveyard(DistrictAdvice):
    """Brings a useful card for a gold."""

    id = "graveyard"
    each_round = 0.1
    asks: ClassVar[dict[str, Scorer]] = {"rescue": _rescue}
