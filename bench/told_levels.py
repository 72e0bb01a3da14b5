"""Fits what a chance that is told owes to the levels at a table, by stage of the game.

``levels`` in ``told_chances.json`` has it, by maximum likelihood.

    .venv/bin/python -m bench.told_levels --games 8000 --seed 9910000 --out py/citadels/search/told_chances.json
    .venv/bin/python -m bench.told_levels --game pointcity --games 1500 --seed 9910000 --out
    py/pointcity/search/told_chances.json

The level of each seat and the cards are drawn by lot. Citadels: by edition, from tables of three to six with
``novice``, ``normal`` and ``strong``. Point City: from tables of two to four with ``normal`` and ``expert``. ``master``
thinks too long for so many games. What ``bench.told_chances`` has found is kept in the file, and used.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.level_strengths import drawn_levels
from bench.told_chances import log_likelihood

from citadels.cli.simulated_game import SIMULATED as CITADELS
from citadels.cli.tables import RANDOM
from citadels.cli.tables import Wish as CitadelsWish
from citadels.game import Citadels
from citadels.model.setup import EditionId
from citadels.model.state import State as CitadelsState
from citadels.search import told_chances as citadels_told
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY
from pointcity.cli.simulated_game import Wish as PointCityWish
from pointcity.engine.rules import ROUNDS
from pointcity.game import PointCity
from pointcity.model.state import State as PointCityState
from pointcity.search.win_chances import STAGES, stage
from tabletop.cli.policies import bot_policy
from tabletop.cli.rounds import play_rounds, win_shares
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.players.softmax import for_levels

LEADS = [at / 100 for at in range(151)]
DOUBTS = [at / 100 for at in range(81)]
PASSES = 30
"""The most passes; figures that no pass changes any more are found."""

PRIOR = 1.0
"""With few cases the lead stays near 1 and the doubt near 0: this, times the squares of how far they are off, is taken
from the logarithm of the likelihood."""


class Case(NamedTuple):
    """A table before a round.

    Each seat's chance as if all were equally strong, its lead by its level, and its share of the win.
    """

    chances: list[float]
    ahead: list[float]
    won: list[float]


class Table(NamedTuple):
    """What is played: ``levels`` sit by lot. ``stage`` names the stage of a game and a state."""

    simulated: SimulatedGame
    wish: object
    levels: Sequence[str]
    stage: Callable[[Any, Any], str]


def citadels_table(edition: EditionId) -> Table:
    """Return the tables of ``edition``."""
    wish = CitadelsWish((edition,), RANDOM, RANDOM, (3, 4, 5, 6))
    return Table(CITADELS, wish, ("novice", "normal", "strong"), _districts_left)


def _districts_left(_game: Citadels, state: CitadelsState) -> str:
    return str(citadels_told.stage(state))


def point_city_table() -> Table:
    """Return the tables of two to four players."""
    return Table(POINT_CITY, PointCityWish((2, 3, 4)), ("normal", "expert"), _rounds_left)


def _rounds_left(game: PointCity, state: PointCityState) -> str:
    return stage(ROUNDS - state.turn // game.seats)


def cases_of(table: Table, seeds: Iterable[int]) -> dict[str, list[Case]]:
    """Play the games of ``seeds``; return the tables before their rounds, by stage."""
    simulated, cases = table.simulated, defaultdict[str, list[Case]](list)
    strengths = simulated.kind.strengths()
    if strengths is None:
        raise RuntimeError("a game whose levels were not measured")
    for seed in seeds:
        game: Any = simulated.kind.make(simulated.setup(table.wish, seed))
        levels = drawn_levels(table.levels, seed, game.seats)
        if len(set(levels)) == 1:
            continue
        seen: list[tuple[str, list[float]]] = []

        def see(state: Any, _number: int, game: Any = game, seen: Any = seen) -> None:  # noqa: ANN401
            chances = simulated.kind.chances(game, state)
            if chances is not None and not game.over(state):
                seen.append((table.stage(game, state), chances))

        answer = bot_policy(simulated.kind, game, seed, levels)
        won = win_shares(simulated, game, play_rounds(simulated, game, seed, answer, see))
        ahead = strengths.ahead(game.setup, levels)
        for name, chances in seen:
            cases[name].append(Case(chances, ahead, won))
    return cases


def figures_of(cases: Sequence[Case]) -> list[float]:
    """Return the lead and the doubt under which the games of ``cases`` are likeliest."""

    def likelihood(lead: float, doubt: float) -> float:
        found = -PRIOR * ((lead - 1) ** 2 + doubt**2)
        for case in cases:
            found += log_likelihood(for_levels(case.chances, case.ahead, lead, doubt), case.won)
        return found

    def improved(doubt: float) -> tuple[float, float]:
        better = highest(LEADS, lambda one: likelihood(one, doubt))
        return better, highest(DOUBTS, lambda one: likelihood(better, one))

    found = 1.0, 0.0
    for _ in range(PASSES):
        before, found = found, improved(found[1])
        if found == before:
            break
    return [*found]


def highest(places: Sequence[float], height: Callable[[float], float]) -> float:
    """Return where ``height``, which has one top, is highest."""
    low, high = 0, len(places) - 1
    while low < high:
        middle = (low + high) // 2
        if height(places[middle]) < height(places[middle + 1]):
            low = middle + 1
        else:
            high = middle
    return places[low]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=["citadels", "pointcity"], default="citadels")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="a file that bench.told_chances has written")
    options = parser.parse_args(arguments)
    seeds = range(options.seed, options.seed + options.games)
    fitted: dict[str, Any] = json.loads(options.out.read_text("utf-8"))
    if options.game == "citadels":
        tables = {"2016": citadels_table("2016"), "classic": citadels_table("classic")}
        stages = [str(left) for left in range(1, citadels_told.LONGEST + 1)]
    else:
        tables = {"all": point_city_table()}
        stages = [str(left) for left in STAGES]
    for name, table in tables.items():
        cases = cases_of(table, seeds)
        found = {left: figures_of(cases[left]) for left in stages}
        fitted.setdefault(name, {})["levels"] = found
        print(name, {left: (len(cases[left]), found[left]) for left in stages}, flush=True)
    options.out.write_text(json.dumps(fitted, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
