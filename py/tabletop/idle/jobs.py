"""Does the jobs of idle moments, each as a generator: one slice, then what was found in it (None: nothing yet)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tabletop.daily.level_score import LevelGame
from tabletop.idle.found import (
    CoachCount,
    Costly,
    CostlyDecisions,
    CostsSoFar,
    DecisionsLooked,
    Found,
    LevelScore,
    OwnProblem,
)
from tabletop.match.abandoned import digest
from tabletop.match.figures import decisions_of
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.review import past_hint
from tabletop.players.advice import PastHint
from tabletop.players.thinking import Enough
from tabletop.problems.cost import decision_cost
from tabletop.problems.own import own_problem

Slices = Iterator[Found | None]
Patience = Callable[[], Enough]
"""Is called at the start of each slice; returns a function that says when to stop in this slice."""

KEPT = TypeAdapter(CostsSoFar)
"""Reads and writes the text that a search keeps."""

MOST_SLICES = 200
"""The most slices in which one game is searched for problems: 20 s of the page's slices of 0.1 s."""

MOST_PROBLEMS = 4
"""The most new problems that one game gives."""

MOST_COSTLY = 3
"""The most decisions that cost a person something which are told; more are no help."""

MOST_DECISIONS = 12
"""The most decisions of a seat that the coach is asked about: each takes up to a second."""


def level_scores(kind: Kind, day: str, levels: Sequence[str], patience: Patience) -> Slices:
    """Play the deal of ``day`` with each of ``levels``. Raises ``Refusal`` as ``LevelGame`` does."""
    for level in levels:
        game = LevelGame(kind, day, level)
        while (score := game.go_on(patience())) is None:
            yield None
        yield LevelScore(level, score)


def own_problems(match: Match[Any, Any], kind: Kind, known: Sequence[str], patience: Patience) -> Slices:
    """Search a match that is over for problems other than those whose ids are ``known``.

    Raises ``Refusal``: ``still-running``.
    """
    number: int | None = 0
    left = MOST_PROBLEMS
    for _ in range(MOST_SLICES):
        if number is None or left == 0:
            return
        said = own_problem(match, kind, number, patience())
        new = None
        if said is not None:
            number = said.next
            if said.problem is not None and said.problem.id not in known:
                left -= 1
                new = OwnProblem(said.problem, said.chosen)
        yield new


def coach_counts(match: Match[Any, Any], kind: Kind, seats: Sequence[int], patience: Patience) -> Slices:
    """Ask the coach about some decisions of each of ``seats`` in a match that is over.

    Raises ``Refusal``: ``still-running``.
    """
    for seat in seats:
        decisions = evenly(decisions_of(match, seat), MOST_DECISIONS)
        right = 0
        for number in decisions:
            while (said := past_hint(match, kind, seat, number, patience())) is None:
                yield None
            right += is_right(said)
            yield None
        yield CoachCount(seat, len(decisions), right)


def costly_decisions(
    match: Match[Any, Any], kind: Kind, seats: Sequence[int], patience: Patience, kept: str = ""
) -> Slices:
    """Look for the decisions of ``seats`` that cost them most, in a match that is over.

    Raises ``Refusal``: ``still-running``.

    Those found so far are told whenever there is another one among them. ``kept`` is what an earlier search told last:
    this one goes on there; a text of another match, or none, begins anew.
    """
    decisions = [(seat, number) for seat in seats for number in decisions_of(match, seat)]
    so_far = read_costs(kept, digest(match.history.picks), seats)
    if so_far.most:
        yield CostlyDecisions(so_far.most)
    for seat, number in decisions[so_far.looked :]:
        yield DecisionsLooked(so_far.looked, len(decisions), KEPT.dump_json(so_far).decode())
        while (said := decision_cost(match, kind, number, patience())) is None:
            yield None
        so_far.looked += 1
        if said.cost is not None:
            one = Costly(number, seat, said.cost)
            so_far.most = dearest([*so_far.most, one])
            if one in so_far.most:
                yield CostlyDecisions(so_far.most)
    yield DecisionsLooked(len(decisions), len(decisions), KEPT.dump_json(so_far).decode())


def read_costs(kept: str, line: str, seats: Sequence[int]) -> CostsSoFar:
    """Read what an earlier search of ``seats`` in the match with this ``line`` has kept.

    Where that is not what it is, nothing yet.
    """
    new = CostsSoFar(line, list(seats), 0, [])
    try:
        read = KEPT.validate_json(kept)
    except ValidationError:
        return new
    return read if (read.line, read.seats) == (line, new.seats) else new


def dearest(costs: Sequence[Costly]) -> list[Costly]:
    """Return the ``MOST_COSTLY`` of ``costs`` that cost most, in the order of the game."""
    most = sorted(costs, key=lambda one: one.cost.chance - one.cost.best_chance)[:MOST_COSTLY]
    return sorted(most, key=lambda one: one.number)


def evenly(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most ``most`` of ``numbers``, evenly spread."""
    many = min(len(numbers), most)
    return [numbers[at * len(numbers) // many] for at in range(many)]


def is_right(said: PastHint) -> bool:
    """Return whether the answer that was chosen is the coach's best one, or as good."""
    right = [one for at, one in enumerate(said.advice) if at == 0 or one.as_good]
    return any(sorted(one.options) == sorted(said.chosen) for one in right)
