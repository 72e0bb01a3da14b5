"""Gives advice about the Bell Tower."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _bell(look: Outlook, option: Option) -> float:
    ahead = look.lead > 0 or look.my_left < look.soonest
    return (1.0 if ahead else -1.0) if option.verb == "ring" else 0.0


class BellTower(DistrictAdvice):
    """Is rung to shorten the game if its owner is ahead."""

    id = "bell_tower"
    points = 0.6
    asks: ClassVar[dict[str, Scorer]] = {"bell": _bell}
