"""Writes the next numbered table of replay links: `python -m tools.link_table citadels [GAMES]`.

A table has the words, levels and plainest set-up of today, so that links with new cards are as short as others. With
GAMES it also counts anew what computer players of Citadels answer; without, it keeps the weights of the table before.
Earlier tables stay as they are: links name them. Then raise `LINK_TABLES` in the game's `kind.py`, and add links to the
corpus in `tests/py/links`.
"""

import json
import sys
import textwrap
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from citadels.catalog import EDITIONS, catalogue, draw_set
from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.link_tables import LinkTable
from tabletop.match.match import Match, new_match
from tabletop.players.seating import Chair
from tabletop.replay_link.setups import present_table

LEVELS = ("normal", "novice", "strong", "normal-builder", "normal-rusher", "normal-raider", "normal-schemer")
KINDS = {kind.id: kind for kind in (CITADELS, POINT_CITY)}
MOST = 255
SMALL = 4
"""How many offers at its verb's share are added to those of an option, so that a rare option has a sensible weight."""
OFTEN = 50
"""An option that was offered less often has no weight of its own."""

Counts = Counter[tuple[str, str]]


def setups() -> list[dict[str, Any]]:
    """Return every preset of every edition for every number of players, and as many tables with random sets."""
    tables: list[dict[str, Any]] = []
    for name in EDITIONS:
        (box,) = (box for box in catalogue().editions if box.id == name)
        for preset in box.presets:
            for players in preset.players:
                sets = {"characters": preset.id, "districts": preset.id, "players": players}
                some = 2 + len(tables) // 2 % 7
                drawn = asdict(draw_set(name, some, len(tables) // 2))
                tables += [{"edition": name} | sets, {"edition": name, "players": some} | drawn]
    return tables


def played(number: int, setup: dict[str, Any]) -> Match[Any, Any]:
    chairs = [
        Chair(name=str(seat), player=LEVELS[(number + seat) % len(LEVELS)])
        for seat in range(setup["players"])
    ]
    match = new_match("m", CITADELS, CITADELS.make(setup).setup, chairs, number, free=False)
    match.advance(CITADELS, 10_000)
    return match


def answers(match: Match[Any, Any]) -> list[tuple[Ask, str]]:
    """Return each ask for one of several options, with the option chosen."""
    picks, found = iter(match.history.picks), list[tuple[Ask, str]]()

    def again(_state: object, ask: Ask) -> Pick:
        pick = next(picks)
        if ask.least == ask.most == 1 < len(ask.options):
            found.append((ask, pick[0]))
        return pick

    playout(match.game, match.game.start(match.seed), again)
    return found


def count(games: int) -> tuple[Counts, Counts]:
    """Return how often options and their verbs were offered, by kind of ask, and how often they were chosen."""
    offered, chosen = Counts(), Counts()
    tables = setups()
    for number in range(games):
        for ask, pick in answers(played(number, tables[number % len(tables)])):
            for option in ask.options:
                keys = ((ask.kind, option), (ask.kind, option.partition(":")[0]))
                for key in dict.fromkeys(keys):
                    offered[key] += 1
                    chosen[key] += option == pick
    return offered, chosen


def weights(offered: Counts, chosen: Counts) -> dict[str, dict[str, int]]:
    """Return the share of offers that were taken, times `MOST`; an option with a weight near its verb's is left out."""
    found: dict[str, dict[str, int]] = {}
    for kind, option in sorted(offered):
        verb = option.partition(":")[0]
        usual = (chosen[kind, verb] + 0.5) / (offered[kind, verb] + 1)
        share = (chosen[kind, option] + SMALL * usual) / (offered[kind, option] + SMALL)
        weight, of_verb = (max(1, round(MOST * part)) for part in (share, usual))
        own = offered[kind, option] >= OFTEN and not 4 * of_verb <= 5 * weight <= 6 * of_verb
        if option == verb or own:
            found.setdefault(kind, {})[option] = weight
    return found


def written(table: LinkTable) -> str:
    """Return the text of a table, with a kind of ask a line."""
    kinds = ",\n".join(
        f"    {json.dumps(kind)}: {json.dumps(known)}" for kind, known in table.weights.items()
    )
    parts = {
        "rules": json.dumps(table.rules),
        "players": _lines(table.players),
        "plain": json.dumps(table.plain),
        "words": _lines(table.words),
        "weights": f"{{\n{kinds}\n  }}" if kinds else "{}",
    }
    return "{\n" + ",\n".join(f'  "{name}": {value}' for name, value in parts.items()) + "\n}\n"


def _lines(words: Sequence[str]) -> str:
    listed = textwrap.wrap(", ".join(map(json.dumps, words)), 108, break_on_hyphens=False)
    return "[\n    " + "\n    ".join(listed) + "\n  ]"


def main() -> None:
    game, *counted = sys.argv[1:]
    kind = KINDS[game]
    tables = kind.link_tables()
    known = weights(*count(int(counted[0]))) if counted else tables[-1].weights
    target = Path(f"py/{game}/link_tables/{len(tables) + 1}.json")
    target.write_text(written(present_table(kind, known)), encoding="utf-8")
    print(f"{target}; now LINK_TABLES = {len(tables) + 1}")


if __name__ == "__main__":
    main()
