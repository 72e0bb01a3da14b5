"""Defines the view: everything that one seat may see of a state. The engine fills it field by field.

The page, the bots and remote seats see nothing else. The page's types are generated from here (`make generated`).
"""

from dataclasses import dataclass
from typing import Annotated

from tabletop.kernel.events import LEFT_OUT

OmittedIfZero = Annotated[int, LEFT_OUT]
"""A number that the JSON text leaves out where it is 0. It mostly is, and cities are half of a view's text."""


@dataclass(slots=True)
class CharacterView:
    """A character of this game. ``fate`` is what all know of it this round; ``seat`` is the one that revealed it.

    ``fate`` is ``""`` (nothing), ``faceup`` (discarded face up), ``revealed`` or ``absent`` (called, no answer).
    """

    character: str
    rank: int
    fate: str
    seat: int | None


@dataclass(slots=True)
class MarkView:
    """A token on a character for the round (kill, rob, ...), placed by the seat ``by``.

    ``card`` is the character whose power it is. ``real`` is False for a blank token; only ``by`` sees it, else it is
    None.
    """

    kind: str
    character: str
    by: int
    card: str
    real: bool | None


@dataclass(slots=True)
class DistrictView:
    """A district in a city. ``cost`` is its present cost in gold and its points, ``round`` the round in which it came.

    ``coins`` is the gold on it, ``tucked`` the number of cards under it. The JSON text leaves both out where they are
    0.
    """

    card: str
    type: str
    cost: int
    round: int
    coins: OmittedIfZero = 0
    tucked: OmittedIfZero = 0


@dataclass(slots=True)
class SeatView:
    """What everybody sees of a seat. ``hand`` is its number of cards, ``points`` its score if the game ended now.

    ``characters`` are those it revealed this round, ``drafted`` is the number of those it holds face down.
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
    """A card in the viewer's own hand.

    ``price`` is the gold that building it costs now; ``buildable``: it can be built now.
    """

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
    """How a tie in points was decided between a seat and the next one, ``seat``; ``own`` and ``other`` are their figures.

    ``by`` is ``rank`` (the highest one shown in the last round), ``districts`` (their points without bonuses) or ``gold``;
    ``""`` if nothing decided it: the two share the place.
    """  # noqa: E501 - the page shows it whole

    seat: int
    by: str
    own: int
    other: int


@dataclass(slots=True)
class ScoreView:
    """The final score of a seat; ``place`` 1 is the winner. ``tie`` is None unless the next seat has as many points."""

    seat: int
    place: int
    total: int
    parts: list[ScorePart]
    tie: TieView | None


@dataclass(slots=True)
class TurnView:
    """The turn under way. ``builds_left`` is how many districts may still be built.

    ``income_in`` is what the character's income is paid in, where that is not gold: ``cards`` or ``either``.
    """

    seat: int
    character: str
    gathered: bool
    builds_left: int
    income_in: Annotated[str, LEFT_OUT] = ""


@dataclass(slots=True)
class KnownView:
    """What the viewer knows of a character that lies face down, or is still to be drafted, this round.

    ``holders`` are the other seats that may hold it, ``away`` says whether it may lie elsewhere. ``fact`` is one of
    ``passed`` (left to the others), ``back`` (left to the others, and offered again), ``laid`` (laid away by the
    viewer), ``held`` (only one seat can have it), ``facedown`` (no seat can have it), ``taken`` (before the viewer saw
    it), ``unseen`` (taken before, or face down), ``""`` where nothing is known.
    """

    character: str
    fact: str
    holders: list[int]
    away: bool


@dataclass(slots=True)
class DraftView:
    """What the viewer knows of this round's draft.

    ``before`` and ``after`` are the seats that choose before and after it.
    """

    characters: list[KnownView]
    before: list[int]
    after: list[int]


@dataclass(slots=True)
class View:
    """The table as one seat sees it; ``seat`` is None for a spectator.

    ``phase`` is ``draft``, ``turns`` or ``over``. ``leader`` is the seat that had the crown when the round began,
    ``rank`` the rank being called (0 before the calls). ``deck`` and ``facedown`` count cards: the deck's, and the
    characters discarded face down. ``mine`` are the viewer's own characters, ``seen`` the ones it could choose from
    when it drafted. ``tax`` is the gold on the Tax Collector's token. ``first`` is the seat that completed its city
    first; then this round is the last. ``variant`` is that of the set-up: ``piles`` for the French draft of two
    players, else ``""``. ``draft`` is filled only for a person who plays, and only during a round.
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
