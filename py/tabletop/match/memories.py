"""Computes what each seat remembers from the events that it was told.

A memory is not stored. It depends only on the line of moments, so it is recomputed when needed: after a resume, after
an undo, for a seat that a computer player takes over. While the line only grows, each moment is read once.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any

from tabletop.kernel.ask import view_ask
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.kernel.step_start import StepStart, next_step_start, seen_events
from tabletop.match.history import History, Moment
from tabletop.match.kind import Kind, Observation, Recall


@dataclass(slots=True)
class _Held:
    """A seat's memory of everything up to ``moment``, whose number is ``number``."""

    memory: Any
    step_start: StepStart[Any]
    number: int
    moment: Moment


class Memories:
    """The memories of the seats of one game; each is computed when it is first asked for."""

    def __init__(self) -> None:
        self._held: dict[int, _Held] = {}

    def recaller(self, kind: Kind, history: History[Any], seat: int, number: int | None = None) -> Recall:
        """Return a function that calls :meth:`recall` when the memory is needed."""
        return partial(self.recall, kind, history, seat, number)

    def recall(self, kind: Kind, history: History[Any], seat: int, number: int | None = None) -> Any:  # noqa: ANN401 - the kind's own
        """Return the memory of ``seat`` at moment ``number`` of ``history`` (None: the latest).

        It has nothing of later moments. Callers must not change it.
        """
        last = history.number if number is None else number
        held = self._held.get(seat)
        if held is not None and not (held.number <= last and _is_current(held, history)):
            held = None
        first = held.number + 1 if held is not None else self._first(kind, history, last)
        for at, position in zip(range(first, last + 1), history.line(first), strict=False):
            step_start = next_step_start(held.step_start if held is not None else None, position, seat)
            observation = observation_of(position, seat, step_start)
            memory = _learned(kind, history, held, at, observation)
            held = self._held[seat] = _Held(memory, step_start, at, history.moment(at))
        if held is None:
            raise RuntimeError("a history without a moment")
        return held.memory

    def _first(self, _kind: Kind, history: History[Any], _last: int) -> int:
        """Return the first moment that the memory includes."""
        return history.first


class RecentMemories(Memories):
    """What the seats remember since the last event :attr:`Kind.forgets`. It is quick to compute, also after an undo."""

    def _first(self, kind: Kind, history: History[Any], last: int) -> int:
        for number in range(last, history.first, -1):
            if any(event.kind == kind.forgets for event in history.moment(number).events):
                return number
        return history.first


def _learned(
    kind: Kind, history: History[Any], held: _Held | None, number: int, observation: Observation
) -> Any:  # noqa: ANN401 - the kind's own
    """Return the memory at moment ``number``, after ``held``."""
    game, known = history.position.game, history.known
    if held is not None:
        return kind.learn(game, held.memory, observation)
    if known is not None and known.seat == observation.seat and number == history.first:
        return kind.read_memory(game, known.memory, observation)
    return kind.learn(game, None, observation)


def _is_current(held: _Held, history: History[Any]) -> bool:
    """Whether the remembered moment is still part of the line."""
    return history.first <= held.number <= history.number and history.moment(held.number) is held.moment


def observation_of(position: Position[Any], seat: int, step_start: StepStart[Any]) -> Observation:
    """Return what ``seat`` observes at ``position``; ``step_start`` tells how that step began for it."""
    ask = position.ask
    game: Game[Any, Any] = position.game
    if ask is None or ask.seat != seat:
        return Observation(seat, seen_events(position, seat), step_start, None, None)
    return Observation(
        seat, seen_events(position, seat), step_start, game.view(position.state, seat), view_ask(ask, "")
    )
