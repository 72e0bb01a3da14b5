"""Computes the deal of a day: set-up, players and seed from the date alone."""

from dataclasses import dataclass
from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import side_chance
from tabletop.match.days import Days
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.players.clean_text import MOST_NAME, clean
from tabletop.players.seating import PERSON, Chair

SEAT = 0
"""The seat of the person."""

_SEED_BITS = 53
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2


@dataclass(frozen=True, slots=True)
class Versions:
    """What a day was dealt for.

    The version of the week, of the rules, and of each level that plays or is compared with.

    Equal versions give equal deals, and computer players that answer alike.
    """

    deal: int
    rules: int
    levels: dict[str, int]


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of a day: ``players`` by seat, the person first; ``compared`` are levels, the fastest first.

    ``weekday`` is 0 on Mondays. Equal ``versions`` deal the same, and their levels answer alike.
    """

    game: str
    day: str
    weekday: int
    setup: dict[str, Any]
    players: list[str]
    compared: list[str]
    versions: Versions


def deal_of(kind: Kind, day: str) -> DayDeal:
    """Return the deal of ``day``, such as ``2026-11-22``. Raises ``Refusal``: ``bad-day``, ``no-days``."""
    return deal_and_seed(kind, day)[0]


def deal_and_seed(kind: Kind, day: str) -> tuple[DayDeal, int]:
    """Return the deal of ``day`` and the match's seed, which stays in the engine. Raises as :func:`deal_of`."""
    days = kind.days()
    if days is None:
        raise Refusal("no-days", game=kind.id)
    weekday = weekday_of(day)
    version = sum(since <= day for since, _ in days.weeks) or 1
    # The table and the deck depend on the date alone.
    chance = side_chance(f"deal of the day {kind.id} {day}", version)
    table = days.weeks[version - 1][1](weekday, chance)
    seed = chance.bits() >> (64 - _SEED_BITS)
    players = [PERSON, *table.players]
    game = kind.make(table.setup)
    versions = _versions(kind, days, version, table.players)
    return DayDeal(kind.id, day, weekday, game.setup, players, list(days.levels), versions), seed


def _versions(kind: Kind, days: Days, version: int, players: tuple[str, ...]) -> Versions:
    levels = {player.partition("-")[0] for player in players} | set(days.levels)
    return Versions(version, kind.rules, {level: days.strengths[level] for level in sorted(levels)})


def day_match(name: str, kind: Kind, day: str, names: list[str], level: str = PERSON) -> Match[Any, Any]:
    """Return a match called ``name`` of the deal of ``day``, with ``level`` in the person's seat.

    ``names`` are those of the players by seat; a player without one is called by its number. Raises ``Refusal``, as
    :func:`deal_of`, and ``bad-seating``.
    """
    deal, seed = deal_and_seed(kind, day)
    players = [*deal.players]
    players[SEAT] = level
    seating: list[Chair] = []
    for seat, player in enumerate(players):
        called = clean(names[seat], MOST_NAME) if seat < len(names) else ""
        seating.append(Chair(name=called or str(seat + 1), player=player))
    match = new_match(name, kind, deal.setup, seating, seed, free=False)
    match.day = day
    return match


def weekday_of(day: str) -> int:
    """Return the weekday of ``day``, 0 for Monday. Raises ``Refusal`` (``bad-day``)."""
    # Day 1 of year 1 was a Monday.
    return (day_number(day) - 1) % 7


def day_number(day: str) -> int:
    """Return the number of ``day``, which is one more each day, 1 for the first day of year 1.

    Raises ``Refusal`` (``bad-day``).
    """
    parts = day.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(
        part.isascii() and part.isdigit() for part in parts
    ):
        raise Refusal("bad-day")
    year, month, date = map(int, parts)
    if not (year and 1 <= month <= len(_LENGTHS) and 1 <= date <= _length(year, month)):
        raise Refusal("bad-day")
    before = sum(_length(year, earlier) for earlier in range(1, month))
    years = year - 1
    return years * 365 + years // 4 - years // 100 + years // 400 + before + date


def _length(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _LENGTHS[month - 1] + (month == _FEBRUARY and leap)
