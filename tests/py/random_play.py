"""Plays whole games of any kind at random."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabletop.kernel.ask import Ask, Pick, any_pick
from tabletop.kernel.game import Game, State
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness

S = TypeVar("S", bound=State)

SECRET_SEED = 7_301_924_466_028_851
"""A seed with digits that nothing else in a game has, so that it is found wherever it leaks."""


def random_pick(ask: Ask, chance: Randomness) -> Pick:
    """Answer ``ask`` with legal options drawn evenly; what can be given up is mostly gone through with."""
    options = list(ask.options)
    if options[-1] == "cancel" and len(options) > 1 and chance.below(8):
        options.pop()
    return any_pick(options, ask.least, ask.most, chance)


@dataclass
class Played(Generic[S]):
    """A game as it went: the picks lead from each position to the next."""

    positions: list[Position[S]]
    picks: list[Pick]


def play(game: Game[S, Any], seed: int, limit: int = 20_000) -> Played[S]:
    """Play a whole game; the same seed plays the same game."""
    chance = Randomness(seed, 1_000_000)
    position = Position[S].first(game, seed)
    played = Played([position], [])
    while position.ask is not None:
        assert len(played.picks) < limit, "a game without an end"
        pick = random_pick(position.ask, chance)
        position = position.after(pick)
        played.picks.append(pick)
        played.positions.append(position)
    return played
