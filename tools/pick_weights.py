"""Counts what computer players of Citadels answer; writes `py/citadels/pick_weights.py`: `python -m tools.pick_weights [GAMES]`.

Replay links encode likely answers in fewer letters. New weights make all older links unreadable, so run this only
when a change of the rules does so anyway.
"""

import sys
import textwrap
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from citadels.catalog import EDITIONS, catalogue, draw_set
from citadels.kind import CITADELS
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.match import Match, new_match
from tabletop.players.seating import Chair

GAMES = 400
LEVELS = ("normal", "novice", "strong", "normal-builder", "normal-rusher", "normal-raider", "normal-schemer")
TARGET = Path("py/citadels/pick_weights.py")
MOST = 255
SMALL = 4
"""How many offers at its verb's share are added to those of an option, so that a rare option has a sensible weight."""
OFTEN = 50
"""An option that was offered less often has no weight of its own."""

Counts = Counter[tuple[str, str]]

HEAD = '''"""Lists how often computer players gave each answer. Written by `tools/pick_weights.py`; read there before you change it."""

WEIGHTS = """
'''
TAIL = '''"""
"""For each kind of ask its options or their verbs, with weights up to 255 (always taken)."""
'''


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


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    lines: list[str] = []
    for kind, known in weights(*count(games)).items():
        words = " ".join([kind, *(f"{option}={weight}" for option, weight in known.items())])
        lines += textwrap.wrap(words, 112, break_on_hyphens=False, break_long_words=False)
    TARGET.write_text(HEAD + "\n".join(lines) + "\n" + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
