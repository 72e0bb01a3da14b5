"""Defines what the page may call, checked strictly. See docs/protocol.md."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tabletop.kernel.randomness import MAX_SEED
from tabletop.match.record import GameId, MatchId, Number, OptionId, QuickSeed, Seating, Seed
from tabletop.own_players.faults import MOST_TEXT
from tabletop.players.seating import Chair
from tabletop.real_table.shapes import MOST_SEATS, Facts, RealSeat

Seat = Annotated[int, Field(ge=0, le=99)]

Now = Annotated[float, Field(ge=0, lt=8e15)]
"""Milliseconds since 1970 at the device."""

MOST_KNOWN, MOST_KNOWN_LETTERS = 10_000, 100
"""The most problems that are known already, and the longest id of one."""


class Params(BaseModel):
    """The parameters of a method."""

    # Built at first use: the start of the page needs few of them.
    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


class MatchParams(Params):
    """Parameters about ``match``, which is open."""

    match: MatchId


class HelloParams(Params):
    """Tell what can be played."""


class DrawParams(Params):
    """Draw at random what ``wish`` leaves open of the set-up."""

    game: GameId
    wish: dict[str, Any]
    seed: QuickSeed


class CheckParams(Params):
    """Say whether a table can be set up like this."""

    game: GameId
    setup: dict[str, Any]


class CreateParams(Params):
    """Start a match called ``match``. Equal ``setup``, ``seed`` and picks give equal games.

    ``free``: the one person who plays may undo also after hidden things were revealed.
    """

    match: MatchId
    game: GameId
    setup: dict[str, Any]
    seating: Seating
    seed: Seed
    free: bool


class OpenParams(Params):
    """Resume a saved match, or look at it: ``save`` is the text that a ``Keep`` brought."""

    save: str


class PickParams(MatchParams):
    """Answer an ask: its id, the seat that was asked, the ids of the chosen options."""

    seat: Seat
    ask: Annotated[str, Field(max_length=20)]
    options: Annotated[list[OptionId], Field(max_length=100)]


class AdvanceParams(MatchParams):
    """Let computer players answer, at most ``most`` times. ``stop``: none of them searches, each answers at once.

    ``own``: the call stops where an own player has a choice, since the page answers for it. Without ``own`` the usual
    level answers.
    """

    most: Annotated[int, Field(ge=1, le=10_000)]
    stop: bool = False
    own: bool = False


class OwnAskParams(MatchParams):
    """Tell what the own player that is asked may know, after moment ``number`` of ``line`` (-1: from the deal)."""

    line: Number
    number: Annotated[int, Field(ge=-1, le=1_000_000)]


class SeatParams(MatchParams):
    """Give ``seat`` another chair."""

    seat: Seat
    chair: Chair


class SinceParams(MatchParams):
    """Tell ``seat`` (None: a spectator) all after moment ``number`` of ``line``, the last it was told.

    -1: from the deal.
    """

    seat: Seat | None
    line: Number
    number: Annotated[int, Field(ge=-1, le=1_000_000)]


class HintParams(MatchParams):
    """Tell ``seat``, the one person among computer players, what a coach would answer.

    With ``number``, once the match is over: what it would have answered at that moment, at which ``seat`` was asked.
    """

    seat: Seat
    number: Number | None = None


class TakeHelpParams(MatchParams):
    """Note, before a hint is asked for, that ``seat`` has help: the match counts for no rating."""

    seat: Seat


class ChancesParams(MatchParams):
    """Say how likely each seat was to win at the moments ``numbers`` of ``match``, which is over."""

    numbers: Annotated[list[Number], Field(max_length=1000)]


class CourseParams(MatchParams):
    """Tell the course of ``match``, which is over.

    Figures, chances to win and turning points, with the events that ``seat`` was told.
    """

    seat: Seat | None


class CheckGameParams(Params):
    """Check the record ``save`` of game ``number`` of a series.

    Its matches are called ``run-0``, ``run-1`` and so on.

    ``chance`` says at which moments computer players decide again; the box must not know it.
    """

    run: MatchId
    game: GameId
    setup: dict[str, Any]
    chairs: Seating
    seed: QuickSeed
    number: Annotated[int, Field(ge=0, le=10_000)]
    save: str
    chance: QuickSeed


class CountedGame(Params):
    """What is counted of a game of a series: its result and figures, and what the box measured."""

    won: Annotated[float, Field(ge=0, le=1)]
    figures: dict[str, int]
    decisions: Annotated[int, Field(ge=0)]
    seconds: Annotated[float, Field(ge=0)]
    slowest: Annotated[float, Field(ge=0)]
    faults: dict[str, int]


class CountSeriesParams(Params):
    """Count the games of a series, in their order."""

    games: Annotated[list[CountedGame], Field(max_length=10_000)]


class RateParams(Params):
    """Rate everybody by the ``results`` of one game (``ResultForRating``).

    With ``name``, rate that player alone ("" for a person without one).

    ``unnamed`` are the names of a person who gave none, in each language. ``setup``: also find opponents for that
    table.
    """

    game: GameId
    results: list[Any]
    unnamed: list[str]
    name: str | None = None
    setup: dict[str, Any] | None = None


class CountResultsParams(Params):
    """Sum up ``results`` (``ResultRow``), each of which ended in the month beside it. ``unnamed``: see above."""

    results: list[Any]
    months: list[str]
    unnamed: Annotated[list[str], Field(min_length=1)]


class MergeMatchParams(Params):
    """Say how a match of a backup is to be stored.

    ``more`` is its row, ``here`` what is stored under its id (None: nothing).

    ``copy`` is the name of the match that is kept beside ``here`` where both were played on.
    """

    more: Any
    here: Any
    copy_name: MatchId


class MergeRowsParams(Params):
    """Merge the rows ``more``, such as those of a backup, into those of ``store`` that are ``here``."""

    store: Literal["results", "days", "problems", "players"]
    here: list[Any]
    more: list[Any]


class JoinPlayerParams(Params):
    """Tell the row of an own player (``PlayerRow``) of which two tabs have changed ``base``.

    ``mine``, and what is ``stored``.
    """

    mine: Any
    base: Any
    stored: Any


class MergeEveningsParams(Params):
    """Merge the evenings (``EveningRow``) of a backup, ``more``, into those that are ``here``, and sum up all."""

    here: list[Any]
    more: list[Any]


class NoteEveningParams(Params):
    """Go on with ``evening``, which may be among those that are ``here``, and note a ``game`` that has ended."""

    here: list[Any]
    evening: Any
    game: Any
    now: Now


class UndoParams(MatchParams):
    """Let ``seat`` undo or redo."""

    seat: Seat


class AtParams(MatchParams):
    """Show the moment ``number`` as ``seats`` (None: a spectator) saw it."""

    number: Number
    seats: Annotated[list[Seat | None], Field(max_length=100)]


class ForkParams(MatchParams):
    """Begin a match called ``name`` where ``match``, which is over, stood at moment ``number``."""

    number: Number
    name: MatchId
    seating: Seating
    free: bool = False


class RedealParams(MatchParams):
    """Begin a match called ``name`` where ``match``, which still runs, stood at moment ``number``.

    All that ``seat``, the one person among computer players, could not know then is dealt anew from ``seed``.
    """

    seat: Seat
    number: Number
    name: MatchId
    seed: QuickSeed


class WriteLinkParams(MatchParams):
    """Write ``match``, which is over, as a text for a link."""


class ReadLinkParams(Params):
    """Read the link in ``text``, an address or a message, as the save of a match called ``match``."""

    text: str
    match: MatchId


class DayParams(Params):
    """Tell the deal of a day of a game, without its seed."""

    game: GameId
    day: Annotated[str, Field(max_length=10)]


class CountDaysParams(DayParams):
    """Count ``days`` (``DayRow``), the tries on this device, and tell what of the deal is to compare.

    ``today``: the device's day.
    """

    days: list[Any]
    today: Annotated[str, Field(max_length=10)]


class PlayDayParams(DayParams):
    """Start a match called ``match`` of the deal of a day.

    ``names`` are the names of its players by seat, the person first.
    """

    match: MatchId
    names: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=40)]


class FiguresParams(MatchParams):
    """Tell what the statistics keep of ``match``, which is over, and of ``seats``."""

    seats: Annotated[list[Seat], Field(max_length=40)]


class WorstDecisionParams(MatchParams):
    """Tell where ``seat`` began to lose ``match``, which is over."""

    seat: Seat


class CompareParams(Params):
    """Compare the save ``one`` with the save ``other`` of the same match."""

    one: str
    other: str


class RenameParams(Params):
    """Return ``save`` as the save of a match called ``match``."""

    save: str
    match: MatchId


class ReadProblemParams(Params):
    """Read ``problem`` as the save of a match called ``match``; ``names`` are the seats' names."""

    problem: dict[str, Any]
    match: MatchId
    names: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)]


class NoteProblemParams(Params):
    """Tell the row of ``problem`` after something happened.

    ``row`` is the one before, ``chosen`` the answer given in the game.
    """

    problem: Any
    row: Any
    happening: Literal["found", "right", "wrong", "refused"]
    now: Now
    chosen: int = -1


class BookProblem(Params):
    """A problem of the book."""

    id: str
    theme: str


class ListProblemsParams(Params):
    """Tell which problems of a game come when. ``problems`` are the stored rows (``ProblemRow``)."""

    game: GameId
    book: list[BookProblem]
    problems: list[Any]
    now: Now


class LevelScoresWork(DayParams):
    """Tell what each of ``levels`` scores in the person's seat at the deal of a day."""

    kind: Literal["level_scores"]
    levels: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)]


class OwnProblemsWork(OpenParams):
    """Search the finished match ``save`` for problems in what its people answered.

    Those ``known`` by their ids are left out.
    """

    kind: Literal["own_problems"]
    known: Annotated[list[Annotated[str, Field(max_length=MOST_KNOWN_LETTERS)]], Field(max_length=MOST_KNOWN)]


class CoachCountsWork(OpenParams):
    """Count how often each of ``seats`` found the coach's answer in the finished match ``save``."""

    kind: Literal["coach_counts"]
    seats: Annotated[list[Seat], Field(max_length=40)]


class CostlyDecisionsWork(MatchParams):
    """Look for the decisions of ``seats`` in the open ``match``, which is over, that cost them most.

    ``kept``: go on from there.
    """

    kind: Literal["costly_decisions"]
    seats: Annotated[list[Seat], Field(max_length=40)]
    kept: str = ""


IdleWork = LevelScoresWork | OwnProblemsWork | CoachCountsWork | CostlyDecisionsWork


class IdleAddParams(Params):
    """Add ``work`` for idle moments, as the last ``job``."""

    job: MatchId
    work: Annotated[IdleWork, Field(discriminator="kind")]


class IdleGoParams(Params):
    """Do one slice of the first one of ``jobs``: those that may go on now."""

    jobs: Annotated[list[MatchId], Field(max_length=100)]


class IdleDropParams(Params):
    """Forget ``job``."""

    job: MatchId


class CheckPlayerParams(Params):
    """Say what is wrong with ``text``, the file of a computer player that a person writes. Nothing of it runs."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]


class CountTableParams(CheckParams):
    """Count a game that was played with the box.

    ``seats`` says what lies before each seat, ``facts`` what is so at the whole table.
    """

    seats: Annotated[list[RealSeat], Field(max_length=MOST_SEATS)]
    facts: Facts


class HarmSeen(Params):
    """See ``Harm``."""

    seat: Seat
    deed: str
    by: Seat | None


class EventSeen(Params):
    """What remarks read of an event at moment ``number``."""

    number: Number
    kind: str
    data: dict[str, str | int | bool | list[str] | list[int] | None]
    harm: HarmSeen | None


class TalkSeen(Params):
    """See ``Talk``."""

    last: Annotated[int, Field(ge=-100, le=1_000_000)]
    said: Annotated[list[str], Field(max_length=1000)]
    grudges: Annotated[list[Annotated[list[Seat], Field(min_length=2, max_length=2)]], Field(max_length=1000)]


class RemarkParams(Params):
    """Say what a computer player remarks on ``events``.

    ``talk`` is what the last call of the match brought, and ``before`` are all events since then; without it, since the
    deal.
    """

    game: GameId
    seating: Seating
    talk: TalkSeen | None
    before: Annotated[list[EventSeen], Field(max_length=100_000)]
    events: Annotated[list[EventSeen], Field(max_length=1000)]


class LayOutParams(CheckParams):
    """Tell how a set of the box is laid out and called."""


class CloseParams(MatchParams):
    """Forget a match."""


METHODS = Literal[
    "hello", "draw", "check", "create", "open", "inspect", "pick", "advance",
    "seat", "since", "take_help", "hint", "undo", "redo", "at", "chances", "course", "fork",
    "redeal", "write_link", "read_link", "day", "play_day", "idle_add", "idle_go", "idle_drop",
    "figures", "compare", "rename", "read_problem", "check_player", "check_game", "count_series", "rate", "own_ask",
    "count_table", "lay_out", "remark", "worst_decision", "merge_match", "merge_rows", "count_results", "count_days",
    "note_problem", "list_problems", "join_player", "merge_evenings", "note_evening",
    "close",
]  # fmt: skip


class AnyRequest(Params):
    """A call of the desk or of the peer interface; the answer has its ``id``."""

    id: Annotated[int, Field(ge=0, le=MAX_SEED)]


class Request(AnyRequest):
    """A call. ``params`` are checked against the method's own model."""

    method: METHODS
    params: dict[str, Any]
