"""The command line: the same engine in a terminal and for long runs.

Reports go to stdout (with ``--json`` exactly one JSON object), progress and errors to stderr. Exit codes: 0,
1 when a simulation met a broken law or an unfinished game, 2 for options that cannot be.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from citadels.cli import texts
from citadels.cli.arena import run_arena
from citadels.cli.jobs import cores
from citadels.cli.locales import LANGUAGES, Texts
from citadels.cli.options import kinds_of, players_of, wish_of
from citadels.cli.play import play_game
from citadels.cli.reports import arena_lines, simulation_lines
from citadels.cli.simulate import Run, report, run_simulation
from citadels.cli.tables import ALL, RANDOM, Wish, setup_for
from tabletop.errors import Refusal
from tabletop.randomness import MAX_SEED
from tabletop.seating import PERSON, Chair

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        return options.command(options)
    except Refusal as refusal:
        args = " ".join(f"{key}={value}" for key, value in refusal.args_.items())
        _complain(texts.REFUSED.format(code=refusal.code, args=args))
    except ValueError as error:
        _complain(str(error))
    except BrokenPipeError:  # Whoever read the output, a pager or head, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return 2


def _complain(text: str) -> None:
    print(texts.ERROR.format(text=text), file=sys.stderr)


def _wish(options: argparse.Namespace, players: tuple[int, ...], *, variants: bool = False) -> Wish:
    sets = (options.edition, options.characters, options.districts)
    return wish_of(*sets, players, variants=variants, cards=options.cards)


# Commands ----------------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> int:
    (players,) = players_of(str(options.players))
    seed = options.seed if options.seed is not None else time.time_ns() % MAX_SEED
    wish = _wish(options, (players,))
    (kind,) = kinds_of(options.bots)
    words = Texts(options.lang)
    others = words.say("computer-names").split(", ")
    seating = [Chair(name=options.name or words.say("default-name"), player=PERSON)]
    seating += [Chair(name=name, player=kind) for name in others[: players - 1]]
    play_game(setup_for(wish, seed), seating, seed, words, input, print)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    wish = _wish(options, players_of(options.players), variants=options.variants)
    (policy,) = kinds_of(options.policy)
    return _run(Run(wish, policy, options.check), options)


def _campaign(options: argparse.Namespace) -> int:
    """Everything there is: all presets by one half of the seeds, random sets by the other."""
    players = players_of(options.players)
    wish = wish_of(ALL, ALL, ALL, players, variants=True)
    drawn = wish_of(ALL, RANDOM, RANDOM, players, variants=True)
    (policy,) = kinds_of(options.policy)
    return _run(Run(wish, policy, options.check, drawn), options)


def _run(run: Run, options: argparse.Namespace) -> int:
    began = time.perf_counter()
    tally = run_simulation(run, options.seed, options.games, options.jobs or cores())
    result: dict[str, Any] = {
        "seed": options.seed,
        "tables": [asdict(wish) for wish in (run.wish, run.other) if wish is not None],
        "policy": run.policy,
        "check": run.check,
        **report(tally),
        "wall_seconds": round(time.perf_counter() - began, 3),
    }
    _print(result, simulation_lines(result), as_json=options.json)
    return 1 if tally.violations or tally.finished < tally.games else 0


def _arena(options: argparse.Namespace) -> int:
    kinds = kinds_of(options.seats)
    wish = _wish(options, (len(kinds),))
    result = run_arena(wish, kinds, options.seed, options.games, options.jobs or cores())
    _print(result, arena_lines(result), as_json=options.json)
    return 0


def _print(result: dict[str, Any], lines: list[str], *, as_json: bool) -> None:
    print(json.dumps(result, indent=1) if as_json else "\n".join(lines))


# Options -----------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="citadels", description=texts.PROGRAM)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help=texts.HELP["play"]))
    _add_simulate(commands.add_parser("simulate", help=texts.HELP["simulate"]))
    _add_campaign(commands.add_parser("campaign", help=texts.HELP["campaign"]))
    _add_arena(commands.add_parser("arena", help=texts.HELP["arena"]))
    return parser


def _add_sets(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="2016", help=texts.HELP["edition"])
    parser.add_argument("--characters", default="first_game", help=texts.HELP["characters"])
    parser.add_argument("--districts", default="first_game", help=texts.HELP["districts"])
    parser.add_argument("--with", default="", dest="cards", metavar="CARDS", help=texts.HELP["cards"])


def _add_run(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=int, default=games, help=texts.HELP["games"])
    parser.add_argument("--seed", type=int, default=1, help=texts.HELP["seed"])
    parser.add_argument("--jobs", type=int, default=0, help=texts.HELP["jobs"])
    parser.add_argument("--json", action="store_true", help=texts.HELP["json"])


def _add_watch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--policy", default="random", help=texts.HELP["policy"])
    parser.add_argument(
        "--check", choices=("end", "rounds", "every"), default="rounds", help=texts.HELP["check"]
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    parser.add_argument("--players", type=int, default=5, help=texts.HELP["one_players"])
    parser.add_argument("--lang", default=LANGUAGES[0], help=texts.HELP["lang"])
    parser.add_argument("--name", default="", help=texts.HELP["name"])
    parser.add_argument("--bots", default="normal", help=texts.HELP["bots"])
    parser.add_argument("--seed", type=int, default=None, help=texts.HELP["match_seed"])
    parser.set_defaults(command=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    _add_run(parser, 200)
    _add_watch(parser)
    parser.add_argument("--players", default="6", help=texts.HELP["players"])
    parser.add_argument("--variants", action="store_true", help=texts.HELP["variants"])
    parser.set_defaults(command=_simulate)


def _add_campaign(parser: argparse.ArgumentParser) -> None:
    _add_run(parser, 100_000)
    _add_watch(parser)
    parser.add_argument("--players", default="2-8", help=texts.HELP["players"])
    parser.set_defaults(command=_campaign)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    _add_sets(parser)
    _add_run(parser, 400)
    parser.add_argument("--seats", required=True, help=texts.HELP["seats"])
    parser.set_defaults(command=_arena)
