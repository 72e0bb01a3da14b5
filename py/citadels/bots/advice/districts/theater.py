"""Gives advice about the Theater."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.draft import draft
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _with_whom(look: Outlook, option: Option) -> float:
    if option.verb == "cancel":
        return 0.0
    dullest = min((_own_worth(look, name) for name in look.view.mine), default=3.0)
    return 2.0 - dullest + 0.2 * look.menace(look.view.seats[option.number("seat")])


def _which(look: Outlook, option: Option) -> float:
    return -_own_worth(look, option.word("character"))


def _own_worth(look: Outlook, character: str) -> float:
    return draft(look, Option("", "draft", {"character": character}))


class Theater(DistrictAdvice):
    """Exchanges a bad character for an unknown one; a good one is kept."""

    id = "theater"
    each_round = 0.15
    asks: ClassVar[dict[str, Scorer]] = {"theater": _with_whom, "theater_give": _which}
    optional: ClassVar[frozenset[str]] = frozenset({"theater"})
