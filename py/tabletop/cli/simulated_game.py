"""Defines what a game offers its command line, so that it can be simulated, checked and compared."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tabletop.kernel.ask import Pick
from tabletop.kernel.laws import Broken
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind

Decision = tuple[str, str, tuple[str, ...], Pick]
"""Kind of ask, its cause, the options offered, the pick."""

Count = tuple[str, str, int]
"""A column of the report, a name in it, how often more."""


class Laws(Protocol):
    """Names every law that ``state`` of ``game`` breaks; ``lifted``: a step is half done."""

    def __call__(self, game: Any, state: Any, *, lifted: bool = False) -> Sequence[Broken]:  # noqa: ANN401 - its own
        """Return what is broken."""
        ...


class Observer(Protocol):
    """Follows a game, and deals worlds that a seat (None: a spectator) cannot tell from the true one."""

    def watch(self, position: Position[Any]) -> None:
        """Take note of ``position``, which comes after the one before."""
        ...

    def state(self, position: Position[Any], seat: int | None, chance: Randomness) -> Any:  # noqa: ANN401 - its own
        """Return a state that looks to ``seat`` like that of ``position``, the last one watched."""
        ...

    def position(self, seat: int, chance: Randomness) -> Position[Any]:
        """Return a position that is to ``seat``, which is asked, like the last one watched."""
        ...


def _nothing(_decision: Decision) -> Iterable[Count]:
    return ()


@dataclass(frozen=True)
class SimulatedGame:
    """How a game is tried. Everything in it must pickle: long runs are shared by processes.

    ``setup`` returns the set-up of the game with a seed, as a function of a wish (what may be played) and the
    seed alone; ``observer`` returns who watches a game; ``round_of`` says how far a state is. ``note`` counts what a
    decision used, under the titles of ``columns``; of the verbs in ``named`` the report counts each option by itself,
    not all together.
    """

    kind: Kind
    setup: Callable[[Any, int], dict[str, Any]]
    laws: Laws
    observer: Callable[[Any], Observer]
    round_of: Callable[[Any], int]
    columns: Mapping[str, str] = field(default_factory=dict[str, str])
    note: Callable[[Decision], Iterable[Count]] = _nothing
    named: frozenset[str] = frozenset()
