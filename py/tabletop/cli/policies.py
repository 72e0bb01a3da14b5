"""Who answers in a playout: the computer players, or the cheap random policy of simulations."""

from collections.abc import Sequence
from typing import Any

from tabletop.ask import Ask, Pick
from tabletop.game import Game
from tabletop.kind import Kind, computer_pick
from tabletop.policies import random_policy
from tabletop.position import Policy


def bot_policy(kind: Kind, game: Game[Any, Any], seed: int, levels: Sequence[str]) -> Policy[Any]:
    """Return a policy in which seat ``n`` is played by the computer player ``levels[n]``, seeing its own view."""
    number = 0

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        nonlocal number
        number += 1
        return computer_pick(kind, levels[ask.seat], game, state, ask, seed, number)

    return policy


def policy_for(kind: Kind, game: Game[Any, Any], seed: int, level: str) -> Policy[Any]:
    """Return the policy in which every seat is played by ``level``."""
    return random_policy(seed) if level == "random" else bot_policy(kind, game, seed, [level] * game.seats)
