"""Whole games for the laws: every set that can be played, by players without a plan."""

from dataclasses import dataclass

from citadels.catalog import hello
from citadels.game import Citadels
from citadels.model.setup import Setup
from citadels.model.state import State
from scenario import plain_setup
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


Table = tuple[str, str, int]
"""Edition, preset, number of players."""


def all_tables() -> list[Table]:
    """Every set of every edition, for every number of players it can be played by."""
    boxes = [(box.id, preset) for box in hello().editions for preset in box.presets]
    return [(box, preset.id, players) for box, preset in boxes for players in preset.players]


def game_for(edition: str, preset: str, players: int) -> Citadels:
    """Return the game of a set."""
    plain = plain_setup(players, characters=preset, districts=preset).model_dump()
    return Citadels(Setup.model_validate(plain | {"edition": edition}))


def pile_game() -> Citadels:
    """Return the classic game for two with the French draft."""
    plain = plain_setup(2, characters="base_game", districts="base_game").model_dump()
    return Citadels(Setup.model_validate(plain | {"edition": "classic", "variant": "piles"}))
