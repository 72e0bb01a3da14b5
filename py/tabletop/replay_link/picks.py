"""Writes an answer to a question as one digit, in the base of how many answers there are."""

from collections.abc import Sequence
from math import perm
from typing import TypeVar

from tabletop.kernel.ask import Ask, Pick
from tabletop.match.link_tables import Weights
from tabletop.replay_link.digits import DigitReader, DigitWriter

T = TypeVar("T")

_USUAL = 64
"""The weight of an option that no weight is known of."""


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


def put_pick(digits: DigitWriter, ask: Ask, pick: Pick, weights: Weights | None) -> None:
    """Write the answer to ``ask``, without ``weights`` each answer in the same room."""
    if weights is None or not ask.least == ask.most == 1:
        digits.put(number_of(ask, pick), answers_to(ask))
    elif len(ask.options) > 1:
        digits.put_weighted(ask.options.index(pick[0]), _weights_of(ask, weights))


def take_pick(digits: DigitReader, ask: Ask, weights: Weights | None) -> Pick:
    """Return the answer that :func:`put_pick` wrote."""
    if weights is None or not ask.least == ask.most == 1:
        return pick_of(ask, digits.take(answers_to(ask)))
    if len(ask.options) == 1:
        return ask.options
    return (ask.options[digits.take_weighted(_weights_of(ask, weights))],)


def _weights_of(ask: Ask, weights: Weights) -> list[int]:
    """Return how likely each option is: by its own weight, else by that of its verb."""
    known = weights.get(ask.kind, {})
    return [known.get(option) or known.get(option.partition(":")[0], _USUAL) for option in ask.options]


def arrangement(options: Sequence[T], chosen: Sequence[T]) -> int:
    """Return which it is of all ways to choose so many of ``options``, one after the other."""
    number, left = 0, list(options)
    for option in chosen:
        at = left.index(option)
        number = number * len(left) + at
        left.pop(at)
    return number


def arranged(options: Sequence[T], count: int, number: int) -> tuple[T, ...]:
    """Return the choice of ``count`` options that :func:`arrangement` gave ``number``."""
    places: list[int] = []
    for base in range(len(options) - count + 1, len(options) + 1):
        number, place = divmod(number, base)
        places.append(place)
    left = list(options)
    return tuple(left.pop(place) for place in reversed(places))
