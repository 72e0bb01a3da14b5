"""Estimates how strong a person is from finished games: Bayesian inference on a grid, as Glicko does it with a formula.

Who wins is Plackett and Luce's first choice: a seat wins in proportion to ``10 ** (points / 400)``. Before each game
the person may have changed a little (a random walk), so that early games count for less as time goes on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from tabletop.match.strengths import LEAST, MOST, Strengths
from tabletop.rating.rated_game import RatedGame

STEP = 10
GRID = range(LEAST, MOST + 1, STEP)
"""The points that a person may have."""

MEAN, SPREAD = 1550, 250
"""The normal distribution of people before their first game. The usual level has 1500."""

WALK = 0.12
"""The probability to be one step of the grid better, and to be one worse, at each game: a standard deviation of 5
points."""

LATEST = 300
"""Games before the latest so many say nothing more."""

TAIL = 0.05
"""The probability to lie below the interval, and that to lie above."""

Curve = tuple[float, ...]
"""A figure for each point of the grid."""


@dataclass(frozen=True, slots=True)
class Rating:
    """``points`` is the mean; the truth lies between ``low`` and ``high`` with 90 %.

    ``change`` is what the last game did.
    """

    points: int
    low: int
    high: int
    change: int
    games: int


def prior() -> list[float]:
    """Return the probability of each point of the grid before the first game."""
    return _scaled([exp(-(((points - MEAN) / SPREAD) ** 2) / 2) for points in GRID])


def belief(games: Sequence[RatedGame], strengths: Strengths) -> list[float]:
    """Return the probability of each point of the grid after ``games``, which are in order."""
    found = prior()
    for game in games[-LATEST:]:
        found = updated(found, game, strengths)
    return found


def rating(games: Sequence[RatedGame], strengths: Strengths) -> Rating:
    """Return the rating after ``games``, which are in order."""
    return rated(games, strengths)[0]


def rated(games: Sequence[RatedGame], strengths: Strengths) -> tuple[Rating, list[float]]:
    """Return the rating after ``games``, which are in order, and the belief that it is made of."""
    before = belief(games[-LATEST:-1], strengths)
    after = updated(before, games[-1], strengths) if games else before
    points = round(mean(after))
    change = points - round(mean(before))
    return Rating(points, _quantile(after, TAIL), _quantile(after, 1 - TAIL), change, len(games)), after


def mean(weights: Sequence[float]) -> float:
    """Return the mean of the points under ``weights``, which add up to 1."""
    return sum(points * weight for points, weight in zip(GRID, weights, strict=True))


@cache
def chances(opponents: tuple[int, ...]) -> Curve:
    """Return for each point of the grid the chance to win against ``opponents`` with these points."""
    others = sum(10 ** (points / 400) for points in opponents)
    return tuple(1 / (1 + others / 10 ** (points / 400)) for points in GRID)


def updated(weights: list[float], game: RatedGame, strengths: Strengths) -> list[float]:
    """Return the belief after one more game; a game whose levels have no points says nothing."""
    points = [strengths.points_of(game.table, level) for level in game.levels]
    known = tuple(sorted(one for one in points if one is not None))
    if not known or len(known) < len(points):
        return weights
    shifted = zip(
        weights, [*weights[1:], weights[-1]], [weights[0], *weights[:-1]], chances(known), strict=True
    )
    share = game.share
    return _scaled(
        [
            ((1 - 2 * WALK) * here + WALK * (above + below)) * chance**share * (1 - chance) ** (1 - share)
            for here, above, below, chance in shifted
        ]
    )


def _scaled(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def _quantile(weights: Sequence[float], part: float) -> int:
    below = 0.0
    for points, weight in zip(GRID, weights, strict=True):
        below += weight
        if below >= part:
            return points
    return MOST
