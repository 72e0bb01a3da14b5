"""Fits the weights of ``win_chances.py`` by maximum likelihood over games of ``normal``."""

from collections.abc import Sequence
from functools import partial

from pointcity.cli.trial import Wish, setup_for
from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import points_of
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity.search.win_chances import FEATURES, STAGES, features, stage
from tabletop.cli import batches
from tabletop.cli.fitting import Seen, fit
from tabletop.cli.parallel import ALONE, Crew
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout

Figures = dict[str, dict[str, dict[str, float]]]
"""Figures by number of players and stage, as ``win_chances.json`` holds them."""

Part = list[tuple[str, Seen]]
"""Tables with their stages."""


def play_part(players: int, first: int, deals: range) -> Part:
    """Play some games; the unit of work of a process."""
    return [seen for deal in deals for seen in _play(players, first + deal)]


def _play(players: int, seed: int) -> Part:
    """Play a game and return what its table was like after each round but the last."""
    game = POINT_CITY.make(setup_for(Wish((players,)), seed))
    answer = bot_policy(POINT_CITY, game, seed, ["normal"] * players)
    tables: list[tuple[str, tuple[tuple[float, ...], ...]]] = []
    rounds = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal rounds
        if state.turn // players > rounds:
            rounds = state.turn // players
            seats = tuple(features(player, points_of(player)) for player in state.players)
            tables.append((stage(ROUNDS - rounds), seats))
        return answer(state, ask)

    state = game.start(seed)
    playout(game, state, policy)
    winners = POINT_CITY.outline(game, state).winners
    won = tuple((seat in winners) / len(winners) for seat in range(players))
    return [(name, Seen(seats, won)) for name, seats in tables]


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
