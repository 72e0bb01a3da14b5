"""Counts which reasons the decisions of a game that cost something are told with. Prints a table.

    .venv/bin/python -m bench.reasons [--game citadels] [--level normal] [--games 10] [--seed 1] [--worlds 60] [--found
    FILE]

Games of ``level`` alone at tables drawn by lot: editions, sets, numbers of players. Each decision is looked at as after
a game (``problems/cost.py``). A reason is of the general kind if it tells a mean and names no cause (``ends-``).
``--found`` keeps the count of each game in a file, so that the next run goes on. With fewer ``worlds`` it is quicker,
and finds fewer decisions. This is no test: it never fails.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from citadels.cli import tables as citadels_tables
from citadels.kind import CITADELS
from pointcity.cli import simulated_game as pointcity_tables
from pointcity.kind import POINT_CITY
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.players.seating import Chair
from tabletop.problems import cost

GAMES: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}
EDITIONS = ("2016", "classic")
GENERAL = "ends-"


def setup_of(game: str, seed: int) -> dict[str, Any]:
    """Return the set-up of the game with ``seed``."""
    if game == POINT_CITY.id:
        return pointcity_tables.setup_for(pointcity_tables.Wish((2, 3, 4)), seed)
    wish = citadels_tables.Wish((EDITIONS[seed % 2],), "random", "random", (2, 3, 4, 5, 6, 7, 8))
    return citadels_tables.setup_for(wish, seed).model_dump(mode="json")


def played(kind: Kind, level: str, seed: int) -> Match[Any, Any]:
    """Return a whole game of ``level``."""
    setup = setup_of(kind.id, seed)
    seating = [Chair(name=f"P{seat}", player=level) for seat in range(setup["players"])]
    match = new_match("bench", kind, setup, seating, seed, free=False)
    while match.waiting is not None:
        match.advance(kind, 1)
    return match


def told(kind: Kind, match: Match[Any, Any]) -> Counter[str]:
    """Return how often each reason is told of the decisions of ``match``; "" where there is none."""
    counts: Counter[str] = Counter()
    for number in range(match.number):
        if match.history.at(number).ask is None:
            continue
        looked = cost.decision_cost(match, kind, number)
        if looked is not None and looked.cost is not None:
            counts[looked.cost.why.id if looked.cost.why is not None else ""] += 1
    return counts


def table_lines(counts: Counter[str], games: int) -> list[str]:
    """Return the counts as lines, the commonest first."""
    total = max(sum(counts.values()), 1)
    general = sum(count for name, count in counts.items() if name.startswith(GENERAL))
    return [
        *(f"{count:>6}  {name or 'none'}" for name, count in counts.most_common()),
        f"{games} games, {total} decisions: {100 * general / total:.0f} % general, {counts['']} without a reason",
    ]


def main() -> None:
    """Play, look and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=CITADELS.id)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--worlds", type=int, default=cost.STAGES[-1])
    parser.add_argument("--found", type=Path)
    options = parser.parse_args()
    cost.STAGES = (
        (*cost.STAGES[:-1], options.worlds) if options.worlds > cost.STAGES[-2] else (4, 8, options.worlds)
    )
    kind = GAMES[options.game]
    path: Path | None = options.found
    lines: list[str] = path.read_text("utf-8").splitlines() if path is not None and path.exists() else []
    there = {int(seed): Counter[str](counts) for seed, counts in map(json.loads, lines)}
    counts: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.games):
        if seed not in there:
            there[seed] = told(kind, played(kind, options.level, seed))
            if path is not None:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([seed, there[seed]]) + "\n")
        counts += there[seed]
    print("\n".join(table_lines(counts, options.games)))


if __name__ == "__main__":
    main()
