"""Corrects the chances to win that are told, so that they come true.

``normal`` holds a lead less surely than rollouts do.

Computer players compare answers at one table and use ``win_chances.py`` as it is, whose games were played by the quick
player of rollouts. At a mixed table the stronger players will do better than their cities say, the more so the longer
the game still lasts. The figures are those of games of ``normal`` and of mixed games (``bench.told_chances``,
``bench.told_levels``).
"""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pointcity.engine.rules import ROUNDS
from pointcity.model.state import State
from pointcity.search.win_chances import chances, stage
from tabletop.players.softmax import corrected, for_levels

if TYPE_CHECKING:
    from pointcity.game import PointCity


class Figures(NamedTuple):
    """By stage: the exponent of a chance; at all tables, the lead and the doubt of ``for_levels``."""

    exponents: dict[str, float]
    levels: dict[str, list[float]]


def told_chances(game: "PointCity", state: State, ahead: Sequence[float] = ()) -> list[float]:
    """Return each seat's chance to win at ``state``, after a round or at the end, as it is told; they add up to 1.

    ``ahead`` says how much stronger the seats are than their mean (``Strengths.ahead``); without it all are equally
    strong.
    """
    return as_told(game, state, chances(game.rules, state), ahead)


def as_told(game: "PointCity", state: State, raw: list[float], ahead: Sequence[float] = ()) -> list[float]:
    """Correct the chances ``raw`` of :func:`chances` at ``state``."""
    rules = game.rules
    left = ROUNDS - state.turn // rules.seats
    if left <= 0 or rules.solo:
        return raw
    figures, at = fitted(rules.seats), stage(left)
    told = corrected(raw, [0.0] * rules.seats, figures.exponents[at])
    return for_levels(told, ahead, *figures.levels[at]) if ahead else told


@cache
def fitted(players: int) -> Figures:
    """Return what ``bench.told_chances`` has found for so many ``players``."""
    found = json.loads(pkgutil.get_data("pointcity.search", "told_chances.json") or b"{}")
    return Figures(found[str(players)]["exponents"], found["all"]["levels"])
