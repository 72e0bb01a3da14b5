"""What crosses the border to the page: calls in (checked strictly), tables out."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from citadels.model.setup import EditionId, Setup
from citadels.model.view import View
from tabletop.events import EventView
from tabletop.match import Step
from tabletop.randomness import MAX_SEED
from tabletop.record import MAX_BYTES

MatchId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SaveText = Annotated[str, Field(max_length=MAX_BYTES)]


class _Params(BaseModel):
    # Built at first use: most are not of the start.
    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


class HelloParams(_Params):
    """Nothing to say."""


class CreateParams(_Params):
    """Start a match called ``match``. Equal ``setup``, ``seed`` and picks give equal games."""

    match: MatchId
    setup: Setup
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]


class OpenParams(_Params):
    """Go on with a saved match, or look at it: ``save`` is the text that a ``Table`` brought."""

    save: SaveText


class PickParams(_Params):
    """Answer an ask: its id, the seat that was asked, the ids of the chosen options."""

    match: MatchId
    seat: Annotated[int, Field(ge=0, le=7)]
    ask: Annotated[str, Field(max_length=20)]
    options: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=100)]


class AdvanceParams(_Params):
    """Let computer players answer, at most ``most`` times."""

    match: MatchId
    most: Annotated[int, Field(ge=1, le=10_000)]


class DrawParams(_Params):
    """Draw a set by lot for so many players."""

    edition: EditionId
    players: Annotated[int, Field(ge=2, le=8)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]


class CheckParams(_Params):
    """Say whether a table can be set up like this."""

    setup: Setup


class CloseParams(_Params):
    """Forget a match."""

    match: MatchId


class Request(_Params):
    """A call. ``params`` are checked against the method's own model."""

    id: int
    method: Literal["hello", "draw", "check", "create", "open", "inspect", "pick", "advance", "close"]
    params: dict[str, Any]


@dataclass(slots=True)
class CatalogDistrict:
    """A district of an edition; ``cost`` in gold, ``copies`` in the box."""

    id: str
    type: str
    cost: int
    copies: int


@dataclass(slots=True)
class CatalogCharacter:
    """A character of an edition."""

    id: str
    rank: int
    min_players: int


@dataclass(slots=True)
class CatalogPreset:
    """A set that goes well together, the rule books that name it, and how many players it suits."""

    id: str
    source: str
    characters: list[str]
    districts: list[str]
    players: list[int]


@dataclass(slots=True)
class CatalogEdition:
    """A box. ``city_size`` is the rule book's for 2 to 8 players, ``city_sizes`` what a table may agree on.

    A game has ``uniques_least`` to ``uniques_most`` unique cards, and rank 9 for the numbers of players in
    ``needs_nine``.
    """

    id: str
    districts: list[CatalogDistrict]
    characters: list[CatalogCharacter]
    presets: list[CatalogPreset]
    city_sizes: list[int]
    city_size: list[int]
    uniques_least: int
    uniques_most: int
    needs_nine: list[int]


@dataclass(slots=True)
class Hello:
    """What the engine is and what it can play."""

    rules: int
    editions: list[CatalogEdition]
    players: list[str]


@dataclass(slots=True)
class DrawnSet:
    """Characters and unique districts drawn by lot, fit to be set up."""

    characters: list[str]
    districts: list[str]


@dataclass(slots=True)
class Summary:
    """A match in a line, for a list of saves. Holds nothing that a seat may not know."""

    match: str
    setup: Setup
    round: int
    phase: str
    decisions: int
    over: bool
    waiting: int | None
    points: list[int]
    winners: list[int]


@dataclass(slots=True)
class History:
    """All that a local seat (None: a spectator) was told since the deal."""

    seat: int | None
    events: list[EventView]


@dataclass(slots=True)
class TableResult:
    """What a call did: what each local seat learns, and the text to store before showing it.

    ``history`` comes with an opened match only, and is short where the rules have changed since it began.
    """

    steps: list[Step[View]]
    save: str
    summary: Summary
    replayed: bool
    history: list[History]


@dataclass(slots=True)
class ErrorView:
    """A refusal: ``error-<code>`` of the locale files, and what fills its sentence."""

    code: str
    args: dict[str, int | str]
