"""Corrects the chances to win that are told, so that they come true: ``normal`` holds a lead less surely than rollouts do.

Rollouts compare answers at one table and use ``win_chances.py`` as it is, whose games were played by the quick player of rollouts.
The figures are those of games of ``normal`` (``bench.told_chances``).
"""

import json
import pkgutil
from functools import cache

from pointcity.engine.rules import ROUNDS, Rules
from pointcity.model.state import State
from pointcity.search.win_chances import chances, stage
from tabletop.players.softmax import corrected


def told_chances(rules: Rules, state: State) -> list[float]:
    """Return each seat's chance to win at ``state``, after a round or at the end, as it is told; they add up to 1."""
    left = ROUNDS - state.turn // rules.seats
    raw = chances(rules, state)
    if left <= 0:
        return raw
    return corrected(raw, [0.0] * rules.seats, fitted().get(str(rules.seats), {}).get(stage(left), 1.0))


@cache
def fitted() -> dict[str, dict[str, float]]:
    """Return what ``bench.told_chances`` has found, by number of players and stage: the exponent of a chance."""
    return json.loads(pkgutil.get_data("pointcity.search", "told_chances.json") or b"{}")
