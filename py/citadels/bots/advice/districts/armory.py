"""Gives advice about the Armory."""

from collections.abc import Iterator
from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.attacks import hurting
from citadels.bots.cards import losing
from citadels.bots.outlook import Outlook
from citadels.model.view import DistrictView, SeatView
from tabletop.kernel.ask import Option


def _shoot(look: Outlook, option: Option) -> float:
    seat = look.view.seats[option.number("seat")]
    return hurting(look, seat, seat.city[option.number("at")])


class Armory(DistrictAdvice):
    """Is given up if that costs a rival more than its owner."""

    id = "armory"
    points = 0.8
    asks: ClassVar[dict[str, Scorer]] = {"armory": _shoot}

    def use(self, look: Outlook) -> float:
        own = next((built for built in look.me.city if built.card == self.id), None)
        best = max((hurting(look, *target) for target in self._targets(look)), default=0.0)
        return best - (losing(look, own) if own is not None else 3.0) - 0.8

    def _targets(self, look: Outlook) -> Iterator[tuple[SeatView, DistrictView]]:
        for seat in look.rivals:
            if not seat.completed or look.district(self.id).into_completed:
                for built in seat.city:
                    yield seat, built
