"""Whole games for the laws: every set that can be played, by players without a plan."""

from collections.abc import Iterator
from dataclasses import dataclass

from scenario import plain_setup

from citadels.catalog import hello
from citadels.game import Citadels
from citadels.model.state import State
from tabletop.ask import Ask, Pick
from tabletop.position import Position
from tabletop.randomness import Randomness

SECRET_SEED = 7_301_924_466_028_851
"""A seed with digits that nothing else in a game has, so that it is found wherever it leaks."""


def random_pick(ask: Ask, chance: Randomness) -> Pick:
    """Answer ``ask`` with legal options drawn evenly; what can be given up is mostly gone through with."""
    options = list(ask.options)
    if options[-1] == "cancel" and len(options) > 1 and chance.below(8):
        options.pop()
    if ask.most == 1:
        return (chance.pick(options),)
    chance.shuffle(options)
    return tuple(options[: ask.least + chance.below(ask.most - ask.least + 1)])


@dataclass
class Played:
    """A game as it went: the picks lead from each position to the next."""

    positions: list[Position[State]]
    picks: list[Pick]


def play(game: Citadels, seed: int, limit: int = 20_000) -> Played:
    """Play a whole game; the same seed plays the same game."""
    chance = Randomness(seed, 1_000_000)
    position = Position[State].first(game, seed)
    played = Played([position], [])
    while position.ask is not None:
        assert len(played.picks) < limit, "a game without an end"
        pick = random_pick(position.ask, chance)
        position = position.after(pick)
        played.picks.append(pick)
        played.positions.append(position)
    return played


def all_tables() -> Iterator[tuple[str, int]]:
    """Every set of every number of players it can be played by."""
    for preset in hello().presets:
        for players in preset.players:
            yield preset.id, players


def game_for(preset: str, players: int) -> Citadels:
    """Return the game of a set."""
    return Citadels(plain_setup(players, characters=preset, districts=preset))
