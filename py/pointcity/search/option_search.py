"""Trying out what an ask might be answered: in worlds dealt from what the seat knows, some rounds on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.plans import Plan, plans
from pointcity.search.rollout import ENDLESS, Rollout
from pointcity.search.worlds import ImpossibleError, sample_position
from tabletop.kernel.ask import AskView
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.players.search import Prospect, halving
from tabletop.players.thinking import Thought

if TYPE_CHECKING:
    from pointcity.game import PointCity

SEARCHED_ASKS = frozenset({"turn", "second", "flip", "token"})
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


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    depth: Depth | None = None,
    *,
    noting: bool = False,
) -> Thought[list[Prospect[Plan]]]:
    """Return what the best answers to ``ask`` may come to: the seat's chance to win, the best first; none where nothing could be tried.

    Which answers are tried goes by what ``normal`` thinks of them. Yields after each trial. Equal arguments give
    equal results. Everybody at the tried tables plays much as ``normal`` does.
    """
    depth = depth or DEPTHS.get(ask.kind, DEPTH)
    trials = Rollout(memory.game, ask.seat, last_turn(memory.game, view, depth.rounds), noting=noting)
    worlds = worlds_of(memory, ask, chance)
    found = yield from halving(plans(view, ask, depth.most), worlds, depth.worlds, trials.trial)
    return [prospect for prospect in found if prospect.worlds]


def last_turn(game: "PointCity", view: View, rounds: int) -> int:
    """Return the turn before which a trial ends: so many whole rounds after this one; alone, none."""
    if game.rules.solo:
        return ENDLESS
    seats = game.rules.seats
    return (sum(seat.turns for seat in view.seats) // seats + 1 + rounds) * seats


def worlds_of(memory: Memory, ask: AskView, chance: Randomness) -> Iterator[Position[State]]:
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
