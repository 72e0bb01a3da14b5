"""Chooses the tables of the deal of the day.

From easy players on Mondays to three masters and all tokens on Sundays.
"""

from tabletop.kernel.randomness import Randomness
from tabletop.match.days import DayTable, Week

NORMAL, MASTER = "normal", "master"

_FIRST_WEEK = (
    ("random", NORMAL),
    (NORMAL,),
    (NORMAL, NORMAL),
    (NORMAL, NORMAL, NORMAL),
    (MASTER,),
    (MASTER, NORMAL, NORMAL),
    (MASTER, MASTER, MASTER),
)
"""The computer players of each day, from Monday on."""
_PROMO_FROM = 5
"""The first weekday (0: Monday) on which the promotional tokens are shuffled in."""


def _first_week(weekday: int, _chance: Randomness) -> DayTable:
    players = _FIRST_WEEK[weekday]
    return DayTable({"players": len(players) + 1, "promo": weekday >= _PROMO_FROM}, players)


class PointCityDays:
    """See :class:`tabletop.match.days.Days`."""

    weeks: tuple[tuple[str, Week], ...] = (("2026-01-01", _first_week),)
    levels = ("random", "normal", "master")
    strengths = {"random": 1, "normal": 2, "master": 3}  # noqa: RUF012 - read only


DAYS = PointCityDays()
