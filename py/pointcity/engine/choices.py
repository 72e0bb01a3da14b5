"""Computes which cards of the market a seat may take, and composes the ids of options."""

from collections.abc import Iterator

from pointcity.cards.box import CARDS
from pointcity.cards.card import RESOURCES
from pointcity.engine.market import NEIGHBOURS, PAIRS
from pointcity.engine.payment import Payment, Stock, add_costs
from pointcity.engine.rules import CELLS
from pointcity.model.state import State
from tabletop.kernel.ask import option
from tabletop.kernel.hints import BlockReason, reason

TAKE = tuple(option("take", cell=cell) for cell in range(CELLS))
FLIP_CELL = tuple(option("flip_cell", cell=cell) for cell in range(CELLS))
FLIP = option("flip")
DRAW = option("draw")
PASS = option("pass")


class Reach:
    """The pairs of the market that a seat can take with its stock.

    ``lacking`` is how many symbols the stock lacks for the building of each cell alone (0: none, or no building).
    """

    __slots__ = ("built", "lacking", "market", "stock")

    def __init__(self, state: State, stock: Stock) -> None:
        self.market = state.market
        self.built = state.built
        self.stock = stock
        self.lacking = [
            stock.missing(CARDS[number].asks) if built and number >= 0 else 0
            for number, built in zip(state.market, state.built, strict=True)
        ]

    def first_options(self) -> list[str]:
        """Return the options for the first of two cards: every card of a pair that can be taken (ruling 143)."""
        found = [False] * CELLS
        for one, other in PAIRS:
            if not (found[one] and found[other]) and self.pair(one, other):
                found[one] = found[other] = True
        return [TAKE[cell] for cell in range(CELLS) if found[cell]]

    def second_options(self, first: int) -> tuple[str, ...]:
        """Return the options for the card beside ``first``."""
        return tuple(TAKE[near] for near in NEIGHBOURS[first] if self.pair(first, near))

    def pair(self, one: int, other: int) -> bool:
        """Whether both cards can be taken: resources always, buildings if all of them can be paid together."""
        market, built = self.market, self.built
        if market[one] < 0 or market[other] < 0:
            return False
        if not built[one]:
            return not built[other] or self._with(other, one)
        if not built[other]:
            return self._with(one, other)
        if self.lacking[one] or self.lacking[other]:
            return False
        return not self.stock.missing(enumerate(add_costs((market[one], market[other]))))

    def others(self) -> Iterator[tuple[str, BlockReason | None]]:
        """Yield an option for each card of the market, with the reason why it cannot be the first of two."""
        for cell in range(CELLS):
            yield TAKE[cell], self._why_not(cell)

    def second_others(self, first: int) -> Iterator[tuple[str, BlockReason | None]]:
        """Yield an option for each card beside ``first``, with the reason why it cannot be taken with it."""
        for near in NEIGHBOURS[first]:
            lacking = self._lacking_for(first, near) if self.market[near] >= 0 else 0
            yield TAKE[near], reason("short", count=lacking) if lacking else None

    def _why_not(self, cell: int) -> BlockReason | None:
        if self.market[cell] < 0:
            return None
        lies = [near for near in NEIGHBOURS[cell] if self.market[near] >= 0]
        lacking = min((self._lacking_for(cell, near) for near in lies), default=0)
        if lacking and self.lacking[cell]:
            return reason("short", count=lacking)
        return reason("no-pair")

    def _lacking_for(self, one: int, other: int) -> int:
        """Return how many symbols the stock lacks for the two cards together."""
        market, built = self.market, self.built
        if built[one] and built[other]:
            return self.stock.missing(enumerate(add_costs((market[one], market[other]))))
        if not built[one] and not built[other]:
            return 0
        building, resource = (one, other) if built[one] else (other, one)
        return self.stock.missing_with(CARDS[market[building]].asks, market[resource])

    def _with(self, building: int, resource: int) -> bool:
        """Whether the building can be paid with the help of the resource card beside it (ruling 144)."""
        lacking = self.lacking[building]
        if not lacking:
            return True
        number = self.market[resource]
        if lacking > CARDS[number].amount:
            return False
        return not self.stock.missing_with(CARDS[self.market[building]].asks, number)


def pay_option(payment: Payment) -> str:
    """Return the option that spends ``payment``: cards of one symbol by resource, cards of two, jokers."""
    spent: dict[str, int] = {}
    for resource, part in zip(RESOURCES, payment, strict=True):
        if part.singles:
            spent[resource] = part.singles
        if part.doubles:
            spent[f"{resource}_double"] = part.doubles
    jokers = sum(part.jokers for part in payment)
    return option("pay", **(spent | ({"ingenuity": jokers} if jokers else {})))
