"""Defines what calls of the page return. See docs/protocol.md."""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from tabletop.daily.level_score import DayScore
from tabletop.match.replayed import Replayed
from tabletop.match.updates import Update
from tabletop.match.versions import Relation
from tabletop.players.seating import Chair
from tabletop.rating.opponents import Opponents
from tabletop.rating.rated_game import RatedGame
from tabletop.rating.rating import Rating

V = TypeVar("V")


@dataclass(slots=True)
class GameEntry:
    """A game that can be played: ``seats`` are fewest and most, ``players`` the levels of its computer players.

    ``redeals``: a running match can be played on from one of its moments, with all that is hidden dealt anew.
    """

    game: str
    rules: int
    seats: list[int]
    players: list[str]
    redeals: bool
    catalogue: Any


@dataclass(slots=True)
class Hello:
    """What the engine can play."""

    games: list[GameEntry]


@dataclass(slots=True)
class DayMark:
    """The ``day`` whose deal a match is; ``score`` is there once it is over."""

    day: str
    score: DayScore | None


@dataclass(slots=True)
class Summary:
    """A match in short, for a list of saves. Holds nothing that a seat may not know.

    ``number`` is the latest moment, ``take_backs`` the number of free undos, ``about`` the game's own facts.
    ``day`` is there in a deal of the day; ``rated`` once it is over, if it counts for the rating of its person;
    ``at_stake`` while it runs, if it counts as lost where it is deleted. ``deal`` is the same in all matches of one
    deal, "" in those that began in the middle.
    """

    match: str
    game: str
    rules: int
    setup: dict[str, Any]
    seating: list[Chair]
    number: int
    over: bool
    waiting: int | None
    free: bool
    take_backs: int
    winners: list[int]
    points: list[int]
    about: Any
    day: DayMark | None = None
    rated: RatedGame | None = None
    at_stake: RatedGame | None = None
    deal: str = ""


@dataclass(slots=True)
class MergedMatch:
    """How a match of a backup is stored (``JoinedMatch``): its ``row`` and ``summary``.

    None where nothing is to be stored.
    """

    how: Literal["kept", "added", "newer", "both"]
    row: dict[str, Any] | None
    summary: Summary | None


@dataclass(slots=True)
class Rated:
    """A person's rating, and opponents about as strong for the table of the call; None where there are none."""

    rating: Rating
    even: Opponents | None


@dataclass(slots=True)
class RatedPerson:
    """The rating of one person; ``name`` is "" for a person without one."""

    name: str
    rated: Rated


@dataclass(slots=True)
class RatedPeople:
    """The ratings of those whose games count."""

    people: list[RatedPerson]


@dataclass(slots=True)
class Keep:
    """The whole match and its summary, for the store alone. No seat may see it: it holds the seed."""

    save: str
    summary: Summary


@dataclass(slots=True)
class Result(Generic[V]):
    """What a call did. Store ``keep`` before anything of ``updates`` is shown.

    ``replayed.why`` is the reason where the match does not play from its beginning and continues from its stored state.
    """

    keep: Keep
    updates: list[Update[V]]
    replayed: Replayed


@dataclass(slots=True)
class Pause:
    """Seat ``thinking``, or the coach for it, has not finished thinking.

    Repeat the same call to continue. Nothing has changed.
    """

    thinking: int


@dataclass(slots=True)
class Glimpse(Generic[V]):
    """One moment of a match, of those from ``first`` to ``last``; ``seat`` decided what led to it (None: the deal)."""

    number: int
    seat: int | None
    first: int
    last: int
    updates: list[Update[V]]


@dataclass(slots=True)
class Chances:
    """Each seat's chance to win at each requested moment, in per cent; None if the game cannot tell."""

    chances: list[list[int] | None]


@dataclass(slots=True)
class LinkText:
    """What follows ``#r=`` in the address of the page."""

    text: str


@dataclass(slots=True)
class LinkedGame:
    """The game of a link as a save.

    ``whole`` is false where the rules have changed since: its end is missing or another.
    """

    save: str
    whole: bool


@dataclass(slots=True)
class LinkedSave:
    """A game as a save, which the page opens like the text of a file."""

    save: str


@dataclass(slots=True)
class Compared:
    """How ``one`` relates to ``other``: it continues it (``newer``), the other way round, or neither (``apart``)."""

    relation: Relation


@dataclass(slots=True)
class PlayerFault:
    """A fault of a player.

    ``player-fault-<id>`` of the locale files, the line of the file (0 where none is known), and Python's own message.
    """

    id: str
    line: int
    detail: str


@dataclass(slots=True)
class PlayerImport:
    """A top module that the file of a player imports, and the first line that does."""

    line: int
    module: str


@dataclass(slots=True)
class CheckedPlayer:
    """What is wrong with the file of a player, and what it imports, by line."""

    faults: list[PlayerFault]
    imports: list[PlayerImport]


@dataclass(slots=True)
class ErrorView:
    """A refusal: ``error-<code>`` of the locale files, and what fills its sentence."""

    code: str
    args: dict[str, int | str]
