"""Defines what is told of a game on a real table, and what the engine answers.

Plain numbers and ids, never sentences.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field

MOST_PIECES, MOST_SEATS, MOST_FACTS, MOST_NUMBER = 60, 10, 20, 999

FactId = Annotated[str, Field(max_length=40)]
Facts = Annotated[dict[FactId, Annotated[int, Field(ge=-1, le=MOST_NUMBER)]], Field(max_length=MOST_FACTS)]
"""Answers to the engine's questions, by the question's id."""


class RealPiece(BaseModel):
    """A piece before a seat, and what is told of it."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    id: Annotated[str, Field(max_length=60)]
    facts: Facts = Field(default_factory=dict)


class RealSeat(BaseModel):
    """What lies before a seat at the end of a game, and what is told of the seat."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    pieces: Annotated[list[RealPiece], Field(max_length=MOST_PIECES)]
    facts: Facts = Field(default_factory=dict)


Answer = Literal["number", "yes", "seats", "one"]
"""How a question is answered: by a number up to ``most``; by 1 for yes; by seats; by one of ``choices``.

Seats are told as a sum of powers of two, 1 for seat 0, 2 for seat 1 and so on, at most ``most`` of them.
"""


@dataclass(slots=True)
class RealQuestion:
    """A fact that the scores hang on and the pieces do not show.

    It is about the whole table (``seat`` None), a seat, or the piece at place ``at`` of it. ``now`` is the answer that
    is counted with, ``told`` says whether a person gave it. ``needed``: without an answer the scores may be wrong.
    """

    id: str
    answer: Answer
    most: int
    now: int
    told: bool
    seat: int | None = None
    at: int | None = None
    choices: list[int] = field(default_factory=list[int])
    needed: bool = False


@dataclass(slots=True)
class RealDoubt:
    """Something that no rule of this set explains; it is counted all the same.

    ``piece`` is what it is about ("" for none), ``count`` how often it is there, ``most`` how often it may be.
    """

    id: str
    seat: int | None
    piece: str = ""
    count: int = 0
    most: int = 0


@dataclass(slots=True)
class CountedPart:
    """One line of a score: what brings how many points."""

    cause: str
    points: int


@dataclass(slots=True)
class CountedTie:
    """How a tie in points was decided between a seat and the next one, ``seat`` (None: a rival without one).

    ``by`` is what decided, "" if nothing did; ``own`` and ``other`` are the two figures.
    """

    seat: int | None
    by: str
    own: int
    other: int


@dataclass(slots=True)
class CountedScore:
    """The score of a seat (None: of a rival without one); ``place`` 1 is the winner."""

    seat: int | None
    place: int
    total: int
    parts: list[CountedPart]
    tie: CountedTie | None


@dataclass(slots=True)
class CountedTable:
    """The scores, best first, what the engine would like to know, and what it doubts."""

    scores: list[CountedScore]
    questions: list[RealQuestion]
    doubts: list[RealDoubt]


@dataclass(slots=True)
class LayOutStep:
    """One thing to do when a set is laid out or characters are chosen: the id of its sentence, and what fills it."""

    id: str
    args: dict[str, int]


@dataclass(slots=True)
class PieceCall:
    """One call of a round.

    Its number, what is called, and what the called one does to another by naming it ("" for nothing).
    """

    number: int
    piece: str
    names: str = ""


@dataclass(slots=True)
class LaidOut:
    """How a set is laid out, how the draft of a round goes, and who is called in which order."""

    steps: list[LayOutStep]
    draft: list[LayOutStep]
    calls: list[PieceCall]
    pieces: list[str]


class RealTables(Protocol):
    """What a game knows of real tables."""

    def count(
        self, setup: Mapping[str, Any], seats: Sequence[RealSeat], facts: Mapping[str, int]
    ) -> CountedTable:
        """Count a game that is over. Raises ``Refusal`` for what is no table of this game."""
        ...

    def lay_out(self, setup: Mapping[str, Any]) -> LaidOut:
        """Tell how the set of ``setup`` is laid out. Raises ``Refusal`` (``bad-setup...``)."""
        ...
