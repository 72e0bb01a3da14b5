"""Finds problems among the decisions that people took in a match that is over."""

from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.players.experiment import Demand
from tabletop.players.seating import PERSON
from tabletop.players.thinking import Enough, Thought, never
from tabletop.problems.finding import AHEAD, problem_thought
from tabletop.problems.problem import FoundProblem, Problem
from tabletop.replay_link.picks import number_of

STAGES = (6, 20, 60, 120)
"""The worlds in which the answers are tried: fewer than for the book, since a person's device does it."""

SEEDS = (1,)

NEARLY = 0.02
"""If the answer given is at most this far behind the best, there is no problem."""


def own_problem(
    match: Match[Any, Any], kind: Kind, number: int, enough: Enough = never
) -> FoundProblem | None:
    """Return the problem at moment ``number`` of ``match``, if one answer was clearly better than the one given.

    None if ``enough`` stopped it, in which case the next call goes on. Raises ``Refusal``: ``still-running``,
    ``unknown-moment``.
    """
    if match.waiting is not None:
        raise Refusal("still-running")
    following = _next(match, number)
    ask = match.history.at(number).ask
    if ask is None or not match.dealt or not _person(match, ask.seat):
        return FoundProblem(following, None, 0)
    chosen = match.history.picks[number]

    def begin() -> Thought[list[Problem]]:
        demand = Demand(NEARLY, AHEAD, chosen)
        problem = yield from problem_thought(match, kind, number, demand, SEEDS, STAGES)
        return [problem] if problem is not None else []

    found = match.thinking.go_on(match.history.moment(number), "problem", begin, enough)
    if found is None:
        return None
    return FoundProblem(following, found[0] if found else None, number_of(ask, chosen))


def _person(match: Match[Any, Any], seat: int) -> bool:
    return match.seating[seat].player == PERSON


def _next(match: Match[Any, Any], number: int) -> int | None:
    """Return the next moment after ``number`` at which a person at this device was asked."""
    for later in range(number + 1, match.number):
        seat = match.history.moment(later + 1).seat
        if seat is not None and _person(match, seat):
            return later
    return None
