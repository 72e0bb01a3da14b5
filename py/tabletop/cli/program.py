"""Builds a command line from its commands: prints their results and sets the exit code.

Reports go to stdout (with ``--json`` exactly one JSON object), progress and errors to stderr. Exit codes: 0,
1 when a simulation met a broken law or an unfinished game, 2 for options that cannot be.
"""

import argparse
import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tabletop.cli import texts
from tabletop.cli.arena import Lineup, Places, play_table, table_report
from tabletop.cli.check_bot import fault_sentence, own_files
from tabletop.cli.console import ready_console, typed_line
from tabletop.cli.files import not_opened
from tabletop.cli.kept_game import kept_game
from tabletop.cli.options import arena_tables, crew_of, levels_of
from tabletop.cli.play import Play, Terminal, opened
from tabletop.cli.plot import rating_plot
from tabletop.cli.ratings import ratings
from tabletop.cli.reports import arena_lines, simulation_lines
from tabletop.cli.simulate import Run, report, run_simulation
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import MAX_SEED
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.own_players.faults import PlayerError
from tabletop.players.clean_text import clean_name
from tabletop.players.seating import PERSON, Chair
from tabletop.texts.locales import Texts


def run_program(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    """Run the command that ``arguments`` (None: the program's own) name; return the exit code."""
    ready_console()
    options = parser.parse_args(arguments)
    try:
        return options.command(options)
    except BrokenPipeError:  # The reader of the output, a pager or head, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Refusal as refusal:
        _complain(parser, _sentence(refusal))
    except PlayerError as error:
        sentence = fault_sentence(error.fault)
        _complain(parser, texts.IN_BOT.format(name=error.name, sentence=sentence))
    except OSError as error:
        _complain(parser, not_opened(error))
    except ValueError as error:
        _complain(parser, str(error))
    except KeyboardInterrupt:
        _complain(parser, texts.STOPPED)
        return 130
    return 2


def _sentence(refusal: Refusal) -> str:
    """Return the English sentence of a refusal, with its code."""
    code = " ".join([refusal.code, *(f"{key}={value}" for key, value in refusal.args_.items())])
    return f"{refusal.sentence} ({code})"


def _complain(parser: argparse.ArgumentParser, text: str) -> None:
    print(texts.ERROR.format(program=parser.prog, text=text), file=sys.stderr)


def simulate(run: Run, options: argparse.Namespace, tables: Sequence[Mapping[str, Any]]) -> int:
    """Play the games of ``run`` and print the report; ``tables`` says in it what could be played."""
    began = time.perf_counter()
    tally = run_simulation(run, options.seed, options.games, crew_of(options))
    result: dict[str, Any] = {
        "seed": options.seed,
        "tables": list(tables),
        "policy": run.policy,
        "check": run.check,
        **report(run, tally),
        "wall_seconds": round(time.perf_counter() - began, 3),
    }
    print_report(result, simulation_lines(result, run.simulated.columns), as_json=options.json)
    return 1 if tally.violations or tally.finished < tally.games else 0


def arena(simulated: SimulatedGame, wish_for: Callable[[int], object], options: argparse.Namespace) -> int:
    """Let computer players play against each other and print how they did; ``wish_for`` goes by number of players."""
    tables: list[dict[str, Any]] = []
    outcomes: list[Places] = []
    own = own_files(options.bot, simulated.kind.players)
    played_at = arena_tables(options, (*simulated.kind.players, *(file.name for file in own)))
    for file in own:
        if not any(file.name in kinds for kinds in played_at):
            raise ValueError(texts.BOT_NOWHERE.format(name=file.name))
    for kinds in played_at:
        lineup, wish = Lineup(kinds, own, options.seconds), wish_for(len(kinds))
        played = play_table(simulated, wish, lineup, options.seed, options.games, crew_of(options))
        tables.append(table_report(played, kinds, options.seed))
        outcomes += played.outcomes
    result: dict[str, Any] = {"tables": tables}
    if options.elo or options.plot:
        kinds = list(dict.fromkeys(kind for table in tables for kind in table["kinds"]))
        rated = ratings(kinds, outcomes, options.seed)
        result["elo"] = rated
        if options.plot:
            Path(options.plot).write_text(rating_plot(rated, texts.RATING_TITLE), "utf-8")
    print_report(result, arena_lines(result), as_json=options.json)
    return 0


def print_report(result: dict[str, Any], lines: list[str], *, as_json: bool) -> None:
    """Print a report as lines, or as one JSON object."""
    print(json.dumps(result, indent=1) if as_json else "\n".join(lines))


def seat_person(options: argparse.Namespace, kind: Kind, words: Texts) -> list[Chair]:
    """Return a person's chair and those of computer players beside it."""
    (level,) = levels_of(options.bots, kind.players)
    others = words.say("computer-names").split(", ")
    # What the system could not read of an argument stands in it as half a sign.
    own = clean_name((options.name or "").encode("utf-8", "replace").decode(), words.say("default-name"))
    seating = [Chair(name=own, player=PERSON)]
    return seating + [Chair(name=name, player=level) for name in others[: options.players - 1]]


def match_of(
    options: argparse.Namespace, kind: Kind, words: Texts, setup_for: Callable[[int], dict[str, Any]]
) -> Match[Any, Any]:
    """Return the match saved in a file, where one was named, or a new one, in which choices can be taken back."""
    if options.open:
        return opened(kind, Path(options.open))
    seed = options.seed if options.seed is not None else time.time_ns() % MAX_SEED
    seating = seat_person(options, kind, words)
    return new_match("terminal", kind, setup_for(seed), seating, seed, free=True)


def play(kind: Kind, match: Match[Any, Any], words: Terminal[Any], opened_file: str) -> int:
    """Let a person play in the terminal. However the program ends, the game is in a file, or over."""
    kept = None
    try:
        kept = kept_game(kind.id, match.seed, opened_file)
    except OSError as error:
        why = error.strerror or str(error)
        print(words.say("term-not-saved", file=error.filename or "", why=why), file=sys.stderr)
    playing = Play(kind, match, words, typed_line, print, kept)
    try:
        playing.run()
    except BaseException:
        with contextlib.suppress(OSError):
            print(*playing.kept_lines(), sep="\n", file=sys.stderr)
        raise
    return 0
