"""Fitting what a standing is worth between two rounds: a softmax over seats, by maximum likelihood over games of ``strong``."""

from collections.abc import Sequence
from functools import partial
from math import exp
from typing import NamedTuple

from citadels.bots.weights import TABLES
from citadels.cli.tune import Figures, Fitted, Task, Tuning
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import EditionId
from citadels.model.state import State
from citadels.search.standing import FEATURES, features
from tabletop.ask import Ask, Pick
from tabletop.cli import jobs
from tabletop.cli.policies import bot_policy
from tabletop.position import playout

STEPS = 12
"""Steps of Newton's method; five are enough as a rule."""

RIDGE = 0.3
"""Keeps what is rarely met near nothing."""


class Seen(NamedTuple):
    """The table before a round, its figures by seat, and each seat's share of the win in the end."""

    seats: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def play_part(task: Task, deals: range) -> list[Seen]:
    """Play some games; the unit of work of a process."""
    return [seen for deal in deals for seen in _play(task, deal)]


def _play(task: Task, deal: int) -> list[Seen]:
    """Play a game and return what its table was like before each round but the first."""
    game = Citadels(task.setup(deal))
    seed = task.seed + deal
    answer = bot_policy(CITADELS, game, seed, ["strong"] * game.seats)
    tables: list[tuple[tuple[float, ...], ...]] = []
    rounds = 1

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal rounds
        if state.round > rounds:
            rounds = state.round
            tables.append(_table(game, state))
        return answer(state, ask)

    state = game.start(seed)
    playout(game, state, policy)
    winners = CITADELS.outline(game, state).winners
    won = tuple((seat in winners) / len(winners) for seat in range(game.seats))
    return [Seen(table, won) for table in tables]


def _table(game: Citadels, state: State) -> tuple[tuple[float, ...], ...]:
    shown = game.view(state, None).seats
    return tuple(
        features(game.rules, player, seat.points, state.city_size)
        for player, seat in zip(state.players, shown, strict=True)
    )


def fit_standing(run: Tuning, editions: Sequence[EditionId], tables: Sequence[str]) -> Fitted:
    """Return the figures for ``editions`` and ``tables``, as ``standing.json`` holds them, from ``run.deals`` games each."""
    fitted: Fitted = {}
    for edition in editions:
        for table in [name for name in TABLES if name in tables]:
            players = tuple(range(int(table[0]), int(table[-1]) + 1))
            task = Task(edition, players, (), run.seed)
            parts = jobs.run(partial(play_part, task), range(run.deals), run.processes, f"{edition} {table}")
            fitted.setdefault(edition, {})[table] = fit([seen for part in parts for seen in part])
    return fitted


def fit(games: Sequence[Seen]) -> Figures:
    """Return the figures under which the winners of ``games`` are likeliest (Newton's method on a concave likelihood)."""
    figures = [0.0] * len(FEATURES)
    for _ in range(STEPS):
        slope = [-RIDGE * figure for figure in figures]
        bend = [[RIDGE * (row == at) for row in range(len(figures))] for at in range(len(figures))]
        for seen in games:
            _count(seen, figures, slope, bend)
        figures = [figure + step for figure, step in zip(figures, _solved(bend, slope), strict=True)]
    return {name: round(max(figure, 0.0), 3) for name, figure in zip(FEATURES, figures, strict=True)}


def _count(seen: Seen, figures: Sequence[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one table says: how the likelihood of its outcome rises with each figure, and how that bends."""
    heights = [sum(map(float.__mul__, figures, map(float, seat))) for seat in seen.seats]
    shares = [exp(height - max(heights)) for height in heights]
    total = sum(shares)
    odds = [share / total for share in shares]
    means = [
        sum([chance * seat[at] for chance, seat in zip(odds, seen.seats, strict=True)])
        for at in range(len(figures))
    ]
    for chance, won, seat in zip(odds, seen.won, seen.seats, strict=True):
        apart = [value - mean for value, mean in zip(seat, means, strict=True)]
        for row, value in enumerate(apart):
            slope[row] += won * value
            for column, other in enumerate(apart):
                bend[row][column] += chance * value * other


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x of ``matrix`` x = ``right`` (Gaussian elimination; the matrix is positive definite)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[at] / pivot[at]
                for column in range(at, len(pivot)):
                    other[column] -= factor * pivot[column]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
