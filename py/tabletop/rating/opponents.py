"""Finds opponents against whom a person wins about as often as at a table of equals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tabletop.match.strengths import Strengths
from tabletop.rating.rating import chances

PLANLESS = "random"
"""The level that is never advised."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Levels for the other seats, the strongest first, and the person's chance to win against them, in per cent."""

    levels: list[str]
    chance: int
    fair: int


def even_opponents(
    weights: Sequence[float], strengths: Strengths, table: str, seats: int
) -> Opponents | None:
    """Return the opponents at ``table`` whose chance is nearest to the fair one; None where no strength is known.

    ``weights`` is the belief about the person. At most two levels sit together, which are next to each other in
    strength.
    """
    points = {level: own for level, own in strengths.tables.get(table, {}).items() if level != PLANLESS}
    if not points or seats < 2:
        return None
    fair = 1 / seats

    def chance(levels: Sequence[str]) -> float:
        curve = chances(tuple(sorted(points[level] for level in levels)))
        return sum(weight * one for weight, one in zip(weights, curve, strict=True))

    ordered = sorted(points, key=lambda level: points[level])
    best = min(_mixes(ordered, seats - 1), key=lambda levels: abs(chance(levels) - fair))
    return Opponents(list(best), round(100 * chance(best)), round(100 * fair))


def _mixes(levels: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Yield the ways to fill ``seats`` with one level, or two that follow each other in ``levels``, weakest first."""
    for weak, strong in pairwise(levels):
        for strongs in range(seats):
            yield (strong,) * strongs + (weak,) * (seats - strongs)
    yield (levels[-1],) * seats
