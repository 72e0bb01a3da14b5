"""Defines the commands that the command lines of all games share.

They are play, simulate, arena, check-bot, replay, statistics.
"""

import argparse
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tabletop.cli import program, texts
from tabletop.cli.check_bot import check_bot, own_files
from tabletop.cli.options import (
    add_arena,
    add_check_bot,
    add_person,
    add_replay,
    add_run,
    add_statistics,
    add_watch,
    levels_of,
    players_of,
)
from tabletop.cli.parser import Parser
from tabletop.cli.play import Terminal
from tabletop.cli.policies import MIXED
from tabletop.cli.replay import finished_match, story_lines
from tabletop.cli.simulate import Run
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.cli.statistics import counted_backup, statistics_lines
from tabletop.cli.texts import HELP
from tabletop.texts.locales import Texts

Command = tuple[str, str, Callable[[argparse.ArgumentParser], None]]
"""A command of one game: its name, its help, and the function that adds its options."""


@dataclass(frozen=True)
class Commands:
    """What a game tells the shared commands.

    ``add_table`` adds the options that choose a table. ``wish`` makes of them, and of the numbers of players, what may
    be played (a dataclass). ``add_many`` adds the options of a simulation, ``--players`` among them. ``screen`` returns
    the words of a game with this set-up; ``players`` is how many play in the terminal unless the person says otherwise,
    and ``bots`` the level of the others (empty: the shared one).
    """

    about: str
    simulated: SimulatedGame
    add_table: Callable[[argparse.ArgumentParser], None]
    add_many: Callable[[argparse.ArgumentParser], None]
    wish: Callable[[argparse.Namespace, tuple[int, ...]], Any]
    screen: Callable[[Texts, dict[str, Any]], Terminal[Any]]
    players: int
    bots: str = ""

    def parser(self, *own: Command) -> argparse.ArgumentParser:
        """Return the parser of the shared commands and of the game's ``own``."""
        parser = Parser(prog=self.simulated.kind.id, description=self.about)
        commands = parser.add_subparsers(required=True, metavar="COMMAND")
        shared = (
            ("play", HELP["play"], self._add_play),
            ("simulate", HELP["simulate"], self._add_simulate),
            ("arena", HELP["arena"], self._add_arena),
            ("check-bot", HELP["check_bot"], self._add_check_bot),
            ("replay", HELP["replay"], self._add_replay),
            ("statistics", HELP["statistics"], self._add_statistics),
        )
        for name, text, add in (*shared, *own):
            add(commands.add_parser(name, help=text))
        return parser

    def numbers(self, text: str) -> tuple[int, ...]:
        """Return the numbers of players in ``text``. Raises ValueError where the game is not for so many."""
        return players_of(text, *self.simulated.kind.seats)

    def number(self, players: int) -> tuple[int, ...]:
        """Return the one number of players. Raises ValueError where the game is not for so many."""
        least, most = self.simulated.kind.seats
        if not least <= players <= most:
            raise ValueError(texts.WRONG_PLAYERS.format(players=players, least=least, most=most))
        return (players,)

    def policy(self, options: argparse.Namespace) -> str:
        """Return the level that decides in a simulation. Raises ValueError where there is none of that name."""
        (level,) = levels_of(options.policy, (*self.simulated.kind.players, MIXED))
        return level

    # Options -------------------------------------------------------------------------------------------------

    def _add_play(self, parser: argparse.ArgumentParser) -> None:
        self.add_table(parser)
        add_person(parser, self.players)
        parser.set_defaults(command=self._play)
        if self.bots:
            parser.set_defaults(bots=self.bots)

    def _add_simulate(self, parser: argparse.ArgumentParser) -> None:
        self.add_table(parser)
        add_run(parser, 200)
        add_watch(parser)
        self.add_many(parser)
        parser.set_defaults(command=self._simulate)

    def _add_arena(self, parser: argparse.ArgumentParser) -> None:
        self.add_table(parser)
        add_arena(parser)
        parser.set_defaults(command=self._arena)

    def _add_check_bot(self, parser: argparse.ArgumentParser) -> None:
        self.add_table(parser)
        add_check_bot(parser, min(4, self.simulated.kind.seats[1]))
        parser.set_defaults(command=self._check_bot)

    def _add_replay(self, parser: argparse.ArgumentParser) -> None:
        add_replay(parser)
        parser.set_defaults(command=self._replay)

    def _add_statistics(self, parser: argparse.ArgumentParser) -> None:
        add_statistics(parser)
        parser.set_defaults(command=self._statistics)

    # Commands ------------------------------------------------------------------------------------------------

    def _play(self, options: argparse.Namespace) -> int:
        kind, words = self.simulated.kind, Texts(options.lang, self.simulated.kind.id)

        def setup(seed: int) -> dict[str, Any]:
            return self.simulated.setup(self.wish(options, self.number(options.players)), seed)

        match = program.match_of(options, kind, words, setup)
        return program.play(kind, match, self.screen(words, match.game.setup), options.open)

    def _simulate(self, options: argparse.Namespace) -> int:
        wish = self.wish(options, self.numbers(options.players))
        run = Run(self.simulated, wish, self.policy(options), options.check)
        return program.simulate(run, options, [asdict(wish)])

    def _arena(self, options: argparse.Namespace) -> int:
        def wish(players: int) -> object:
            return self.wish(options, self.number(players))

        return program.arena(self.simulated, wish, options)

    def _check_bot(self, options: argparse.Namespace) -> int:
        (file,) = own_files([options.file], self.simulated.kind.players)
        wish = self.wish(options, self.number(options.players))
        check = check_bot(self.simulated, wish, file, options.players, options.seed, options.seconds)
        print("\n".join(check.lines))
        return 0 if check.good else 1

    def _replay(self, options: argparse.Namespace) -> int:
        kind, words = self.simulated.kind, Texts(options.lang, self.simulated.kind.id)
        played = finished_match(kind, options.what)
        match = played.match
        for line in story_lines(played, kind, self.screen(words, match.game.setup), options.seat):
            print(line)
        if options.out:
            Path(options.out).write_text(match.record(kind).model_dump_json(), "utf-8")
        return 0

    def _statistics(self, options: argparse.Namespace) -> int:
        words = Texts(options.lang, self.simulated.kind.id)
        counted = counted_backup(self.simulated.kind, Path(options.file), words)
        program.print_report(counted.data(), list(statistics_lines(counted, words)), as_json=options.json)
        return 0
