"""Measures the speed of Point City: games, copies, views, decisions. Prints a table and JSON like bench/engine.py.

.venv/bin/python -m bench.pointcity [--seconds 2] [--repeats 5]
"""

from bench import _measuring as measuring
from bench._measuring import Clock, replay, stop_at, whole_game, yardstick
from pydantic import TypeAdapter

from pointcity.bots.registry import BOTS
from pointcity.cli.simulated_game import SIMULATED, Wish
from pointcity.game import PointCity
from pointcity.model.setup import Setup
from pointcity.model.state import State
from pointcity.model.view import View
from tabletop.cli.simulate import Run
from tabletop.kernel.ask import Ask, view_ask
from tabletop.match.kind import computer_chance

VIEW_JSON = TypeAdapter(View)
MIDDLE = 32
"""The first turn at which a game is stopped to be measured."""


def in_the_middle(state: State, ask: Ask) -> bool:
    """Whether ``ask`` begins a turn in the middle of a game."""
    return state.turn >= MIDDLE and ask.kind == "turn"


def measure(clock: Clock) -> dict[str, float]:
    """Return the CPU-seconds of one game, one copy, one view ..., by name."""
    game = PointCity(Setup(players=4))
    state, ask = stop_at(game, 1, in_the_middle)
    seat = ask.seat
    view, asked = game.view(state, seat), view_ask(ask, "1")
    picks = whole_game(game, 1)
    timed = clock.timed
    return {
        "yardstick": timed(yardstick),
        "game_of_4": clock.games(Run(SIMULATED, Wish((4,)), check="end")),
        "game_of_2": clock.games(Run(SIMULATED, Wish((2,)), check="end")),
        "game_alone": clock.games(Run(SIMULATED, Wish((1,)), check="end")),
        "copy": timed(state.copy),
        "view": timed(lambda: game.view(state, seat)),
        "view_json": timed(lambda: VIEW_JSON.dump_json(view)),
        "normal_decision": timed(lambda: BOTS["normal"].choose(view, asked, computer_chance(1, seat, 1))),
        "replay_pick": timed(lambda: replay(game, 1, picks)) / len(picks),
        "dump": timed(lambda: game.dump(state)),
    }


def main() -> None:
    """Measure and print."""
    measuring.main(__doc__ or "", measure)


if __name__ == "__main__":
    main()
