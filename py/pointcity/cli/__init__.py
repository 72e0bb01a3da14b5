"""Runs the command line of Point City: play, simulate and compare players. ``tabletop.cli`` has the shared commands."""

import argparse
from collections.abc import Sequence
from typing import Any, get_args

from pointcity.cli.fit_win_chances import fit_win_chances
from pointcity.cli.simulated_game import SIMULATED, Wish
from pointcity.cli.texts import HELP, PROGRAM
from pointcity.model.setup import MOST_SEATS, Level
from pointcity.text.screen import Screen
from tabletop.cli import program
from tabletop.cli.commands import Commands
from tabletop.cli.fitting import write_figures
from tabletop.cli.options import add_crew, crew_of, players_of, positive, seed_number, writable
from tabletop.cli.problems import add_problems, run_problems
from tabletop.cli.texts import HELP as SHARED
from tabletop.cli.wanted_book import Wanted
from tabletop.texts.locales import Texts

__all__ = ["main"]

PROBLEMS = 60
THEMES = {"cards": 10, "second-card": 6, "tokens": 6}
"""How many problems the book is to hold, and the fewest of each theme."""
SHARES = {"last-round": 1 / 3}
LEVELS = ("normal", "expert", "master")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    own = (("tune", HELP["tune"], _add_tune), ("problems", SHARED["problems"], _add_problems))
    return program.run_program(COMMANDS.parser(*own), arguments)


# Commands ----------------------------------------------------------------------------------------------------


def _wish(options: argparse.Namespace, players: tuple[int, ...]) -> Wish:
    return Wish(players, options.automa, not options.no_promo)


def _screen(words: Texts, _setup: dict[str, Any]) -> Screen:
    return Screen(words)


def _tune(options: argparse.Namespace) -> int:
    tables = players_of(options.tables, 2, MOST_SEATS)
    fitted = fit_win_chances(tables, options.deals, options.seed, crew_of(options))
    write_figures(fitted, options.out)
    return 0


def _problems(options: argparse.Namespace) -> int:
    wish = Wish(players_of(options.players, 2, MOST_SEATS))
    easy = ["second-card", "tokens", "last-round"]
    wanted = Wanted(PROBLEMS, THEMES, (), easy=easy, share=SHARES, against=["normal"], levels=LEVELS)
    return run_problems(SIMULATED, wish, wanted, options)


# Options -----------------------------------------------------------------------------------------------------


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--automa", choices=get_args(Level), default="medium", help=HELP["automa"])
    parser.add_argument("--no-promo", action="store_true", help=HELP["no_promo"])


def _add_many(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="4", help=SHARED["players"])


def _add_tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", default="2-4", help=HELP["tables"])
    parser.add_argument("--deals", type=positive, default=400, help=HELP["deals"])
    parser.add_argument("--seed", type=seed_number, default=1, help=SHARED["seed"])
    add_crew(parser)
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=HELP["out"])
    parser.set_defaults(command=_tune)


def _add_problems(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="2-3", help=SHARED["players"])
    add_problems(parser, 30)
    parser.set_defaults(command=_problems)


COMMANDS = Commands(
    about=PROGRAM,
    simulated=SIMULATED,
    add_table=_add_table,
    add_many=_add_many,
    wish=_wish,
    screen=_screen,
    players=2,
)
