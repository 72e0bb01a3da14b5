"""Plays the problems of a book to the end of the game: the best answer and the next one, in the same fresh worlds.

    .venv/bin/python -m bench.played_out_problems [--game citadels] [--games 300] [--found FILE] [--book FILE]

All seats play as ``normal``, then as ``strong`` where the game has it. Each problem is one line of the file, which for the
books of the site lies in ``bench/played_problems/``, so a run that was stopped goes on. Prints how many problems stand: the
lower end of the 95 % interval of the lead is above 0.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.match.kind import Kind
from tabletop.problems.played_out import GAMES, leads
from tabletop.problems.problem import Problem

KINDS: dict[str, Kind] = {"citadels": CITADELS, "pointcity": POINT_CITY}
LEVELS = ("normal", "strong")


def played_line(problem: dict[str, Any], kind: Kind, levels: Sequence[str], games: int) -> dict[str, Any]:
    """Return what came of ``problem``: by level the lead in points of chance, its interval, and the pairs of games."""
    found = leads(TypeAdapter(Problem).validate_python(problem), kind, levels, games)
    line: dict[str, Any] = {"id": problem["id"], "theme": problem["theme"]}
    line["stands"] = all(lead.sure for lead in found.values())
    for level, lead in found.items():
        points = [round(100 * one, 1) for one in (lead.mean, lead.low, lead.high)]
        line[level] = [*points, lead.games]
    return line


def main() -> None:
    """Play what is not in the file yet, and print the sum."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=[*KINDS], default="citadels")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--found", default=None, help="the file of lines")
    parser.add_argument("--book", default=None, help="the book's file")
    options = parser.parse_args()
    kind = KINDS[options.game]
    path = Path(options.found or f"bench/played_problems/{options.game}.jsonl")
    levels = [level for level in LEVELS if level in kind.players]
    book = json.loads(Path(options.book or f"web/games/{options.game}/problems.json").read_text("utf-8"))
    known = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []
    done = {line["id"]: line for line in known}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for problem in book["problems"]:
            if problem["id"] not in done:
                done[problem["id"]] = line = played_line(problem, kind, levels, options.games)
                print(json.dumps(line), file=file, flush=True)
    rows = [done[problem["id"]] for problem in book["problems"]]
    print(f"{sum(row['stands'] for row in rows)} of {len(rows)} stand")


if __name__ == "__main__":
    main()
