"""Trying out what an ask might be answered: in worlds dealt from what the seat knows, some rounds on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.plans import Plan, plans
from pointcity.search.quick import QuickPlayer
from pointcity.search.standing import chances
from pointcity.search.world import ImpossibleError, sample_position
from tabletop.ask import AskView
from tabletop.events import Event
from tabletop.position import Position
from tabletop.randomness import Randomness
from tabletop.search import Prospect, halving, played_on
from tabletop.thinking import Thought

if TYPE_CHECKING:
    from pointcity.game import PointCity

SEARCHED = frozenset({"turn", "second", "flip", "token"})
"""The asks that the master searches."""


@dataclass(frozen=True)
class Depth:
    """How far is looked: in how many worlds, how many answers at most, how many whole rounds after the one under way."""

    worlds: int
    most: int
    rounds: int


DEPTH = Depth(worlds=24, most=8, rounds=1)
DEPTHS = {"second": Depth(worlds=10, most=8, rounds=1)}
"""The first of two cards was weighed with the second in mind, so that is looked at less closely."""

Watch = Callable[[Plan, list[Event], State], None]
"""Is told of a trial: what was planned, what happened since, and the table at the end."""


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    depth: Depth | None = None,
    watch: Watch | None = None,
) -> Thought[list[Prospect[Plan]]]:
    """Return what the best answers to ``ask`` may come to: the seat's chance to win, the best first; none where nothing could be tried.

    Which answers are tried goes by what ``normal`` thinks of them. Yields after each trial. Equal arguments give equal results.
    Everybody at the tried tables plays much as ``normal`` does; ``watch`` is told how each trial went.
    """
    game, seat = memory.game, ask.seat
    depth = depth or DEPTHS.get(ask.kind, DEPTH)
    there, player = _horizon(game, view, depth.rounds), QuickPlayer(game.rules)

    def trial(plan: Plan, world: Position[State]) -> float:
        position = world
        events: list[Event] = []
        for pick in plan[:-1]:
            position = position.after(pick)
        sink = events.append if watch is not None else None
        state = played_on(position, plan[-1], player, there, sink)
        if watch is not None:
            watch(plan, events[world.told :], state)
        return chances(game.rules, state)[seat]

    options = plans(view, ask, depth.most)
    found = yield from halving(options, _worlds(memory, ask, chance), depth.worlds, trial)
    return [prospect for prospect in found if prospect.worlds]


def _horizon(game: "PointCity", view: View, rounds: int) -> Callable[[State], bool]:
    """Return whether a table is as far as is looked: so many whole rounds after this one; alone, at the end."""
    if game.rules.solo:
        return lambda _state: False
    seats = game.rules.seats
    turn = (sum(seat.turns for seat in view.seats) // seats + 1 + rounds) * seats
    return lambda state: state.turn >= turn


def _worlds(memory: Memory, ask: AskView, chance: Randomness) -> Iterator[Position[State]]:
    """Yield worlds in which the seat is asked the same; ends where none can be dealt."""
    options = tuple(option.id for option in ask.options)
    while True:
        try:
            position = sample_position(memory, chance)
        except ImpossibleError:
            return
        there = position.ask
        if there is None or (there.seat, there.options) != (ask.seat, options):
            return
        yield position
