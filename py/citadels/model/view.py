"""What a seat may know, as it leaves the engine: an allow-list, filled field by field.

The page, the bots and remote seats see nothing else; the JavaScript types are generated from here.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class CharacterView:
    """A character of this game. ``fate`` is what all know of it this round, ``""`` where nothing.

    ``fate`` is one of ``""``, ``faceup`` (discarded face up), ``revealed``, ``absent`` (called, nobody answered).
    """

    character: str
    rank: int
    fate: str
    seat: int | None


@dataclass(slots=True)
class MarkView:
    """Something put on a character for the round (killed, robbed, ...) by the seat ``by``.

    ``real`` is None for everybody but that seat, who knows its blank tokens.
    """

    kind: str
    character: str
    by: int
    real: bool | None


@dataclass(slots=True)
class DistrictView:
    """A district in a city. ``cost`` is its present cost in gold, ``points`` what it scores as it stands."""

    card: str
    type: str
    cost: int
    points: int
    coins: int
    tucked: int


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
class ScoreView:
    """The final score of a seat; ``place`` 1 is the winner."""

    seat: int
    place: int
    total: int
    parts: list[ScorePart]


@dataclass(slots=True)
class TurnView:
    """The turn under way. ``builds_left`` is how many districts may still be built."""

    seat: int
    character: str
    gathered: bool
    builds_left: int


@dataclass(slots=True)
class View:
    """The table as one seat sees it; ``seat`` is None for a spectator.

    ``phase`` is ``draft``, ``turns`` or ``over``. ``rank`` is the rank being called (0 before the calls).
    ``mine`` are the viewer's own characters, ``seen`` the ones it could choose from when it drafted.
    ``tax`` is the gold on the Tax Collector's token. ``first`` is the seat that completed its city first: the round under way is the last.
    """

    seat: int | None
    edition: str
    phase: str
    round: int
    rank: int
    city_size: int
    deck: int
    facedown: int
    crown: int
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
