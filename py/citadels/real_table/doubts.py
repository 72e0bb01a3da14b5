"""Finds what no rule of a set explains in the cities of a game with the box.

It is asked about, and counted all the same.
"""

from collections import Counter
from collections.abc import Iterator

from citadels.cards.api import ANY_NUMBER, District
from citadels.real_table import end
from citadels.real_table.end import EndOfGame
from tabletop.real_table.shapes import RealDoubt

TWO_TURNS = 3
"""So many players have two characters each, and so two turns in the last round."""


def doubts(game: EndOfGame) -> list[RealDoubt]:
    """Return all that is odd, seat by seat, then about the whole table."""
    found = [doubt for seat in range(game.rules.seats) for doubt in _of_seat(game, seat)]
    return [*found, *_of_table(game)]


def _of_seat(game: EndOfGame, seat: int) -> Iterator[RealDoubt]:
    city = Counter(built.card for built in game.table.player(seat).city)
    districts = game.rules.districts
    # A district that allowed a second one may have been destroyed since: then people answer the doubt as a question.
    alike = max([districts[name].alike for name in city] + [card.alike for card in game.characters])
    for name, count in city.items():
        if count > alike:
            yield RealDoubt("alike", seat, name, count, alike)
        if not _can_stand(districts[name]):
            yield RealDoubt("never-built", seat, name, count)
    size, most = game.table.built_size(seat), _largest(game, city)
    if size > most:
        yield RealDoubt("large", seat, "", size, most)


def _can_stand(card: District) -> bool:
    """Whether a card can be in a city at all: what brings points in a hand and costs nothing cannot."""
    return not (card.hand_points and not card.cost)


def _largest(game: EndOfGame, city: Counter[str]) -> int:
    """Return the size that a city can reach: one short of complete, then all builds of the last turns."""
    districts = game.rules.districts
    limit = max(card.build_limit for card in game.characters)
    turns = 2 if game.rules.seats <= TWO_TURNS else 1
    beside = sum(count for name, count in city.items() if not _counts(game, districts[name]))
    doubled = max((districts[name].size for name in city), default=1) - 1
    return game.table.state.city_size - 1 + min(limit, ANY_NUMBER) * turns + beside + doubled


def _counts(game: EndOfGame, card: District) -> bool:
    """Whether every build of ``card`` counts against the limit, whichever character of the set builds."""
    return card.limited and all(one.counts(card) for one in game.characters)


def _of_table(game: EndOfGame) -> Iterator[RealDoubt]:
    seats = range(game.rules.seats)
    standing = Counter(built.card for seat in seats for built in game.table.player(seat).city)
    for name, count in standing.items():
        if count > game.copies[name]:
            yield RealDoubt("copies", None, name, count, game.copies[name])
        elif game.rules.districts[name].type == "unique" and name not in game.uniques:
            yield RealDoubt("not-in-set", None, name, count)
    ranks = Counter(rank for seat in game.seats if (rank := seat.facts.get(end.RANK)))
    for rank, count in ranks.items():
        if count > 1:
            yield RealDoubt("rank-twice", None, "", count, rank)
    if standing and not any(game.table.completed(seat) for seat in seats):
        yield RealDoubt(
            "unfinished", None, "", max(map(game.table.built_size, seats)), game.table.state.city_size
        )
