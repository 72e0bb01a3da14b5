"""Computer players against each other: seats rotated from game to game, so that no kind sits better."""

from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any

from citadels.bots.registry import BOTS
from citadels.cli import jobs
from citadels.cli.policies import bot_policy
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
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


def play_part(wish: Wish, kinds: tuple[str, ...], first: int, seeds: range) -> Table:
    """Play the games with ``seeds``; ``first`` is the run's first seed, from which the seats are rotated."""
    table = {kind: Kind(seats=kinds.count(kind)) for kind in kinds}
    for seed in seeds:
        turned = (seed - first) % len(kinds)
        seated = (*kinds[-turned:], *kinds[:-turned]) if turned else kinds
        _play(Citadels(setup_for(wish, seed)), seed, seated, table)
    return table


def _play(game: Citadels, seed: int, seated: tuple[str, ...], table: Table) -> None:
    """Play one game and note its outcome."""
    state = game.start(seed)
    playout(game, state, bot_policy(game, seed, seated))
    scores = game.view(state, None).scores or []
    winners = [score.seat for score in scores if score.place == 1]
    for score in scores:
        kind = table[seated[score.seat]]
        kind.scores.append(score.total)
        if score.seat in winners:
            kind.wins += 1 / len(winners)


def run_arena(wish: Wish, kinds: tuple[str, ...], seed: int, games: int, processes: int) -> dict[str, Any]:
    """Play ``games`` games and return what ``--json`` prints. Raises ``Refusal``, ``KeyError`` (unknown kind)."""
    for kind in kinds:
        BOTS[kind]
    setup_for(wish, seed)
    total = {kind: Kind(seats=kinds.count(kind)) for kind in kinds}
    work = partial(play_part, wish, kinds, seed)
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
