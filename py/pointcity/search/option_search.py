"""Tries the best answers to an ask in sampled worlds, each some rounds on, and estimates the seat's chance to win."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.plans import Plan, plans
from pointcity.search.rollout import ENDLESS, Rollout
from pointcity.search.worlds import Dealer, ImpossibleError, sample_position
from tabletop.kernel.ask import AskView
from tabletop.kernel.randomness import Randomness
from tabletop.players.search import Prospect, halving
from tabletop.players.thinking import Thought

if TYPE_CHECKING:
    from pointcity.game import PointCity

SEARCHED_ASKS = frozenset({"turn", "second", "flip", "token"})
"""The asks that the master searches."""


MOST = 8
"""The number of answers that are tried."""

ROUNDS_ON = 1
"""The whole rounds that are played after the current one."""

WORLDS = {1: 24, 2: 48, 3: 32, 4: 32}
"""The worlds in which the best answers are tried, by number of players."""

SECOND_WORLDS = {1: 10, 2: 20, 3: 14, 4: 14}
"""The same for the second of two cards: the search for the first one also tried the second."""

BRIEF = 4
"""The worlds of a brief search, which ``expert`` makes."""


@dataclass(frozen=True)
class Depth:
    """The limits of a search.

    ``worlds``, the ``most`` answers, and the whole ``rounds`` that are played after the current one.
    """

    worlds: int
    most: int = MOST
    rounds: int = ROUNDS_ON


def usual_depth(players: int, kind: str, *, brief: bool = False) -> Depth:
    """Return the limits of the search, or of a ``brief`` one, for an ask of this ``kind`` with so many players."""
    if brief:
        return Depth(BRIEF)
    return Depth((SECOND_WORLDS if kind == "second" else WORLDS)[players])


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    depth: Depth | None = None,
    *,
    brief: bool = False,
    noting: bool = False,
) -> Thought[list[Prospect[Plan]]]:
    """Return the seat's chance to win after the best answers to ``ask``, the best first.

    Empty if no world could be sampled.

    ``normal`` decides which answers are tried. Yields after each trial. Equal arguments give equal results. In the
    worlds every player plays nearly as ``normal``.
    """
    depth = depth or usual_depth(memory.game.seats, ask.kind, brief=brief)
    trials = rollout(memory, view, ask, depth.rounds, noting=noting)
    worlds = worlds_of(memory, ask, chance)
    found = yield from halving(plans(view, ask, depth.most), worlds, depth.worlds, trials.trial)
    return [prospect for prospect in found if prospect.worlds]


def rollout(
    memory: Memory, view: View, ask: AskView, rounds: int = ROUNDS_ON, *, noting: bool = False
) -> Rollout:
    """Return the rollout that tries answers to ``ask``."""
    picks = tuple(pick for pick in memory.step_start.picks if pick is not None)
    return Rollout(memory.game, ask.seat, picks, last_turn(memory.game, view, rounds), noting=noting)


def last_turn(game: "PointCity", view: View, rounds: int) -> int:
    """Return the turn before which a trial ends: ``rounds`` whole rounds after this one.

    With one player it is the end of the game.
    """
    if game.rules.solo:
        return ENDLESS
    seats = game.rules.seats
    return (sum(seat.turns for seat in view.seats) // seats + 1 + rounds) * seats


def worlds_of(memory: Memory, ask: AskView, chance: Randomness) -> Iterator[State]:
    """Yield sampled worlds, as they were when the step began, in which the seat has the same ask.

    Ends if none can be sampled.
    """
    try:
        # All worlds look alike to the seat, so one stands for all.
        there = sample_position(memory, chance).ask
        if there is None or (there.seat, there.options) != (
            ask.seat,
            tuple(option.id for option in ask.options),
        ):
            return
        dealer = Dealer(memory)
        while True:
            yield dealer.state(chance)
    except ImpossibleError:
        return
