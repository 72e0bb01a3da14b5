"""How fast the engine is: games, copies, replays, views, decisions, calls. Prints a table and JSON.

    .venv/bin/python bench/engine.py [--seconds 2] [--repeats 5]

Every figure is the median of several short runs, because machines are shared; beside it stands what it costs
in units of one fixed piece of Python measured in the same run, so that two machines can be compared. Nothing
here needs processes or files: the same script runs inside Pyodide. It never fails: figures are no test.
"""

import argparse
import copy
import json
import platform
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from statistics import median
from typing import Any

from pydantic import TypeAdapter

from citadels.bots.registry import BOTS
from citadels.cli.tables import Wish, setup_for
from citadels.cli.trial import TRIAL
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from tabletop.ask import Ask, Pick, view_ask
from tabletop.cli.simulate import Run, play_part
from tabletop.desk import Desk
from tabletop.kind import computer_chance
from tabletop.policies import random_policy
from tabletop.position import Position, playout

VIEW_JSON = TypeAdapter(View)
MIDDLE = 6
"""The round in which a game is stopped to be measured."""


def yardstick() -> None:
    """Run a fixed piece of plain Python: calls, dicts, lists, integers; a millisecond or so."""
    counts: dict[int, int] = {}
    for number in range(10_000):
        counts[number % 97] = counts.get(number % 97, 0) + number
    sorted(counts.items())


def seconds_of(work: Callable[[], object], seconds: float, repeats: int) -> float:
    """Return the CPU-seconds that one ``work`` takes: the median of ``repeats`` runs of ``seconds`` each."""
    times: list[float] = []
    for _ in range(repeats):
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds / repeats:
            work()
            done += 1
        times.append((time.process_time() - began) / max(done, 1))
    return median(times)


class Stopped(Exception):  # noqa: N818 - not an error: the game has come to where it is measured.
    """The game has come to its middle."""


def middle_state(game: Citadels, seed: int) -> tuple[State, Ask]:
    """Return the table and the question of a game in the middle, as a turn's menu is asked."""
    state = game.start(seed)
    answer = random_policy(seed)
    found: list[Ask] = []

    def policy(now: State, ask: Ask) -> Pick:
        if now.round >= MIDDLE and ask.kind == "turn":
            found.append(ask)
            raise Stopped
        return answer(now, ask)

    try:
        playout(game, state, policy)
    except Stopped:
        return state, found[0]
    raise ValueError(f"the game of seed {seed} has no round {MIDDLE}")


def whole_game(game: Citadels, seed: int) -> list[Pick]:
    """Return the picks of a random game."""
    answer = random_policy(seed)
    picks: list[Pick] = []

    def policy(state: State, ask: Ask) -> Pick:
        picks.append(answer(state, ask))
        return picks[-1]

    playout(game, game.start(seed), policy)
    return picks


def replay(game: Citadels, seed: int, picks: list[Pick]) -> None:
    """Play ``picks`` as a record is resumed: each on a copied position."""
    position = Position[State].first(game, seed)
    for pick in picks:
        position = position.after(pick)


def call(desk: Desk, method: str, **params: Any) -> dict[str, Any]:
    """Call the desk as the page does, in JSON text."""
    answer = json.loads(desk.handle(json.dumps({"id": 1, "method": method, "params": params})))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    return answer["result"] or {}


def desk_seconds(seed: int) -> dict[str, float]:
    """Return the median seconds of the desk's calls over one game of a person against five ``normal``.

    ``pick`` is a person's own pick, ``advance`` one pick of a computer player; ``undo`` and ``at`` (any moment,
    as all seats saw it) are those of the game once it is over; ``at_worst`` is the slowest of them.
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


def measure(seconds: float, repeats: int) -> dict[str, float]:
    """Return CPU-seconds by what was done once (a game, a copy, a call ...)."""
    game = Citadels(setup_for(Wish(), 1))
    everything = Run(TRIAL, Wish(("2016",), "all", "all", (6,)), check="end")
    state, ask = middle_state(game, 1)
    seat = ask.seat
    view, asked = game.view(state, seat), view_ask(ask, "1")
    picks = whole_game(game, 1)
    seeds = iter(range(1_000_000))

    def timed(work: Callable[[], object]) -> float:
        return seconds_of(work, seconds, repeats)

    def play(run: Run) -> float:
        """Return the seconds a game takes; its tally leaves out what is not play."""
        runs: list[float] = []
        for _ in range(repeats):
            first = next(seeds) * 1000
            games = max(int(seconds / repeats / 0.008), 5)
            runs.append(play_part(run, range(first, first + games)).cpu_seconds / games)
        return median(runs)

    figures = {
        "yardstick": timed(yardstick),
        "game_first_set": play(Run(TRIAL, Wish(), check="end")),
        "game_all_characters": play(everything),
        "copy": timed(state.copy),
        "deepcopy": timed(lambda: copy.deepcopy(state)),
        "view": timed(lambda: game.view(state, seat)),
        "view_json": timed(lambda: VIEW_JSON.dump_json(view)),
        "normal_decision": timed(lambda: BOTS["normal"].choose(view, asked, computer_chance(1, seat, 1))),
        "replay_pick": timed(lambda: replay(game, 1, picks)) / len(picks),
        "dump": timed(lambda: game.dump(state)),
    }
    return figures | desk_seconds(1)


def table_lines(figures: dict[str, float]) -> list[str]:
    """Return the figures as a table: time each, how many a second, how many yardsticks one costs."""
    lines = [f"{'what':<22}{'each, us':>12}{'a CPU-second':>15}{'yardsticks':>12}"]
    for name, each in figures.items():
        units = each / figures["yardstick"]
        lines.append(f"{name:<22}{each * 1e6:>12.1f}{1 / each:>15.1f}{units:>12.4f}")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    parser.add_argument("--repeats", type=int, default=5, help="runs that the median is taken of")
    options = parser.parse_args()
    figures = measure(options.seconds, options.repeats)
    print("\n".join(table_lines(figures)))
    python = f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"
    print(json.dumps({"python": python, "seconds": figures}))


if __name__ == "__main__":
    main()
