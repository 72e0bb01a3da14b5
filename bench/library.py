"""Measures what a program's calls of a game take: copies, views, pickles, texts.

python -m bench.library
"""

import pickle
import time
from collections.abc import Callable

import citadels
from pointcity.library import Game as PointCity
from tabletop.library import BaseGame

ROUNDS = 200
"""Calls of each kind."""
MOST_COPY = 0.2
"""The most milliseconds of a copy with six seats."""


def milliseconds(call: Callable[[], object]) -> float:
    """Return the processor time of one call: the least of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(ROUNDS // 5):
            call()
        best = min(best, time.process_time() - began)
    return 1000 * best / (ROUNDS // 5)


def halfway(game: BaseGame) -> BaseGame:
    """Return ``game`` after 150 answers."""
    for _ in range(150):
        if not game.is_over:
            game.push(*game.advice("random"))
    return game


def main() -> None:
    """Print a line for each game. Ends with 1 where a copy takes too long."""
    slow = False
    for name, game in (
        ("citadels, 6 seats", halfway(citadels.Game(6))),
        ("pointcity, 4 seats", halfway(PointCity(4))),
    ):
        calls: dict[str, Callable[[], object]] = {
            "copy": game.copy,
            "view": lambda game=game: game.view(0),
            "options": lambda game=game: game.options,
            "pickle": lambda game=game: pickle.dumps(game),
            "to_text": game.to_text,
        }
        took = {call: milliseconds(work) for call, work in calls.items()}
        slow = slow or took["copy"] > MOST_COPY
        print(f"{name}: " + ", ".join(f"{call} {spent:.3f} ms" for call, spent in took.items()))
    raise SystemExit(int(slow))


if __name__ == "__main__":
    main()
