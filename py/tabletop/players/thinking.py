"""Runs a long search in slices: the search pauses often, and its driver may check a clock or stop it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar, cast

T = TypeVar("T")

Thought = Generator[None, None, T]
"""A generator that returns the result of thinking. It yields often, first of all before any slow work."""

Enough = Callable[[], bool]
"""Says whether a call has thought long enough."""


def never() -> bool:
    """The caller waits as long as it takes."""
    return False


def at_once(value: T) -> Thought[T]:
    """Return a thought that ends at once with ``value``."""
    yield from ()
    return value


def finished(thought: Thought[T]) -> T:
    """Run ``thought`` to its end and return its result."""
    while True:
        try:
            next(thought)
        except StopIteration as stop:
            return cast("T", stop.value)


@dataclass(slots=True)
class _Paused:
    """The unfinished thought of ``who`` at ``moment``."""

    moment: object
    who: str
    thought: Thought[Any]


class PausedThinking:
    """The paused thoughts of one game.

    A thought can go on as long as the game is at the moment where the thought began.

    It is not stored: a new start gives the same result.
    """

    def __init__(self) -> None:
        self._paused: _Paused | None = None

    def go_on(self, moment: object, who: str, begin: Callable[[], Thought[T]], enough: Enough) -> T | None:
        """Let ``who`` think at ``moment`` until ``enough`` says to stop; return None if the thought has not ended.

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
