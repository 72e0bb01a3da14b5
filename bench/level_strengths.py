"""Measures how strong the levels are against each other, at tables of each size.

Prints what a game's `level_points.json` holds.

    .venv/bin/python -m bench.level_strengths --game citadels --table 2016-4 [--levels novice,normal,strong,master]
    [--games 300] [--seed 1]

Each game draws the level of each seat by lot, and the cards too. The figures maximise the likelihood of the winners
where a seat wins in proportion to 10^(points / 400), as in Elo ratings; `normal` has 1500.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Any

from citadels.cli.simulated_game import SIMULATED as CITADELS
from citadels.cli.tables import RANDOM
from citadels.cli.tables import Wish as CitadelsWish
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY
from pointcity.cli.simulated_game import Wish as PointCityWish
from tabletop.cli.policies import bot_policy
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import side_chance

ELO = 400 / log(10)
ANCHOR, ANCHORED = "normal", 1500
STEPS = 4000

Played = tuple[tuple[str, ...], dict[str, float]]
"""The levels by seat, and each level's share of the win."""


def drawn_levels(levels: Sequence[str], seed: int, seats: int) -> tuple[str, ...]:
    """Return a level for each seat, drawn by lot from ``levels`` for the deal of ``seed``."""
    chance = side_chance("levels", seed)
    return tuple(chance.pick(levels) for _ in range(seats))


def play(simulated: SimulatedGame, wish: object, levels: Sequence[str], seeds: range) -> list[Played]:
    """Play the games of ``seeds``."""
    found: list[Played] = []
    for seed in seeds:
        game = simulated.kind.make(simulated.setup(wish, seed))
        seated = drawn_levels(levels, seed, game.seats)
        if len(set(seated)) == 1:
            continue
        state = game.start(seed)
        playout(game, state, bot_policy(simulated.kind, game, seed, seated))
        winners = simulated.kind.outline(game, state).winners
        share: Counter[str] = Counter()
        for seat in winners:
            share[seated[seat]] += 1 / len(winners)  # pyright: ignore[reportArgumentType] - shares
        found.append((seated, dict(share)))
    return found


def fit(games: Sequence[Played], levels: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Return the points of each level and their standard error."""
    rate = dict.fromkeys(levels, 0.0)
    held = dict.fromkeys(levels, 0.0)
    for _ in range(STEPS):
        slope = {level: -0.02 * rate[level] for level in levels}
        held = dict.fromkeys(levels, 0.02)
        for seated, won in games:
            total = sum(exp(rate[level]) for level in seated)
            for level in set(seated):
                part = seated.count(level) * exp(rate[level]) / total
                slope[level] += won.get(level, 0.0) - part
                held[level] += part * (1 - part)
        step = {level: slope[level] / held[level] for level in levels}
        for level in levels:
            rate[level] += 0.5 * step[level]
        if max(abs(one) for one in step.values()) < 1e-4:
            break
    base = rate[ANCHOR]
    return {level: (ANCHORED + ELO * (rate[level] - base), ELO / sqrt(held[level])) for level in levels}


def table_of(game: str, table: str) -> tuple[SimulatedGame, object]:
    """Return what plays at ``table``, such as ``2016-4`` or ``4``."""
    *edition, players = table.split("-")
    if game == "citadels":
        return CITADELS, CitadelsWish((edition[0],), RANDOM, RANDOM, (int(players),))  # type: ignore[arg-type]
    return POINT_CITY, PointCityWish((int(players),))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=["citadels", "pointcity"], default="citadels")
    parser.add_argument("--table", required=True)
    parser.add_argument("--levels", default="novice,normal,strong")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    simulated, wish = table_of(options.game, options.table)
    levels = options.levels.split(",")
    games = play(simulated, wish, levels, range(options.seed, options.seed + options.games))
    told: Mapping[str, Any] = {
        level: [round(points), round(error)]
        for level, (points, error) in fit(games, sorted(set(levels))).items()
    }
    print(json.dumps({options.table: told, "games": len(games)}), flush=True)


if __name__ == "__main__":
    main()
