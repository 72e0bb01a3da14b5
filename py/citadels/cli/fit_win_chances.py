"""Fits the weights of ``win_chances.py`` by maximum likelihood over games of ``strong``."""

from collections.abc import Sequence
from functools import partial

from citadels.bots.weights import TABLES
from citadels.cli.rounds import play_rounds
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tune import Fitted, Task, Tuning
from citadels.game import Citadels
from citadels.model.setup import EditionId
from citadels.model.state import State
from citadels.search.win_chances import FEATURES, features
from tabletop.cli import batches
from tabletop.cli.fitting import Seen, fit
from tabletop.cli.rounds import win_shares


def play_part(task: Task, deals: range) -> list[Seen]:
    """Play the games of ``deals``: one process's part of the work."""
    return [seen for deal in deals for seen in _play(task, deal)]


def _play(task: Task, deal: int) -> list[Seen]:
    """Play a game.

    Return the features of all seats before each round but the first, with each seat's share of the win.
    """
    tables: list[tuple[tuple[float, ...], ...]] = []
    game, state = play_rounds(task, deal, lambda game, state: tables.append(_table(game, state)))
    won = tuple(win_shares(SIMULATED, game, state))
    return [Seen(table, won) for table in tables]


def _table(game: Citadels, state: State) -> tuple[tuple[float, ...], ...]:
    shown = game.view(state, None).seats
    return tuple(
        features(game.rules, player, seat.points, state.city_size)
        for player, seat in zip(state.players, shown, strict=True)
    )


def fit_win_chances(run: Tuning, editions: Sequence[EditionId], tables: Sequence[str]) -> Fitted:
    """Return the weights for ``editions`` and ``tables``, as ``win_chances.json`` holds them.

    They come from ``run.deals`` games each.
    """
    fitted: Fitted = {}
    for edition in editions:
        for table in [name for name in TABLES if name in tables]:
            players = tuple(range(int(table[0]), int(table[-1]) + 1))
            task = Task(edition, players, (), run.seed)
            parts = batches.run(partial(play_part, task), range(run.deals), run.crew, f"{edition} {table}")
            fitted.setdefault(edition, {})[table] = fit([seen for part in parts for seen in part], FEATURES)
    return fitted
