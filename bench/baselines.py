"""Counts how often our levels win in the PettingZoo environments. Prints a table to compare a learner with.

    .venv/bin/python -m bench.baselines [--game citadels] [--deals 100] [--costly 3] [--learnt 400]

One seat plays the level of a row, all others that of a column. Each deal is played once from every seat, and all pairs
play the same deals. Levels answer from what their seat may know (`env.advice`). The 95 % intervals count a deal as one
sample, because its games are alike. `expert` and `master` are slow: they play ``--costly`` deals, only as the one seat. ``--learnt``
adds a row of a linear policy that is first trained in so many games against itself (`citadels_table.examples.linear`).
"""

import argparse
import math
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Any

from citadels_table import citadels_v0, pointcity_v0
from citadels_table.examples.linear import Linear, trained, wins
from citadels_table.table_env import TableEnv

GAMES: dict[str, Any] = {"citadels": citadels_v0, "pointcity": pointcity_v0}
LEVELS = {
    "citadels": ("random", "novice", "normal", "strong", "expert", "master"),
    "pointcity": ("random", "normal", "expert", "master"),
}
COSTLY = ("expert", "master")
SEED = 500_000


def reward(env: TableEnv, seed: int, levels: Sequence[str], seat: int) -> float:
    """Play the deal of ``seed`` with a level in each seat; return the reward of ``seat``: 1 shared by all winners."""
    env.reset(seed)
    while not any(env.terminations.values()):
        asked = env.possible_agents.index(env.agent_selection)
        env.step(env.advice(levels[asked]))
    return env.rewards[env.possible_agents[seat]]


def won_by_deal(env: TableEnv, level: str, others: str, deals: int) -> list[float]:
    """Return for each deal the share of its games that ``level`` wins, when it plays the deal from every seat."""
    seats = range(len(env.possible_agents))
    tables = [[level if at == seat else others for at in seats] for seat in seats]
    return [
        mean(reward(env, SEED + deal, table, seat) for seat, table in enumerate(tables))
        for deal in range(deals)
    ]


def learnt_by_deal(game: str, model: Linear, players: int, others: str, deals: int) -> list[float]:
    """Return for each deal the share of its games that ``model`` wins, when it plays the deal from every seat."""
    return [wins(game, model, others, players, players, SEED + deal) for deal in range(deals)]


def in_words(parts: Sequence[float]) -> str:
    """Return the mean in per cent, with its 95 % interval, as text."""
    width = 1.96 * stdev(parts) / math.sqrt(len(parts)) if len(parts) > 1 else math.nan
    return f"{100 * mean(parts):.0f} +- {100 * width:.0f} %"


def print_table(game: str, wish: Any) -> None:  # noqa: ANN401 - argparse's
    """Print the wins of each level against each other one, as a table in Markdown."""
    env: TableEnv = GAMES[game].raw_env(wish.players, "win")
    columns = [level for level in LEVELS[game] if level not in COSTLY]
    print(f"\n{game}, {wish.players} players, even play {100 / wish.players:.0f} %\n")
    print(f"| one seat | deals | {' | '.join(f'others `{level}`' for level in columns)} |")
    print("|---" * (len(columns) + 2) + "|", flush=True)
    for level in LEVELS[game]:
        deals = wish.costly if level in COSTLY else wish.deals
        if deals == 0:
            continue
        cells = [
            in_words(won_by_deal(env, level, others, deals)) if level != others else "even"
            for others in columns
        ]
        print(f"| `{level}` | {deals} | {' | '.join(cells)} |", flush=True)
    if wish.learnt:
        model = trained(game, wish.players, wish.learnt)
        cells = [
            in_words(learnt_by_deal(game, model, wish.players, others, wish.deals)) for others in columns
        ]
        print(f"| `linear`, {wish.learnt} games | {wish.deals} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="both games without it")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument(
        "--costly",
        type=int,
        default=0,
        help=f"deals of {' and '.join(COSTLY)}; they are left out without any",
    )
    parser.add_argument(
        "--learnt", type=int, default=0, help="games that a learner is trained in; none without"
    )
    wish = parser.parse_args()
    for game in [wish.game] if wish.game else GAMES:
        print_table(game, wish)


if __name__ == "__main__":
    main()
