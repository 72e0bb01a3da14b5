"""Computes which costs a player can pay, and with which cards.

Permanent resources pay once a turn and are not spent, so they pay first; cards pay the rest. Both buildings of a turn
are paid as one sum, there is no change, and no card is spent that is not needed (ruling 146).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER, TYPES
from pointcity.model.state import Player

Cost = Sequence[int]
"""Symbols by type."""
Asks = Iterable[tuple[int, int]]
"""The same as pairs of type and number; a type with 0 may be missing."""


class Stock:
    """What one player can pay with: by type its permanent resources, cards of one symbol and cards of two; jokers.

    ``reach`` is the most symbols of each type that it can pay without jokers.
    """

    __slots__ = ("doubles", "jokers", "permanent", "reach", "singles")

    def __init__(self, player: Player) -> None:
        self.permanent = permanent(player.city)
        self.reach = self.permanent[:]
        self.singles = [0] * JOKER
        self.doubles = [0] * JOKER
        self.jokers = 0
        for number in player.hand:
            self.add(number)

    def add(self, number: int) -> None:
        """Add a resource card."""
        card = CARDS[number]
        if card.resource == JOKER:
            self.jokers += 1
            return
        self.reach[card.resource] += card.amount
        if card.amount == 1:
            self.singles[card.resource] += 1
        else:
            self.doubles[card.resource] += 1

    def missing(self, asks: Asks) -> int:
        """Return how many symbols of ``asks`` the player cannot pay; 0: it can be paid."""
        lacking = -self.jokers
        reach = self.reach
        for at, need in asks:
            have = reach[at]
            if need > have:
                lacking += need - have
        return max(lacking, 0)

    def missing_with(self, asks: Asks, number: int) -> int:
        """Return how many symbols of ``asks`` the player cannot pay if it also has the resource card ``number``."""
        card = CARDS[number]
        if card.resource == JOKER:
            return max(self.missing(asks) - 1, 0)
        self.reach[card.resource] += card.amount
        lacking = self.missing(asks)
        self.reach[card.resource] -= card.amount
        return lacking

    def needs(self, cost: Cost) -> list[int]:
        """Return what cards have to pay of ``cost``, by type."""
        return [max(need - have, 0) for need, have in zip(cost, self.permanent, strict=True)]


class Part(NamedTuple):
    """The cards that pay for one type: cards of one symbol, cards of two, jokers."""

    singles: int
    doubles: int
    jokers: int


UNPAID = Part(0, 0, 0)

Payment = tuple[Part, ...]
"""The cards spent, by type."""


def permanent(city: Iterable[int]) -> list[int]:
    """Return the permanent resources of ``city`` by type."""
    counts = [0] * JOKER
    for number in city:
        gives = CARDS[number].gives
        if gives is not None:
            counts[gives] += 1
    return counts


def add_costs(cards: Iterable[int]) -> list[int]:
    """Return what the buildings of ``cards`` cost together, by type."""
    return [sum(costs) for costs in zip(*(CARDS[number].cost for number in cards), strict=True)]


def payments(stock: Stock, cost: Cost) -> list[Payment]:
    """Return every way to pay ``cost`` in which each card is needed, the most sparing first.

    Ways are sorted by the number of jokers, then by the symbols spent, then by the number of cards.
    """
    needs = stock.needs(cost)
    ways = [list(_parts(needs[at], stock.singles[at], stock.doubles[at], stock.jokers)) for at in TYPES]
    found = [way for way in product(*ways) if sum(part.jokers for part in way) <= stock.jokers]
    return sorted(found, key=_lavishness)


def sparing_payment(stock: Stock, cost: Cost) -> Payment:
    """Return the first of :func:`payments`, for a ``cost`` that can be paid."""
    needs = stock.needs(cost)
    return tuple(
        min(_parts(needs[at], stock.singles[at], stock.doubles[at], stock.jokers), key=_part_lavishness)
        if needs[at]
        else UNPAID
        for at in TYPES
    )


def _part_lavishness(part: Part) -> tuple[int, int, int, Part]:
    """Return ``_lavishness`` of one type. The best payment has the best part for each type, as the numbers add up."""
    return part.jokers, part.singles + 2 * part.doubles, part.singles + part.doubles, part


def _parts(need: int, singles: int, doubles: int, jokers: int) -> Iterator[Part]:
    """Yield every way to pay ``need`` symbols of one type in which each card is needed.

    Only a card of two symbols can lose one, and only if no card of one is spent. Jokers pay what is still missing.
    """
    for twos in range(min(doubles, (need + 1) // 2) + 1):
        for ones in range(min(singles, max(need - 2 * twos, 0)) + 1):
            left = max(need - 2 * twos - ones, 0)
            if left <= jokers:
                yield Part(ones, twos, left)


def _lavishness(payment: Payment) -> tuple[int, int, int, Payment]:
    """Return the sort key of a payment: jokers, symbols, cards; the payment itself makes the order unique."""
    jokers = sum(part.jokers for part in payment)
    symbols = sum(part.singles + 2 * part.doubles for part in payment)
    cards = sum(part.singles + part.doubles for part in payment)
    return jokers, symbols, cards, payment


def spent_cards(hand: Sequence[int], payment: Payment) -> list[int]:
    """Return the cards of ``hand`` that ``payment`` spends; of equal ones those that came first."""
    wanted: dict[tuple[int, int], int] = {(JOKER, 1): sum(part.jokers for part in payment)}
    for at, part in enumerate(payment):
        wanted[at, 1], wanted[at, 2] = part.singles, part.doubles
    spent: list[int] = []
    for number in hand:
        side = CARDS[number].resource, CARDS[number].amount
        if wanted[side]:
            wanted[side] -= 1
            spent.append(number)
    return spent
