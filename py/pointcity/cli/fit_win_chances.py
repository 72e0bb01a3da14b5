"""Fits the weights of ``win_chances.py`` by maximum likelihood over games of ``QuickPlayer``."""

from collections.abc import Sequence
from functools import partial

from pointcity.cli.simulated_game import Wish, setup_for
from pointcity.engine.choices import TAKE
from pointcity.engine.market import PAIRS
from pointcity.engine.rules import ROUNDS
from pointcity.game import PointCity
from pointcity.model.setup import Setup
from pointcity.model.state import State
from pointcity.search.quick_player import QuickPlayer, Turn
from pointcity.search.quick_turns import play_answers, play_turns
from pointcity.search.win_chances import FEATURES, STAGES, chances, features, stage
from tabletop.cli import batches
from tabletop.cli.fitting import Seen, fit
from tabletop.cli.parallel import ALONE, Crew
from tabletop.kernel.randomness import Randomness, side_chance

Figures = dict[str, dict[str, dict[str, float]]]
"""Weights by number of players and stage, as ``win_chances.json`` holds them."""

Part = list[tuple[str, Seen]]
"""Tables that were seen, each with its stage."""

SPREAD = (10, 30, 60)
"""The per cent of random turns up to a random round, one of these for each game: rollouts also begin with worse
answers."""

DRAWN = 8
"""A random turn takes one of the best pairs: how many."""

LOOKS = 4
"""How many tables of each game are used."""


def play_part(players: int, first: int, deals: range) -> Part:
    """Play the games of ``deals``: one process's part of the work."""
    return [seen for deal in deals for seen in _play(players, first + deal)]


def _play(players: int, seed: int) -> Part:
    """Play a game; return the features of all seats after some of the rounds without random turns, and who won."""
    game = PointCity(Setup.model_validate(setup_for(Wish((players,)), seed)))
    state, quick, chance = game.start(seed), QuickPlayer(game.rules), side_chance("fit win chances", seed)
    begin, spread = chance.below(ROUNDS - 1), chance.pick(SPREAD)
    while state.turn < begin * players:
        if chance.below(100) >= spread or not _draw_pair(quick, state, chance):
            play_turns(quick, state, state.turn + 1)
    rounds = list(range(begin + 1, ROUNDS))
    chance.shuffle(rounds)
    tables: list[tuple[str, tuple[tuple[float, ...], ...]]] = []
    for number in sorted(rounds[:LOOKS]):
        play_turns(quick, state, number * players)
        seats = tuple(features(quick, state, seat) for seat in range(players))
        tables.append((stage(ROUNDS - number), seats))
    play_turns(quick, state, game.rules.turns)
    won = tuple(chances(game.rules, state))
    return [(name, Seen(seats, won)) for name, seats in tables]


def _draw_pair(quick: QuickPlayer, state: State, chance: Randomness) -> bool:
    """Take one of the best pairs at random; return False if no pair can be taken."""
    turn = Turn(quick, state, (state.first + state.turn) % quick.rules.seats)
    judged = [(turn.best_pair([pair]), pair) for pair in PAIRS]
    pairs = [(worth, pair) for (worth, found), pair in judged if found]
    if not pairs:
        return False
    _, pair = chance.pick(sorted(pairs, reverse=True)[:DRAWN])
    play_answers(quick, state, [TAKE[cell] for cell in pair])
    return True


def fit_win_chances(players: Sequence[int], games: int, seed: int, crew: Crew = ALONE) -> Figures:
    """Return the weights for each number of ``players``, from ``games`` games each."""
    fitted: Figures = {}
    for count in players:
        found: dict[str, list[Seen]] = {str(most): [] for most in STAGES}
        for part in batches.run(partial(play_part, count, seed), range(games), crew, str(count)):
            for name, seen in part:
                found[name].append(seen)
        fitted[str(count)] = {name: fit(seen, FEATURES) for name, seen in found.items()}
    return fitted
