"""Runs the command line of Citadels: play, simulate, compare and tune players.

``tabletop.cli`` has the shared commands.
"""

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from citadels.catalog import EDITIONS
from citadels.cli.deals import deal_with
from citadels.cli.fit_bonuses import fit_bonuses
from citadels.cli.fit_win_chances import fit_win_chances
from citadels.cli.options import presets_of, tables_of, wish_of
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import ALL, FITTING, RANDOM, Wish
from citadels.cli.texts import HELP, PROGRAM
from citadels.cli.tune import Tuning, read_figures, store, tune
from citadels.editions.edition import load_edition
from citadels.text.screen import Screen
from tabletop.cli import program
from tabletop.cli.commands import Commands
from tabletop.cli.fitting import write_figures
from tabletop.cli.options import (
    add_crew,
    add_run,
    add_watch,
    crew_of,
    positive,
    readable,
    seed_number,
    writable,
)
from tabletop.cli.problems import add_problems, run_problems
from tabletop.cli.simulate import Run
from tabletop.cli.texts import HELP as SHARED
from tabletop.cli.wanted_book import Wanted
from tabletop.texts.locales import Texts

__all__ = ["main"]

DRAFT, WIN_CHANCES, BONUSES = "draft", "standing", "bonuses"
"""The values of ``tune --what``."""

BONUS_TABLES = (3, 4, 5, 6, 7)
"""The numbers of players of the games from which the outcomes of bonuses are counted."""

AGAINST = ("normal", "strong")
"""The levels by which a problem is played to the end."""

LEVELS = ("novice", "normal", "strong", "expert", "master")

PROBLEMS = 200
THEMES = {
    "draft": 9,
    "naming": 12,
    "gathering": 10,
    "keeping": 10,
    "building": 10,
    "destroying": 10,
    "turn": 6,
}
"""How many problems the book is to hold, and the fewest of each theme."""
SHARES = {"last-round": 1 / 3}
MOST = 5
"""Of 242 asks with more answers one outlived the race of a few worlds; of 747 others, 46."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    own = (
        ("campaign", HELP["campaign"], _add_campaign),
        ("tune", HELP["tune"], _add_tune),
        ("problems", SHARED["problems"], _add_problems),
    )
    return program.run_program(COMMANDS.parser(*own), arguments)


# Commands ----------------------------------------------------------------------------------------------------


def _wish(options: argparse.Namespace, players: tuple[int, ...]) -> Wish:
    sets = (options.edition, options.characters, options.districts)
    return wish_of(*sets, players, variants=options.variants, cards=options.cards)


def _screen(words: Texts, setup: dict[str, Any]) -> Screen:
    return Screen(words, setup["edition"])


def _campaign(options: argparse.Namespace) -> int:
    """Simulate all editions, variants and numbers of players.

    One half of the seeds plays presets, the other random sets.
    """
    players = COMMANDS.numbers(options.players)
    wish = wish_of(ALL, ALL, ALL, players, variants=True)
    drawn = wish_of(ALL, RANDOM, RANDOM, players, variants=True)
    run = Run(SIMULATED, wish, COMMANDS.policy(options), options.check, drawn)
    return program.simulate(run, options, [asdict(wish), asdict(drawn)])


def _tune(options: argparse.Namespace) -> int:
    run = Tuning(options.rounds, options.deals, options.seed, crew_of(options))
    editions, tables = wish_of(options.edition, ALL, ALL, ()).editions, tables_of(options.tables)
    if options.what == BONUSES:
        write_figures(fit_bonuses(run, editions, BONUS_TABLES), options.out)
        return 0
    if options.what == WIN_CHANCES:
        fitted = fit_win_chances(run, editions, tables)
    else:
        start = read_figures(Path(options.start)) if options.start else {}
        fitted = tune(run, editions, tables, start)
    if options.out:
        store(fitted, Path(options.out))
    else:
        write_figures(fitted, "")
    return 0


def _problems(options: argparse.Namespace) -> int:
    sets = (options.edition, options.characters, options.districts)
    wish = wish_of(*sets, COMMANDS.numbers(options.players), cards=options.cards)
    characters = [card for name in wish.editions for card in load_edition(name).every_character]
    wanted = Wanted(
        PROBLEMS,
        THEMES,
        characters,
        easy=[theme for theme in (*THEMES, *SHARES) if theme != "draft"],
        share=SHARES,
        shown_last=["draft"],
        deal=deal_with,
        against=AGAINST,
        most=MOST,
        levels=LEVELS,
    )
    return run_problems(SIMULATED, wish, wanted, options)


# Options -----------------------------------------------------------------------------------------------------


def _add_sets(parser: argparse.ArgumentParser) -> None:
    presets = ", ".join(presets_of(EDITIONS))
    parser.add_argument("--edition", default="2016", help=HELP["edition"])
    parser.add_argument(
        "--characters", default=FITTING, help=HELP["characters"].replace("{presets}", presets)
    )
    parser.add_argument("--districts", default=FITTING, help=HELP["districts"])
    parser.add_argument("--with", default="", dest="cards", metavar="CARDS", help=HELP["cards"])
    # Only a simulation has the option.
    parser.set_defaults(variants=False)


def _add_many(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="6", help=HELP["players"])
    parser.add_argument("--variants", action="store_true", help=HELP["variants"])


def _add_campaign(parser: argparse.ArgumentParser) -> None:
    add_run(parser, 100_000)
    add_watch(parser)
    parser.add_argument("--players", default="2-8", help=HELP["players"])
    parser.set_defaults(command=_campaign)


def _add_tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="2016", help=HELP["edition"])
    parser.add_argument("--what", choices=[DRAFT, WIN_CHANCES, BONUSES], default=DRAFT, help=HELP["what"])
    parser.add_argument("--tables", default=ALL, help=HELP["tables"])
    parser.add_argument("--rounds", type=positive, default=4, help=HELP["rounds"])
    parser.add_argument("--deals", type=positive, default=400, help=HELP["deals"])
    parser.add_argument("--seed", type=seed_number, default=1, help=SHARED["seed"])
    add_crew(parser)
    parser.add_argument("--start", type=readable, default=None, metavar="FILE", help=HELP["start"])
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=HELP["out"])
    parser.set_defaults(command=_tune)


def _add_problems(parser: argparse.ArgumentParser) -> None:
    presets = ", ".join(presets_of(EDITIONS))
    parser.add_argument("--edition", default="2016", help=HELP["edition"])
    parser.add_argument("--characters", default=RANDOM, help=HELP["characters"].replace("{presets}", presets))
    parser.add_argument("--districts", default=RANDOM, help=HELP["districts"])
    parser.add_argument("--with", dest="cards", default="", metavar="CARDS", help=HELP["cards"])
    parser.add_argument("--players", default="3-5", help=HELP["players"])
    add_problems(parser, 60)
    parser.set_defaults(command=_problems)


COMMANDS = Commands(
    about=PROGRAM,
    simulated=SIMULATED,
    add_table=_add_sets,
    add_many=_add_many,
    wish=_wish,
    screen=_screen,
    players=5,
)
