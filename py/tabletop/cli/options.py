"""Reads the options of a command line. Raises ValueError with a sentence for a value that makes no sense."""

import argparse
import re
from collections.abc import Iterable, Sequence
from math import inf
from pathlib import Path

from tabletop.cli import texts
from tabletop.cli.arena import pairs
from tabletop.cli.batches import cores
from tabletop.cli.files import not_there
from tabletop.cli.parallel import PROCESSES, RAY, Crew
from tabletop.cli.parser import did_you_mean
from tabletop.kernel.randomness import MAX_SEED
from tabletop.own_players.own_player import SECONDS
from tabletop.texts.locales import LANGUAGES

WHOLE = re.compile(r"[0-9]{1,20}")
"""A number that Python reads, at once."""


def positive(text: str) -> int:
    """Return the number in ``text``, which is 1 or more."""
    return _number(text, 1, texts.NOT_POSITIVE)


def seed_number(text: str) -> int:
    """Return the seed in ``text``."""
    number = _number(text, 0, texts.NO_SEED)
    if number > MAX_SEED:
        raise argparse.ArgumentTypeError(texts.NO_SEED.format(text=text))
    return number


def seconds_number(text: str) -> float:
    """Return the seconds in ``text``, more than 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(texts.NO_SECONDS.format(text=text))
    return number


def _number(text: str, least: int, sentence: str) -> int:
    if not re.fullmatch(WHOLE, text) or int(text) < least:
        raise argparse.ArgumentTypeError(sentence.format(text=text))
    return int(text)


def readable(text: str) -> str:
    """Return the name of a file that is there, so that a long run does not end with its absence."""
    if wrong := not_there(Path(text)):
        raise argparse.ArgumentTypeError(wrong)
    return text


def writable(text: str) -> str:
    """Return the name of a file that can be written: it is no folder, and its folder is there."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(texts.NO_TARGET.format(text=text))
    return text


def unknown(sentence: str, name: str, known: Iterable[str]) -> ValueError:
    """Return the error for a ``name`` that is not ``known``: the sentence, and the nearest name if one is near."""
    names = list(known)
    return ValueError(sentence.format(name=name, known=", ".join(names)) + did_you_mean(name, names))


def players_of(text: str, least: int, most: int) -> tuple[int, ...]:
    """Return the numbers of players in ``text``: ``6``, ``2-8``, ``2,4-7``; each from ``least`` to ``most``."""
    wrong = ValueError(texts.BAD_PLAYERS.format(text=text, least=least, most=most))
    numbers: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.partition("-")
        last = last if dash else first
        if not re.fullmatch(WHOLE, first) or not re.fullmatch(WHOLE, last):
            raise wrong
        if not least <= int(first) <= int(last) <= most:
            raise wrong
        numbers.update(range(int(first), int(last) + 1))
    return tuple(sorted(numbers))


def levels_of(text: str, known: Sequence[str]) -> tuple[str, ...]:
    """Return the levels of computer player in ``text``, separated by commas."""
    levels = tuple(text.split(","))
    for level in levels:
        if level not in known:
            raise unknown(texts.UNKNOWN_KIND, level, known)
    return levels


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Add who shares the work of a long run."""
    parser.add_argument("--jobs", type=positive, default=None, help=texts.HELP["jobs"])
    parser.add_argument("--on", choices=(PROCESSES, RAY), default=PROCESSES, help=texts.HELP["on"])


def crew_of(options: argparse.Namespace) -> Crew:
    """Return who shares the work."""
    return Crew(options.jobs or cores(), options.on)


def add_run(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the options of a long run."""
    parser.add_argument("--games", type=positive, default=games, help=texts.HELP["games"])
    parser.add_argument("--seed", type=seed_number, default=1, help=texts.HELP["seed"])
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help=texts.HELP["json"])


def add_watch(parser: argparse.ArgumentParser) -> None:
    """Add who decides in a simulation, and how closely it is watched."""
    parser.add_argument("--policy", default="random", help=texts.HELP["policy"])
    checks = ("end", "rounds", "every")
    parser.add_argument("--check", choices=checks, default="rounds", help=texts.HELP["check"])


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the language of a game that is told."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], metavar="LANG", help=texts.HELP["lang"]
    )


def add_person(parser: argparse.ArgumentParser, players: int) -> None:
    """Add the options of a game in the terminal."""
    parser.add_argument("--players", type=positive, default=players, help=texts.HELP["one_players"])
    add_language(parser)
    parser.add_argument("--open", type=readable, default=None, metavar="FILE", help=texts.HELP["open"])
    parser.add_argument("--name", default="", help=texts.HELP["name"])
    parser.add_argument("--bots", default="normal", help=texts.HELP["bots"])
    parser.add_argument("--seed", type=seed_number, default=None, help=texts.HELP["match_seed"])


def add_replay(parser: argparse.ArgumentParser) -> None:
    """Add the options of a replay."""
    parser.add_argument("what", metavar="LINK", help=texts.HELP["what"])
    parser.add_argument("--seat", type=positive, default=None, help=texts.HELP["replay_seat"])
    add_language(parser)
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=texts.HELP["out"])


def add_statistics(parser: argparse.ArgumentParser) -> None:
    """Add the options of the sums of a backup."""
    parser.add_argument("file", metavar="FILE", help=texts.HELP["backup"])
    add_language(parser)
    parser.add_argument("--json", action="store_true", help=texts.HELP["json"])


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Add the options of a comparison."""
    add_run(parser, 400)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--seats", default="", help=texts.HELP["seats"])
    who.add_argument("--levels", default="", help=texts.HELP["levels"])
    parser.add_argument(
        "--bot", type=readable, action="append", default=[], metavar="FILE", help=texts.HELP["bot"]
    )
    add_own(parser)
    parser.add_argument("--players", type=positive, default=4, help=texts.HELP["level_players"])
    parser.add_argument("--mixed", action="store_true", help=texts.HELP["mixed"])
    parser.add_argument("--elo", action="store_true", help=texts.HELP["elo"])
    parser.add_argument("--plot", type=writable, default=None, metavar="FILE", help=texts.HELP["plot"])


def add_own(parser: argparse.ArgumentParser) -> None:
    """Add the limit for a person's own players."""
    parser.add_argument("--seconds", type=seconds_number, default=SECONDS, help=texts.HELP["seconds"])


def add_check_bot(parser: argparse.ArgumentParser, players: int) -> None:
    """Add the options of a check of a person's own player."""
    parser.add_argument("file", type=readable, metavar="FILE", help=texts.HELP["bot_file"])
    parser.add_argument("--players", type=positive, default=players, help=texts.HELP["check_players"])
    parser.add_argument("--seed", type=seed_number, default=1, help=texts.HELP["seed"])
    add_own(parser)


def arena_tables(options: argparse.Namespace, known: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the tables of a comparison: the one that was named, each two levels in halves, or one of all levels."""
    if options.seats:
        return [levels_of(options.seats, known)]
    levels, players = levels_of(options.levels, known), int(options.players)
    if len(set(levels)) < max(len(levels), 2):
        raise ValueError(texts.FEW_LEVELS)
    if options.mixed:
        if players % len(levels):
            raise ValueError(texts.NOT_EVEN.format(players=players, levels=len(levels)))
        return [levels * (players // len(levels))]
    if players % 2:
        raise ValueError(texts.NOT_EVEN.format(players=players, levels=2))
    return pairs(levels, players)
