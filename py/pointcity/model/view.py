"""Defines the view: everything that one seat may see of a state. The engine fills it field by field.

No seat knows more than the others. Hidden from all are the deck, except the resource side of its top card, and the
other side of every card (ruling 160): a card that shows its resources has no id here.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class StackView:
    """Equal resource cards: ``count`` of them, each with ``amount`` symbols of ``resource``."""

    resource: str
    amount: int
    count: int


@dataclass(slots=True)
class CellView:
    """A cell of the market.

    One that shows resources has ``resource`` and ``amount``, one that shows a building ``card``.

    ``missing`` is how many symbols the viewer lacks to build it alone now. ``gain`` is by how much the viewer's score
    would rise with it in its city (without the token of a civic building). Both are None for resources and for
    spectators. ``chosen``: it was chosen this turn and is not paid for yet.
    """

    resource: str
    amount: int
    card: str
    missing: int | None
    gain: int | None
    chosen: bool


@dataclass(slots=True)
class TokenView:
    """A token: ``points`` is what it scores now for its owner; one without an owner, for the viewer."""

    token: str
    points: int


@dataclass(slots=True)
class SeatView:
    """What a seat has. ``hand`` are its unspent resource cards, ``cards`` their number.

    ``permanent`` counts its permanent resources by type. ``city`` are its buildings in the order they came, ``printed``
    the points on them. ``points`` is its score if the game ended now, ``turns`` the number of turns it has had.
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
    """One line of a score: ``cause`` is ``buildings``, a token's id, or ``resources``, ``tokens``, ``ingenuity`` of the automa."""  # noqa: E501 - the page shows it whole

    cause: str
    points: int


@dataclass(slots=True)
class TieView:
    """How a tie in points was decided between a seat and the next one, ``seat``; ``own`` and ``other`` are their figures.

    ``by`` is ``cards`` (unspent ones) or ``automa`` (it wins every tie; the figures are the points); ``""`` if nothing
    decided it: the two share the place.
    """  # noqa: E501 - the page shows it whole

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
    """The automa: ``cells`` are the ones that it takes next, ``tokens`` is the number of its tokens."""

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

    ``phase`` is ``turns`` or ``over``. ``active`` is the seat whose turn it is (None: the automa's, or the game is
    over). ``round`` is the turn under way of ``rounds``. ``top`` is what the top of the deck shows, ``deck`` its number
    of cards, ``tiers`` the number of each tier. ``tokens`` are those still to be had, with what they would score for
    the viewer (0 for spectators); the automa takes the first of them.
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
