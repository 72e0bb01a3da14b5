"""Runs a long search in slices: the search pauses often, and its driver may check a clock or stop it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar, cast

T = TypeVar("T")

Thought = Generator[None, None, T]
"""Comes to what was thought out; yields while it thinks, first before it does anything that takes time."""

Enough = Callable[[], bool]
"""Says whether a call has thought long enough."""


def never() -> bool:
    """The caller waits as long as it takes."""
    return False


def at_once(value: T) -> Thought[T]:
    """Return the thought of a player that need not think."""
    yield from ()
    return value


def finished(thought: Thought[T]) -> T:
    """Return what ``thought`` comes to, letting it take its time."""
    while True:
        try:
            next(thought)
        except StopIteration as stop:
            return cast("T", stop.value)


@dataclass(slots=True)
class _Paused:
    """What ``who`` has thought so far at ``moment``."""

    moment: object
    who: str
    thought: Thought[Any]


class PausedThinking:
    """What is thought about in one game, where somebody has paused: it goes on as long as the game stands where it began.

    It is not stored: a new start gives the same result.
    """

    def __init__(self) -> None:
        self._paused: _Paused | None = None

    def go_on(self, moment: object, who: str, begin: Callable[[], Thought[T]], enough: Enough) -> T | None:
        """Let ``who`` think at ``moment`` until it is ``enough``; return None where it has not come to an end.

        ``begin`` is called where nothing is paused there. What fails is forgotten.
        """
        here = self._paused
        if here is None or here.moment is not moment or here.who != who:
            here = _Paused(moment, who, begin())
        self._paused = None
        try:
            while True:
                next(here.thought)
                if enough():
                    self._paused = here
                    return None
        except StopIteration as stop:
            return cast("T", stop.value)
