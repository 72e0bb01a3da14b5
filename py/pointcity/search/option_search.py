"""Tries the best answers to an ask in sampled worlds, each some rounds on, and estimates the seat's chance to win."""

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
    """The limits of a search: ``worlds``, the ``most`` answers, and the whole ``rounds`` that are played after the current one."""

    worlds: int
    most: int
    rounds: int


DEPTH = Depth(worlds=24, most=8, rounds=1)
DEPTHS = {"second": Depth(worlds=10, most=8, rounds=1)}
"""The search for the first of two cards also tried the second, so the ask for the second needs fewer worlds."""


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    depth: Depth | None = None,
    *,
    noting: bool = False,
) -> Thought[list[Prospect[Plan]]]:
    """Return the seat's chance to win after the best answers to ``ask``, the best first; empty if no world could be sampled.

    ``normal`` decides which answers are tried. Yields after each trial. Equal arguments give equal results. In the worlds
    every player plays much as ``normal``.
    """
    depth = depth or DEPTHS.get(ask.kind, DEPTH)
    trials = Rollout(memory.game, ask.seat, last_turn(memory.game, view, depth.rounds), noting=noting)
    worlds = worlds_of(memory, ask, chance)
    found = yield from halving(plans(view, ask, depth.most), worlds, depth.worlds, trials.trial)
    return [prospect for prospect in found if prospect.worlds]


def last_turn(game: "PointCity", view: View, rounds: int) -> int:
    """Return the turn before which a trial ends: ``rounds`` whole rounds after this one; with one player the end of the game."""
    if game.rules.solo:
        return ENDLESS
    seats = game.rules.seats
    return (sum(seat.turns for seat in view.seats) // seats + 1 + rounds) * seats


def worlds_of(memory: Memory, ask: AskView, chance: Randomness) -> Iterator[Position[State]]:
    """Yield sampled worlds in which the seat has the same ask; ends if none can be sampled."""
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
