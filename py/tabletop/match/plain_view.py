"""Defines the fields that the page reads of every view; a game without a look of its own adds fields of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class PlainSeat:
    """What all know of a seat. A game may extend it: each field is shown under the text `view-<field>`."""

    seat: int
    points: int


@dataclass(slots=True)
class PlainPart:
    """A line of a score: what it is for, the text `score-<cause>`, and its points."""

    cause: str
    points: int


@dataclass(slots=True)
class PlainScore:
    """A final score."""

    seat: int
    place: int
    total: int
    parts: list[PlainPart] = field(default_factory=list[PlainPart])
    tie: None = None


@dataclass(slots=True)
class PlainView:
    """``seat`` is the viewer's, None for a spectator; ``phase`` is ``play`` or ``over``.

    ``scores`` are there in the end.
    """

    seat: int | None
    seats: list[PlainSeat]
    scores: list[PlainScore] | None
    edition: str = field(default="", kw_only=True)
    phase: str = field(default="play", kw_only=True)


SHARED = frozenset({"seat", "seats", "scores", "edition", "phase"})
"""The fields that every view has; the others are the game's own."""


def ranked(points: Sequence[int]) -> list[PlainScore]:
    """Return final scores by seat; equal points share a place."""
    return [
        PlainScore(seat, 1 + sum(other > own for other in points), own) for seat, own in enumerate(points)
    ]
