"""Joins and counts the evenings of friends: games that the same people played one after the other."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.records.fields import row_of
from tabletop.records.joining import joined_fields
from tabletop.records.merging import read_row
from tabletop.records.shapes import (
    MOST_GAMES,
    CountedEvening,
    EveningGame,
    EveningLine,
    EveningRow,
    NotedGame,
    RoleWins,
)

MOST_EVENINGS = 60
"""The most evenings that are kept, those with the latest games."""


@dataclass(slots=True)
class MergedEvenings:
    """All ``rows`` to store, the latest first: how many are new, are changed; ``refused`` ones were no evenings."""

    rows: list[dict[str, Any]]
    added: int
    changed: int
    refused: int


@dataclass(slots=True)
class NotedEvening:
    """All ``rows`` to store, the latest first, and the one that goes on."""

    rows: list[dict[str, Any]]
    evening: dict[str, Any]


@dataclass(slots=True)
class _Joined:
    """An evening, and what of it was here ``before``."""

    row: CountedEvening
    before: list[CountedEvening]


def merge_evenings(here: Iterable[object], more: Iterable[object]) -> MergedEvenings:
    """Merge ``more``, such as those of a backup, into the evenings that are ``here``."""
    known = [row for raw in here if (row := _read(raw))]
    read = [_read(raw) for raw in more]
    kept = _latest(_join_all(known, [row for row in read if row]))
    added = sum(not one.before for one in kept)
    changed = sum(
        bool(one.before) and [row_of(one.row)] != [row_of(row) for row in one.before] for one in kept
    )
    return MergedEvenings([_counted(one.row) for one in kept], added, changed, read.count(None))


def note_evening(here: Iterable[object], evening: object, game: object | None, now: float) -> NotedEvening:
    """Add ``game``, or correct it, in ``evening``, which a backup may have changed ``here``. None: none has ended.

    Raises ``Refusal`` (``bad-request``) where either is none.
    """
    own = _read(evening)
    played = None if game is None else read_row(EveningGame, game)
    if own is None or (game is not None and played is None):
        raise Refusal("bad-request")
    every = _join_all([row for raw in here if (row := _read(raw))], [own])
    mine = next(one for one in every if own.rooms[0] in one.row.rooms)
    if played:
        mine.row = _with_game(mine.row, row_of(played), now)
    others = [one for one in every if one is not mine]
    rows = [mine, *_latest(others)][:MOST_EVENINGS]
    return NotedEvening([_counted(one.row) for one in _latest(rows)], _counted(mine.row))


def _read(raw: object) -> CountedEvening | None:
    """Return ``raw`` as an evening; without what the page adds to its games where that is broken."""
    row = read_row(EveningRow, raw)
    if row is None or not row.rooms:
        return None
    whole = read_row(CountedEvening, raw)
    if whole is None:
        names = EveningGame.model_fields
        games = [{name: game[name] for name in game if name in names} for game in row_of(row)["games"]]
        whole = CountedEvening.model_validate({"rooms": row.rooms, "began": row.began, "games": games})
    # Which sums it had does not matter: they follow from the games.
    fields = {name: getattr(whole, name) for name in whole.model_fields_set - {"lines"}}
    alone = CountedEvening.model_construct(_fields_set=set(fields), **fields)
    return joined(alone, alone)


def joined(one: CountedEvening, other: CountedEvening) -> CountedEvening:
    """Return the evening with the games of both, in the order in which they were noted.

    It has at most as many as are kept.
    """
    games: dict[str, NotedGame] = {}
    for game in (*one.games, *other.games):
        known = games.get(game.match)
        games[game.match] = max(known, game, key=_weight) if known else game
    latest = sorted(games.values(), key=lambda game: (game.noted or 0, game.match))[-MOST_GAMES:]
    rooms = sorted({*one.rooms, *other.rooms})[:MOST_GAMES]
    decided = {"rooms": rooms, "began": min(one.began, other.began), "games": latest}
    return joined_fields(one, other, decided)


def _weight(game: NotedGame) -> tuple[float, str]:
    """Return what is greater for the game that was noted later; of two noted at once always for the same."""
    return game.noted or 0, repr(sorted(row_of(game).items()))


def _join_all(here: Iterable[CountedEvening], more: Iterable[CountedEvening]) -> list[_Joined]:
    """Return the evenings, those that share a room as one."""
    every: list[_Joined] = []
    for row, before in [*((row, [row]) for row in here), *((row, list[CountedEvening]()) for row in more)]:
        same = [one for one in every if {*one.row.rooms} & {*row.rooms}]
        whole = reduce(joined, (one.row for one in same), row)
        every = [one for one in every if one not in same]
        every.append(_Joined(whole, [*(row for one in same for row in one.before), *before]))
    return every


def _latest(every: Iterable[_Joined]) -> list[_Joined]:
    def last(one: _Joined) -> tuple[float, list[str]]:
        return max([one.row.began, *(game.noted or 0 for game in one.row.games)]), one.row.rooms

    return sorted(every, key=last, reverse=True)[:MOST_EVENINGS]


def _with_game(row: CountedEvening, game: dict[str, Any], now: float) -> CountedEvening:
    before = max((one.noted or 0 for one in row.games if one.match == game["match"]), default=-1)
    noted = NotedGame.model_validate({**game, "noted": max(now, before + 1)})
    only = CountedEvening.model_construct(
        _fields_set={"rooms", "began", "games"}, rooms=row.rooms, began=row.began, games=[noted]
    )
    return joined(row, only)


def _counted(row: CountedEvening) -> dict[str, Any]:
    return row_of(row.model_copy(update={"lines": lines_of(row)}))


def lines_of(row: CountedEvening) -> list[EveningLine]:
    """Return who won how often, and as what, by wins."""
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    roles: dict[str, Counter[str]] = {}
    for game in row.games:
        for seat, name in enumerate(game.people):
            games[name] += 1
            wins[name] += name in game.winners
            role = game.roles[seat] if game.roles and seat < len(game.roles) else ""
            if role and name in game.winners:
                roles.setdefault(name, Counter())[role] += 1
    names = sorted(games, key=lambda name: (-wins[name], games[name]))
    return [
        EveningLine(
            name=name,
            wins=wins[name],
            games=games[name],
            roles=[RoleWins(role=role, wins=many) for role, many in roles.get(name, Counter()).most_common()],
        )
        for name in names
    ]
