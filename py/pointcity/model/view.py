"""Defines what a seat may know, as it leaves the engine: an allow-list, filled field by field.

Nothing that one seat knows is hidden from another. Hidden from all are the deck but for the resource side of its
top card, and the other side of every card (ruling 160): a card that shows its resources has no id here.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class StackView:
    """Like resource cards: ``count`` of them, each of ``amount`` symbols of ``resource``."""

    resource: str
    amount: int
    count: int


@dataclass(slots=True)
class CellView:
    """A cell of the market. One that shows resources has ``resource`` and ``amount``, one that shows a building ``card``.

    ``missing`` is how many symbols the viewer lacks to build it alone now, ``gain`` by how much the viewer's
    score would rise if it stood in its city (without the token that a civic building brings); both are None
    for resources and for spectators. ``chosen`` says that it was taken this turn and is not paid for yet.
    """

    resource: str
    amount: int
    card: str
    missing: int | None
    gain: int | None
    chosen: bool


@dataclass(slots=True)
class TokenView:
    """A token: ``points`` is what it scores as the city of its owner stands now, or would for the viewer."""

    token: str
    points: int


@dataclass(slots=True)
class SeatView:
    """What lies before a seat. ``hand`` are its unspent resource cards, ``cards`` how many.

    ``permanent`` counts its permanent resources by type, ``city`` are its buildings in the order they came,
    ``printed`` the points on them, ``points`` its score if the game ended now, ``turns`` how many it has had.
    """

    seat: int
    hand: list[StackView]
    cards: int
    permanent: dict[str, int]
    city: list[str]
    tokens: list[TokenView]
    printed: int
    points: int
    turns: int


@dataclass(slots=True)
class ScorePart:
    """One line of a score: ``cause`` is ``buildings``, a token's id, or ``resources``, ``tokens``, ``ingenuity`` of the automa."""

    cause: str
    points: int


@dataclass(slots=True)
class TieView:
    """What parted two with equal points: ``seat`` is the one that comes next, ``own`` and ``other`` the figures.

    ``by`` is ``cards`` (unspent ones), ``automa`` (which wins every tie; the figures are the points), or ``""`` where
    nothing did: the two share the place.
    """

    seat: int
    by: str
    own: int
    other: int


@dataclass(slots=True)
class ScoreView:
    """The final score of a seat, or of the automa (``seat`` None); ``place`` 1 is the winner.

    ``tie`` is None unless the next one has as many points.
    """

    seat: int | None
    place: int
    total: int
    parts: list[ScorePart]
    tie: TieView | None


@dataclass(slots=True)
class AutomaView:
    """The automa: ``cells`` are the ones it takes next, ``tokens`` how many lie face down before it."""

    level: str
    column: int
    row: int
    cells: list[int]
    hand: list[StackView]
    permanent: dict[str, int]
    city: list[str]
    tokens: int
    points: int


@dataclass(slots=True)
class View:
    """The table as one seat sees it; ``seat`` is None for a spectator.

    ``phase`` is ``turns`` or ``over``, ``active`` whose turn it is (None: nobody's), ``round`` the turn under
    way of ``rounds``. ``top`` is what the top of the deck shows, ``deck`` how many cards it has, ``tiers`` how many of
    each tier. ``tokens`` are those still to be had, with what they would score for the viewer (0 for
    spectators); against the automa it takes the first one of them.
    """

    seat: int | None
    phase: str
    active: int | None
    round: int
    rounds: int
    first: int
    flipped: bool
    deck: int
    top: StackView | None
    tiers: list[int]
    discard: int
    market: list[CellView]
    tokens: list[TokenView]
    seats: list[SeatView]
    automa: AutomaView | None
    scores: list[ScoreView] | None
