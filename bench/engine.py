"""Measures the speed of the engine: games, copies, replays, views, decisions, calls. Prints a table and JSON.

    .venv/bin/python -m bench.engine [--seconds 2] [--repeats 5]

Every figure is the median of several short runs, because machines are shared. The table also gives it in yardsticks: a
fixed piece of Python measured in the same run, so that two machines can be compared. The script needs no processes or
files, so it also runs inside Pyodide. This is no test: it never fails.
"""

import copy
import time
from collections import defaultdict
from statistics import median
from typing import Any

from bench import _measuring as measuring
from bench._measuring import Clock, call, replay, stop_at, whole_game, yardstick
from pydantic import TypeAdapter

from citadels.bots.registry import BOTS
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from tabletop.cli.simulate import Run
from tabletop.kernel.ask import Ask, view_ask
from tabletop.match.kind import computer_chance
from tabletop.service.desk import Desk

VIEW_JSON = TypeAdapter(View)
MIDDLE = 6
"""The first round in which a game is stopped to be measured."""


def in_the_middle(state: State, ask: Ask) -> bool:
    """Whether ``ask`` is a turn's menu in the middle of a game."""
    return state.round >= MIDDLE and ask.kind == "turn"


def desk_seconds(seed: int) -> dict[str, float]:
    """Return the median seconds of the desk's calls in one game of a person against five ``normal`` players.

    ``pick`` is a person's pick, ``advance`` one pick of a computer player. ``undo`` and ``at`` (the updates of all
    seats at a moment) are measured after the end; ``at_worst`` and ``undo_worst`` are the slowest of them.
    """
    desk = Desk([CITADELS])
    seating = [{"name": f"P{n}", "player": "normal" if n else "person"} for n in range(6)]
    times: dict[str, list[float]] = defaultdict(list)

    def timed(method: str, **params: Any) -> dict[str, Any]:
        began = time.perf_counter()
        result = call(desk, method, **params)
        times[method].append(time.perf_counter() - began)
        return result

    setup = {"game": "citadels", "setup": {"players": 6}, "seating": seating, "seed": seed, "free": True}
    result = timed("create", match="bench", **setup)
    while not result["keep"]["summary"]["over"]:
        ask = result["updates"][-1]["ask"]
        if ask:
            options = [option["id"] for option in ask["options"][: max(ask["least"], 1)]]
            result = timed("pick", match="bench", seat=0, ask=ask["id"], options=options)
        else:
            result = timed("advance", match="bench", most=1)
    for number in range(0, result["keep"]["summary"]["number"], 3):
        timed("at", match="bench", number=number, seats=[None, *range(6)])
    while result["updates"][-1]["undo"] is not None:
        result = timed("undo", match="bench", seat=0)
    figures = {f"desk_{method}": median(taken) for method, taken in times.items()}
    return figures | {"desk_at_worst": max(times["at"]), "desk_undo_worst": max(times["undo"])}


def measure(clock: Clock) -> dict[str, float]:
    """Return the CPU-seconds of one game, one copy, one call ..., by name."""
    game = Citadels(setup_for(Wish(), 1))
    everything = Run(SIMULATED, Wish(("2016",), "all", "all", (6,)), check="end")
    state, ask = stop_at(game, 1, in_the_middle)
    seat = ask.seat
    view, asked = game.view(state, seat), view_ask(ask, "1")
    picks = whole_game(game, 1)
    timed = clock.timed
    figures = {
        "yardstick": timed(yardstick),
        "game_first_set": clock.games(Run(SIMULATED, Wish(), check="end")),
        "game_all_characters": clock.games(everything),
        "copy": timed(state.copy),
        "deepcopy": timed(lambda: copy.deepcopy(state)),
        "view": timed(lambda: game.view(state, seat)),
        "view_json": timed(lambda: VIEW_JSON.dump_json(view)),
        "normal_decision": timed(lambda: BOTS["normal"].choose(view, asked, computer_chance(1, seat, 1))),
        "replay_pick": timed(lambda: replay(game, 1, picks)) / len(picks),
        "dump": timed(lambda: game.dump(state)),
    }
    return figures | desk_seconds(1)


def main() -> None:
    """Measure and print."""
    measuring.main(__doc__ or "", measure)


if __name__ == "__main__":
    main()
