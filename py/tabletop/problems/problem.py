"""Defines a problem, as it lies in a file and in the page's store: a record and numbers, no texts."""

from dataclasses import dataclass, field
from typing import Any

from tabletop.match.record import Seed


@dataclass(slots=True)
class Position:
    """A moment of a match.

    How it began, who played (``players``, a level by seat) and ``picks``, packed as in a replay link.

    It does not depend on the lists of cards and levels, so it can be read as long as the rules play it alike.
    """

    setup: dict[str, Any]
    players: list[str]
    seed: Seed
    picks: str


@dataclass(slots=True)
class Problem:
    """A position in which one answer is clearly the best.

    ``seat`` is asked at ``position``. ``answers`` are pairs: the number of an answer
    among all to the ask, and its chance to win in per cent; the best first, ``right`` of which are right. ``gap`` is
    how many points the next answer is behind, ``low`` the lower end of the 99 % interval of that, over ``worlds``
    worlds.

    ``played`` are the levels that played it to the end, where the best answer surely won more often than the next one
    with each of them; none for a problem of a person's own game.
    """

    id: str
    game: str
    position: Position
    seat: int
    theme: str
    cards: list[str]
    answers: list[list[int]]
    right: int
    gap: float
    low: float
    worlds: int
    played: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class ProblemAnswer:
    """An answer to a problem: its number, its options, its chance to win in per cent, and whether it is right."""

    number: int
    options: list[str]
    chance: int
    right: bool


@dataclass(slots=True)
class OpenedProblem:
    """A problem as a save, which is opened like any other, and its answers, the best first."""

    save: str
    answers: list[ProblemAnswer]


@dataclass(slots=True)
class FoundProblem:
    """The problem at a moment, if there is one, with the number of the answer that was ``chosen``.

    ``next`` is the next moment at which a person was asked; None where there is none.
    """

    next: int | None
    problem: Problem | None
    chosen: int
