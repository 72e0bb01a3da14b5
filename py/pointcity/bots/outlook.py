"""Computes from a view what a seat can pay and how many turns it still has."""

from collections.abc import Iterable

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import JOKER, RESOURCES, Card
from pointcity.model.view import CellView, View
from tabletop.kernel.ask import AskView

SIDE = 4


class Outlook:
    """What one ``seat`` has and can pay, from the view of the seat that is asked.

    ``left`` is the number of turns of ``seat`` after this one. ``symbols`` counts its cards' symbols by type.
    """

    def __init__(self, view: View, ask: AskView, seat: int) -> None:
        self.view = view
        self.ask = ask
        self.me = view.seats[seat]
        self.left = view.rounds - self.me.turns - 1
        self.permanent = [self.me.permanent[name] for name in RESOURCES]
        self.symbols = [0] * JOKER
        self.jokers = 0
        for stack in self.me.hand:
            self._add(stack.resource, stack.amount * stack.count)
        self.tokens = [token.token for token in self.me.tokens]
        self.plain = sum(CARDS[NUMBERS[name]].plain for name in self.me.city)

    def _add(self, resource: str, amount: int) -> None:
        if resource in RESOURCES:
            self.symbols[RESOURCES.index(resource)] += amount
        else:
            self.jokers += amount

    @property
    def wealth(self) -> int:
        """The most symbols that the seat can pay in one turn."""
        return sum(self.permanent) + sum(self.symbols) + self.jokers

    def short(self, cost: Iterable[int], resource: str = "", amount: int = 0) -> list[int]:
        """Return by type the symbols of ``cost`` that permanent resources, cards and the given one do not cover."""
        more = [0] * JOKER
        if resource in RESOURCES:
            more[RESOURCES.index(resource)] = amount
        have = zip(self.permanent, self.symbols, more, strict=True)
        return [max(need - sum(three), 0) for need, three in zip(cost, have, strict=True)]

    def can_pay(self, cost: Iterable[int], resource: str = "", amount: int = 0) -> bool:
        """Whether ``cost`` can be paid, with one more card if given."""
        joker = amount if resource and resource not in RESOURCES else 0
        return sum(self.short(cost, resource, amount)) <= self.jokers + joker


def building(cell: CellView) -> Card:
    """Return the card of a cell that shows its building."""
    return CARDS[NUMBERS[cell.card]]


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


_NEAR = tuple(_neighbours(cell) for cell in range(SIDE * SIDE))


def neighbours(cell: int) -> tuple[int, ...]:
    """Return the cells beside ``cell``."""
    return _NEAR[cell]
