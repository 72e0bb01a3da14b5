"""Checks what a program hands to a game, and refuses what is wrong with a sentence."""

import re
from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from tabletop.kernel.ask import Ask, Option, Pick
from tabletop.kernel.errors import Refusal, nearest, refused, shown
from tabletop.kernel.randomness import KEY, MAX_SEED, Seed

MOST_LISTED = 12
"""The most options that an error lists."""


MOST_IDLE = 60
"""How many answers in a row may change nothing. No game comes near: only who gives up what it begins, again and
again."""


class NothingToUndo(Refusal, IndexError):  # noqa: N818 - like every refusal, it is no error of the program
    """There are not so many answers to take back."""


def plain_number(value: object) -> object:
    """Return a whole number of any package, such as numpy, as Python's own, and anything else as it is."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return value
    return index(value)


def checked_seed(seed: object) -> Seed:
    """Return the seed of a game. Raises ``Refusal`` (``bad-seed``) where a save could not hold it."""
    number = plain_number(seed)
    if type(number) is int and 0 <= number <= MAX_SEED:
        return number
    if isinstance(number, str) and re.fullmatch(KEY, number):
        return number
    raise refused("bad-seed", given=shown(seed), most=MAX_SEED)


def checked_seat(seat: object, seats: int) -> int | None:
    """Return the seat, None for a spectator. Raises ``Refusal`` (``bad-seat``)."""
    number = plain_number(seat)
    if number is None or (type(number) is int and 0 <= number < seats):
        return number
    raise refused("bad-seat").among(seat, [*range(seats), None])


def checked_text(text: object, code: str) -> str:
    """Return a text. Raises ``Refusal`` with ``code`` for anything else."""
    if isinstance(text, str):
        return text
    raise Refusal(code, where="text").also(why="value", given=shown(text))


def checked_level(level: object, levels: Sequence[str]) -> str:
    """Return the level of a computer player; the usual one for ``""``. Raises ``Refusal`` (``bad-level``)."""
    if level == "":
        return levels[0]
    if not isinstance(level, str) or level not in levels:
        raise refused("bad-level").among(level, levels)
    return level


def checked_pick(ask: Ask | None, options: Sequence[object]) -> Pick:
    """Return ``options`` as an answer to ``ask``. Raises ``Refusal`` (``illegal-pick``, ``game-over``), naming it."""
    if ask is None:
        raise Refusal("game-over")
    said = ", ".join(shown(str(option) if isinstance(option, Option) else option) for option in options)
    wrong = Refusal("illegal-pick").also(pick=said or "()")
    pick: list[str] = []
    for option in options:
        if not isinstance(option, str):
            raise wrong.also(why="pick-type")
        pick.append(option.id if isinstance(option, Option) else option)
    for option in pick:
        if option not in ask.options:
            few = ask.options if len(ask.options) <= MOST_LISTED else ()
            near = nearest(option, ask.options)
            wrong.also(allowed=", ".join(map(repr, few)))
            raise wrong.also(near=repr(near)) if near else wrong
    if not ask.least <= len(pick) <= ask.most:
        raise wrong.also(why="pick-count", count=len(pick), least=ask.least, most=ask.most)
    if len(set(pick)) < len(pick):
        raise wrong.also(why="pick-twice")
    return tuple(pick)
