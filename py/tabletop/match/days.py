"""Defines what a game gives for its deals of the day: the table of each weekday, and a version of each level."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.kernel.randomness import Randomness


@dataclass(frozen=True, slots=True)
class DayTable:
    """A set-up and the levels of the computer players on seats 1, 2, ...; the person has seat 0."""

    setup: dict[str, Any]
    players: tuple[str, ...]


Week = Callable[[int, Randomness], DayTable]
"""Returns the table of a weekday (0: Monday); what it leaves open is drawn from the random source."""


class Days(Protocol):
    """The deals of the day of one game."""

    @property
    def weeks(self) -> Sequence[tuple[str, Week]]:
        """Each week with the first day on which it applies, the earliest first.

        Never change an entry: add a week with a later day, so that past deals stay the same.
        """
        ...

    @property
    def levels(self) -> Sequence[str]:
        """The levels that a result is compared with, the fastest first."""
        ...

    @property
    def strengths(self) -> Mapping[str, int]:
        """A version for each level, raised when its answers change; a level with a temper shares the version."""
        ...
