"""Defines what a game must provide: a first state, short steps, views and laws."""

from collections.abc import Coroutine
from functools import cache
from typing import Any, Protocol, TypeGuard, TypeVar, runtime_checkable

from tabletop.kernel.ask import Ask, Option, Pick
from tabletop.kernel.events import Sink
from tabletop.kernel.hints import Holding
from tabletop.kernel.randomness import Seed


class State(Protocol):
    """A position's plain data. ``copy`` returns an independent equal state in tens of microseconds."""

    def copy(self) -> "State":
        """Return an independent equal state."""
        ...


S = TypeVar("S", bound=State)
V_co = TypeVar("V_co", covariant=True)

Script = Coroutine[Ask, Pick, None]
"""A step under way: yields asks, is sent picks, ends when the state is plain again."""


class Game(Protocol[S, V_co]):
    """The rules bound to one set-up. Holds no position: every method is given the state it works on."""

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up, whole and JSON-ready: what a save holds and ``Kind.make`` understands."""
        ...

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        ...

    def start(self, seed: Seed) -> S:
        """Return the state before the first step.

        Equal seeds give equal states; all is drawn from ``source_of(seed)``.
        """
        ...

    def step(self, state: S, sink: Sink | None) -> Script:
        """Return the coroutine of the next short step, which changes ``state`` in place."""
        ...

    def over(self, state: S) -> bool:
        """Say whether the game has ended: no step is left."""
        ...

    def view(self, state: S, seat: int | None) -> V_co:
        """Return what ``seat`` (None: a spectator) may know, built field by field; never part of ``state``."""
        ...

    def holdings(self, state: S) -> list[Holding]:
        """Return the public figures of each seat. The effect of an option is the difference between two of them."""
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """Return ``state`` as JSON-ready data."""
        ...

    def load(self, data: dict[str, Any]) -> S:
        """Return the state that ``dump`` wrote as ``data``. Raises ``Refusal`` if the data is not a state."""
        ...

    def broken_laws(self, state: S) -> list[str]:
        """Name every conservation law that ``state`` breaks; an empty list when all hold."""
        ...


@runtime_checkable
class TellsProgress(Protocol):
    """A game whose views leave out facts that a seat knows only from the events told before.

    Without them a seat that joins in the middle, such as at a match that begins there, would not know them.
    """

    def progress(self, state: Any) -> dict[str, Any]:  # noqa: ANN401 - the game's own
        """Return these facts as JSON-ready data. They hold nothing that a spectator was not told."""
        ...


@runtime_checkable
class NamesThings(Protocol):
    """A game whose page shows things to press: cards, places, players."""

    def about(self, state: Any, ask: Ask, option: Option) -> str:  # noqa: ANN401 - the game's own
        """Return the thing that ``option`` of ``ask`` is about, as a key of the game; empty for none.

        The seat that is asked may know all of it. ``option`` may also be one that is not offered now.
        """
        ...


@cache
def _is_kind_of(game: type, shape: type) -> bool:
    # Comparing with a protocol takes longer than many a step, and both are asked for at every decision.
    return issubclass(game, shape)


def tells_progress(game: object) -> TypeGuard[TellsProgress]:
    """Whether ``game`` is one that ``TellsProgress``."""
    return _is_kind_of(type(game), TellsProgress)


def names_things(game: object) -> TypeGuard[NamesThings]:
    """Whether ``game`` is one that ``NamesThings``."""
    return _is_kind_of(type(game), NamesThings)
