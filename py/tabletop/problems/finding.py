"""Finds problems: decisions of a match in which one answer is clearly the best, from what the seat knew."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import side_chance
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.players.experiment import STAGES, Demand, Verdict, verdict_of
from tabletop.players.thinking import Thought
from tabletop.problems.position import write_position
from tabletop.problems.problem import Problem
from tabletop.replay_link.picks import number_of

AHEAD = 0.08
"""By how much the best answer must raise the chance to win over the next one."""

MOST_ANSWERS = 16
"""The most answers of a problem: the chances of more would not fit a page."""

SEEDS = (1, 2)
"""The seeds of the search; a problem has to hold with each."""


def problem_thought(
    match: Match[Any, Any],
    kind: Kind,
    number: int,
    demand: Demand,
    seeds: Sequence[int] = SEEDS,
    stages: Sequence[int] = STAGES,
) -> Thought[Problem | None]:
    """Compute the problem at moment ``number`` of ``match``; None if no answer is as clear as ``demand`` wants."""
    position = match.history.at(number)
    ask = position.ask
    yield
    if (
        ask is None
        or ask.forced
        or ask.least != ask.most
        or ask.most != 1
        or not 2 <= len(ask.options) <= MOST_ANSWERS
    ):
        return None
    verdicts: list[Verdict] = []
    for seed in seeds:
        verdict = yield from searched(match, kind, number, seed, demand, stages)
        if verdict is None or (verdicts and not _agree(verdicts[0], verdict)):
            return None
        verdicts.append(verdict)
    view, shown = match.game.view(position.state, ask.seat), view_ask(ask, "")
    subject = kind.subject(view, shown, verdicts[0].answers[0][0])
    try:
        where = write_position(match, kind, number)
    except Refusal:  # Too many picks came before.
        return None
    return Problem(
        id=sha256(f"{where.seed} {where.picks}".encode()).hexdigest()[:12],
        game=kind.id,
        position=where,
        seat=ask.seat,
        theme=subject.theme,
        cards=subject.cards,
        answers=_averaged(ask, verdicts),
        right=verdicts[0].right,
        gap=_points(min(verdict.gap for verdict in verdicts)),
        low=_points(min(verdict.low for verdict in verdicts)),
        worlds=sum(verdict.worlds for verdict in verdicts),
    )


def searched(
    match: Match[Any, Any],
    kind: Kind,
    number: int,
    seed: int,
    demand: Demand,
    stages: Sequence[int] = STAGES,
    *,
    noting: bool = False,
) -> Thought[Verdict | None]:
    """Compute the chances of the answers at moment ``number``, from what its seat knew then; ``noting``: with notes.

    It depends on what that seat knew and ``seed`` alone: where all else is dealt anew, it is the same.
    """
    position = match.history.at(number)
    ask = position.ask
    if ask is None:
        return None
    view, shown = match.game.view(position.state, ask.seat), view_ask(ask, "")
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    experiment = kind.experiment(
        view, shown, side_chance("problem", seed), recall, demand.chosen, noting=noting
    )
    if experiment is None:
        return None
    return (yield from verdict_of(experiment, demand, stages))


def _agree(one: Verdict, other: Verdict) -> bool:
    """Whether two searches found the same right answers."""
    return _right(one) == _right(other)


def _right(verdict: Verdict) -> set[Pick]:
    return {pick for pick, _ in verdict.answers[: verdict.right]}


def _averaged(ask: Ask, verdicts: Sequence[Verdict]) -> list[list[int]]:
    """Return each answer's number and mean chance, the best first."""
    chances = [dict(verdict.answers) for verdict in verdicts]
    means = {
        pick: round(100 * sum(one.get(pick, chance) for one in chances) / len(chances))
        for pick, chance in verdicts[0].answers
    }
    right = _right(verdicts[0])
    order = sorted(means, key=lambda pick: (pick not in right, -means[pick]))
    return [[number_of(ask, pick), means[pick]] for pick in order]


def _points(chance: float) -> float:
    return round(100 * chance, 1)
