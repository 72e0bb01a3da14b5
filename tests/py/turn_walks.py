"""Defines what the walks of last turns of all games share.

A turn that was found, how a level plays it, and what it throws away.

Shares no code with the players.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from tabletop.kernel.ask import Pick
from tabletop.kernel.game import State
from tabletop.kernel.position import Position
from tabletop.match.history import History
from tabletop.match.kind import Kind, Which, computer_pick
from tabletop.match.memories import Memories

S = TypeVar("S", bound=State)

MOST = 6000
"""The most moments of a turn that are walked."""


class TooManyError(Exception):
    """The turn has more ways than are walked."""


@dataclass
class Walk:
    """What all ways of a turn from one moment on come to: the best ``place`` that is sure, 0 for none.

    ``sure`` says whether all ways are.
    """

    place: int
    sure: bool


@dataclass
class Found(Generic[S]):
    """A last turn of all: the kind of its game, the seed, where it begins, and the answers since the game began."""

    kind: Kind
    seed: int
    start: Position[S]
    picks: tuple[Pick, ...]
    seat: int


def place(end: Position[S], seat: int) -> int:
    """Return the place of ``seat`` at the ``end`` of a game."""
    scores: list[Any] = cast("Any", end.game.view(end.state, None)).scores
    return next(score.place for score in scores if score.seat == seat)


def played(found: Found[S], level: str) -> Iterator[tuple[Position[S], Pick]]:
    """Yield each moment of the turn as ``level`` plays it, with its answer.

    The end of the game comes last, with none.
    """
    game, position = found.start.game, found.start
    history = History[S].dealt(game, found.seed)
    assert history.play_all(list(found.picks))
    memories, number = Memories(), len(found.picks)
    while (ask := position.ask) is not None:
        number += 1

        def recall(seat: int = ask.seat) -> Any:
            return memories.recall(found.kind, history, seat)

        pick = computer_pick(found.kind, level, game, position.state, ask, Which(found.seed, number), recall)
        yield position, pick
        position = position.after(pick)
        history.play_all([pick])
    yield position, ()


def thrown_away(
    found: Found[S], level: str, walk: Callable[[Position[S], int], Walk], first: Walk
) -> Iterator[tuple[int, int]]:
    """Yield the place that ``level`` could be sure of in this turn, and the worse one that it got.

    ``walk`` walks all ways from a position on for a seat; ``first`` is what it found at the start of the turn.
    """
    sure = 0
    for position, _ in played(found, level):
        if position.ask is None:
            got = place(position, found.seat)
            if sure and got > sure:
                yield sure, got
        elif position.ask.kind == "turn" and position.ask.seat == found.seat:
            known = first if position is found.start else walk(position, found.seat)
            if known.place == 1 or (known.place and known.sure):
                sure = min(sure or known.place, known.place)
