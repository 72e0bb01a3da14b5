"""Plays all seats in rollouts: scores options as ``normal`` does, but reads the state and reuses what it computed.

It looks at nothing that a seat could not see: of a card that shows its resources only those, of the deck only the top.
Denying others what they could build is left out.
"""

from collections.abc import Iterable, Sequence

from pointcity.bots.weights import NEVER, UNSPENT, WEIGHTS, Weights, unspent_share
from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER, TYPES, Card
from pointcity.cards.tokens import TOKENS, Tally, Token
from pointcity.engine.choices import DRAW, FLIP, FLIP_CELL, PASS, TAKE
from pointcity.engine.market import NEIGHBOURS, PAIRS
from pointcity.engine.payment import permanent
from pointcity.engine.rules import ROUNDS, Rules
from pointcity.model.state import Player, State
from tabletop.kernel.ask import Ask, Pick, read_option

NOTHING = 0, -1, ""


class QuickPlayer:
    """Answers for every seat of one game's tried tables; a :data:`tabletop.kernel.position.Policy`."""

    def __init__(self, rules: Rules, weights: Weights = WEIGHTS) -> None:
        self.rules = rules
        self.weights = weights
        self._thought = NOTHING
        """The turn, the first card taken in it, and the second one that was thought of."""
        self._gains: dict[tuple[tuple[int, ...], tuple[str, ...], int], tuple[float, ...]] = {}
        self._civics: dict[tuple[object, ...], float] = {}

    def forget(self) -> None:
        """Another table: nothing was thought of there."""
        self._thought = NOTHING

    def __call__(self, state: State, ask: Ask) -> Pick:
        """Return what is best for the seat that is asked."""
        options = ask.options
        if len(options) == 1:
            return options
        if ask.kind == "turn":
            return (self._turn(state, ask),)
        if ask.kind == "second":
            return (self._other(state, ask),)
        if ask.kind == "token":
            there = [read_option(one).word("token") for one in options]
            return (options[there.index(Turn(self, state, ask.seat).best_token(there))],)
        if ask.kind == "flip":
            cells = [FLIP_CELL.index(option) for option in options]
            return (FLIP_CELL[Turn(self, state, ask.seat).flip(cells)],)
        return options[:1]  # The most sparing way to pay comes first.

    def _turn(self, state: State, ask: Ask) -> str:
        """Choose from the menu; a second card is remembered until it is asked for."""
        verb, pair = Turn(self, state, ask.seat).chosen(flips=ask.options[0] == FLIP)
        if pair is None:
            return verb
        self._thought = state.turn, pair[0], TAKE[pair[1]]
        return TAKE[pair[0]]

    def _other(self, state: State, ask: Ask) -> str:
        """Choose the second card: the one that was thought of, or where somebody else chose the first the best."""
        (first,) = state.chosen
        turn, cell, second = self._thought
        if (turn, cell) == (state.turn, first) and second in ask.options:
            return second
        _, pair = Turn(self, state, ask.seat).best_pair([(first, near) for near in NEIGHBOURS[first]])
        return TAKE[pair[1]] if pair is not None and TAKE[pair[1]] in ask.options else ask.options[0]

    def gains(self, permanent: list[int], tokens: list[str], left: int) -> tuple[float, ...]:
        """Return what one permanent resource more of each type brings by ``tokens``, now and as the city may be."""
        key = tuple(permanent), tuple(tokens), left
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._all_gains(permanent, [TOKENS[name] for name in tokens], left)
        return found

    def civic(self, turn: "Turn") -> float:
        """Return what the best token to be had is worth in ``turn``."""
        key = turn.token_key()
        found = self._civics.get(key)
        if found is None:
            found = self._civics[key] = max(
                (turn.token(TOKENS[name]) for name in turn.state.tokens), default=0.0
            )
        return found

    def _all_gains(self, permanent: list[int], tokens: list[Token], left: int) -> tuple[float, ...]:
        growth = self.weights.coming(left)
        grown = [count + growth for count in permanent]
        pairs = zip(_rises(permanent, tokens), _rises(grown, tokens), strict=True)
        return tuple(self.weights.token_gain(now, later) for now, later in pairs)


def _rises(permanent: list[int], tokens: list[Token]) -> list[float]:
    """Return by type what one permanent resource more adds to the score of ``tokens``."""
    before = sum([token.score(Tally(permanent, 0, 0, 0, 0)) for token in tokens])
    rises: list[float] = []
    for at in TYPES:
        more = [count + (one == at) for one, count in enumerate(permanent)]
        rises.append(sum([token.score(Tally(more, 0, 0, 0, 0)) for token in tokens]) - before)
    return rises


class Turn:
    """The table as a seat sees it in one of its turns, as far as that is needed."""

    def __init__(self, quick: QuickPlayer, state: State, seat: int) -> None:
        rules, weights, me = quick.rules, quick.weights, state.players[seat]
        self.quick = quick
        self.weights = weights
        self.state = state
        self.me: Player = me
        self.left = ROUNDS - 1 - state.turn // (2 if rules.solo else rules.seats)
        self.each = weights.symbol_worth(self.left)
        self.permanent = permanent(me.city)
        self.symbols = [0] * JOKER
        self.jokers = 0
        for number in me.hand:
            card = CARDS[number]
            if card.resource == JOKER:
                self.jokers += 1
            else:
                self.symbols[card.resource] += card.amount
        self.gains = quick.gains(self.permanent, me.tokens, self.left) if me.tokens else None
        rest = [TOKENS[name] for name in me.tokens]
        share = unspent_share(self.left)
        self.kept = share * sum(token.points for token in rest if token.rule == "cards") + UNSPENT
        self.kept_joker = self.kept + share * sum(token.points for token in rest if token.rule == "ingenuity")
        self.plain = sum(token.points for token in rest if token.rule == "plain")
        self._civic: float | None = None
        self._counted: tuple[Tally, Tally] | None = None
        self.wanted = [0.0] * JOKER
        """By type, how much a symbol would bring the buildings on the market nearer, once they are judged."""

    @property
    def wealth(self) -> int:
        """How many symbols it could pay in one turn."""
        return sum(self.permanent) + sum(self.symbols) + self.jokers

    def chosen(self, *, flips: bool) -> tuple[str, tuple[int, int] | None]:
        """Return the verb and, to take cards, the pair; ``flips``: a card may be turned over."""
        best, pair = self.best_pair(PAIRS)
        drawn = self.drawn() if self.state.deck else NEVER
        little = not self.left or max(best, drawn) < self.weights.flip
        if flips and little and self.wealth >= self.weights.flip_wealth:
            return FLIP, None
        if drawn >= best or pair is None:
            return (DRAW if drawn > NEVER else PASS), None
        return TAKE[pair[0]], pair

    # Taking --------------------------------------------------------------------------------------------------

    def best_pair(self, pairs: Iterable[tuple[int, int]]) -> tuple[float, tuple[int, int] | None]:
        """Return the best of ``pairs`` that can be taken, with what it is worth; None where none can."""
        cells, market = self._judged(), self.state.market
        best, found = NEVER, None
        for pair in pairs:
            one, other = pair
            if market[one] < 0 or market[other] < 0:
                continue
            first, second = cells[one], cells[other]
            if isinstance(first, _Building):
                if isinstance(second, _Building):
                    worth = self._both(first, second)
                else:
                    worth = self._beside(first, other, second)
            elif isinstance(second, _Building):
                worth = self._beside(second, one, first)
            else:
                worth = first + second
            if worth > best:
                best, found = worth, pair
        return best, found

    def _judged(self) -> "list[_Building | float]":
        """Return what lies in each cell: a building judged, or what a resource card is worth."""
        market, built = self.state.market, self.state.built
        cells: list[_Building | float] = [0.0] * len(market)
        # Buildings come first: they make resources wanted.
        for at, number in enumerate(market):
            if built[at] and number >= 0:
                cells[at] = self._building(CARDS[number])
        for at, number in enumerate(market):
            if number >= 0 and not built[at]:
                cells[at] = self.resource(CARDS[number])
        return cells

    def _building(self, card: Card) -> "_Building":
        """Judge a building, and note what it makes wanted."""
        worth = float(card.points)
        if card.gives is not None:
            worth += self.weights.savings(self.permanent[card.gives], self.left)
            if self.gains is not None:
                worth += self.gains[card.gives] + (self.plain if card.plain else 0.0)
        elif card.civic:
            worth += self.civic()
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
        if missing and net > 0:
            want = self.weights.wish(net, missing)
            for at, _ in lacks:
                self.wanted[at] = max(self.wanted[at], want)
        return _Building(card, worth, net, missing, lacks)

    def _beside(self, building: "_Building", cell: int, value: float) -> float:
        """Return what a building is worth with the resource card in ``cell``, which is worth ``value`` and may help to pay."""
        if building.missing:
            card = CARDS[self.state.market[cell]]
            helped = sum(min(lack, card.amount) for at, lack in building.lacks if at == card.resource)
            if building.missing > (card.amount if card.resource == JOKER else helped):
                return NEVER
        return building.net + value

    def _both(self, one: "_Building", other: "_Building") -> float:
        """Return what two buildings are worth together; ``NEVER`` where they cannot be paid in one turn."""
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

    def resource(self, card: Card) -> float:
        """Return what a resource card is worth."""
        amount = card.amount
        if card.resource == JOKER:
            return self.each * self.weights.joker * amount + self.kept_joker
        more = self.wanted[card.resource] * amount if self.left else 0.0
        return self.weights.symbols_worth(self.each, self.symbols[card.resource], amount) + more + self.kept

    def drawn(self) -> float:
        """Return what two cards from the deck are worth; only after :meth:`best_pair`."""
        deck, sizes = self.state.deck, self.quick.rules.size.tiers
        rest = len(deck) - 1
        tier = 2 if rest <= sizes[2] else 1 if rest <= sizes[2] + sizes[1] else 0
        return self.resource(CARDS[deck[-1]]) + self.weights.unseen[tier] * self.each + self.kept

    def flip(self, cells: Sequence[int]) -> int:
        """Return which card to turn over: of a type that is scarce, beside a good one."""
        self._judged()
        market, built = self.state.market, self.state.built

        def score(cell: int) -> float:
            card = CARDS[market[cell]]
            lacking = -self.weights.scarce * self.permanent[card.resource] if card.resource != JOKER else 0.0
            near = [market[other] for other in NEIGHBOURS[cell] if not built[other] and market[other] >= 0]
            return lacking + max((self.resource(CARDS[one]) for one in near), default=0.0)

        return max(cells, key=score)

    # Tokens --------------------------------------------------------------------------------------------------

    def civic(self) -> float:
        """Return what the best token to be had is worth."""
        if self._civic is None:
            self._civic = self.quick.civic(self)
        return self._civic

    def token_key(self) -> tuple[object, ...]:
        """Return all that the worth of the tokens rests on."""
        me = self.me
        return (self.left, self.jokers, len(me.hand), *me.city, *me.tokens, None, *self.state.tokens)

    def best_token(self, names: Sequence[str]) -> str:
        """Return the token to take."""
        return max(names, key=lambda name: self.token(TOKENS[name]))

    def token(self, token: Token) -> float:
        """Return what a token will score: as the city will be, as far as can be told."""
        return self.weights.token_worth(token, self.me.tokens, self.left, self._tallies)

    def _tallies(self) -> tuple[Tally, Tally]:
        """Return what tokens count now and at the end of the game."""
        if self._counted is None:
            self._counted = self._count()
        return self._counted

    def _count(self) -> tuple[Tally, Tally]:
        me, growth = self.me, self.weights.coming(self.left)
        plain = sum(CARDS[number].plain for number in me.city)
        now = Tally(self.permanent, plain, len(me.hand), self.jokers, len(me.tokens))
        grown = [count + growth for count in self.permanent]
        return now, Tally(
            grown, plain + self.weights.plain_growth * growth, len(me.hand), self.jokers, len(me.tokens)
        )


class _Building:
    """A building on the market: what it is worth, less what it takes to pay; what it lacks, by type."""

    __slots__ = ("card", "lacks", "missing", "net", "worth")

    def __init__(
        self, card: Card, worth: float, net: float, missing: int, lacks: list[tuple[int, int]]
    ) -> None:
        self.card = card
        self.worth = worth
        self.net = net
        self.missing = missing
        self.lacks = lacks
