"""Gives advice about the Ball Room."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _thanks(_look: Outlook, option: Option) -> float:
    return 1.0 if option.verb == "thank" else -1.0


class BallRoom(DistrictAdvice):
    """Brings something only if another player forgets to say thank you."""

    id = "ball_room"
    each_round = 0.15
    asks: ClassVar[dict[str, Scorer]] = {"thanks": _thanks}
