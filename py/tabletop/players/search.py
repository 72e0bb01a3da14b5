"""Searches by rollouts: tries every option in the same worlds, then gives the better half more worlds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import Any, Generic, TypeVar, cast

from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.events import Sink
from tabletop.kernel.game import State
from tabletop.kernel.position import Policy, Position
from tabletop.players.thinking import Thought

S = TypeVar("S", bound=State)
T = TypeVar("T")
W = TypeVar("W")

MOST_PICKS = 40
"""The most answers to one ask that are tried."""


@dataclass(slots=True)
class Tried:
    """The result of one trial: its worth, and a ``note`` of what happened where a coach wants one (plain data)."""

    worth: float
    note: Any = None


@dataclass(slots=True)
class Prospect(Generic[T]):
    """An option and its results: the mean worth over ``worlds`` worlds (0 if there is none yet), and the notes."""

    option: T
    worth: float = 0.0
    worlds: int = 0
    notes: list[Any] = field(default_factory=list[Any])

    def add(self, tried: Tried) -> None:
        """Count one world more."""
        self.worlds += 1
        self.worth += (tried.worth - self.worth) / self.worlds
        if tried.note is not None:
            self.notes.append(tried.note)


def halving(
    options: Sequence[T],
    worlds: Iterable[W],
    count: int,
    trial: Callable[[T, W], Tried],
) -> Thought[list[Prospect[T]]]:
    """Try ``options`` in at most ``count`` worlds and return them, the best first; yields after each trial.

    After a quarter and after half of the worlds the better half of the options goes on, at least two. All are tried
    in the same worlds, so luck is the same for all. A caller that stops early loses the results.
    """
    running = [Prospect(option) for option in options]
    done: list[Prospect[T]] = []
    coming, tried = iter(worlds), 0
    for until in sorted({count // 4, count // 2, count}):
        dealt: list[W] = []
        for world in islice(coming, until - tried):
            dealt.append(world)
            yield
        yield from _all_tried(running, dealt, trial)
        if until == count or len(dealt) < until - tried:
            break
        tried = until
        running.sort(key=_rank)
        half = max((len(running) + 1) // 2, 2)
        done = [*running[half:], *done]
        running = running[:half]
    return sorted(running, key=_rank) + done


def _all_tried(
    running: Sequence[Prospect[T]], worlds: Sequence[W], trial: Callable[[T, W], Tried]
) -> Thought[None]:
    """Try all options that are ``running`` in ``worlds``; yields before the first trial and after each."""
    yield
    for world in worlds:
        for prospect in running:
            prospect.add(trial(prospect.option, world))
            yield


def _rank(prospect: Prospect[T]) -> float:
    return -prospect.worth


def played_on(
    position: Position[S],
    pick: Pick,
    policy: Policy[S],
    there: Callable[[S], bool],
    sink: Sink | None = None,
) -> S:
    """Play on from ``pick``; return the state at the first end of a step where ``there`` holds, or at the game's end.

    ``policy`` answers what else is asked; ``sink`` is told what happens, the step under way from its start. The
    position itself stays as it is.
    """
    game, state = position.game, cast("S", position.base.copy())
    given = [*position.picks, pick]
    given.reverse()
    while not game.over(state):
        send = game.step(state, sink).send
        try:
            ask = send(cast("Pick", None))
            while True:
                ask = send(given.pop() if given else policy(state, ask))
        except StopIteration:
            if there(state):
                break
    return state


def answers(ask: AskView) -> list[Pick]:
    """Return all answers to ``ask``, in the order of its options; an empty list if they are too many to be tried."""
    ids = [option.id for option in ask.options]
    if ask.most == 1:
        found = [(one,) for one in ids] + ([()] if ask.least == 0 else [])
        return found if len(found) <= MOST_PICKS else []
    ways: list[Pick] = []
    for number in range(ask.least, ask.most + 1):
        for way in combinations(ids, number):
            ways.append(way)
            if len(ways) > MOST_PICKS:
                return []
    return ways
