"""Defines a save: set-up, seating, seed and every pick, and the last state in case the rules change."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar, cast

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    ValidationError,
)

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import KEY, MAX_SEED
from tabletop.kernel.randomness import Seed as AnySeed
from tabletop.kernel.reading import place_of, read_object
from tabletop.match.abandoned import DIGEST
from tabletop.match.abandoned import MOST as MOST_ABANDONED
from tabletop.match.kind import Kind
from tabletop.players.seating import Chair

DEALT: Final = 2
"""Format of a save of a match that began with a deal.

In format 1 the set-up held the seating, and there was no undo.
"""

STARTED: Final = 3
"""Format for a match that began with a stored state. It has a new number, since earlier pages would deal again."""

DAILY: Final = 4
"""Format for a deal of the day: earlier versions of the page would allow undo."""

KEYED: Final = 5
"""Format for a match whose seed has 256 bits, which earlier versions of the page cannot deal from."""

MAX_BYTES = 2_000_000
"""The most bytes of a save; a larger one is refused unread. Whole games have about 6 kB."""

MOST = 1_000_000
"""An upper limit of moments, lines and picks, which no game reaches."""
MOST_BLOCKS = 10_000
"""The most free undos, and the most blocks of picks to redo."""

B = TypeVar("B", bound=BaseModel)

GameId = Annotated[str, Field(min_length=1, max_length=40)]
MatchId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
QuickSeed = Annotated[int, Field(ge=0, le=MAX_SEED)]
Seed = QuickSeed | Annotated[str, Field(pattern=KEY)]
Seating = Annotated[list[Chair], Field(min_length=1, max_length=40)]
Number = Annotated[int, Field(ge=0, le=MOST)]


def pack_picks(picks: list[list[str]]) -> list[list[str | int]]:
    """Write each option in full once, later only the number of its first occurrence: a save is a third smaller."""
    numbers: dict[str, int] = {}
    packed: list[list[str | int]] = []
    for pick in picks:
        line: list[str | int] = []
        for option in pick:
            number = numbers.get(option)
            line.append(option if number is None else number)
            if number is None:
                numbers[option] = len(numbers)
        packed.append(line)
    return packed


def unpack_picks(data: object) -> object:
    """Undo :func:`pack_picks`.

    Raises ValueError for a number without an option; other data is returned as it is, for the next check.
    """
    if not isinstance(data, list):
        return data
    options: dict[str, None] = {}
    numbered: list[str] = []
    picks: list[object] = []
    for pick in cast("list[object]", data):
        if not isinstance(pick, list):
            return cast("object", data)
        picks.append(_unpack_pick(cast("list[object]", pick), options, numbered))
    return picks


def _unpack_pick(pick: list[object], options: dict[str, None], numbered: list[str]) -> list[object]:
    plain: list[object] = []
    for option in pick:
        if isinstance(option, str) and option not in options:
            options[option] = None
            numbered.append(option)
        number = option if isinstance(option, int) and not isinstance(option, bool) else None
        if number is not None and not 0 <= number < len(numbered):
            raise ValueError("no such option")
        plain.append(option if number is None else numbered[number])
    return plain


OptionId = Annotated[str, Field(max_length=200)]
Picks = Annotated[
    list[Annotated[list[OptionId], Field(max_length=100)]],
    Field(max_length=100_000),
    BeforeValidator(unpack_picks),
    PlainSerializer(pack_picks, return_type=list[list[str | int]]),
]


class _Stored(BaseModel):
    # Built at first use: the start of the page does not wait for it.
    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


def _nothing(start: object) -> bool:
    return start is None


def _never(reseated: int) -> bool:
    return reseated == 0


def _no_day(day: str) -> bool:
    return not day


def _none(abandoned: list[str]) -> bool:
    return not abandoned


def _alone(helped: bool) -> bool:  # noqa: FBT001 - called by pydantic
    return not helped


class TakeBack(_Stored):
    """A free undo: ``seat`` went back to moment ``number`` over ``count`` picks, whatever they had revealed."""

    number: Number
    seat: Annotated[int, Field(ge=0, le=99)]
    count: Number


class KnownBefore(_Stored):
    """What ``seat`` knew before the first moment of a match of format 3, as its game writes it."""

    seat: Annotated[int, Field(ge=0, le=99)]
    memory: dict[str, Any]


class _Game(_Stored):
    """What every format says of a game."""

    game: GameId
    rules: Annotated[int, Field(ge=1, le=MOST)]
    match: MatchId
    setup: dict[str, Any]
    seed: Seed
    picks: Picks
    state: dict[str, Any]
    tail: Annotated[int, Field(ge=0, le=1000)]
    """How many of the last picks came after ``state``, inside the step that is under way."""


class Record(_Game):
    """The save of one match, as it lies in storage and in exported files.

    ``line`` counts the undos and redos; ``undone`` are the picks that a redo would play again, block by block,
    the last block first. ``start`` is the state that a match of format 3 began with, from which its picks are played,
    ``known`` what a seat knew then. ``reseated`` counts the changes of chairs. ``day`` is the day whose deal a match of
    format 4 is. The seed of format 5 is 64 hex digits. ``abandoned`` are digests of lines that were undone and then
    left for another pick. ``helped``: the person asked the coach, or stopped a search. ``late``: the first help, undo
    or change of chairs came after the person's first answers; ``rivals`` are the levels that played until a chair
    changed then.
    """

    format: Literal[2, 3, 4, 5] = DEALT
    start: Annotated[dict[str, Any] | None, Field(exclude_if=_nothing)] = None
    known: Annotated[KnownBefore | None, Field(exclude_if=_nothing)] = None
    seating: Seating
    free: bool
    line: Number
    reseated: Annotated[Number, Field(exclude_if=_never)] = 0
    day: Annotated[str, Field(pattern=r"^(\d{4}-\d\d-\d\d)?$", exclude_if=_no_day)] = ""
    take_backs: Annotated[list[TakeBack], Field(max_length=MOST_BLOCKS)]
    undone: Annotated[list[Picks], Field(max_length=MOST_BLOCKS)]
    abandoned: list[Annotated[str, Field(pattern=DIGEST)]] = Field(
        default_factory=list[str], max_length=MOST_ABANDONED, exclude_if=_none
    )
    helped: Annotated[bool, Field(exclude_if=_alone)] = False
    late: Annotated[bool, Field(exclude_if=_alone)] = False
    rivals: list[Annotated[str, Field(min_length=1, max_length=40)]] = Field(
        default_factory=list[str], max_length=40, exclude_if=_none
    )


class _FirstRecord(_Game):
    """A save of format 1."""

    format: Literal[1]


def read_record(text: str, kinds: Mapping[str, Kind]) -> Record:
    """Parse a save of any format.

    Raises ``Refusal``: ``save-too-large``, ``newer-save`` (format or rules), ``wrong-game`` (none of ``kinds``),
    ``save-broken`` (anything else that is not a save).
    """
    if len(text) > MAX_BYTES:
        raise Refusal("save-too-large", limit=MAX_BYTES)
    data = read_object(text)
    if data is None:
        raise Refusal("save-broken", where="json")
    version = data.get("format")
    if isinstance(version, int) and version > KEYED:
        raise Refusal("newer-save")
    record = _check(Record, data) if version != 1 else None
    told = record or _check(_FirstRecord, data)
    kind = kinds.get(told.game)
    if kind is None:
        raise Refusal("wrong-game", game=told.game)
    if told.rules > kind.rules:
        raise Refusal("newer-save")
    return record or _renewed(data, kind)


def _renewed(data: dict[str, Any], kind: Kind) -> Record:
    """Convert the save ``data`` of format 1 to a record of today."""
    try:
        setup, seating = kind.upgrade(data)
    except Refusal:
        raise Refusal("save-broken", where="setup") from None
    chairs = [chair.model_dump() for chair in seating]
    new = {"setup": setup, "seating": chairs, "free": False, "line": 0, "take_backs": [], "undone": []}
    return _check(Record, data | new | {"format": DEALT})


def format_of(seed: AnySeed, start: object, day: str = "") -> Literal[2, 3, 4, 5]:
    """Return the format of the save of a match from ``seed``, or from the state ``start``.

    ``day``: a deal of that day.
    """
    if isinstance(seed, str):
        return KEYED
    if day:
        return DAILY
    return DEALT if start is None else STARTED


def _check(shape: type[B], data: dict[str, Any]) -> B:
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise Refusal("save-broken", where=place_of(error)) from None
