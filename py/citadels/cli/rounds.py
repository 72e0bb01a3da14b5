"""Plays a game of `strong` players and shows its state before each round but the first, for what is fitted to games."""

from collections.abc import Callable

from citadels.cli.tune import Task
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout


def play_rounds(task: Task, deal: int, see: Callable[[Citadels, State], None]) -> tuple[Citadels, State]:
    """Play the game of ``deal`` to its end; call ``see`` before each round but the first. Return the game and its last state."""
    game = Citadels(task.setup(deal))
    seed = task.seed + deal
    answer = bot_policy(CITADELS, game, seed, ["strong"] * game.seats)
    rounds = 1

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal rounds
        if state.round > rounds:
            rounds = state.round
            see(game, state)
        return answer(state, ask)

    state = game.start(seed)
    playout(game, state, policy)
    return game, state
