"""Computer players against each other: seats rotated from game to game, so that no kind sits better."""

from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any

from tabletop.cli import jobs
from tabletop.cli.policies import bot_policy
from tabletop.cli.trial import Trial
from tabletop.position import playout

CONFIDENT = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass
class Kind:
    """What one kind of player has done: ``wins`` counts a shared victory by shares."""

    seats: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list[int])


Table = dict[str, Kind]


def play_part(trial: Trial, wish: object, kinds: tuple[str, ...], first: int, seeds: range) -> Table:
    """Play the games with ``seeds``; ``first`` is the run's first seed, from which the seats are rotated."""
    table = {kind: Kind(seats=kinds.count(kind)) for kind in kinds}
    for seed in seeds:
        turned = (seed - first) % len(kinds)
        seated = (*kinds[-turned:], *kinds[:-turned]) if turned else kinds
        _play(trial, trial.setup(wish, seed), seed, seated, table)
    return table


def _play(trial: Trial, setup: dict[str, Any], seed: int, seated: tuple[str, ...], table: Table) -> None:
    """Play one game and note its outcome."""
    game = trial.kind.make(setup)
    state = game.start(seed)
    playout(game, state, bot_policy(trial.kind, game, seed, seated))
    outline = trial.kind.outline(game, state)
    for seat, points in enumerate(outline.points):
        kind = table[seated[seat]]
        kind.scores.append(points)
        if seat in outline.winners:
            kind.wins += 1 / len(outline.winners)


def run_arena(
    trial: Trial, wish: object, kinds: tuple[str, ...], seed: int, games: int, processes: int
) -> dict[str, Any]:
    """Play ``games`` games and return what ``--json`` prints. Raises ``Refusal`` where no such table is legal."""
    trial.kind.make(trial.setup(wish, seed))
    total = {kind: Kind(seats=kinds.count(kind)) for kind in kinds}
    work = partial(play_part, trial, wish, kinds, seed)
    for part in jobs.run(work, range(seed, seed + games), processes, " ".join(dict.fromkeys(kinds))):
        for kind, done in part.items():
            total[kind].wins += done.wins
            total[kind].scores += done.scores
    return {
        "games": games,
        "seats": list(kinds),
        "seed": seed,
        "ties": "split",
        "interval": "95 %: Wilson for win rates, normal for scores",
        "kinds": {kind: _result(done, games) for kind, done in total.items()},
    }


def _result(kind: Kind, games: int) -> dict[str, Any]:
    """Return the figures of one kind: of all its seats together for wins, of a single seat for scores."""
    mean = sum(kind.scores) / max(len(kind.scores), 1)
    spread = sum((score - mean) ** 2 for score in kind.scores) / max(len(kind.scores) - 1, 1)
    margin = CONFIDENT * sqrt(spread / max(len(kind.scores), 1))
    rate = kind.wins / games if games else 0.0
    return {
        "seats": kind.seats,
        "wins": round(kind.wins, 3),
        "win_rate": round(rate, 4),
        "win_rate_interval": [round(bound, 4) for bound in wilson(rate, games)],
        "mean_score": round(mean, 3),
        "mean_score_interval": [round(mean - margin, 3), round(mean + margin, 3)],
    }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a ``rate`` seen in ``games`` games."""
    if not games:
        return 0.0, 1.0
    square = CONFIDENT**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    margin = CONFIDENT * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(middle - margin, 0.0), min(middle + margin, 1.0)
