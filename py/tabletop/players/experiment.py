"""Tries the answers to an ask in many worlds, and says how sure it is that one is the best."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from typing import Any

from tabletop.kernel.ask import Pick
from tabletop.players.search import Tried
from tabletop.players.thinking import Thought

Plan = tuple[Pick, ...]
"""Answers one after the other: to the open ask, and to those that follow it at once."""

STAGES = (6, 20, 60, 200)
"""After so many worlds the search looks whether a clear best answer is still possible."""

KEPT = 2
"""So many plans go on to the last stage, and one more where the best may begin in two ways; the others, but the chosen
one, are far behind."""

SURE = 2.576
"""A mean lies within so many standard errors in 99 of 100 cases."""

HOPE = 0.5
"""So many standard errors above its mean a lead may still turn out to be, where few worlds were tried."""


@dataclass(frozen=True)
class Experiment:
    """How one ask can be tried.

    Its ``plans``, the ``worlds`` dealt from what its seat knows, a ``trial`` of one plan in one world.

    ``answers`` returns the answers to the open ask with which a plan may begin: more than one where their order is
    free.
    """

    plans: Sequence[Any]
    worlds: Iterator[Any]
    trial: Callable[[Any, Any], Tried]
    answers: Callable[[Any], Sequence[Pick]]


@dataclass(frozen=True)
class Demand:
    """How clear a best answer has to be, in chances to win from 0 to 1.

    It must be ``ahead`` of each answer that is not also right, and ``better`` than the ``chosen`` one (None: not asked
    for).
    """

    ahead: float
    better: float = 0.0
    chosen: Pick | None = None


@dataclass(slots=True)
class Row:
    """One plan and what it came to in each world; ``notes`` tell of the same tries, where they are made."""

    plan: Any
    picks: tuple[Pick, ...]
    worths: list[float] = field(default_factory=list[float])
    notes: list[Any] = field(default_factory=list[Any])

    @property
    def mean(self) -> float:
        """The mean worth."""
        return _mean(self.worths)

    def add(self, tried: Tried) -> None:
        """Count one world more."""
        self.worths.append(tried.worth)
        if tried.note is not None:
            self.notes.append(tried.note)


@dataclass(slots=True)
class Verdict:
    """The answers, the best first, each with its chance; the first ``right`` of them are the best plan's.

    ``gap`` is how far the next answer is behind, ``low`` the lower end of the 99 % interval of that. ``notes`` are
    those of the tries that gave an answer its chance.
    """

    answers: list[tuple[Pick, float]]
    right: int
    gap: float
    low: float
    worlds: int
    notes: Mapping[Pick, Sequence[Any]] = field(default_factory=dict[Pick, Sequence[Any]])


def verdict_of(
    experiment: Experiment, demand: Demand, stages: Sequence[int] = STAGES
) -> Thought[Verdict | None]:
    """Try the plans; return what they came to, or None as soon as no answer is clearly the best.

    Yields after each trial. All plans are tried in the same worlds, so luck is the same for all.
    """
    rows = [Row(plan, tuple(experiment.answers(plan))) for plan in experiment.plans]
    if len(rows) < 2:
        return None
    running, tried = rows, 0
    for until in stages:
        yield
        worlds = list(islice(experiment.worlds, until - tried))
        if len(worlds) < until - tried:
            return None
        for world in worlds:
            for row in running:
                row.add(experiment.trial(row.plan, world))
                yield
        tried = until
        if not _clear(rows, demand, strict=until == stages[-1]):
            return None
        if until in stages[-2:]:
            leading = sorted(rows, key=lambda row: -row.mean)
            running = leading[: KEPT + len(leading[0].picks) - 1]
            running += [row for row in leading if row not in running and demand.chosen in row.picks]
    return _told(rows)


def _clear(rows: Sequence[Row], demand: Demand, *, strict: bool) -> bool:
    """Whether the best answer may be as clear as is demanded; ``strict``: whether it surely is."""
    best, behind = _best_and_behind(rows)
    for row in behind:
        wanted = demand.better if demand.chosen in row.picks else demand.ahead
        mean, error = _lead(best, row)
        if mean - SURE * error < wanted if strict else mean + HOPE * error < wanted:
            return False
    return demand.chosen not in best.picks


def _best_and_behind(rows: Sequence[Row]) -> tuple[Row, list[Row]]:
    """Return the best plan, and those with which another answer begins."""
    best = max(rows, key=lambda row: row.mean)
    return best, [row for row in rows if set(row.picks) - set(best.picks)]


def _lead(best: Row, other: Row) -> tuple[float, float]:
    """Return by how much ``best`` was better in the same worlds, and the standard error of that."""
    apart = [mine - theirs for mine, theirs in zip(best.worths, other.worths, strict=False)]
    mean = _mean(apart)
    spread = sum((one - mean) ** 2 for one in apart) / (len(apart) - 1)
    return mean, sqrt(spread / len(apart))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _told(rows: Sequence[Row]) -> Verdict | None:
    best, behind = _best_and_behind(rows)
    if not behind:
        return None
    told: dict[Pick, Row] = {}
    for row in (best, *sorted(rows, key=lambda row: -row.mean)):
        for pick in row.picks:
            told.setdefault(pick, row)
    following = max(behind, key=lambda row: row.mean)
    gap, error = _lead(best, following)
    answers = [(pick, row.mean) for pick, row in told.items()]
    notes = {pick: row.notes for pick, row in told.items()}
    return Verdict(answers, len(best.picks), gap, gap - SURE * error, len(best.worths), notes)
