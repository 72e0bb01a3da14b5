"""Plays the problems of a book to the end of the game: the best answer and the next one, in the same fresh worlds.

    .venv/bin/python -m bench.played_out_problems [--game citadels] [--games 300] [--found FILE] [--book FILE] [--mined
    FILE]

All seats play as ``normal``, then as ``strong`` where the game has it. Each problem is one line of the file, which for
the books of the site lies in ``bench/played_problems/``, so a run that was stopped goes on. Prints how many problems
stand: the lower end of the 95 % interval of the lead is above 0.
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
from tabletop.problems.played_out import GAMES, leads, played_row
from tabletop.problems.problem import Problem

KINDS: dict[str, Kind] = {"citadels": CITADELS, "pointcity": POINT_CITY}
LEVELS = ("normal", "strong")


def played_line(problem: dict[str, Any], kind: Kind, levels: Sequence[str], games: int) -> dict[str, Any]:
    """Return what came of ``problem``, played to the end."""
    read = TypeAdapter(Problem).validate_python(problem)
    return played_row(read, leads(read, kind, levels, games))


def rows_of(path: Path) -> list[dict[str, Any]]:
    """Return the rows that are in a file already, or none."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []


def main() -> None:
    """Play what is not in the file yet, and print the sum."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=[*KINDS], default="citadels")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--found", default=None, help="the file of lines")
    parser.add_argument("--book", default=None, help="the book's file")
    parser.add_argument(
        "--mined", default=None, help="the file of the command that mined: its rows are not played again"
    )
    options = parser.parse_args()
    kind = KINDS[options.game]
    path = Path(options.found or f"bench/played_problems/{options.game}.jsonl")
    levels = [level for level in LEVELS if level in kind.players]
    book = json.loads(Path(options.book or f"web/games/{options.game}/problems.json").read_text("utf-8"))
    done = {row["id"]: row for row in rows_of(path)}
    mined = [row for game in rows_of(Path(options.mined)) for row in game["played"]] if options.mined else []
    played = {row["id"]: row for row in mined}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for problem in book["problems"]:
            if problem["id"] not in done:
                row = played.get(problem["id"]) or played_line(problem, kind, levels, options.games)
                done[problem["id"]] = row
                print(json.dumps(row), file=file, flush=True)
    rows = [done[problem["id"]] for problem in book["problems"]]
    print(f"{sum(row['stands'] for row in rows)} of {len(rows)} stand")


if __name__ == "__main__":
    main()
