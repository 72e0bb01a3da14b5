"""An answer to a question as one digit, in the base of how many answers there are."""

from collections.abc import Sequence
from math import perm

from tabletop.kernel.ask import Ask, Pick


def answers_to(ask: Ask) -> int:
    """Return how many answers ``ask`` has; the order in which options are chosen counts."""
    return sum(perm(len(ask.options), many) for many in range(ask.least, ask.most + 1))


def number_of(ask: Ask, pick: Pick) -> int:
    """Return which of the answers to ``ask`` it is."""
    fewer = sum(perm(len(ask.options), many) for many in range(ask.least, len(pick)))
    return fewer + arrangement(ask.options, pick)


def pick_of(ask: Ask, number: int) -> Pick:
    """Return the answer that :func:`number_of` gave ``number``."""
    count = ask.least
    while number >= (among := perm(len(ask.options), count)):
        number -= among
        count += 1
    return arranged(ask.options, count, number)


def arrangement(options: Sequence[str], chosen: Sequence[str]) -> int:
    """Return which it is of all ways to choose so many of ``options``, one after the other."""
    number, left = 0, list(options)
    for option in chosen:
        at = left.index(option)
        number = number * len(left) + at
        left.pop(at)
    return number


def arranged(options: Sequence[str], count: int, number: int) -> tuple[str, ...]:
    """Return the choice of ``count`` options that :func:`arrangement` gave ``number``."""
    places: list[int] = []
    for base in range(len(options) - count + 1, len(options) + 1):
        number, place = divmod(number, base)
        places.append(place)
    left = list(options)
    return tuple(left.pop(place) for place in reversed(places))
