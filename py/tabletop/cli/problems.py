"""Mines problems from games of computer players, and chooses a book of them."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from tabletop.cli import texts
from tabletop.cli.files import open_lines, read_text
from tabletop.cli.mining import Mine, mined
from tabletop.cli.options import add_crew, crew_of, positive, seed_number, writable
from tabletop.cli.parallel import mapped
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.cli.wanted_book import A_GAME, Wanted
from tabletop.match.kind import Kind
from tabletop.match.record import Seed
from tabletop.problems.deal import Deal
from tabletop.problems.difficulty import found_by
from tabletop.problems.problem import Problem
from tabletop.problems.shown_card import shown_card

FORMAT = 1
"""Version of the book's file."""

ROUNDING = 1e-6
"""What keeps a whole number from being cut to the one below."""

_PROBLEM = TypeAdapter(Problem)

Found = Mapping[int, Sequence[Problem]] | Mapping[Seed, Sequence[Problem]]
"""The problems of each game that was mined, by its seed."""


def add_problems(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the options of the command ``problems``."""
    parser.add_argument("--games", type=positive, default=games, help=texts.HELP["games"])
    parser.add_argument("--seed", type=seed_number, default=1, help=texts.HELP["seed"])
    parser.add_argument("--found", type=writable, required=True, metavar="FILE", help=texts.HELP["found"])
    parser.add_argument("--out", type=writable, default=None, metavar="FILE", help=texts.HELP["book"])
    parser.add_argument("--themes", default="", help=texts.HELP["themes"])
    parser.add_argument("--rest", type=positive, default=None, metavar="MOMENTS", help=texts.HELP["rest"])
    add_crew(parser)


def run_problems(simulated: SimulatedGame, wish: object, wanted: Wanted, options: argparse.Namespace) -> int:
    """Mine the games that are not in the file ``--found`` yet, then write the book that all of them give.

    The problems of the book that is at ``--out`` already are among those it is chosen from.
    """
    path = Path(options.found)
    found = read_found(path)
    themes = tuple(options.themes.split(",")) if options.themes else (*wanted.themes, *wanted.share)
    seeds = [seed for seed in range(options.seed, options.seed + options.games) if seed not in found]
    with open_lines(path) as file:
        mine = partial(mined, simulated, wish, wanted, Mine(themes, options.rest))
        for seed, problems, rows in mapped(mine, seeds, crew_of(options)):
            found[seed] = problems
            line = {"seed": seed, "problems": [asdict(problem) for problem in problems], "played": rows}
            print(json.dumps(line), file=file, flush=True)
    every: dict[Seed, list[Problem]] = {seed: [*found[seed]] for seed in sorted(found)}
    for problem in read_book(Path(options.out)) if options.out else ():
        every.setdefault(problem.position.seed, []).append(problem)
    shown = {one.id: shown_card(one, simulated.kind) for problems in every.values() for one in problems}
    book = chosen(every, wanted, shown)
    best = shows(book, wanted, shown)
    if options.out:
        levels = {one.id: found_by(one, simulated.kind, wanted.levels) for one in book}
        book = easiest_first(book, levels, wanted)
        text = book_text(simulated.kind, book, best, deals(wanted, best), levels)
        Path(options.out).write_text(text, "utf-8")
    for line in report(book, wanted, best):
        print(line)
    return 0


def read_book(path: Path) -> list[Problem]:
    """Return the problems of the book at ``path``; none where there is no book yet."""
    return [_read(one) for one in json.loads(read_text(path))["problems"]] if path.is_file() else []


def easiest_first(book: Iterable[Problem], levels: Mapping[str, str], wanted: Wanted) -> list[Problem]:
    """Return the book in the order in which a person meets it: what the plainest level finds first, else as it was."""
    order = [*wanted.levels, ""]
    return sorted(book, key=lambda problem: order.index(levels[problem.id]))


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


def chosen(found: Found, wanted: Wanted, shown: Mapping[str, str]) -> list[Problem]:
    """Return the book: first what each card needs, the rarest first, then what each theme needs, then the best.

    A card needs a problem that shows it, or else one that is about it. ``shown`` is the card that a problem shows, by
    its id.
    """
    return _Choice(found).made(wanted, shown)


class _Choice:
    """A book that is being chosen."""

    def __init__(self, found: Found) -> None:
        self.source = {problem.id: seed for seed, problems in found.items() for problem in problems}
        every = {problem.id: problem for problems in found.values() for problem in problems}
        self.left = sorted(every.values(), key=_rank)
        self.book: list[Problem] = []
        self.games = Counter[Seed]()

    def made(self, wanted: Wanted, shown: Mapping[str, str]) -> list[Problem]:
        """Choose as ``wanted``."""
        last = wanted.shown_last
        self._cover(wanted.cards, lambda one: [shown[one.id]] if one.theme not in last else [])
        self._cover(wanted.cards, lambda one: [shown[one.id]])
        self._cover(wanted.cards, lambda one: one.cards)
        for theme, count in wanted.themes.items():
            there = sum(problem.theme == theme for problem in self.book)
            self._take(count - there, lambda problem, theme=theme: problem.theme == theme)
        self._take(wanted.count - len(self.book), lambda problem: problem.theme not in wanted.share)
        for theme, share in wanted.share.items():
            there = sum(problem.theme == theme for problem in self.book)
            most = int(share * (len(self.book) - there) / (1 - share) + ROUNDING)
            left = min(most - there, wanted.count - len(self.book))
            self._take(left, lambda problem, theme=theme: problem.theme == theme)
        themes = [*wanted.themes]
        place = {theme: at for at, theme in enumerate(themes)}
        return sorted(self.book, key=lambda problem: (place.get(problem.theme, len(themes)), problem.id))

    def _cover(self, cards: Sequence[str], of: Callable[[Problem], Sequence[str]]) -> None:
        """Take a problem for each of ``cards`` that is not among those ``of`` a problem of the book, rarest first."""
        often = Counter(card for problem in self.left for card in of(problem))
        for card in sorted(cards, key=lambda card: (often[card], card)):
            if not any(card in of(problem) for problem in self.book):
                self._take(1, lambda problem, card=card: card in of(problem))

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


def shows(book: Iterable[Problem], wanted: Wanted, shown: Mapping[str, str]) -> dict[str, str]:
    """Return for each card the problem of the book that shows it best, by its id.

    That is where the card is played, rather than drafted.
    """
    best: dict[str, str] = {}
    for problem in sorted(book, key=lambda one: (one.theme in wanted.shown_last, _rank(one))):
        best.setdefault(shown[problem.id], problem.id)
    return {card: best[card] for card in sorted(best) if card}


def deals(wanted: Wanted, best: Mapping[str, str]) -> dict[str, Deal]:
    """Return for each of the cards ``wanted`` that no problem shows a deal in which it can be tried."""
    if wanted.deal is None:
        return {}
    found = {card: wanted.deal(card) for card in sorted(wanted.cards) if card not in best}
    return {card: deal for card, deal in found.items() if deal is not None}


def book_text(
    kind: Kind,
    book: Iterable[Problem],
    best: Mapping[str, str],
    deals: Mapping[str, Deal],
    levels: Mapping[str, str],
) -> str:
    """Return the file of a book: one problem a line, then by card the problem that shows it, or else a deal.

    At the end, by problem the weakest level that finds a right answer.
    """
    lines = ",\n".join(_json(asdict(problem)) for problem in book)
    head = f'"format":{FORMAT},"game":"{kind.id}","rules":{kind.rules}'
    dealt = ",".join(f"\n{_json(card)}:{_json(asdict(deal))}" for card, deal in deals.items())
    return f'{{{head},"problems":[\n{lines}\n],"shows":{_json(best)},"deals":{{{dealt}}},"found_by":{_json(levels)}}}\n'


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def report(book: Sequence[Problem], wanted: Wanted, best: Mapping[str, str]) -> list[str]:
    """Return what the book holds, and what it lacks."""
    themes = Counter(problem.theme for problem in book)
    there = {card for problem in book for card in problem.cards}
    lacking = [card for card in wanted.cards if card not in there]
    unshown = [card for card in wanted.cards if card not in best]
    return [
        texts.BOOK.format(count=len(book), wanted=wanted.count),
        *(texts.COUNT_ROW.format(name=theme, count=count) for theme, count in sorted(themes.items())),
        *([texts.BOOK_LACKS.format(cards=", ".join(lacking))] if lacking else []),
        *([texts.BOOK_SHOWS_NOT.format(cards=", ".join(unshown))] if unshown else []),
    ]
