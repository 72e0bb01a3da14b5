"""Offers what benches share: medians of short runs, positions to measure at, and a table of the results."""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from tabletop.cli.simulate import Run, play_part
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position, playout
from tabletop.players.random_policy import random_policy
from tabletop.service.desk import Desk

AnyGame = Game[Any, Any]


def yardstick() -> None:
    """Run a fixed piece of plain Python for about a millisecond, as a unit to compare machines with."""
    counts: dict[int, int] = {}
    for number in range(10_000):
        counts[number % 97] = counts.get(number % 97, 0) + number
    sorted(counts.items())


def seconds_of(work: Callable[[], object], seconds: float, repeats: int) -> float:
    """Return the CPU-seconds that one ``work`` takes: the median of ``repeats`` runs, ``seconds`` in all."""
    times: list[float] = []
    for _ in range(repeats):
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds / repeats:
            work()
            done += 1
        times.append((time.process_time() - began) / max(done, 1))
    return median(times)


class Clock:
    """Measures CPU-seconds: each as the median of ``repeats`` runs, which take ``seconds`` in all."""

    def __init__(self, seconds: float, repeats: int) -> None:
        self.seconds = seconds
        self.repeats = repeats
        self.seeds = iter(range(1_000_000))

    def timed(self, work: Callable[[], object]) -> float:
        """Return the CPU-seconds that one ``work`` takes."""
        return seconds_of(work, self.seconds, self.repeats)

    def games(self, run: Run) -> float:
        """Return the CPU-seconds that a game takes, without the work around it."""
        runs: list[float] = []
        for _ in range(self.repeats):
            first = next(self.seeds) * 1000
            games = max(int(self.seconds / self.repeats / 0.008), 5)
            runs.append(play_part(run, range(first, first + games)).cpu_seconds / games)
        return median(runs)


class Stopped(Exception):  # noqa: N818 - not an error.
    """The game has reached the position to measure at."""


def stop_at(game: AnyGame, seed: int, there: Callable[[Any, Ask], bool]) -> tuple[Any, Ask]:
    """Return the first state and ask of a random game for which ``there`` is true.

    Raises ValueError if there is none.
    """
    state = game.start(seed)
    answer = random_policy(seed)
    found: list[Ask] = []

    def policy(now: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        if there(now, ask):
            found.append(ask)
            raise Stopped
        return answer(now, ask)

    try:
        playout(game, state, policy)
    except Stopped:
        return state, found[0]
    raise ValueError(f"the game of seed {seed} does not reach the position")


def whole_game(game: AnyGame, seed: int) -> list[Pick]:
    """Return the picks of a random game."""
    answer = random_policy(seed)
    picks: list[Pick] = []

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        picks.append(answer(state, ask))
        return picks[-1]

    playout(game, game.start(seed), policy)
    return picks


def replay(game: AnyGame, seed: int, picks: list[Pick]) -> None:
    """Play ``picks`` as a resumed record does: each on a copied position."""
    position = Position[Any].first(game, seed)
    for pick in picks:
        position = position.after(pick)


def call(desk: Desk, method: str, **params: Any) -> dict[str, Any]:
    """Call the desk as the page does, in JSON text; return the result. Raises ValueError for an error answer."""
    answer = json.loads(desk.handle(json.dumps({"id": 1, "method": method, "params": params})))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    return answer["result"] or {}


def table_lines(figures: dict[str, float]) -> list[str]:
    """Return ``figures`` (CPU-seconds by name) as a table: time, number a second, and cost in yardsticks."""
    lines = [f"{'what':<22}{'each, us':>12}{'a CPU-second':>15}{'yardsticks':>12}"]
    for name, each in figures.items():
        units = each / figures["yardstick"]
        lines.append(f"{name:<22}{each * 1e6:>12.1f}{1 / each:>15.1f}{units:>12.4f}")
    return lines


def main(about: str, measure: Callable[[Clock], dict[str, float]]) -> None:
    """Run ``measure`` and print its figures as a table and as JSON; ``about`` is the help text."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    parser.add_argument("--repeats", type=int, default=5, help="runs that the median is taken of")
    options = parser.parse_args()
    figures = measure(Clock(options.seconds, options.repeats))
    print("\n".join(table_lines(figures)))
    python = f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"
    print(json.dumps({"python": python, "seconds": figures}))
