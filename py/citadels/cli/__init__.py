"""The command line: the same engine in a terminal and for long runs. What all games share is in ``tabletop.cli``."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from citadels.catalog import EDITIONS
from citadels.cli.options import presets_of, tables_of, wish_of
from citadels.cli.show import Screen
from citadels.cli.standing import fit_standing
from citadels.cli.tables import ALL, RANDOM, Wish, setup_for
from citadels.cli.texts import HELP, PROGRAM
from citadels.cli.trial import TRIAL
from citadels.cli.tune import Tuning, read_figures, store, tune
from citadels.game import GAME_ID
from citadels.kind import CITADELS
from citadels.model.setup import FEWEST_SEATS, MOST_SEATS
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
    readable,
    seed_number,
    writable,
)
from tabletop.cli.policies import MIXED
from tabletop.cli.simulate import Run
from tabletop.cli.texts import HELP as SHARED

__all__ = ["main"]

DRAFT, STANDING = "draft", "standing"
"""What can be fitted."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    return program.run_program(_parser(), arguments)


# Commands ----------------------------------------------------------------------------------------------------


def _players(text: str) -> tuple[int, ...]:
    return players_of(text, FEWEST_SEATS, MOST_SEATS)


def _wish(options: argparse.Namespace, players: tuple[int, ...], *, variants: bool = False) -> Wish:
    sets = (options.edition, options.characters, options.districts)
    return wish_of(*sets, players, variants=variants, cards=options.cards)


def _play(options: argparse.Namespace) -> int:
    words = Texts(options.lang, GAME_ID)

    def setup(seed: int) -> dict[str, Any]:
        return setup_for(_wish(options, _players(str(options.players))), seed).model_dump(mode="json")

    match = program.match_of(options, CITADELS, words, setup)
    return program.play(CITADELS, match, Screen(words, match.game.setup["edition"]))


def _simulate(options: argparse.Namespace) -> int:
    wish = _wish(options, _players(options.players), variants=options.variants)
    (policy,) = levels_of(options.policy, (*CITADELS.players, MIXED))
    return program.simulate(Run(TRIAL, wish, policy, options.check), options, [asdict(wish)])


def _campaign(options: argparse.Namespace) -> int:
    """Everything there is: all presets by one half of the seeds, random sets by the other."""
    players = _players(options.players)
    wish = wish_of(ALL, ALL, ALL, players, variants=True)
    drawn = wish_of(ALL, RANDOM, RANDOM, players, variants=True)
    (policy,) = levels_of(options.policy, (*CITADELS.players, MIXED))
    run = Run(TRIAL, wish, policy, options.check, drawn)
    return program.simulate(run, options, [asdict(wish), asdict(drawn)])


def _arena(options: argparse.Namespace) -> int:
    return program.arena(TRIAL, lambda players: _wish(options, _players(str(players))), options)


def _tune(options: argparse.Namespace) -> int:
    run = Tuning(options.rounds, options.deals, options.seed, crew_of(options))
    editions, tables = wish_of(options.edition, ALL, ALL, ()).editions, tables_of(options.tables)
    if options.what == STANDING:
        fitted = fit_standing(run, editions, tables)
    else:
        start = read_figures(Path(options.start)) if options.start else {}
        fitted = tune(run, editions, tables, start)
    if options.out:
        store(fitted, Path(options.out))
    else:
        print(json.dumps(fitted, indent=1))
    return 0


# Options -----------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=GAME_ID, description=PROGRAM)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help=SHARED["play"]))
    _add_simulate(commands.add_parser("simulate", help=SHARED["simulate"]))
    _add_campaign(commands.add_parser("campaign", help=HELP["campaign"]))
    _add_arena(commands.add_parser("arena", help=SHARED["arena"]))
    _add_tune(commands.add_parser("tune", help=HELP["tune"]))
    return parser


def _add_sets(parser: argparse.ArgumentParser) -> None:
    presets = ", ".join(presets_of(EDITIONS))
    parser.add_argument("--edition", default="2016", help=HELP["edition"])
    parser.add_argument(
        "--characters", default="first_game", help=HELP["characters"].replace("{presets}", presets)
    )
    parser.add_argument("--districts", default="first_game", help=HELP["districts"])
    parser.add_argument("--with", default="", dest="cards", metavar="CARDS", help=HELP["cards"])


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    add_person(parser, 5)
    parser.set_defaults(command=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    add_run(parser, 200)
    add_watch(parser)
    parser.add_argument("--players", default="6", help=HELP["players"])
    parser.add_argument("--variants", action="store_true", help=HELP["variants"])
    parser.set_defaults(command=_simulate)


def _add_campaign(parser: argparse.ArgumentParser) -> None:
    add_run(parser, 100_000)
    add_watch(parser)
    parser.add_argument("--players", default="2-8", help=HELP["players"])
    parser.set_defaults(command=_campaign)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    add_arena(parser)
    parser.set_defaults(command=_arena)


def _add_tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="2016", help=HELP["edition"])
    parser.add_argument("--what", choices=[DRAFT, STANDING], default=DRAFT, help=HELP["what"])
    parser.add_argument("--tables", default=ALL, help=HELP["tables"])
    parser.add_argument("--rounds", type=positive, default=4, help=HELP["rounds"])
    parser.add_argument("--deals", type=positive, default=400, help=HELP["deals"])
    parser.add_argument("--seed", type=seed_number, default=1, help=SHARED["seed"])
    add_crew(parser)
    parser.add_argument("--start", type=readable, default=None, metavar="FILE", help=HELP["start"])
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=HELP["out"])
    parser.set_defaults(command=_tune)
