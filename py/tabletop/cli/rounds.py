"""Plays a game and shows its state whenever a round begins, for what is counted in games or fitted to them."""

from collections.abc import Callable
from typing import Any

from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.game import Game
from tabletop.kernel.position import Policy, playout


def play_rounds(
    simulated: SimulatedGame,
    game: Game[Any, Any],
    seed: int,
    answer: Policy[Any],
    see: Callable[[Any, int], None],
) -> Any:  # noqa: ANN401 - the game's own
    """Play the deal of ``seed`` to its end; call ``see`` with the state and the round before each round but number 1.

    Return the last state.
    """
    number = 1

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        nonlocal number
        now = simulated.round_of(state)
        if now != number:
            number = now
            see(state, now)
        return answer(state, ask)

    state = game.start(seed)
    playout(game, state, policy)
    return state


def win_shares(simulated: SimulatedGame, game: Game[Any, Any], state: Any) -> list[float]:  # noqa: ANN401 - the game's own
    """Return each seat's share of the win at the end of ``game``; the shares add up to 1."""
    winners = simulated.kind.outline(game, state).winners
    return [(seat in winners) / len(winners) for seat in range(game.seats)]
