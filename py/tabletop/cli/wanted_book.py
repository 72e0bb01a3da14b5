"""Says what a book of problems is to hold."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tabletop.problems.deal import Deal
from tabletop.problems.finding import MOST_ANSWERS

A_GAME = 8
"""The most problems of a book that come from one game."""


@dataclass(frozen=True)
class Wanted:
    """What a book holds: so many problems, so many of each theme at least, each of the ``cards`` at least once."""

    count: int
    themes: Mapping[str, int]
    cards: Sequence[str]
    easy: Sequence[str] = ()
    """Themes with so few problems that those count, too, which the plainest player would get right."""
    shown_last: Sequence[str] = ()
    """Themes whose problems show a card only where no other problem of the book does."""
    deal: Callable[[str], Deal | None] | None = None
    """Finds a deal in which a person can try a card that no problem shows."""
    share: Mapping[str, float] = field(default_factory=dict[str, float])
    """The largest part of the book that a theme may be."""
    against: Sequence[str] = ()
    """The levels by which each problem is played to the end, to see that its best answer wins more often than the
    next."""
    most: int = MOST_ANSWERS
    """Asks with more answers are not mined: too few of them have a clear best one."""
    levels: Sequence[str] = ()
    """The levels that say how difficult a problem is, the weakest first."""
