"""Sums up the finished games of a backup in the terminal, in the page's words."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from tabletop.cli.files import read_text
from tabletop.match.kind import Kind
from tabletop.rating.rating import Rating, rating
from tabletop.records.backup import read_backup
from tabletop.records.fields import row_of
from tabletop.records.merging import read_rows
from tabletop.records.ratings import ResultForRating, games_by_person
from tabletop.records.shapes import ResultRow
from tabletop.records.statistics import CountedPerson, Sum, count_people
from tabletop.texts.locales import UNNAMED, Texts


@dataclass(frozen=True, slots=True)
class Counted:
    """The sums of a backup for one game: everybody's, then each person's, and the ratings by name.

    ``unread`` rows are no results.
    """

    people: list[CountedPerson]
    ratings: dict[str, Rating]
    unread: int

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        ratings = {name: asdict(found) for name, found in self.ratings.items()}
        return {
            "people": [asdict(person) for person in self.people],
            "ratings": ratings,
            "unread": self.unread,
        }


def counted_backup(kind: Kind, path: Path, words: Texts) -> Counted:
    """Sum up the games of ``kind`` in the backup at ``path``. Raises ``Refusal`` where it is none."""
    raws = read_backup(read_text(path)).get("results", [])
    every = read_rows(ResultRow, raws)
    rows = [row for row in every if row.game == kind.id]
    unnamed = words.say("default-name")
    names = [unnamed, *sorted(UNNAMED - {unnamed})]
    people = count_people([(row, _month(row.ended)) for row in rows], names)
    strengths = kind.strengths()
    games = games_by_person(read_rows(ResultForRating, map(row_of, rows)), names) if strengths else {}
    ratings = {name or unnamed: rating(own, strengths) for name, own in games.items()} if strengths else {}
    return Counted(people, ratings, len(raws) - len(every))


def _month(ended: float) -> str:
    """Return the month at this machine; that of a year that no calendar has is told by the year 1."""
    try:
        return f"{datetime.fromtimestamp(ended / 1000).astimezone():%Y-%m}"
    except (ValueError, OverflowError, OSError):
        return "0001-01"


def statistics_lines(counted: Counted, words: Texts) -> Iterator[str]:
    """Yield the figures of everybody, then those of each person, as lines."""
    everybody, *people = counted.people
    if counted.unread:
        yield words.say("term-unread", count=counted.unread)
    if not people:
        if not counted.unread:
            yield words.say("statistics-none")
        return
    for person in people if len(people) == 1 else [everybody, *people]:
        yield person.name or words.say("statistics-everybody")
        yield from _figures(person, words)
        if found := counted.ratings.get(person.name):
            between = words.say("rating-between", low=str(found.low), high=str(found.high))
            yield _line(words.say("rating"), f"{found.points}, {between}")


def _figures(person: CountedPerson, words: Texts) -> Iterator[str]:
    sums = person.statistics
    yield _line(words.say("statistics-games"), str(sums.all.games))
    yield _line(words.say("statistics-won"), _share(sums.all))
    yield _line(words.say("statistics-mean"), f"{sums.all.points:.1f}")
    yield _line(words.say("statistics-best"), f"{sums.best:g}")
    yield _line(words.say("statistics-streak"), str(sums.streak))
    if sums.coach.asked:
        yield _line(words.say("statistics-coach"), f"{sums.coach.found} / {sums.coach.asked}")
    for one in sums.players:
        yield _line(words.say("statistics-seats", count=int(one.id)), _share(one))
    for one in sums.levels:
        yield _line(_level(one.id, words), _share(one))
    for one in sums.apart:
        yield _line(words.say(f"statistics-{one.id}"), str(one.games))


def _level(level: str, words: Texts) -> str:
    if level in {"friends", "people"}:
        return words.say(f"statistics-{level}")
    return words.say(f"player-{level}") if words.has(f"player-{level}") else level


def _share(one: Sum) -> str:
    """Return the games won, of those that were played."""
    return f"{one.wins} / {one.games}"


def _line(name: str, value: str) -> str:
    return f"  {name:<44}{value}"
