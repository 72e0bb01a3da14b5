"""Fits the weights of a softmax over seats by maximum likelihood over many games, and writes what was fitted."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tabletop.players.softmax import shares

STEPS = 12
"""Steps of Newton's method; five are enough as a rule."""

RIDGE = 0.3
"""Keeps what is rarely met near nothing."""


class Seen(NamedTuple):
    """A table in the course of a game: its figures by seat, and each seat's share of the win in the end."""

    seats: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def fit(games: Sequence[Seen], features: Sequence[str]) -> dict[str, float]:
    """Return the figures under which the winners of ``games`` are likeliest (Newton's method on a concave likelihood).

    ``features`` names what each of a seat's figures is.
    """
    figures = [0.0] * len(features)
    for _ in range(STEPS):
        slope = [-RIDGE * figure for figure in figures]
        bend = [[RIDGE * (row == at) for row in range(len(figures))] for at in range(len(figures))]
        for seen in games:
            _count(seen, figures, slope, bend)
        figures = [figure + step for figure, step in zip(figures, _solved(bend, slope), strict=True)]
    return {name: round(max(figure, 0.0), 3) for name, figure in zip(features, figures, strict=True)}


def write_figures(figures: Mapping[str, object], out: str) -> None:
    """Write ``figures`` as JSON into the file ``out``, or print them where it is empty."""
    text = json.dumps(figures, indent=1) + "\n"
    if out:
        Path(out).write_text(text, "utf-8")
    else:
        print(text, end="")


def _count(seen: Seen, figures: Sequence[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one table says: how the likelihood of its outcome rises with each figure, and how that bends."""
    odds = shares(figures, seen.seats)
    means = [
        sum([chance * seat[at] for chance, seat in zip(odds, seen.seats, strict=True)])
        for at in range(len(figures))
    ]
    for chance, won, seat in zip(odds, seen.won, seen.seats, strict=True):
        apart = [value - mean for value, mean in zip(seat, means, strict=True)]
        for row, value in enumerate(apart):
            slope[row] += won * value
            for column, other in enumerate(apart):
                bend[row][column] += chance * value * other


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x of ``matrix`` x = ``right`` (Gaussian elimination; the matrix is positive definite)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[at] / pivot[at]
                for column in range(at, len(pivot)):
                    other[column] -= factor * pivot[column]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
