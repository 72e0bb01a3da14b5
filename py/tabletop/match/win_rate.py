"""Computes the confidence interval of a win rate."""

from math import sqrt

CONFIDENT = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a ``rate`` seen in ``games`` games."""
    if not games:
        return 0.0, 1.0
    square = CONFIDENT**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    margin = CONFIDENT * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(middle - margin, 0.0), min(middle + margin, 1.0)
