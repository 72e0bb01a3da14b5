"""Measures how long a computer player takes to decide, over whole games in a match. Prints a table and JSON.

    .venv/bin/python -m bench.decisions [--level master] [--players 6] [--games 2] [--characters random]
    .venv/bin/python -m bench.decisions --game pointcity [--level master] [--players 4] [--games 2]

Measures the CPU time of every ``advance`` by one pick, which contains the update of the seat's memory. On an idle
machine that is the time a person waits. The same script runs inside Pyodide (``bench.pyodide decisions ...``). This is
no test: it never fails.
"""

import argparse
import json
import platform
import sys
import time
from typing import Any

from citadels.cli import tables as citadels_tables
from citadels.kind import CITADELS
from pointcity.cli import simulated_game as pointcity_game
from pointcity.kind import POINT_CITY
from tabletop.match.kind import Kind
from tabletop.match.match import new_match
from tabletop.players.seating import Chair

GAMES: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}
USUAL = {"citadels": 6, "pointcity": 4}
"""The number of players without ``--players``."""
SEARCHED_ASK = {"citadels": "draft", "pointcity": "turn"}
"""The kind of ask that is also counted apart."""


def setup_of(game: str, players: int, characters: str, seed: int) -> dict[str, Any]:
    """Return the set-up of the game with ``seed``."""
    if game == POINT_CITY.id:
        return pointcity_game.setup_for(pointcity_game.Wish((players,)), seed)
    wish = citadels_tables.Wish(("2016",), characters, characters, (players,))
    return citadels_tables.setup_for(wish, seed).model_dump(mode="json")


def decision_seconds(kind: Kind, level: str, setup: dict[str, Any], seed: int) -> list[tuple[str, float]]:
    """Return the kind of ask and the CPU-seconds of every decision of a game of ``level`` alone."""
    seating = [Chair(name=f"P{seat}", player=level) for seat in range(setup["players"])]
    match = new_match("bench", kind, setup, seating, seed, free=False)
    taken: list[tuple[str, float]] = []
    while (ask := match.position.ask) is not None:
        began = cpu_seconds()
        match.advance(kind, 1)
        taken.append((ask.kind, cpu_seconds() - began))
    return taken


def cpu_seconds() -> float:
    """Return the CPU time of this process in seconds; inside Pyodide only Node's clock measures it."""
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # noqa: PLC0415 - there is no such module elsewhere.

    used = process.cpuUsage()
    return (used.user + used.system) / 1e6


def at(seconds: list[float], share: float) -> float:
    """Return the quantile ``share`` of ``seconds``."""
    return sorted(seconds)[min(int(len(seconds) * share), len(seconds) - 1)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=CITADELS.id)
    parser.add_argument("--level", default="master")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--characters", default="first_game")
    options = parser.parse_args()
    kind, players = GAMES[options.game], options.players or USUAL[options.game]
    setups = [setup_of(kind.id, players, options.characters, seed) for seed in range(options.games)]
    taken = [
        one for seed, setup in enumerate(setups) for one in decision_seconds(kind, options.level, setup, seed)
    ]
    told = SEARCHED_ASK[kind.id]
    groups = {"all": [each for _, each in taken], told: [each for name, each in taken if name == told]}
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
