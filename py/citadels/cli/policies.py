"""Who answers in a playout: the computer players, or the cheap random policy of simulations."""

from collections.abc import Sequence

from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.ask import Ask, Pick
from tabletop.kind import computer_pick
from tabletop.policies import random_policy
from tabletop.position import Policy


def bot_policy(game: Citadels, seed: int, kinds: Sequence[str]) -> Policy[State]:
    """Return a policy in which seat ``n`` is played by the computer player ``kinds[n]``, seeing its own view."""
    number = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal number
        number += 1
        return computer_pick(CITADELS, kinds[ask.seat], game, state, ask, seed, number)

    return policy


def policy_for(game: Citadels, seed: int, kind: str) -> Policy[State]:
    """Return the policy in which every seat is played by ``kind``."""
    return random_policy(seed) if kind == "random" else bot_policy(game, seed, [kind] * game.seats)
