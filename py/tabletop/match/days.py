"""Defines what a game says of its deal of the day: the table of each weekday, and the strength of its levels."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.kernel.randomness import Randomness


@dataclass(frozen=True, slots=True)
class DayTable:
    """A set-up, and the levels of the computer players; the person has seat 0, and they have the others in order."""

    setup: dict[str, Any]
    players: tuple[str, ...]


Week = Callable[[int, Randomness], DayTable]
"""Returns the table of a weekday (0: Monday); what it leaves open is drawn from the random source."""


class Days(Protocol):
    """The deals of the day of one game."""

    @property
    def weeks(self) -> Sequence[tuple[str, Week]]:
        """Each week with the day from which on it holds, the earliest first.

        An entry is never changed: another week is added, from a later day on, so that past days stay as they were.
        """
        ...

    @property
    def levels(self) -> Sequence[str]:
        """The levels that a result is compared with, the fastest first."""
        ...

    @property
    def strengths(self) -> Mapping[str, int]:
        """A version for each level, raised whenever it would answer otherwise; a temper has the version of its level."""
        ...
