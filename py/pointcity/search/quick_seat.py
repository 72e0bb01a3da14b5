"""Computes what cards and tokens are worth to one seat in rollouts; valid while the seat has the same ones."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

from pointcity.bots.weights import NEVER, UNSPENT, Weights, unspent_share
from pointcity.cards.box import CARDS
from pointcity.cards.card import ALL_RESOURCES, JOKER, TYPES, Card
from pointcity.cards.tokens import TOKENS, Tally, Token
from pointcity.engine.payment import permanent
from pointcity.model.state import Player

PURSE = 12
"""More symbols than these do not help."""

Key = tuple[object, ...]

K = TypeVar("K")
V = TypeVar("V")

WIDTH = 3
"""Amounts of symbols on a card: none, one, two."""

SIDES = tuple(WIDTH * card.resource + card.amount for card in CARDS)
"""By card its resource and amount, as one number."""


def seat_key(me: Player, tokens: Sequence[str], left: int) -> Key:
    """Return all that a seat's judgement depends on.

    Its cards and tokens, the available ``tokens``, the turns ``left``.

    Of the cards in hand only the resources count, so that worlds with other hidden sides share the results.
    """
    sides = sorted([SIDES[number] for number in me.hand])
    return (left, *me.city, None, *sides, None, *me.tokens, None, *tokens)


class Known(dict[K, V]):
    """Keeps what ``work_out`` returned; looking up a key is quicker than a call."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        found = self[key] = self._work_out(key)
        return found


class Judged:
    """A building judged for one seat.

    ``net`` is its ``worth`` less the cost of paying. ``lacks`` are the symbols that the seat lacks, by type;
    ``missing`` is how many of them its jokers do not replace; ``want`` is what one such symbol is worth.
    """

    __slots__ = ("card", "lacks", "missing", "net", "want", "worth")

    def __init__(
        self, card: Card, worth: float, net: float, missing: int, lacks: list[tuple[int, int]], want: float
    ) -> None:
        self.card = card
        self.worth = worth
        self.net = net
        self.missing = missing
        self.lacks = lacks
        self.want = want

    def can_be_paid_with(self, number: int) -> bool:
        """Whether the resource card ``number``, in addition, is enough to pay."""
        if number < 0:
            return False
        card = CARDS[number]
        if self.missing > card.amount:
            return False
        if card.resource == JOKER:
            return True
        helped = sum([min(lack, card.amount) for at, lack in self.lacks if at == card.resource])
        return self.missing <= helped


class QuickSeat:
    """A seat with what it has: what it could pay, and what every card and token is worth to it."""

    def __init__(self, weights: Weights, me: Player, tokens: Sequence[str], left: int) -> None:
        self.weights = weights
        self.tokens = me.tokens[:]
        self._cards = len(me.hand)
        self.left = left
        self.each = weights.symbol_worth(left)
        self.permanent = permanent(me.city)
        self.symbols = [0] * JOKER
        self.jokers = 0
        for number in me.hand:
            card = CARDS[number]
            if card.resource == JOKER:
                self.jokers += 1
            else:
                self.symbols[card.resource] += card.amount
        self.wealth = sum(self.permanent) + sum(self.symbols) + self.jokers
        """The most symbols that it could pay in one turn."""
        rest = [TOKENS[name] for name in me.tokens]
        share = unspent_share(left)
        self.kept = share * sum(token.points for token in rest if token.rule == "cards") + UNSPENT
        more = share * sum(token.points for token in rest if token.rule == "ingenuity")
        self._resources = self._all_resources(self.kept + more)
        self._gains = self._all_gains(rest) if rest else (0.0,) * JOKER
        self._plain = sum(token.points for token in rest if token.rule == "plain")
        self._city = me.city[:]
        self._there = tokens[:]
        self.buildings = Known[int, Judged](self._building)
        """Each building, judged."""
        self.both = Known[tuple[int, int], float](self._both)
        """What two buildings are worth together; ``NEVER`` where they cannot be paid in one turn."""

    # Cards ---------------------------------------------------------------------------------------------------

    def resources(self, wanted: Sequence[float]) -> list[float]:
        """Return the worth of resource cards by ``SIDES``.

        ``wanted`` adds, by type, what the market makes a symbol worth.
        """
        worths = self._resources[:]
        for at, more in enumerate(wanted):
            if more:
                worths[WIDTH * at + 1] += more
                worths[WIDTH * at + 2] += 2 * more
        return worths

    def _all_resources(self, kept_joker: float) -> list[float]:
        worths = [0.0] * (WIDTH * len(ALL_RESOURCES))
        for amount in (1, 2):
            for at in TYPES:
                symbols = self.weights.symbols_worth(self.each, self.symbols[at], amount)
                worths[WIDTH * at + amount] = symbols + self.kept
            worths[WIDTH * JOKER + amount] = self.each * self.weights.joker * amount + kept_joker
        return worths

    def _building(self, number: int) -> Judged:
        """Judge a building."""
        card = CARDS[number]
        worth = float(card.points)
        if card.gives is not None:
            worth += self.weights.savings(self.permanent[card.gives], self.left) + self._gains[card.gives]
            worth += self._plain if card.plain else 0.0
        elif card.civic:
            worth += self._civic
        paid = short = 0
        lacks: list[tuple[int, int]] = []
        for at, need in card.asks:
            due = need - self.permanent[at]
            if due > 0:
                paid += due
                if due > self.symbols[at]:
                    lacks.append((at, due - self.symbols[at]))
                    short += due - self.symbols[at]
        net = worth - self.weights.payment(self.each, paid, short)
        missing = max(short - self.jokers, 0)
        want = self.weights.wish(net, missing) if missing and net > 0 else 0.0
        return Judged(card, worth, net, missing, lacks, want)

    def _both(self, pair: tuple[int, int]) -> float:
        """Return what two buildings are worth together; ``NEVER`` where they cannot be paid in one turn."""
        one, other = self.buildings[pair[0]], self.buildings[pair[1]]
        if one.missing or other.missing:
            return NEVER
        paid = short = 0
        for mine, theirs, have, cards in zip(
            one.card.cost, other.card.cost, self.permanent, self.symbols, strict=True
        ):
            due = mine + theirs - have
            if due > 0:
                paid += due
                short += max(due - cards, 0)
        if short > self.jokers:
            return NEVER
        return one.worth + other.worth - self.weights.payment(self.each, paid, short)

    # Features ------------------------------------------------------------------------------------------------

    @cached_property
    def standing(self) -> tuple[float, ...]:
        """What the seat owns before its next turn, as features of its chance to win.

        Points as things stand; what its tokens will grow by; what its permanent resources will save, and of how many
        types they are; symbols on its cards, up to ``PURSE``; jokers; what its tokens pay for each card or token.
        """
        owned = [TOKENS[name] for name in self.tokens]
        now, later = self._tallies
        scores = [(token.score(now), token.score(later)) for token in owned]
        points = sum(CARDS[number].points for number in self._city) + sum(score for score, _ in scores)
        growth = sum(self.weights.token_gain(*each) - each[0] for each in scores)
        saved = sum(
            self.weights.savings(have, self.left + 1) for count in self.permanent for have in range(count)
        )
        types = sum(count > 0 for count in self.permanent)
        counting = sum(token.points for token in owned if token.rule in {"cards", "tokens", "ingenuity"})
        return (points, growth, saved, types, min(sum(self.symbols), PURSE), self.jokers, counting)

    # Tokens --------------------------------------------------------------------------------------------------

    @cached_property
    def _civic(self) -> float:
        """What the best available token is worth."""
        return max((self.token(TOKENS[name]) for name in self._there), default=0.0)

    def token(self, token: Token) -> float:
        """Return the expected score of a token for the city at the end of the game."""
        return self.weights.token_worth(token, self.tokens, self.left, lambda: self._tallies)

    @cached_property
    def _tallies(self) -> tuple[Tally, Tally]:
        """What tokens count now and at the end of the game."""
        plain = sum(CARDS[number].plain for number in self._city)
        growth, tokens = self.weights.coming(self.left), len(self.tokens)
        grown = [count + growth for count in self.permanent]
        later = plain + self.weights.plain_growth * growth
        return (
            Tally(self.permanent, plain, self._cards, self.jokers, tokens),
            Tally(grown, later, self._cards, self.jokers, tokens),
        )

    def _all_gains(self, tokens: list[Token]) -> tuple[float, ...]:
        """Return by type what one more permanent resource gains by ``tokens``, in the present and the expected city."""
        growth = self.weights.coming(self.left)
        grown = [count + growth for count in self.permanent]
        pairs = zip(_rises(self.permanent, tokens), _rises(grown, tokens), strict=True)
        return tuple(self.weights.token_gain(now, later) for now, later in pairs)


def _rises(permanent: list[int], tokens: list[Token]) -> list[float]:
    """Return by type what one permanent resource more adds to the score of ``tokens``."""
    before = sum([token.score(Tally(permanent, 0, 0, 0, 0)) for token in tokens])
    rises: list[float] = []
    for at in TYPES:
        more = [count + (one == at) for one, count in enumerate(permanent)]
        rises.append(sum([token.score(Tally(more, 0, 0, 0, 0)) for token in tokens]) - before)
    return rises
