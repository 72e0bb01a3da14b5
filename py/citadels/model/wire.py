"""What crosses the border to the page: calls in (checked strictly), tables out."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from citadels.model.setup import Setup
from citadels.model.view import View
from tabletop.match import Step
from tabletop.randomness import MAX_SEED
from tabletop.record import MAX_BYTES

MatchId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SaveText = Annotated[str, Field(max_length=MAX_BYTES)]


class _Params(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


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


class CloseParams(_Params):
    """Forget a match."""

    match: MatchId


class Request(_Params):
    """A call. ``params`` are checked against the method's own model."""

    id: int
    method: Literal["hello", "create", "open", "inspect", "pick", "advance", "close"]
    params: dict[str, Any]


@dataclass(slots=True)
class CatalogDistrict:
    """A district of the edition; ``cost`` in gold."""

    id: str
    type: str
    cost: int


@dataclass(slots=True)
class CatalogCharacter:
    """A character of the edition."""

    id: str
    rank: int


@dataclass(slots=True)
class CatalogPreset:
    """A set that can be played now, and by how many players."""

    id: str
    characters: list[str]
    districts: list[str]
    players: list[int]


@dataclass(slots=True)
class Hello:
    """What the engine is and what it can play."""

    rules: int
    districts: list[CatalogDistrict]
    characters: list[CatalogCharacter]
    presets: list[CatalogPreset]
    players: list[str]


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
class TableResult:
    """What a call did: what each local seat learns, and the text to store before showing it."""

    steps: list[Step[View]]
    save: str
    summary: Summary
    replayed: bool


@dataclass(slots=True)
class ErrorView:
    """A refusal: ``error-<code>`` of the locale files, and what fills its sentence."""

    code: str
    args: dict[str, int | str]
