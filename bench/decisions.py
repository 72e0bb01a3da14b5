"""How long a computer player of Citadels takes to decide, over whole games in a match. Prints a table and JSON.

    .venv/bin/python -m bench.decisions [--level master] [--players 6] [--games 2] [--characters random]

CPU time of every ``advance`` by one pick, so folding what the seat was told is in it; on a machine with nothing else to do that is what
one waits. The same script runs inside Pyodide (``bench.pyodide decisions ...``). It never fails: figures are no test.
"""

import argparse
import json
import platform
import sys
import time

from citadels.cli.tables import Wish, setup_for
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from tabletop.match import Match, new_match
from tabletop.seating import Chair

AnyMatch = Match[State, View]


def decision_seconds(level: str, wish: Wish, seed: int) -> list[tuple[str, float]]:
    """Return kind of ask and seconds of every decision of a game in which all are of ``level``."""
    setup = setup_for(wish, seed).model_dump(mode="json")
    seating = [Chair(name=f"P{seat}", player=level) for seat in range(setup["players"])]
    match: AnyMatch = new_match("bench", CITADELS, setup, seating, seed, free=False)
    taken: list[tuple[str, float]] = []
    while (ask := match.position.ask) is not None:
        began = cpu_seconds()
        match.advance(CITADELS, 1)
        taken.append((ask.kind, cpu_seconds() - began))
    return taken


def cpu_seconds() -> float:
    """Return the CPU time of this process; Pyodide has no clock for that but Node's."""
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # noqa: PLC0415 - there is no such module elsewhere.

    used = process.cpuUsage()
    return (used.user + used.system) / 1e6


def at(seconds: list[float], share: float) -> float:
    """Return the value that ``share`` of ``seconds`` lie below."""
    return sorted(seconds)[min(int(len(seconds) * share), len(seconds) - 1)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="master")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--characters", default="first_game")
    options = parser.parse_args()
    wish = Wish(("2016",), options.characters, options.characters, (options.players,))
    taken = [one for seed in range(options.games) for one in decision_seconds(options.level, wish, seed)]
    groups = {"all": [each for _, each in taken], "draft": [each for kind, each in taken if kind == "draft"]}
    print(f"{'decisions':<12}{'how many':>10}{'median, ms':>12}{'95 %, ms':>12}{'most, ms':>12}")
    figures: dict[str, list[float]] = {}
    for name, group in groups.items():
        figures[name] = [len(group), *(round(at(group, share) * 1000, 1) for share in (0.5, 0.95, 1.0))]
        print(
            f"{name:<12}{figures[name][0]:>10.0f}" + "".join(f"{value:>12.1f}" for value in figures[name][1:])
        )
    python = f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"
    print(json.dumps({"python": python, "options": vars(options), "decisions": figures}))


if __name__ == "__main__":
    main()
