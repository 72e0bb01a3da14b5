"""Computes each seat's chance to win from its features: a softmax over fitted weights."""

from collections.abc import Sequence
from math import exp, sqrt


def shares(figures: Sequence[float], seats: Sequence[Sequence[float]]) -> list[float]:
    """Return each seat's chance to win, by softmax over the weighted sums of its values. The chances add up to 1.

    ``figures`` are the weights, ``seats`` the values of each seat in the same order.
    """
    heights = [
        sum([figure * value for figure, value in zip(figures, values, strict=True)]) for values in seats
    ]
    highest = max(heights)
    weights = [exp(height - highest) for height in heights]
    total = sum(weights)
    return [weight / total for weight in weights]


def corrected(chances: Sequence[float], shifts: Sequence[float], exponent: float = 1.0) -> list[float]:
    """Return ``chances`` to the power of ``exponent``, each times e to its shift; they add up to 1 again.

    An exponent below 1 brings them closer together. A chance of 0 stays 0.
    """
    weights = [chance**exponent * exp(shift) for chance, shift in zip(chances, shifts, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


FLATTEST = 0.5
"""The least exponent of :func:`for_levels`."""


def for_levels(
    chances: Sequence[float], ahead: Sequence[float], lead: float, doubt: float = 0.0
) -> list[float]:
    """Return ``chances`` of equals as those of seats stronger than the others by ``ahead`` (``Strengths.ahead``).

    ``lead`` is the part of that which is still to come. ``doubt`` brings the chances closer together, the more so the
    more unlike the levels are: what a seat is in front by early is then held less surely.
    """
    spread = sqrt(sum(one * one for one in ahead) / len(ahead))
    return corrected(chances, [lead * one for one in ahead], max(1 - doubt * spread, FLATTEST))
