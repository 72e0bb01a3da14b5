"""Defines how a game encodes a view and its options as arrays of fixed size."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tabletop.kernel.ask import Option

Named = Iterator[tuple[str, float]]
"""Features by name, with their values; all others are 0. Values of a name that comes twice are added."""


class Coding(Protocol):
    """The encoding of one game. It is the same for every set-up of a table."""

    @property
    def actions(self) -> Sequence[str]:
        """The names of all actions."""
        ...

    @property
    def features(self) -> Sequence[str]:
        """The names of all features of a view."""
        ...

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of ask."""
        ...

    @property
    def causes(self) -> Sequence[str]:
        """The cards that may be the cause of an ask."""
        ...

    def names(self, options: Sequence[Option], seat: int, seats: int) -> list[str]:
        """Return the name of the action for each of ``options``, seen from ``seat``. Equal options may share a name."""
        ...

    def named(self, view: Any) -> Named:  # noqa: ANN401 - its own view
        """Return the features of ``view``, with the seats counted from the viewer."""
        ...


def numbered(names: Sequence[str]) -> dict[str, int]:
    """Return the place of each name. Raises ValueError where one occurs twice."""
    places = {name: at for at, name in enumerate(names)}
    if len(places) < len(names):
        raise ValueError("a name occurs twice")
    return places


def relative(seat: int, viewer: int, seats: int) -> int:
    """Return how many seats ``seat`` is after ``viewer``: 0 is the viewer itself."""
    return (seat - viewer) % seats
