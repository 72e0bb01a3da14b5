"""Sums up finished games: wins, points and streaks, by what was played and with whom."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from tabletop.records.shapes import Played, ResultRow

MOST_MONTHS = 24
"""The most months that are told, the latest."""


@dataclass(slots=True)
class Sum:
    """The sums over some games; ``points`` is the mean."""

    id: str
    games: int
    wins: int
    points: float


@dataclass(slots=True)
class Times:
    """How often a person did something: ``games`` in which it was done at least once, ``times`` in all."""

    id: str
    games: int
    wins: int
    points: float
    times: float


@dataclass(slots=True)
class Group:
    """Counts of one group of a game's own figures."""

    group: str
    rows: list[Times]


@dataclass(slots=True)
class CoachCount:
    """Decisions that the coach was asked about, and those in which the person found its answer."""

    asked: int
    found: int


@dataclass(slots=True)
class Month:
    """A month as ``2026-11`` in which somebody played."""

    month: str
    games: int
    wins: int
    asked: int
    found: int


@dataclass(slots=True)
class Statistics:
    """``best``: most points; ``streak``: wins in a row, at most. ``players`` go by how many played.

    ``levels`` go by the computer players; ``friends`` where people were at other devices, ``people`` if only people
    played. ``tempers`` are those of the computer players that had one. ``apart`` are games that do not count above, by
    kind.
    """

    all: Sum
    best: float
    streak: int
    variants: list[Sum]
    players: list[Sum]
    levels: list[Sum]
    tempers: list[Sum]
    pieces: list[Sum]
    groups: list[Group]
    coach: CoachCount
    months: list[Month]
    apart: list[Sum]


@dataclass(slots=True)
class CountedPerson:
    """The sums of one person; ``name`` is "" for everybody's."""

    name: str
    statistics: Statistics


@dataclass(slots=True)
class CountedPeople:
    """Everybody's sums, then those of each person, those with most games first."""

    people: list[CountedPerson]


class _Line(NamedTuple):
    """A finished game of one person."""

    person: Played
    result: ResultRow
    month: str


T = TypeVar("T")


def count_people(results: Iterable[tuple[ResultRow, str]], unnamed: Sequence[str]) -> list[CountedPerson]:
    """Count the games of everybody, then of each person, those with most games first.

    Beside each result is the month in which it ended where it was played, as ``2026-11``. ``unnamed`` are the names of
    a person who gave none, in each language: it is one person, called by the first of them.
    """
    ordered = sorted(results, key=lambda found: found[0].ended)
    lines = [_Line(person, result, month) for result, month in ordered for person in result.people]
    by_name = _tally(lines, lambda line: [person_of(line.person.name, unnamed)])
    people = sorted(by_name.items(), key=lambda found: -len(found[1]))
    return [
        CountedPerson("", _statistics(lines)),
        *(CountedPerson(name, _statistics(own)) for name, own in people),
    ]


def person_of(name: str, unnamed: Sequence[str]) -> str:
    """Return the name of the person: one name for a person without one."""
    return unnamed[0] if name in unnamed else name


def _statistics(every: list[_Line]) -> Statistics:
    lines = [line for line in every if line.result.kind == "plain"]
    apart = [line for line in every if line.result.kind != "plain"]
    return Statistics(
        all=_sum("", lines),
        best=max((line.person.points for line in lines), default=0),
        streak=_streak(lines),
        variants=_sums(lines, lambda line: [line.result.variant]),
        players=sorted(_sums(lines, lambda line: [str(line.result.players)]), key=lambda one: int(one.id)),
        levels=_sums(lines, lambda line: _others(line.result)),
        tempers=_sums(lines, lambda line: _tempers(line.result)),
        pieces=_sums(lines, lambda line: line.person.pieces),
        groups=_groups(lines),
        coach=_coach(lines),
        months=_months(lines),
        apart=_sums(apart, lambda line: [line.result.kind]),
    )


def _others(result: ResultRow) -> list[str]:
    """Return the kinds of opponents."""
    others = [level.partition("-")[0] for level in result.levels] + (["friends"] if result.friends else [])
    return others or ["people"]


def _tempers(result: ResultRow) -> list[str]:
    return [level.split("-")[1] for level in result.levels if "-" in level]


def _tally(things: Iterable[T], ids_of: Callable[[T], Iterable[str]]) -> dict[str, list[T]]:
    """Return the things by their ids; each counts once for an id."""
    found: dict[str, list[T]] = {}
    for thing in things:
        for one in dict.fromkeys(ids_of(thing)):
            found.setdefault(one, []).append(thing)
    return found


def _sums(lines: list[_Line], ids_of: Callable[[_Line], Iterable[str]]) -> list[Sum]:
    """Return the sums by id, that of the most games first."""
    sums = [_sum(one, own) for one, own in _tally(lines, ids_of).items()]
    return sorted(sums, key=lambda one: (-one.games, -one.wins))


def _sum(name: str, lines: list[_Line]) -> Sum:
    points = sum(line.person.points for line in lines)
    return Sum(name, len(lines), _wins(lines), points / len(lines) if lines else 0)


def _wins(lines: list[_Line]) -> int:
    return sum(line.person.won for line in lines)


def _groups(lines: list[_Line]) -> list[Group]:
    groups: dict[str, list[Times]] = {}
    for name, own in _tally(lines, lambda line: line.person.figures or {}).items():
        group, _, thing = name.partition(".")
        one = _sum(thing, own)
        times = sum((line.person.figures or {})[name] for line in own)
        groups.setdefault(group, []).append(Times(one.id, one.games, one.wins, one.points, times))
    return [Group(group, sorted(rows, key=lambda row: -row.times)) for group, rows in sorted(groups.items())]


def _coach(lines: list[_Line]) -> CoachCount:
    counts = [line.person.coach for line in lines if line.person.coach]
    return CoachCount(sum(one.asked for one in counts), sum(one.found for one in counts))


def _months(lines: list[_Line]) -> list[Month]:
    """Return the months in which somebody played, the latest last; ``lines`` are in order."""
    months: list[Month] = []
    for month, own in list(_tally(lines, lambda line: [line.month]).items())[-MOST_MONTHS:]:
        coach = _coach(own)
        months.append(Month(month, len(own), _wins(own), coach.asked, coach.found))
    return months


def _streak(lines: list[_Line]) -> int:
    longest = now = 0
    for line in lines:
        now = now + 1 if line.person.won else 0
        longest = max(longest, now)
    return longest
