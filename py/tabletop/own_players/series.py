"""Deals the games of a series that a person's own player plays, checks their records, and counts them.

A record comes from the box, where the file could have changed anything; nothing of it is believed that cannot be played
again.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import source_of
from tabletop.match.figures import decisions_of, seat_figures
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.match.review import past_chances, unlike_answers
from tabletop.match.win_rate import wilson
from tabletop.players.seating import PERSON, Chair

DECIDED_AGAIN = 6
"""At how many random moments of a game the computer players decide again."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games at a table with these ``chairs``. The matches are called ``run-0``, ``run-1`` and so on.

    Consecutive games share a deal, as many as there are chairs, and the chairs move on by one each time.
    """

    kind: Kind
    run: str
    setup: dict[str, Any]
    chairs: Sequence[Chair]
    seed: int

    def deal(self, number: int) -> tuple[Match[Any, Any], int]:
        """Deal game ``number``; return it with its seed. Raises ``Refusal`` where the table is not legal."""
        deal, turned = divmod(number, len(self.chairs))
        moved = len(self.chairs) - turned
        chairs = [*self.chairs[moved:], *self.chairs[:moved]]
        seed = self.seed + deal
        return new_match(f"{self.run}-{number}", self.kind, self.setup, chairs, seed, free=False), seed


@dataclass(slots=True)
class SeriesGame:
    """A game of a series, from its record: ``won`` is 1, or the share of a shared victory, of the player's ``seat``.

    ``points`` and ``names`` are by seat, ``figures`` the player's, as in ``SeatFigures``.
    """

    number: int
    seat: int
    won: float
    points: list[int]
    names: list[str]
    figures: dict[str, int]


def checked_game(series: Series, number: int, save: str, chance: int) -> SeriesGame:
    """Play the record ``save`` again as game ``number`` of ``series``.

    ``chance`` says at which moments others decide again.

    Raises ``Refusal``: those of ``read_record``, and ``save-broken`` where it is not this game, from its deal to its
    end by the rules, or where computer players answered otherwise than they do here.
    """
    kind = series.kind
    record = read_record(save, {kind.id: kind})
    wanted, seed = series.deal(number)
    told = (record.match, record.seed, record.seating, record.setup, record.start)
    if told != (wanted.name, seed, list(wanted.seating), wanted.game.setup, None):
        raise Refusal("save-broken", where="series")
    match = resume(record, kind)
    # A record that cannot be replayed from its deal could begin with any state.
    if not match.history.replayed or match.waiting is not None:
        raise Refusal("save-broken", where="picks")
    # The rules allow any answer, so the file could have weakened the others in its box.
    source = source_of(chance)
    if unlike_answers(match, kind, [source.below(match.number) for _ in range(DECIDED_AGAIN)]):
        raise Refusal("save-broken", where="answers")
    seat = next(at for at, chair in enumerate(match.seating) if chair.player == PERSON)
    outline, figures = kind.outline(match.game, match.position.state), seat_figures(match, kind, seat)
    won = 1 / len(outline.winners) if seat in outline.winners else 0.0
    names = [chair.name for chair in match.seating]
    return SeriesGame(number, seat, won, outline.points, names, figures)


def worst_decision(match: Match[Any, Any], kind: Kind, seat: int) -> int:
    """Return where ``seat`` began to lose a finished match: its first decision after its chance to win fell most.

    0 where it won.

    Raises ``Refusal`` (``still-running``).
    """
    decisions = decisions_of(match, seat)
    if seat in kind.outline(match.game, match.position.state).winners:
        return 0
    numbers = range(match.history.first, match.number + 1)
    chances = past_chances(match, kind, numbers)
    known = [(number, found[seat]) for number, found in zip(numbers, chances, strict=True) if found]
    falls = [(before - after, number) for (number, before), (_, after) in pairwise(known)]
    most, start = max(falls, key=lambda fall: fall[0], default=(0, 0))
    return next((number for number in decisions if number >= start), start) if most > 0 else 0


class Played(Protocol):
    """What is counted of one game: its result and figures, and what the box measured."""

    won: float
    figures: dict[str, int]
    decisions: int
    seconds: float
    slowest: float
    faults: dict[str, int]


@dataclass(slots=True)
class Rate:
    """A win rate; ``low`` and ``high`` bound its 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(slots=True)
class FigureRow:
    """How ``often`` a thing was done, in how many ``games``, and how much of these was ``won``."""

    id: str
    often: int
    games: int
    won: float


@dataclass(slots=True)
class FigureTable:
    """The rows of one ``group``, those of most games first."""

    group: str
    rows: list[FigureRow]


@dataclass(slots=True)
class SeriesCount:
    """The figures of a series until now.

    ``rates``: the win rate after each game; ``seconds``, ``slowest``: of decisions.
    """

    won: float
    rates: list[Rate]
    tables: list[FigureTable]
    decisions: int
    seconds: float
    slowest: float
    faults: dict[str, int]


def count_series(games: Sequence[Played]) -> SeriesCount:
    """Count the ``games`` of a series, in their order."""
    faults: Counter[str] = Counter()
    for game in games:
        faults.update(game.faults)
    return SeriesCount(
        won=sum(game.won for game in games),
        rates=_rates(games),
        tables=_tables(games),
        decisions=sum(game.decisions for game in games),
        seconds=sum(game.seconds for game in games),
        slowest=max((game.slowest for game in games), default=0.0),
        faults=dict(sorted(faults.items())),
    )


def _rates(games: Sequence[Played]) -> list[Rate]:
    won, rates = 0.0, list[Rate]()
    for played, game in enumerate(games, 1):
        won += game.won
        rates.append(Rate(won / played, *wilson(won / played, played)))
    return rates


def _tables(games: Sequence[Played]) -> list[FigureTable]:
    """Return the figures by group; their ids are ``group.thing``."""
    groups: dict[str, dict[str, FigureRow]] = {}
    for game in games:
        for figure, often in game.figures.items():
            group, _, thing = figure.partition(".")
            row = groups.setdefault(group, {}).setdefault(thing, FigureRow(thing, 0, 0, 0.0))
            row.often += often
            row.games += 1
            row.won += game.won
    return [FigureTable(group, _most_first(rows)) for group, rows in groups.items()]


def _most_first(rows: Mapping[str, FigureRow]) -> list[FigureRow]:
    return sorted(rows.values(), key=lambda row: (-row.games, row.id))
