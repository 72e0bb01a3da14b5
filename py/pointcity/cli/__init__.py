"""The command line: the same engine in a terminal and for long runs. What all games share is in ``tabletop.cli``."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

from pointcity.cli.show import Screen
from pointcity.cli.standing import fit_standing
from pointcity.cli.texts import HELP, PROGRAM
from pointcity.cli.trial import TRIAL, Wish, setup_for
from pointcity.game import GAME_ID
from pointcity.kind import POINT_CITY
from pointcity.model.setup import FEWEST_SEATS, MOST_SEATS, Level
from tabletop.cli import program
from tabletop.cli.locales import Texts
from tabletop.cli.options import (
    add_arena,
    add_crew,
    add_person,
    add_run,
    add_watch,
    crew_of,
    levels_of,
    players_of,
    positive,
    seed_number,
    writable,
)
from tabletop.cli.policies import MIXED
from tabletop.cli.simulate import Run
from tabletop.cli.texts import HELP as SHARED

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    return program.run_program(_parser(), arguments)


# Commands ----------------------------------------------------------------------------------------------------


def _wish(options: argparse.Namespace, players: str) -> Wish:
    return Wish(players_of(players, FEWEST_SEATS, MOST_SEATS), options.automa, not options.no_promo)


def _play(options: argparse.Namespace) -> int:
    words = Texts(options.lang, GAME_ID)

    def setup(seed: int) -> dict[str, Any]:
        return setup_for(_wish(options, str(options.players)), seed)

    return program.play(POINT_CITY, program.match_of(options, POINT_CITY, words, setup), Screen(words))


def _simulate(options: argparse.Namespace) -> int:
    wish = _wish(options, options.players)
    (policy,) = levels_of(options.policy, (*POINT_CITY.players, MIXED))
    return program.simulate(Run(TRIAL, wish, policy, options.check), options, [asdict(wish)])


def _arena(options: argparse.Namespace) -> int:
    return program.arena(TRIAL, lambda players: _wish(options, str(players)), options)


def _tune(options: argparse.Namespace) -> int:
    tables = players_of(options.tables, 2, MOST_SEATS)
    fitted = fit_standing(tables, options.deals, options.seed, crew_of(options))
    text = json.dumps(fitted, indent=1) + "\n"
    if options.out:
        Path(options.out).write_text(text, "utf-8")
    else:
        print(text, end="")
    return 0


# Options -----------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=GAME_ID, description=PROGRAM)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help=SHARED["play"]))
    _add_simulate(commands.add_parser("simulate", help=SHARED["simulate"]))
    _add_arena(commands.add_parser("arena", help=SHARED["arena"]))
    _add_tune(commands.add_parser("tune", help=HELP["tune"]))
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--automa", choices=get_args(Level), default="medium", help=HELP["automa"])
    parser.add_argument("--no-promo", action="store_true", help=HELP["no_promo"])


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    add_person(parser, 2)
    parser.set_defaults(command=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    add_run(parser, 200)
    add_watch(parser)
    parser.add_argument("--players", default="4", help=SHARED["players"])
    parser.set_defaults(command=_simulate)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    add_arena(parser)
    parser.set_defaults(command=_arena)


def _add_tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", default="2-4", help=HELP["tables"])
    parser.add_argument("--deals", type=positive, default=400, help=HELP["deals"])
    parser.add_argument("--seed", type=seed_number, default=1, help=SHARED["seed"])
    add_crew(parser)
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=HELP["out"])
    parser.set_defaults(command=_tune)
