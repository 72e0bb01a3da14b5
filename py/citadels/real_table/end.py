"""Reads what is told of a game with the box that is over, as a table that the engine can count."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from citadels.cards.api import Character
from citadels.cards.loader import all_characters
from citadels.editions.edition import load_edition
from citadels.engine.rules import check_setup, rules_of_scores
from citadels.engine.table import Table
from citadels.model.setup import read_setup
from citadels.model.state import Built, Player, Revealed, State
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.real_table.shapes import RealPiece, RealSeat

LAST_ROUND = 2
"""The number of the last round; all that was built before it came in round 1."""
NO_SEAT = -1
COIN, TUCKED, NEW = "coin", "tucked", "last_round"
GOLD, HAND, RANK = "gold", "hand", "rank"
CROWN, FIRST, SIZE = "crown", "first", "city_size"
PIECE_FACTS, SEAT_FACTS = {COIN, TUCKED, NEW}, {GOLD, HAND, RANK}


class EndOfGame:
    """A game that is over, as people told it; ``table`` is what the engine counts.

    ``characters`` and ``uniques`` are those of the set, all of the edition where the set is not told.
    """

    def __init__(self, setup: Mapping[str, Any], seats: Sequence[RealSeat], facts: Mapping[str, int]) -> None:
        read = read_setup({**setup})
        edition = load_edition(read.edition)
        whole = "characters" in setup and "districts" in setup
        known = all_characters(read.edition)
        if whole:
            names, uniques, size = check_setup(read)
        else:
            names = _one_a_rank(known[name] for name in edition.characters)
            uniques, size = tuple(edition.every_unique), read.city_size or edition.city_size[read.players]
        if len(seats) != read.players:
            raise Refusal("bad-request", where="seats")
        self.whole = whole
        self.size = size
        self.sizes = edition.city_sizes
        self.seats = seats
        self.facts = facts
        self.uniques = uniques
        self.characters = [known[name] for name in (names if whole else edition.characters)]
        self.copies = {card.id: card.copies for card in edition.basic} | {
            name: edition.copies.get(name, 1) for name in edition.every_unique
        }
        self.rules = rules_of_scores(read.edition, names, read.players, size)
        self._check()
        self.table = Table(self.rules, self._state(), None)

    @property
    def held(self) -> frozenset[str]:
        """The cards of the set that bring points in a hand."""
        return self.rules.districts_with.get("hand_points", frozenset()).intersection(self.uniques)

    def finishers(self) -> list[int]:
        """Return who completed a city first: as told, else the only one whose city is complete."""
        if FIRST in self.facts:
            return self.chosen(FIRST)
        complete = [seat for seat in range(self.rules.seats) if self.table.completed(seat)]
        return complete if len(complete) == 1 else []

    def chosen(self, fact: str) -> list[int]:
        """Return the seats that ``fact`` names."""
        told = self.facts.get(fact, 0)
        return [seat for seat in range(self.rules.seats) if told >> seat & 1]

    def _check(self) -> None:
        """Refuse (``bad-request``) what no piece or question of this game is."""
        table_facts = {CROWN, FIRST, SIZE, *self.held}
        pieces = [piece for seat in self.seats for piece in seat.pieces]
        told = [(self.facts, table_facts), *((seat.facts, SEAT_FACTS) for seat in self.seats)]
        told += [(piece.facts, PIECE_FACTS) for piece in pieces]
        if any(piece.id not in self.rules.districts for piece in pieces):
            raise Refusal("bad-request", where="pieces")
        if any(name not in known or value < 0 for facts, known in told for name, value in facts.items()):
            raise Refusal("bad-request", where="facts")
        ranks = [seat.facts[RANK] for seat in self.seats if seat.facts.get(RANK)]
        sizes = [self.facts[SIZE]] if SIZE in self.facts else []
        if any(rank not in self.rules.ranks for rank in ranks) or any(n not in self.sizes for n in sizes):
            raise Refusal("bad-request", where="facts")
        if any(self.facts.get(name, 0) >> self.rules.seats for name in table_facts - {SIZE}):
            raise Refusal("bad-request", where="facts")

    def _state(self) -> State:
        crowned = self.chosen(CROWN)
        state = State(
            chance=Randomness(0),
            phase="over",
            round=LAST_ROUND,
            crown=crowned[0] if crowned else NO_SEAT,
            leader=NO_SEAT,
            players=[self._player(seat, told) for seat, told in enumerate(self.seats)],
            deck=[],
            city_size=self.facts.get(SIZE, self.size),
        )
        for seat, told in enumerate(self.seats):
            if rank := told.facts.get(RANK):
                state.revealed.append(Revealed(self.rules.ranks[rank].id, seat, seat))
        return state

    def _player(self, seat: int, told: RealSeat) -> Player:
        city = [built_of(piece) for piece in told.pieces]
        held = sorted(name for name in self.held if seat in self.chosen(name))
        return Player(told.facts.get(GOLD, 0), self.hand(held, told.facts.get(HAND, 0)), city)

    def hand(self, held: Sequence[str], count: int) -> list[str]:
        """Return a hand of ``count`` cards, ``held`` among them; which the others are does not matter."""
        plain = next(name for name in self.rules.districts if name not in self.held)
        return [*held, *[plain] * max(count - len(held), 0)]


def built_of(piece: RealPiece) -> Built:
    """Return ``piece`` as a district in a city."""
    facts = piece.facts
    if facts.get(COIN, 0) > 1 or facts.get(NEW, 0) > 1:
        raise Refusal("bad-request", where="facts")
    tucked = (piece.id,) * facts.get(TUCKED, 0)
    return Built(piece.id, facts.get(COIN, 0), tucked, LAST_ROUND if facts.get(NEW) else 1)


def _one_a_rank(cards: Iterable[Character]) -> tuple[str, ...]:
    """Return the first character of each rank."""
    ranks: dict[int, str] = {}
    for card in cards:
        ranks.setdefault(card.rank, card.id)
    return tuple(ranks.values())
