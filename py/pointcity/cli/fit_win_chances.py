"""Fits the weights of ``win_chances.py`` by maximum likelihood over games of ``QuickPlayer``."""

from collections.abc import Sequence
from functools import partial

from pointcity.cli.trial import Wish, setup_for
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
"""Figures by number of players and stage, as ``win_chances.json`` holds them."""

Part = list[tuple[str, Seen]]
"""Tables with their stages."""

SPREAD = (10, 30, 60)
"""In a game so many turns of a hundred are drawn by lot up to a random round: rollouts begin not only with the best answers."""

DRAWN = 8
"""Such a turn takes one of so many best pairs."""

LOOKS = 4
"""So many tables of a game are looked at."""


def play_part(players: int, first: int, deals: range) -> Part:
    """Play some games; the unit of work of a process."""
    return [seen for deal in deals for seen in _play(players, first + deal)]


def _play(players: int, seed: int) -> Part:
    """Play a game and return what its table was like after some of the rounds without a draw by lot."""
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
    """Take one of the best pairs; return whether there is one."""
    turn = Turn(quick, state, (state.first + state.turn) % quick.rules.seats)
    judged = [(turn.best_pair([pair]), pair) for pair in PAIRS]
    pairs = [(worth, pair) for (worth, found), pair in judged if found]
    if not pairs:
        return False
    _, pair = chance.pick(sorted(pairs, reverse=True)[:DRAWN])
    play_answers(quick, state, [TAKE[cell] for cell in pair])
    return True


def fit_win_chances(players: Sequence[int], games: int, seed: int, crew: Crew = ALONE) -> Figures:
    """Return the figures for tables of so many, from so many ``games`` each."""
    fitted: Figures = {}
    for count in players:
        found: dict[str, list[Seen]] = {str(most): [] for most in STAGES}
        for part in batches.run(partial(play_part, count, seed), range(games), crew, str(count)):
            for name, seen in part:
                found[name].append(seen)
        fitted[str(count)] = {name: fit(seen, FEATURES) for name, seen in found.items()}
    return fitted
