"""Counts how often our levels win in the PettingZoo environments, as a table to compare a learner with, and to cite.

    .venv/bin/python -m bench.baselines [--game citadels] [--deals 25] [--costly 4] [--learnt 400] [--found FILE] [--out
    FILE]

One seat plays the level of a row, all others that of a column. Each deal is played once from every seat, and all pairs
play the same deals. Levels answer from what their seat may know (`env.advice`). ``expert`` and ``master`` are slow:
they play ``--costly`` deals, only as the one seat. ``linear`` is a linear policy that was first trained in ``--learnt``
games against itself (`citadels_table.examples.linear`).

Each result is one line of the file ``--found``, so a run that was stopped goes on. The table tells all lines of the
file for these options: ``bench/results.md`` is that of ``bench/results.jsonl``, which the options' defaults name. The
95 % intervals are Wilson's, for as many games as the deals are worth: the games of one deal are alike.
"""

import argparse
import json
import math
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, variance
from typing import Any, NamedTuple

from citadels_table import citadels_v0, pointcity_v0
from citadels_table.examples.linear import Linear, trained, wins
from citadels_table.table_env import TableEnv
from tabletop.cli.files import open_lines

GAMES: dict[str, Any] = {"citadels": citadels_v0, "pointcity": pointcity_v0}
LEVELS = {
    "citadels": ("random", "novice", "normal", "strong", "expert", "master"),
    "pointcity": ("random", "normal", "expert", "master"),
}
COSTLY = ("expert", "master")
LEARNT = "linear"
SEED = 500_000
CONFIDENT = 1.96


class Cell(NamedTuple):
    """A level in one seat, and that of all others at a table of so many ``players``."""

    game: str
    players: int
    level: str
    others: str


Found = dict[Cell, dict[int, float]]
"""By deal the share of its games that the one seat won."""


def reward(env: TableEnv, seed: int, levels: Sequence[str], seat: int) -> float:
    """Play the deal of ``seed`` with a level in each seat; return the reward of ``seat``: 1 shared by all winners."""
    env.reset(seed)
    while not any(env.terminations.values()):
        asked = env.possible_agents.index(env.agent_selection)
        env.step(env.advice(levels[asked]))
    return env.rewards[env.possible_agents[seat]]


def won(cell: Cell, deal: int, model: Linear | None) -> float:
    """Return the share of the games of ``deal`` that the level of ``cell`` wins, which plays it from every seat."""
    game, players, level, others = cell
    if model is not None:
        return wins(game, model, others, players, players, SEED + deal)
    env: TableEnv = GAMES[game].raw_env(players, "win")
    tables = [[level if at == seat else others for at in range(players)] for seat in range(players)]
    return mean(reward(env, SEED + deal, table, seat) for seat, table in enumerate(tables))


def learner(games: int) -> str:
    """Return the name of the learner that was trained in so many ``games``."""
    return f"{LEARNT} {games}"


def cells(game: str, players: int, *, learnt: int) -> Iterator[Cell]:
    """Yield the cells of a game's table, row by row.

    ``learnt``: games that the learner is trained in, 0 for no learner.
    """
    columns = [level for level in LEVELS[game] if level not in COSTLY]
    for level in (*LEVELS[game], *([learner(learnt)] if learnt else [])):
        yield from (Cell(game, players, level, others) for others in columns if level != others)


def asked(wish: argparse.Namespace) -> dict[Cell, int]:
    """Return the cells that the options ask for, each with the number of its deals."""
    games = [wish.game] if wish.game else [*GAMES]
    every = (cell for game in games for cell in cells(game, wish.players, learnt=wish.learnt))
    return {cell: min(wish.costly, wish.deals) if cell.level in COSTLY else wish.deals for cell in every}


def read_found(path: Path, wish: argparse.Namespace) -> tuple[Found, set[str]]:
    """Return what earlier runs wrote to ``path`` for the options, and at which commits.

    A line that was cut off is left out.
    """
    found: Found = {}
    commits: set[str] = set()
    deals = asked(wish)
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        try:
            *cell, deal, share, commit = json.loads(line)
        except ValueError:
            continue
        if deal < deals.get(Cell(*cell), 0):
            found.setdefault(Cell(*cell), {})[deal] = share
            commits.add(commit)
    return found, commits


def interval(shares: Sequence[float], seats: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean of ``shares``, each of a deal that was played from all ``seats``."""
    count, part = len(shares), mean(shares)
    spread = variance(shares) / count if count > 1 else 0.0
    worth = min(max(part * (1 - part) / spread, count), count * seats) if spread else count
    middle = (part + CONFIDENT**2 / (2 * worth)) / (1 + CONFIDENT**2 / worth)
    inside = part * (1 - part) / worth + CONFIDENT**2 / (4 * worth**2)
    width = CONFIDENT * math.sqrt(inside) / (1 + CONFIDENT**2 / worth)
    return max(middle - width, 0), min(middle + width, 1)


def in_words(shares: Mapping[int, float] | None, seats: int) -> str:
    """Return the mean in per cent, its interval and the number of games, as text."""
    if not shares:
        return "not played"
    low, high = interval([*shares.values()], seats)
    return f"{100 * mean(shares.values()):.0f} % ({100 * low:.0f}-{100 * high:.0f}), {len(shares) * seats}"


def table_lines(found: Found, game: str, players: int, trained_in: int) -> list[str]:
    """Return a game's table in Markdown."""
    columns = [level for level in LEVELS[game] if level not in COSTLY]
    lines = [
        f"## {game}, {players} players: even play is {100 / players:.0f} %",
        "",
        f"| one seat | {' | '.join(f'others `{level}`' for level in columns)} |",
        "|---" * (len(columns) + 1) + "|",
    ]
    for level in (*LEVELS[game], *([learner(trained_in)] if trained_in else [])):
        row = [
            "even" if level == others else in_words(found.get(Cell(game, players, level, others)), players)
            for others in columns
        ]
        name = f"`{LEARNT}`, {trained_in} games" if level == learner(trained_in) else f"`{level}`"
        lines.append(f"| {name} | {' | '.join(row)} |")
    return lines


def page(found: Found, commits: set[str], wish: argparse.Namespace) -> str:
    """Return the whole page of results."""
    games = [wish.game] if wish.game else [*GAMES]
    costly, learnt = f" --costly {wish.costly}" if wish.costly else "", f" --learnt {wish.learnt}"
    command = f"python -m bench.baselines --players {wish.players} --deals {wish.deals}{costly}{learnt}"
    head = [
        "# Results of the levels",
        "",
        f"Made by `{command}`,",
        f"commit {', '.join(sorted(commits)) or 'none'}; do not edit. Games won by the level of the row in one seat, among others of",
        "the column's level: the mean, its 95 % interval and the games. Each deal is played from every seat.",
    ]
    tables = [table_lines(found, game, wish.players, wish.learnt) for game in games]
    return "\n".join([*head, *(line for table in tables for line in ("", *table))]) + "\n"


def play(wish: argparse.Namespace, found: Found) -> Iterator[tuple[Cell, int, float]]:
    """Play what ``found`` lacks, and yield it: one deal of all cells, then the next."""
    models: dict[str, Linear] = {}
    for deal in range(wish.deals):
        for cell, deals in asked(wish).items():
            if deal >= deals or deal in found.get(cell, ()):
                continue
            learns = cell.level == learner(wish.learnt)
            if learns and cell.game not in models:
                models[cell.game] = trained(cell.game, wish.players, wish.learnt)
            yield cell, deal, won(cell, deal, models[cell.game] if learns else None)


def main() -> None:
    """Play what is not in the file yet, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="both games without it")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--costly", type=int, default=4, help=f"deals of {' and '.join(COSTLY)}")
    parser.add_argument("--learnt", type=int, default=400, help="games that a learner is trained in")
    parser.add_argument("--found", type=Path, default=Path("bench/results.jsonl"))
    parser.add_argument("--out", type=Path, default=Path("bench/results.md"))
    parser.add_argument("--only-tell", action="store_true", help="play nothing, write the table again")
    wish = parser.parse_args()
    found, commits = read_found(wish.found, wish)
    command = ["git", "rev-parse", "--short=8", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    with open_lines(wish.found) as file:
        for cell, deal, share in () if wish.only_tell else play(wish, found):
            found.setdefault(cell, {})[deal] = share
            commits.add(commit)
            print(json.dumps([*cell, deal, share, commit]), file=file, flush=True)
    text = page(found, commits, wish)
    wish.out.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
