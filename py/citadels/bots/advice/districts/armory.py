"""Gives advice about the Armory."""

from collections.abc import Iterator
from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.attacks import trading
from citadels.bots.outlook import Outlook
from citadels.model.view import DistrictView, SeatView
from tabletop.kernel.ask import Option


def _shoot(look: Outlook, option: Option) -> float:
    seat = look.view.seats[option.number("seat")]
    return trading(look, Armory.id, seat, seat.city[option.number("at")])


class Armory(DistrictAdvice):
    """Is given up if that costs a rival more than its owner."""

    id = "armory"
    points = 0.8
    asks: ClassVar[dict[str, Scorer]] = {"armory": _shoot}

    def use(self, look: Outlook) -> float:
        return max((trading(look, self.id, *target) for target in self._targets(look)), default=-1.0)

    def _targets(self, look: Outlook) -> Iterator[tuple[SeatView, DistrictView]]:
        for seat in look.rivals:
            if not seat.completed or look.district(self.id).into_completed:
                for built in seat.city:
                    yield seat, built
