"""Defines what a game package offers the match, as one small object, and how its computer players are asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tabletop.kernel.ask import Ask, AskView, Pick, view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event, EventView
from tabletop.kernel.game import Game
from tabletop.kernel.randomness import Randomness, Seed
from tabletop.kernel.step_start import StepStart
from tabletop.match.days import Days
from tabletop.players.advice import Advice, Reason
from tabletop.players.seating import OWN, Chair
from tabletop.players.thinking import Thought, finished

if TYPE_CHECKING:
    from tabletop.match.course import CourseRules
    from tabletop.match.figures import StatisticRules
    from tabletop.match.link_tables import LinkTable
    from tabletop.match.remarks import RemarkRules
    from tabletop.match.strengths import Strengths
    from tabletop.players.experiment import Experiment
    from tabletop.players.subject import Subject
    from tabletop.real_table.shapes import RealTables


@dataclass(slots=True)
class Outline:
    """A summary of a position: points by seat, the seats that have won, and facts that the game adds.

    Holds nothing that a spectator may not know; ``about`` is plain data or a dataclass.
    """

    points: list[int]
    winners: list[int]
    about: object


@dataclass(slots=True)
class Observation:
    """What one seat observed at one moment.

    ``told`` are the events that it was told. ``step_start`` is how the current step began, as the seat saw it.
    ``view`` and ``ask`` are None unless this seat is asked.
    """

    seat: int
    told: list[EventView]
    step_start: StepStart[Any]
    view: Any
    ask: AskView | None


class Answer(NamedTuple):
    """An ask, the pick that answered it, and the events that followed."""

    ask: Ask
    pick: Pick
    events: Sequence[Event]


class Start(NamedTuple):
    """A place where a game can begin: the state at the start of a step, and the picks of that step."""

    state: Any
    picks: tuple[Pick, ...]


Recall = Callable[[], Any]
"""Returns what a computer player's seat remembers of the game so far (``Kind.learn``), computed when it is called."""


class Kind(Protocol):
    """A game that can be played. It keeps no data of a match."""

    @property
    def id(self) -> str:
        """Its name in calls and saves."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules, raised whenever an old record would replay differently."""
        ...

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""
        ...

    @property
    def players(self) -> Sequence[str]:
        """The levels of its computer players, the usual one first."""
        ...

    @property
    def redeals(self) -> bool:
        """Whether it can deal anew what one seat cannot know (:meth:`redeal`)."""
        ...

    @property
    def view(self) -> type[Any]:
        """The class of its views."""
        ...

    @property
    def forgets(self) -> str:
        """The kind of the event from which :meth:`inform` needs the memory; empty if it needs the whole game."""
        ...

    @property
    def ends(self) -> str:
        """The kind of the event that ends a part of the game, which :meth:`sum_up` sums up; empty if there is none.

        A part begins with the event :attr:`forgets`.
        """
        ...

    def sum_up(self, events: Sequence[Event]) -> Mapping[str, Any]:
        """Return the facts of the page about a part of the game, from its ``events``. All may know them."""
        ...

    def make(self, setup: dict[str, Any]) -> Game[Any, Any]:
        """Return the game of ``setup``. Raises ``Refusal`` (``bad-setup...``) if it is not valid."""
        ...

    def larger(self, setup: dict[str, Any]) -> dict[str, Any] | None:
        """Return ``setup`` for one more player, with the cards that so many need; None where they cannot play."""
        ...

    def catalogue(self) -> object:
        """Return what can be set up, for the form that offers a choice."""
        ...

    def draw(self, wish: dict[str, Any], seed: int) -> object:
        """Draw at random what ``wish`` leaves open; equal seeds draw alike. Raises ``Refusal``."""
        ...

    def outline(self, game: Any, state: Any) -> Outline:  # noqa: ANN401 - its own game and state
        """Return a summary of ``state``."""
        ...

    def choose(
        self,
        level: str,
        view: Any,  # noqa: ANN401
        ask: AskView,
        chance: Randomness,
        recall: Recall,
    ) -> Thought[Pick]:
        """Compute the answer of the computer player ``level`` from what its seat may see.

        ``chance`` is its own random source. A level that also needs the past may call ``recall`` for the memory of
        its seat; other levels never call it.
        """
        ...

    def without_search(self, level: str) -> str:
        """Return the level that answers at once in place of ``level``, when a person stops its search."""
        ...

    def advise(
        self,
        view: Any,  # noqa: ANN401 - its own view
        ask: AskView,
        chance: Randomness,
        recall: Recall,
        chosen: Pick | None = None,
    ) -> Thought[list[Advice]]:
        """Compute the coach's advice for the person who is asked, best answer first, from what that seat knows."""
        ...

    def why(
        self,
        view: Any,  # noqa: ANN401 - its own view
        ask: AskView,
        pick: Pick,
        other: Pick,
        recall: Recall,
        tries: tuple[Sequence[Any], Sequence[Any]] = ((), ()),
    ) -> Reason | None:
        """Return what speaks for answering ``ask`` with ``pick`` rather than with ``other``.

        With the ``tries`` of the two, notes that its own experiment made, it is what makes at least half of the
        difference there, or else the mean that differs most. Without them, None where nothing simple does.
        """
        ...

    def chances(self, game: Any, state: Any, players: Sequence[str] = ()) -> list[float] | None:  # noqa: ANN401 - its own game and state
        """Return each seat's chance to win at ``state``; they add up to 1. None if the game cannot tell.

        ``players`` says who plays each seat, a level or a word of ``seating``; without it all are equally strong. Only
        for finished games, since it may read all of ``state``.
        """
        ...

    def learn(self, game: Any, memory: Any, observation: Observation) -> Any:  # noqa: ANN401 - its own game and memory
        """Return the memory of a seat after ``observation``; ``memory`` is the one before it (None: nothing yet).

        The result depends only on the arguments. It may be ``memory`` itself, changed. Only called for players that
        recall.
        """
        ...

    def write_memory(self, memory: Any) -> dict[str, Any] | None:  # noqa: ANN401 - its own memory
        """Return what a seat remembered at the start of the step under way as JSON-ready data; None: nothing to carry.

        A match that begins there carries it, for the seat that played the match before.
        """
        ...

    def memory_fits(self, game: Any, state: Any, seat: int, data: Mapping[str, Any]) -> bool:  # noqa: ANN401 - its own game and state
        """Whether ``data``, which anybody may have changed, is what ``seat`` can remember, and true of ``state``."""
        ...

    def read_memory(self, game: Any, data: Mapping[str, Any], observation: Observation) -> Any:  # noqa: ANN401 - its own game and memory
        """Return the memory of a seat after its first ``observation`` that remembered ``data`` before.

        Only called with data that fits (:meth:`memory_fits`).
        """
        ...

    def inform(self, game: Any, view: Any, recall: Recall) -> Any:  # noqa: ANN401 - its own game and view
        """Return the ``view`` of a person's seat, extended by what else the seat knows.

        ``recall`` returns what the seat remembers. The result depends only on the arguments. If the game hides nothing
        for long, it is ``view`` itself.
        """
        ...

    def redeal(self, view: Any, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:  # noqa: ANN401
        """Return a start that fits all that a seat was told; what the seat cannot know is dealt by ``chance``.

        The seat sees ``view`` and remembers what ``recall`` returns; ``ask`` is its ask, None if another seat is
        asked. The result depends only on the arguments. It is None if no deal is possible.
        """
        ...

    def link_tables(self) -> "Sequence[LinkTable]":
        """Return the tables that replay links are written with, number 1 first. They are only added to; empty: none."""
        ...

    def days(self) -> Days | None:
        """Return what gives the deal of the day; None where the game has none."""
        ...

    def strengths(self) -> "Strengths | None":
        """Return how strong its levels are at each table; None where nothing was measured, so that no game is rated."""
        ...

    def course(self) -> "CourseRules | None":
        """Return what it knows of the course of a finished game; None where the page draws none."""
        ...

    def remarks(self) -> "RemarkRules | None":
        """Return what its computer players remark on; None where they say nothing."""
        ...

    def real_tables(self) -> "RealTables | None":
        """Return what counts and lays out a game with the box on a real table.

        None where the game has nothing of it.
        """
        ...

    def experiment(
        self,
        view: Any,  # noqa: ANN401 - its own view
        ask: AskView,
        chance: Randomness,
        recall: Recall,
        chosen: Pick | None = None,
        *,
        noting: bool = False,
    ) -> "Experiment | None":
        """Return how the answers to ``ask`` are tried in many worlds, for a problem; None where they cannot be.

        The answer ``chosen``, if any, is among them. ``noting``: with notes for :meth:`why`; the chances are the same.

        It depends only on the arguments; the seat that is asked sees ``view`` and remembers what ``recall`` returns.
        """
        ...

    def subject(self, view: Any, ask: AskView, pick: Pick) -> "Subject":  # noqa: ANN401 - its own view
        """Return the subject of a problem in which ``pick`` is the best answer to ``ask``."""
        ...

    def statistics(self) -> "StatisticRules | None":
        """Return what the statistics count of it; None where they count only games."""
        ...

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:
        """Return set-up and seating of a save of format 1, in which the set-up held both. Raises ``Refusal``."""
        ...


def one_more(make: Callable[[dict[str, Any]], object], setup: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return ``setup`` with one more of its ``players``; None where ``make`` refuses that."""
    more = {**setup, "players": setup["players"] + 1}
    try:
        make(more)
    except Refusal:
        return None
    return more


USUAL = "normal"
"""The level that replaces another player, if the game has a level of this name."""


def usual_level(kind: Kind) -> str:
    """Return the level that plays in rollouts and replaces an own player that does not answer."""
    return USUAL if USUAL in kind.players else kind.without_search(kind.players[0])


def level_of(kind: Kind, player: str) -> str:
    """Return the level that answers for ``player``: for an own player the usual one."""
    return usual_level(kind) if player == OWN else player


def kind_of(kinds: Mapping[str, Kind], game: str) -> Kind:
    """Return the game with this id. Raises ``Refusal`` (``unknown-game``), upon which the page may load the game."""
    kind = kinds.get(game)
    if kind is None:
        raise Refusal("unknown-game", game=game)
    return kind


class Which(NamedTuple):
    """A decision: the game's seed and the decision's number.

    With the seat, they seed a computer player's random source.
    """

    seed: Seed
    number: int


def computer_pick(
    kind: Kind,
    level: str,
    game: Game[Any, Any],
    state: object,
    ask: Ask,
    which: Which,
    recall: Recall,
) -> Pick:
    """Return the answer of the computer player ``level``; ``recall`` returns the memory of the seat that is asked."""
    return finished(computer_thought(kind, level, game, state, ask, which, recall))


def computer_thought(
    kind: Kind,
    level: str,
    game: Game[Any, Any],
    state: object,
    ask: Ask,
    which: Which,
    recall: Recall,
) -> Thought[Pick]:
    """Compute the same as :func:`computer_pick`, in slices."""
    if ask.one_answer:
        return ask.options  # There is only one answer, so the player is not called.
    view = game.view(state, ask.seat)
    chance = computer_chance(which.seed, ask.seat, which.number)
    return (yield from kind.choose(level, view, view_ask(ask, str(which.number)), chance, recall))


def computer_chance(seed: Seed, seat: int, number: int) -> Randomness:
    """Return the random source of the computer player at ``seat`` for decision ``number`` of the game with ``seed``.

    It is made by a one-way hash, so a player cannot compute the deal from it.
    """
    digest = sha256(f"bot {seed} {seat} {number}".encode()).digest()
    return Randomness(int.from_bytes(digest[:6], "big"))
