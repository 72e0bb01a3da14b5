"""Estimates each seat's chance to win between two rounds: a softmax over features of the seats, fitted from games."""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from math import exp

from pointcity.engine.rules import ROUNDS, Rules
from pointcity.engine.scoring import automa_parts, points_of, rank_of
from pointcity.model.state import State
from pointcity.search.quick_player import QuickPlayer, Turn
from tabletop.players.softmax import shares

FEATURES = (
    "points",
    "growth",
    "saved",
    "types",
    "symbols",
    "jokers",
    "counting",
    "best",
    "next_best",
    "pair",
    "first",
)
"""The features of a seat: what it owns (:attr:`QuickSeat.standing`), what it can get from the market
(:meth:`Turn.hopes`), and whether it is the first of the round."""

STAGES = (1, 2, 3, 4, 6, 9, 13, 17)
"""The most rounds left for which each set of weights is used."""

AUTOMA_SPREAD = 3.0
"""Points: the scale of the logistic curve from the lead over the automa to a chance to win."""


def features(quick: QuickPlayer, state: State, seat: int) -> tuple[float, ...]:
    """Return the figures of a seat, in the order of ``FEATURES``."""
    turn = Turn(quick, state, seat)
    return (*turn.me.standing, *turn.hopes(), float(seat == state.first))


def stage(left: int) -> str:
    """Return the name of the set of weights for so many rounds left."""
    return str(next((most for most in STAGES if left <= most), STAGES[-1]))


def chances(rules: Rules, state: State, quick: QuickPlayer | None = None) -> list[float]:
    """Return each seat's chance to win at ``state``, after a round or at the end.

    They add up to 1; against the automa, the list has the chance of the one seat. ``quick`` may have the seats in its
    cache.
    """
    if rules.solo:
        return [_against_automa(rules, state)]
    left = ROUNDS - state.turn // rules.seats
    if left <= 0:
        ranks = [rank_of(player) for player in state.players]
        best = ranks.count(max(ranks))
        return [(rank == max(ranks)) / best for rank in ranks]
    judge = quick or QuickPlayer(rules)
    figures = fitted_figures(rules.seats, stage(left))
    return shares(figures, [features(judge, state, seat) for seat in range(rules.seats)])


def _against_automa(rules: Rules, state: State) -> float:
    """Return the chance of the one player at the end of a game: the closer the scores, the nearer to one half."""
    level, automa = rules.setup.automa, state.automa
    if not level or automa is None:
        raise RuntimeError("no automa plays")
    lead = points_of(state.players[0]) - sum(part.points for part in automa_parts(automa, level))
    # Equal points are not enough (ruling 163).
    return 1 / (1 + exp(-(lead - 0.5) / AUTOMA_SPREAD))


@cache
def fitted_figures(players: int, name: str) -> Sequence[float]:
    """Return the weights of ``FEATURES`` that were fitted for so many players at the stage ``name``."""
    fitted = json.loads(pkgutil.get_data("pointcity.search", "win_chances.json") or b"{}")
    found = fitted[str(players)][name]
    return tuple(found[feature] for feature in FEATURES)
