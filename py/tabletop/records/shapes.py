"""Defines the rows that a device stores and a backup holds.

The page's check of them is generated from here (tools/record_shapes.py).
"""

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from tabletop.rating.rated_game import MOST_LETTERS, MOST_LEVELS
from tabletop.records.fields import Count, Day, Row, Time, Whole, may_be_null, may_lack

MOST_KEYS = 100
"""The most counts of a seat, and the most levels of a deal: the engine reads no larger object."""

# Results -----------------------------------------------------------------------------------------------------


class Accuracy(Row):
    """Decisions that the coach was asked about, and those in which the person found its answer."""

    asked: Count
    found: Count


class Played(Row):
    """A person at this device in a finished game. ``pieces`` are ids of what the seat played as.

    ``figures`` count what the seat did, by ``group.thing``; results of former versions have none. ``coach``: once it
    was asked.
    """

    seat: Count
    name: str
    won: bool
    points: float
    pieces: list[str]
    figures: Annotated[dict[str, float], Field(max_length=MOST_KEYS)] | None = may_lack()
    coach: Accuracy | None = may_lack()


class RatedRow(Row):
    """What a rating needs of a game (``RatedGame``)."""

    table: Annotated[str, Field(max_length=MOST_LETTERS)]
    levels: Annotated[
        list[Annotated[str, Field(max_length=MOST_LETTERS)]], Field(min_length=1, max_length=MOST_LEVELS)
    ]
    share: Annotated[float, Field(ge=0, le=1)]


class ResultRow(Row):
    """The result of a finished game; it stays when the game itself is deleted.

    ``number`` counts its moments. Only ``plain`` games count, the others are counted apart; ``left`` was deleted before
    its end. ``levels`` are those of the computer players, with their tempers, each once; ``friends``: people at other
    devices played. ``variant`` is the game's id of the variant. ``rated`` is what counts for the rating of its person;
    None once the rating was reset, and where the deal was known before. ``deal`` is the same in all results of one
    deal; "" where it is not known. ``whole``: the facts that only the game knows are in it.
    """

    match: str
    number: Count
    game: str
    kind: Literal["plain", "fork", "free", "left"]
    ended: Time
    players: Count
    levels: list[str]
    friends: bool
    variant: str
    people: list[Played]
    rated: RatedRow | None = may_be_null()
    deal: str = may_lack("")
    whole: bool


# Deals of the day --------------------------------------------------------------------------------------------


class DayVersions(Row):
    """The versions that the deal of a day depends on: of the table of the week, of the rules, of each level."""

    deal: float
    rules: float
    levels: Annotated[dict[str, float], Field(max_length=MOST_KEYS)]


class TryScore(Row):
    """How a deal ended for a seat."""

    points: float
    place: float
    won: bool


class DayTry(Row):
    """One try at a deal; the earliest of a day counts. ``ended`` and ``score`` are None before its end.

    ``date`` is the local day on which it was started, ``link`` the replay link's text after `#r=`, "" if it is not
    known.
    """

    match: str
    started: Time
    ended: Time | None
    date: Day
    score: TryScore | None
    link: str


class DayRow(Row):
    """The tries at the deal of one day in one game, in the order in which they were started, and what levels scored."""

    model_config = ConfigDict(json_schema_extra={"additionalProperties": False, "ids": ["day", "game"]})

    id: str
    day: Day
    game: str
    versions: DayVersions
    tries: list[DayTry]
    levels: Annotated[dict[str, TryScore], Field(max_length=MOST_KEYS)]

    @model_validator(mode="after")
    def _has_its_id(self) -> Self:
        if self.id != f"{self.day} {self.game}":
            raise ValueError(self.id)
        return self


# Problems ----------------------------------------------------------------------------------------------------


class PositionSeen(Row):
    """What the page reads of a position; the engine checks the rest."""

    picks: str


class ProblemSeen(Row):
    """What the page reads of a problem; the engine checks the rest."""

    id: str
    game: str
    theme: str
    position: PositionSeen
    seat: Whole
    right: Whole
    answers: Annotated[list[Annotated[list[float], Field(min_length=2, max_length=2)]], Field(min_length=2)]


class ProblemRow(Row):
    """A problem and how well the person answers it. ``problem`` is None if it is in the book.

    ``chosen`` is the answer that the person gave in the game, -1 for a problem of the book. ``step`` counts right
    answers in a row; ``due`` is when it comes again, 0 before the first try. ``log`` has the tries since they are noted
    one by one, in order: the time, which no other try of the problem has, and 1 if it was right. ``updated`` is later
    than in any earlier form of the row. ``refused`` is the version of the rules under which the engine could not open
    the problem.
    """

    id: str
    game: str
    problem: ProblemSeen | None
    chosen: Whole
    step: Whole
    due: Time
    tries: Whole
    solved: Whole
    log: list[Annotated[tuple[Time, Literal[0, 1]], Field(strict=False)]] | None = may_lack()
    updated: Time
    refused: float | None = may_lack()


# Evenings ----------------------------------------------------------------------------------------------------

MOST_GAMES = 100
"""The most games, rooms and names of an evening."""

ShortText = Annotated[str, Field(max_length=200)]
Names = Annotated[list[ShortText], Field(max_length=MOST_GAMES)]


class EveningGame(Row):
    """A finished game of an evening.

    It says who played, who won, and what each was at the end ("" where that is not known).
    """

    match: ShortText
    game: ShortText
    people: Names
    winners: Names
    roles: Names | None = may_lack()


class EveningRow(Row):
    """Who won in the games that the same people played one after the other, in any of its rooms."""

    rooms: Names
    began: Time
    games: Annotated[list[EveningGame], Field(max_length=MOST_GAMES)]


class NotedGame(EveningGame):
    """A game of an evening as this version of the page stores it; ``noted``: when, in milliseconds since 1970."""

    noted: Time | None = may_lack()


class RoleWins(Row):
    """How often somebody won as ``role``."""

    role: str
    wins: Count


class EveningLine(Row):
    """Who won how often of how many games, and as what, the most frequent first."""

    name: str
    wins: Count
    games: Count
    roles: list[RoleWins]


class CountedEvening(Row):
    """An evening (``EveningRow``) as this version of the page stores it: with its sums, by wins."""

    rooms: Names
    began: Time
    games: Annotated[list[NotedGame], Field(max_length=MOST_GAMES)]
    lines: list[EveningLine] | None = may_lack()


# Games, own players, their libraries and logs -----------------------------------------------------------------


class ChairSeen(Row):
    """What the lobby shows of a chair."""

    name: str
    player: str


class DaySeen(Row):
    """What the lobby shows of a deal of the day."""

    day: Day


class SummarySeen(Row):
    """What the lobby reads of a summary, which the engine wrote."""

    match: str
    over: bool
    about: dict[str, Any]
    points: list[Any]
    winners: list[Any] | None
    seating: list[ChairSeen]
    day: DaySeen | None = may_be_null()


class MatchRow(Row):
    """A match: the engine's save, which is not read here, and the summary for the lobby.

    ``own``: the seats that were played here, if another device ran the match.
    """

    id: str
    save: str
    created: Time
    updated: Time
    summary: SummarySeen
    own: list[Whole] | None = may_lack()


class MatchBack(Row):
    """A match in a backup."""

    id: str
    save: str
    created: Time
    updated: Time
    own: list[Whole] | None = may_be_null()


class PlayerVersion(Row):
    """A saved version of an own player."""

    time: Time
    text: str


class PlayerRow(Row):
    """A player that a person writes: ``name`` is that of its file, ``text`` as it was last typed.

    Its oldest version comes first.
    """

    id: str
    game: str
    name: str
    text: str
    versions: list[PlayerVersion]
    updated: Time


class LibraryRow(Row):
    """A package for own players: its normalized ``id``, facts about its wheel, and when it is installed (``order``)."""

    id: str
    name: str
    version: str
    file: str
    sha256: str
    size: float
    order: float


class CodeSeen(Row):
    """What the page reads of code that came with a backup called ``file``.

    A row that is not read holds its code, too.
    """

    hash: str
    name: str
    file: str
    made: float


class LogRow(Row):
    """What an own player logged at one decision."""

    match: str
    number: Whole
    lines: list[str]


ROWS: tuple[type[Row], ...] = (
    ResultRow, DayRow, ProblemRow, ProblemSeen, EveningRow, CountedEvening, MatchRow, MatchBack, PlayerRow, LibraryRow,
    CodeSeen, LogRow,
)  # fmt: skip
"""All that the page checks."""
