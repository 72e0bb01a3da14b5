"""Fits what corrects the chances that are told (``told_chances.json`` of a game).

By maximum likelihood over games with cards by lot.

    .venv/bin/python -m bench.told_chances --games 8000 --seed 9900000 --out py/citadels/search/told_chances.json
    .venv/bin/python -m bench.told_chances --game pointcity --games 1500 --seed 9900000 --out
    py/pointcity/search/told_chances.json

Citadels: for each district with a bonus, what is added to the logarithm of its seat's chance where it scores nothing
yet, and where it does, from games of ``strong``. Point City: by number of players and stage, the exponent of a chance,
from games of ``normal``. What ``bench.told_levels`` has found is kept in the file.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

from citadels.cli.simulated_game import SIMULATED as CITADELS
from citadels.cli.tables import RANDOM
from citadels.cli.tables import Wish as CitadelsWish
from citadels.model.setup import EditionId
from citadels.search.bonuses import bonuses
from citadels.search.win_chances import chances as citadels_chances
from citadels.search.win_chances import fitted_figures
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY
from pointcity.cli.simulated_game import Wish as PointCityWish
from pointcity.engine.rules import ROUNDS
from pointcity.search.win_chances import chances as point_city_chances
from pointcity.search.win_chances import stage
from tabletop.cli.policies import policy_for
from tabletop.cli.rounds import play_rounds, win_shares
from tabletop.players.softmax import corrected

PRIOR = 200.0
"""A rare card is hardly moved: a shift is as likely as by a normal distribution of 0.15, where five cases of a game
count as one."""

PASSES = 6
"""Steps of Newton's method; the shifts stand still after four."""

LEAST = 1e-12
"""The least chance whose logarithm is taken."""

EXPONENTS = [at / 100 for at in range(50, 151, 2)]

Key = tuple[str, bool]
"""A card with a bonus, and whether it scores now."""


class Case(NamedTuple):
    """A table before a round: each seat's chance, the cards with a bonus of its city, and its share of the win."""

    chances: list[float]
    keys: list[list[Key]]
    won: list[float]


def citadels_cases(edition: EditionId, seeds: Iterable[int]) -> list[Case]:
    """Play the games of ``seeds`` by ``strong``; return the tables before their rounds."""
    wish, cases = CitadelsWish((edition,), RANDOM, RANDOM, (3, 4, 5, 6)), list[Case]()
    for seed in seeds:
        game: Any = CITADELS.kind.make(CITADELS.setup(wish, seed))
        seen: list[tuple[list[float], list[list[Key]]]] = []

        def see(state: Any, _number: int, game: Any = game, seen: Any = seen) -> None:  # noqa: ANN401
            if CITADELS.kind.chances(game, state) is not None:
                keys = [
                    [(card, points > 0) for card, points in bonuses(game, state, seat).items()]
                    for seat in range(game.seats)
                ]
                seen.append((citadels_chances(game, state, fitted_figures(edition, game.seats)), keys))

        answer = policy_for(CITADELS.kind, game, seed, "strong")
        won = win_shares(CITADELS, game, play_rounds(CITADELS, game, seed, answer, see))
        cases += [Case(chances, keys, won) for chances, keys in seen]
    return cases


def shifts_of(cases: Sequence[Case]) -> dict[str, list[float]]:
    """Return for each card the shift where it scores nothing yet, and where it does."""
    found: dict[Key, float] = defaultdict(float)
    held = [case for case in cases if any(case.keys)]
    for _ in range(PASSES):
        slope, bend = defaultdict[Key, float](float), defaultdict[Key, float](float)
        for case in held:
            told = corrected(case.chances, [sum(found[key] for key in keys) for keys in case.keys])
            for chance, won, keys in zip(told, case.won, case.keys, strict=True):
                for key in keys:
                    slope[key] += won - chance
                    bend[key] += chance * (1 - chance)
        for key, up in slope.items():
            found[key] += (up - PRIOR * found[key]) / (bend[key] + PRIOR)
    return {
        card: [round(found[card, scores], 2) for scores in (False, True)]
        for card in sorted({card for card, _ in found})
    }


def point_city_cases(players: int, seeds: Iterable[int]) -> dict[str, list[Case]]:
    """Play the games of ``seeds`` by ``normal``; return the tables before their rounds, by stage."""
    cases: dict[str, list[Case]] = defaultdict(list)
    for seed in seeds:
        game: Any = POINT_CITY.kind.make(POINT_CITY.setup(PointCityWish((players,)), seed))
        seen: list[tuple[str, list[float]]] = []

        def see(state: Any, _number: int, game: Any = game, seen: Any = seen) -> None:  # noqa: ANN401
            left = ROUNDS - state.turn // game.seats
            if POINT_CITY.kind.chances(game, state) is not None and left:
                seen.append((stage(left), point_city_chances(game.rules, state)))

        answer = policy_for(POINT_CITY.kind, game, seed, "normal")
        won = win_shares(POINT_CITY, game, play_rounds(POINT_CITY, game, seed, answer, see))
        for name, chances in seen:
            cases[name].append(Case(chances, [], won))
    return cases


def log_likelihood(chances: Sequence[float], won: Sequence[float]) -> float:
    """Return the logarithm of how likely the shares ``won`` of a win are by ``chances``."""
    return sum(share * log(max(chance, LEAST)) for chance, share in zip(chances, won, strict=True) if share)


def exponent_of(cases: Sequence[Case]) -> float:
    """Return the exponent under which the games of ``cases`` are likeliest."""

    def likelihood(exponent: float) -> float:
        return sum(
            log_likelihood(corrected(case.chances, [0.0] * len(case.won), exponent), case.won)
            for case in cases
        )

    return max(EXPONENTS, key=likelihood)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=["citadels", "pointcity"], default="citadels")
    parser.add_argument("--edition", default="2016,classic")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args(arguments)
    seeds = range(options.seed, options.seed + options.games)
    fitted: dict[str, Any] = json.loads(options.out.read_text("utf-8")) if options.out.exists() else {}
    if options.game == "citadels":
        for edition in options.edition.split(","):
            fitted.setdefault(edition, {})["cards"] = shifts_of(citadels_cases(edition, seeds))
    else:
        for players in (2, 3, 4):
            stages = point_city_cases(players, seeds)
            exponents = {name: exponent_of(stages[name]) for name in sorted(stages, key=int)}
            fitted.setdefault(str(players), {})["exponents"] = exponents
    options.out.write_text(json.dumps(fitted, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
