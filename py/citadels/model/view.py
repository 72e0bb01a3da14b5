"""Defines what a seat may know, as it leaves the engine: an allow-list, filled field by field.

The page, the bots and remote seats see nothing else; the JavaScript types are generated from here.
"""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field


def _nothing(amount: int) -> bool:
    return amount == 0


Lying = Annotated[int, Field(exclude_if=_nothing, json_schema_extra={"leftOut": True})]
"""How much lies on a district, left out of the text where that is 0: mostly it is, and cities are half of a view."""


@dataclass(slots=True)
class CharacterView:
    """A character of this game. ``fate`` is what all know of it this round, ``""`` where nothing.

    ``fate`` is one of ``""``, ``faceup`` (discarded face up), ``revealed``, ``absent`` (called, no answer).
    """

    character: str
    rank: int
    fate: str
    seat: int | None


@dataclass(slots=True)
class MarkView:
    """Something put on a character for the round (killed, robbed, ...) by the seat ``by``.

    ``card`` is the character whose power it is. ``real`` is None for everybody but that seat, who knows its blank tokens.
    """

    kind: str
    character: str
    by: int
    card: str
    real: bool | None


@dataclass(slots=True)
class DistrictView:
    """A district in a city. ``cost`` is its present cost in gold, which is also what it scores, ``round`` when it came.

    ``coins`` lie on it, ``tucked`` cards under it; in the text neither is there where it is 0.
    """

    card: str
    type: str
    cost: int
    round: int
    coins: Lying = 0
    tucked: Lying = 0


@dataclass(slots=True)
class SeatView:
    """What everybody sees of a seat. ``points`` is the score of its city if the game ended now.

    ``characters`` are the ones it has revealed this round, ``drafted`` how many it holds face down.
    """

    seat: int
    gold: int
    hand: int
    city: list[DistrictView]
    characters: list[str]
    drafted: int
    crown: bool
    completed: bool
    points: int


@dataclass(slots=True)
class CardView:
    """A card in the viewer's own hand. ``price`` is what building it would cost now; ``buildable`` right now."""

    card: str
    type: str
    cost: int
    price: int
    buildable: bool


@dataclass(slots=True)
class ScorePart:
    """One line of a score: ``cause`` is a district id or ``districts``, ``types``, ``first``, ``completed``."""

    cause: str
    points: int


@dataclass(slots=True)
class TieView:
    """What parted two seats with equal points: ``seat`` is the one that comes next, ``own`` and ``other`` the figures.

    ``by`` is ``rank`` (the highest one shown in the last round), ``districts`` (their points without bonuses), ``gold``,
    or ``""`` where nothing did: the two share the place.
    """

    seat: int
    by: str
    own: int
    other: int


@dataclass(slots=True)
class ScoreView:
    """The final score of a seat; ``place`` 1 is the winner. ``tie`` is None unless the next one has as many points."""

    seat: int
    place: int
    total: int
    parts: list[ScorePart]
    tie: TieView | None


@dataclass(slots=True)
class TurnView:
    """The turn under way. ``builds_left`` is how many districts may still be built."""

    seat: int
    character: str
    gathered: bool
    builds_left: int


@dataclass(slots=True)
class KnownView:
    """What the viewer knows of a character that lies face down, or is still to be drafted, this round.

    ``holders`` are the other seats that may hold it, ``away`` says whether it may lie elsewhere. ``fact`` is one of
    ``passed`` (left to the others), ``back`` (left to the others, and offered again), ``laid`` (laid away by the viewer),
    ``held`` (only one seat can have it), ``facedown`` (no seat can have it), ``taken`` (before the viewer saw it),
    ``unseen`` (taken before, or face down), ``""`` where nothing is known.
    """

    character: str
    fact: str
    holders: list[int]
    away: bool


@dataclass(slots=True)
class DraftView:
    """What the viewer knows of this round's draft. ``before`` and ``after`` are the seats that choose before and after it."""

    characters: list[KnownView]
    before: list[int]
    after: list[int]


@dataclass(slots=True)
class View:
    """The table as one seat sees it; ``seat`` is None for a spectator.

    ``phase`` is ``draft``, ``turns`` or ``over``. ``leader`` had the crown when the round began. ``rank`` is the rank being called (0 before the calls).
    ``mine`` are the viewer's own characters, ``seen`` the ones it could choose from when it drafted.
    ``tax`` is the gold on the Tax Collector's token. ``first`` is the seat that completed its city first: the round under way is the last.
    ``variant`` is the draft agreed on, as in the set-up: ``piles`` for the French draft of two, else ``""``.
    ``draft`` is there for a person who plays, as long as a round lasts.
    """

    seat: int | None
    edition: str
    variant: str
    phase: str
    round: int
    rank: int
    city_size: int
    deck: int
    facedown: int
    crown: int
    leader: int
    first: int | None
    turn: TurnView | None
    characters: list[CharacterView]
    marks: list[MarkView]
    tax: int
    seats: list[SeatView]
    hand: list[CardView]
    mine: list[str]
    seen: list[str]
    scores: list[ScoreView] | None
    draft: DraftView | None = None
