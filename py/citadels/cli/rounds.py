"""Plays a game of `strong` players and shows its state before each round but the first, for what is fitted to games."""

from collections.abc import Callable

from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tune import Task
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.cli import rounds
from tabletop.cli.policies import bot_policy


def play_rounds(task: Task, deal: int, see: Callable[[Citadels, State], None]) -> tuple[Citadels, State]:
    """Play the game of ``deal`` to its end; call ``see`` before each round but the first.

    Return the game and its last state.
    """
    game = Citadels(task.setup(deal))
    seed = task.seed + deal
    answer = bot_policy(CITADELS, game, seed, ["strong"] * game.seats)
    return game, rounds.play_rounds(SIMULATED, game, seed, answer, lambda state, _: see(game, state))
