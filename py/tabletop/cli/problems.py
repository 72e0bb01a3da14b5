"""Mines problems from games of computer players, and chooses a book of them."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from tabletop.cli import texts
from tabletop.cli.files import read_text
from tabletop.cli.options import add_crew, crew_of, positive, seed_number, writable
from tabletop.cli.parallel import mapped
from tabletop.cli.trial import Trial
from tabletop.kernel.ask import view_ask
from tabletop.match.kind import computer_chance
from tabletop.match.match import Match, new_match
from tabletop.players.experiment import Demand
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from tabletop.problems.finding import AHEAD, problem_thought
from tabletop.problems.played_out import stands
from tabletop.problems.problem import Problem

FORMAT = 1
"""Version of the book's file."""

LEVEL = "master"
"""Who plays the games that problems come from."""

A_GAME = 8
"""The most problems of a book that come from one game."""

_PROBLEM = TypeAdapter(Problem)

Found = Mapping[int, Sequence[Problem]]
"""The problems of each game that was mined, by its seed."""


@dataclass(frozen=True)
class Wanted:
    """What a book holds: so many problems, so many of each theme at least, each of the ``cards`` at least once."""

    count: int
    themes: Mapping[str, int]
    cards: Sequence[str]
    easy: Sequence[str] = ()
    """Themes with so few problems that those count, too, which the plainest player would get right."""
    against: Sequence[str] = ()
    """The levels by which each problem is played to the end, to see that its best answer wins more often than the next."""


def add_problems(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the options of the command ``problems``."""
    parser.add_argument("--games", type=positive, default=games, help=texts.HELP["games"])
    parser.add_argument("--seed", type=seed_number, default=1, help=texts.HELP["seed"])
    parser.add_argument("--found", type=writable, required=True, metavar="FILE", help=texts.HELP["found"])
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=texts.HELP["book"])
    add_crew(parser)


def run_problems(trial: Trial, wish: object, wanted: Wanted, options: argparse.Namespace) -> int:
    """Mine the games that are not in the file ``--found`` yet, then write the book that all of them give."""
    path = Path(options.found)
    found = read_found(path)
    seeds = [seed for seed in range(options.seed, options.seed + options.games) if seed not in found]
    with path.open("a", encoding="utf-8") as file:
        for seed, problems in mapped(partial(mined, trial, wish, wanted), seeds, crew_of(options)):
            found[seed] = problems
            line = {"seed": seed, "problems": [asdict(problem) for problem in problems]}
            print(json.dumps(line), file=file, flush=True)
    book = chosen({seed: found[seed] for seed in sorted(found)}, wanted)
    if options.out:
        Path(options.out).write_text(book_text(trial.kind.id, trial.kind.rules, book), "utf-8")
    for line in report(book, wanted):
        print(line)
    return 0


def read_found(path: Path) -> dict[int, list[Problem]]:
    """Return the problems that earlier runs wrote to ``path``; a last line that was cut off is left out."""
    found: dict[int, list[Problem]] = {}
    for line in read_text(path).splitlines() if path.is_file() else ():
        try:
            data = json.loads(line)
        except ValueError:
            continue
        found[data["seed"]] = [_read(one) for one in data["problems"]]
    return found


def _read(data: dict[str, Any]) -> Problem:
    return _PROBLEM.validate_python(data)


def mined(trial: Trial, wish: object, wanted: Wanted, seed: int) -> tuple[int, list[Problem]]:
    """Play the game with ``seed`` and return it with its problems of the themes ``wanted``: a function of the arguments."""
    themes, easy = wanted.themes, wanted.easy
    match = _played(trial, wish, seed)
    found: list[Problem] = []
    for number in range(match.number):
        position = match.history.at(number)
        ask = position.ask
        if ask is None or ask.forced or len(ask.options) == 1:
            continue
        # What the plainest player finds is no problem for a person, where there are others.
        view, shown = match.game.view(position.state, ask.seat), view_ask(ask, "")
        possible = {trial.kind.subject(view, shown, (option,)).theme for option in ask.options}
        if not possible & {*themes}:
            continue
        recall = match.memories.recaller(trial.kind, match.history, ask.seat, number)
        chance = computer_chance(seed, ask.seat, number)
        plain = finished(trial.kind.choose(trial.kind.players[0], view, shown, chance, recall))
        demand = Demand(AHEAD) if possible <= {*easy} else Demand(AHEAD, AHEAD, plain)
        problem = finished(problem_thought(match, trial.kind, number, demand))
        there = problem is not None and problem.theme in themes
        if problem is not None and there and stands(problem, trial.kind, wanted.against):
            found.append(replace(problem, played=list(wanted.against)))
    return seed, found


def _played(trial: Trial, wish: object, seed: int) -> Match[Any, Any]:
    setup = trial.setup(wish, seed)
    seating = [Chair(name=str(seat + 1), player=LEVEL) for seat in range(setup["players"])]
    match = new_match("problems", trial.kind, setup, seating, seed, free=False)
    while match.waiting is not None:
        match.advance(trial.kind, 1)
    return match


def chosen(found: Found, wanted: Wanted) -> list[Problem]:
    """Return the book: first what each card needs, the rarest first, then what each theme needs, then the best."""
    return _Choice(found).made(wanted)


class _Choice:
    """A book that is being chosen."""

    def __init__(self, found: Found) -> None:
        self.source = {problem.id: seed for seed, problems in found.items() for problem in problems}
        every = {problem.id: problem for problems in found.values() for problem in problems}
        self.left = sorted(every.values(), key=_rank)
        self.book: list[Problem] = []
        self.games = Counter[int]()

    def made(self, wanted: Wanted) -> list[Problem]:
        """Choose as ``wanted``."""
        often = Counter(card for problem in self.left for card in problem.cards)
        for card in sorted(wanted.cards, key=lambda card: (often[card], card)):
            if not any(card in problem.cards for problem in self.book):
                self._take(1, lambda problem, card=card: card in problem.cards)
        for theme, count in wanted.themes.items():
            there = sum(problem.theme == theme for problem in self.book)
            self._take(count - there, lambda problem, theme=theme: problem.theme == theme)
        self._take(wanted.count - len(self.book), lambda _problem: True)
        themes = [*wanted.themes]
        place = {theme: at for at, theme in enumerate(themes)}
        return sorted(self.book, key=lambda problem: (place.get(problem.theme, len(themes)), problem.id))

    def _take(self, count: int, fits: Callable[[Problem], bool]) -> None:
        """Take up to ``count`` of what is left and ``fits``."""
        for problem in list(self.left):
            if count <= 0:
                return
            seed = self.source[problem.id]
            if self.games[seed] < A_GAME and fits(problem):
                self.left.remove(problem)
                self.book.append(problem)
                self.games[seed] += 1
                count -= 1


def _rank(problem: Problem) -> tuple[float, str]:
    """Order problems: those with more answers and a clear gap first, though a huge gap makes them no better."""
    return -(min(problem.low, 15) + 2 * min(len(problem.answers), 6)), problem.id


def book_text(game: str, rules: int, book: Iterable[Problem]) -> str:
    """Return the file of a book: one problem a line."""
    lines = ",\n".join(json.dumps(asdict(problem), separators=(",", ":")) for problem in book)
    return f'{{"format":{FORMAT},"game":"{game}","rules":{rules},"problems":[\n{lines}\n]}}\n'


def report(book: Sequence[Problem], wanted: Wanted) -> list[str]:
    """Return what the book holds, and what it lacks."""
    themes = Counter(problem.theme for problem in book)
    there = {card for problem in book for card in problem.cards}
    lacking = [card for card in wanted.cards if card not in there]
    return [
        texts.BOOK.format(count=len(book), wanted=wanted.count),
        *(texts.COUNT_ROW.format(name=theme, count=count) for theme, count in sorted(themes.items())),
        *([texts.BOOK_LACKS.format(cards=", ".join(lacking))] if lacking else []),
    ]
