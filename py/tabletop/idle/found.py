"""Defines what work in idle moments finds, one thing at a time."""

from dataclasses import dataclass
from typing import Literal

from pydantic import NonNegativeInt

from tabletop.daily.level_score import DayScore
from tabletop.problems.cost import Cost
from tabletop.problems.problem import Problem


@dataclass(slots=True)
class LevelScore:
    """What the computer player ``level`` scores in the person's seat at the deal of a day."""

    level: str
    score: DayScore
    kind: Literal["level_score"] = "level_score"


@dataclass(slots=True)
class OwnProblem:
    """A problem in a person's finished game, with the number of the answer that was ``chosen``."""

    problem: Problem
    chosen: int
    kind: Literal["own_problem"] = "own_problem"


@dataclass(slots=True)
class CoachCount:
    """Of ``asked`` decisions of ``seat``, ``found`` were the coach's best answer, or as good."""

    seat: int
    asked: int
    found: int
    kind: Literal["coach_count"] = "coach_count"


@dataclass(slots=True)
class DecisionsLooked:
    """Of ``all`` decisions so many were ``looked`` at.

    ``kept`` is the text of ``CostsSoFar``: with it a later search goes on here.
    """

    looked: int
    all: int
    kept: str
    kind: Literal["decisions_looked"] = "decisions_looked"


@dataclass(slots=True)
class Costly:
    """What the decision of ``seat`` at moment ``number`` cost."""

    number: int
    seat: int
    cost: Cost


@dataclass(slots=True)
class CostsSoFar:
    """What a search has found in the match with this ``line`` (``digest`` of its picks).

    It had ``looked`` at so many decisions of ``seats``.
    """

    line: str
    seats: list[int]
    looked: NonNegativeInt
    most: list[Costly]


@dataclass(slots=True)
class CostlyDecisions:
    """The ``decisions`` that cost their seats most, in the order of the game."""

    decisions: list[Costly]
    kind: Literal["costly_decisions"] = "costly_decisions"


Found = LevelScore | OwnProblem | CoachCount | DecisionsLooked | CostlyDecisions


@dataclass(slots=True)
class Step:
    """One slice of ``job``, and what it ``found``; ``done``: the job has ended.

    ``refused`` is the code of what it could not be done for. ``job`` is None where the queue has none of the jobs of
    the call.
    """

    job: str | None
    found: Found | None = None
    done: bool = False
    refused: str | None = None
