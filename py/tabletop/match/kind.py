"""Defines what a game package offers the match, as one small object, and how its computer players are asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from tabletop.kernel.ask import Ask, AskView, Pick, view_ask
from tabletop.kernel.events import EventView
from tabletop.kernel.game import Game
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import StepStart
from tabletop.players.advice import Advice
from tabletop.players.seating import Chair
from tabletop.players.thinking import Thought, finished


@dataclass(slots=True)
class Outline:
    """A position in a line: points by seat, the seats that have won, and what else the game wants to say.

    Holds nothing that a spectator may not know; ``about`` is plain data or a dataclass.
    """

    points: list[int]
    winners: list[int]
    about: object


@dataclass(slots=True)
class Observation:
    """What one moment brought a seat, and nothing else of the game.

    ``told`` is what it was told of it, ``step_start`` how the step under way began for it; ``view`` and ``ask`` are there
    where it is asked, else None.
    """

    seat: int
    told: list[EventView]
    step_start: StepStart[Any]
    view: Any
    ask: AskView | None


class Start(NamedTuple):
    """Where a game may be taken up: a state with which a step begins, and the picks of that step."""

    state: Any
    picks: tuple[Pick, ...]


Recall = Callable[[], Any]
"""Returns what a computer player's seat remembers of the game so far (``Kind.learn``), worked out when it is called."""


class Kind(Protocol):
    """A game that can be played here. Holds no game under way."""

    @property
    def id(self) -> str:
        """The name it has in calls and saves."""
        ...

    @property
    def rules(self) -> int:
        """Raised whenever an old record would replay differently."""
        ...

    @property
    def seats(self) -> tuple[int, int]:
        """How many may play: fewest, most."""
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

    def make(self, setup: dict[str, Any]) -> Game[Any, Any]:
        """Return the game of ``setup``. Raises ``Refusal`` (``bad-setup...``) where it is not one."""
        ...

    def catalogue(self) -> object:
        """Return what can be set up, for the form that offers a choice."""
        ...

    def draw(self, wish: dict[str, Any], seed: int) -> object:
        """Return what ``wish`` leaves to the lot; equal seeds draw alike. Raises ``Refusal``."""
        ...

    def outline(self, game: Any, state: Any) -> Outline:  # noqa: ANN401 - its own game and state
        """Return ``state`` in a line."""
        ...

    def choose(
        self,
        level: str,
        view: Any,  # noqa: ANN401
        ask: AskView,
        chance: Randomness,
        recall: Recall,
    ) -> Thought[Pick]:
        """Think out what the computer player ``level`` answers, from what its seat may see. ``chance`` is its own.

        A level that needs more than what lies there now may ``recall`` what its seat was told; others never do.
        """
        ...

    def plain(self, level: str) -> str:
        """Return the level that answers at once for a computer player ``level`` that is told to think no longer."""
        ...

    def advise(self, view: Any, ask: AskView, chance: Randomness, recall: Recall) -> Thought[list[Advice]]:  # noqa: ANN401
        """Think out what a coach would have the person do who is asked, the best first, from what that seat knows."""
        ...

    def chances(self, game: Any, state: Any) -> list[float] | None:  # noqa: ANN401 - its own game and state
        """Return how likely each seat is to win at ``state``, together 1; None if the game cannot say.

        For looking back at a finished game: it may look at all that ``state`` holds.
        """
        ...

    def learn(self, game: Any, memory: Any, observation: Observation) -> Any:  # noqa: ANN401 - its own game and memory
        """Return what a seat remembers that remembered ``memory`` before ``observation`` (None: nothing yet).

        A function of its arguments; it may change ``memory`` and return that. Only called for players that recall.
        """
        ...

    def redeal(self, view: Any, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:  # noqa: ANN401
        """Return a start in which all could have gone as a seat was told, and all that it cannot know is dealt by ``chance``.

        The seat sees ``view`` and remembers what ``recall`` returns; ``ask`` is what it is asked, None where another is. A function of
        these alone. None where nothing can be dealt.
        """
        ...

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:
        """Return set-up and seating of a save of format 1, in which the set-up held both. Raises ``Refusal``."""
        ...


class Which(NamedTuple):
    """Which decision it is: its number in the game with a seed. With the seat, a computer player's chance comes of it."""

    seed: int
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
    """Return what the computer player ``level`` answers; ``recall`` returns what the seat that is asked remembers."""
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
    """Think out what :func:`computer_pick` returns."""
    if len(ask.options) == ask.least == ask.most == 1:
        return ask.options  # There is nothing to decide, so nothing is looked at.
    view = game.view(state, ask.seat)
    chance = computer_chance(which.seed, ask.seat, which.number)
    return (yield from kind.choose(level, view, view_ask(ask, str(which.number)), chance, recall))


def computer_chance(seed: int, seat: int, number: int) -> Randomness:
    """Return the chance of the computer player at ``seat`` for decision ``number`` of the game with ``seed``.

    Hashed one way: nothing that it is handed leads back to the deal.
    """
    digest = sha256(f"bot {seed} {seat} {number}".encode()).digest()
    return Randomness(int.from_bytes(digest[:6], "big"))
