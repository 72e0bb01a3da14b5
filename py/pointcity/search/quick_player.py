"""Plays all seats in rollouts: scores options as ``normal`` does, but reads the state and reuses what it computed.

It reads only what the seat can see: of a card that shows its resources only those, of the deck only the top card.
Unlike ``normal``, it does not deny others the buildings that they could pay for.
"""

from collections.abc import Iterable, Sequence

from pointcity.bots.weights import NEVER, WEIGHTS, Weights
from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER
from pointcity.cards.tokens import TOKENS
from pointcity.engine.choices import DRAW, FLIP, FLIP_CELL, PASS, TAKE
from pointcity.engine.market import NEIGHBOURS, PAIRS
from pointcity.engine.rules import ROUNDS, Rules
from pointcity.model.state import State
from pointcity.search.quick_seat import SIDES, Key, QuickSeat, seat_key
from tabletop.kernel.ask import Ask, Pick, read_option

NOTHING = 0, -1, ""
"""No planned second card."""

NO_CARD = 2 * NEVER
"""The worth of a cell without resources: so low that no pair with it is worth taking."""


class QuickPlayer:
    """Answers for every seat in the rollouts of one game; a :data:`tabletop.kernel.position.Policy`."""

    def __init__(self, rules: Rules, weights: Weights = WEIGHTS) -> None:
        self.rules = rules
        self.weights = weights
        self._planned = NOTHING
        """The turn, the cell of the first card, and the option for the planned second card."""
        self._seats: dict[Key, QuickSeat] = {}

    def forget(self) -> None:
        """Forget the planned second card, for another table."""
        self._planned = NOTHING

    def __call__(self, state: State, ask: Ask) -> Pick:
        """Return what is best for the seat that is asked."""
        options = ask.options
        if len(options) == 1:
            return options
        if ask.kind == "turn":
            return (self._turn(state, ask),)
        if ask.kind == "second":
            return (self._second(state, ask),)
        if ask.kind == "token":
            there = [read_option(one).word("token") for one in options]
            return (options[there.index(self.best_token(state, ask.seat, there))],)
        if ask.kind == "flip":
            cells = [FLIP_CELL.index(option) for option in options]
            return (FLIP_CELL[Turn(self, state, ask.seat).flip(cells)],)
        return options[:1]  # The cheapest way to pay comes first.

    def _turn(self, state: State, ask: Ask) -> str:
        """Choose from the menu; remember the planned second card until it is asked for."""
        verb, pair = Turn(self, state, ask.seat).chosen(flips=ask.options[0] == FLIP)
        if pair is None:
            return verb
        self._planned = state.turn, pair[0], TAKE[pair[1]]
        return TAKE[pair[0]]

    def _second(self, state: State, ask: Ask) -> str:
        """Choose the second card: the planned one, or the best one if another player chose the first card."""
        (first,) = state.chosen
        turn, cell, second = self._planned
        if (turn, cell) == (state.turn, first) and second in ask.options:
            return second
        _, pair = Turn(self, state, ask.seat).best_pair([(first, near) for near in NEIGHBOURS[first]])
        return TAKE[pair[1]] if pair is not None and TAKE[pair[1]] in ask.options else ask.options[0]

    def best_token(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Return the token to take."""
        mind = self.seat(state, seat)
        return max(names, key=lambda name: mind.token(TOKENS[name]))

    def seat(self, state: State, seat: int) -> QuickSeat:
        """Return the cached judgement of ``seat``."""
        me = state.players[seat]
        left = ROUNDS - 1 - state.turn // (2 if self.rules.solo else self.rules.seats)
        key = seat_key(me, state.tokens, left)
        found = self._seats.get(key)
        if found is None:
            found = self._seats[key] = QuickSeat(self.weights, me, state.tokens, left)
        return found


class Turn:
    """The market as a seat sees it in one of its turns."""

    def __init__(self, quick: QuickPlayer, state: State, seat: int) -> None:
        self.weights = quick.weights
        self.state = state
        self.me = quick.seat(state, seat)
        self._tiers = quick.rules.size.tiers
        market, built, buildings = state.market, state.built, self.me.buildings
        self._judged = [
            buildings[number] if shown and number >= 0 else None
            for number, shown in zip(market, built, strict=True)
        ]
        """By cell, the building that it shows."""
        self._worths = self.me.resources(self._wanted() if self.me.left else ())
        """The worth of resource cards, by ``SIDES``."""
        worths = self._worths
        self._values = [
            worths[SIDES[number]] if number >= 0 and not shown else NO_CARD
            for number, shown in zip(market, built, strict=True)
        ]

    def _wanted(self) -> Sequence[float]:
        """Return by type the worth of one more symbol for buildings on the market that the seat cannot pay for yet."""
        wanted = [0.0] * JOKER
        for judged in self._judged:
            if judged is not None and judged.want:
                for at, _ in judged.lacks:
                    wanted[at] = max(wanted[at], judged.want)
        return wanted

    def chosen(self, *, flips: bool) -> tuple[str, tuple[int, int] | None]:
        """Return the verb and, to take cards, the pair; ``flips``: a card may be turned over."""
        best, pair = self.best_pair(PAIRS)
        drawn = self.drawn() if self.state.deck else NEVER
        little = not self.me.left or max(best, drawn) < self.weights.flip
        if flips and little and self.me.wealth >= self.weights.flip_wealth:
            return FLIP, None
        if drawn >= best or pair is None:
            return (DRAW if drawn > NEVER else PASS), None
        return TAKE[pair[0]], pair

    # Taking --------------------------------------------------------------------------------------------------

    def best_pair(self, pairs: Iterable[tuple[int, int]]) -> tuple[float, tuple[int, int] | None]:
        """Return the worth of the best of ``pairs`` that can be taken, and that pair; None if none can be taken."""
        judged, values, market = self._judged, self._values, self.state.market
        best, found, both = NEVER, None, self.me.both
        for pair in pairs:
            one, other = pair
            first, second = judged[one], judged[other]
            if first is None:
                if second is None:
                    worth = values[one] + values[other]
                elif second.missing and not second.can_be_paid_with(market[one]):
                    continue
                else:
                    worth = second.net + values[one]
            elif second is not None:
                worth = both[market[one], market[other]]
            elif first.missing and not first.can_be_paid_with(market[other]):
                continue
            else:
                worth = first.net + values[other]
            if worth > best:
                best, found = worth, pair
        return best, found

    def hopes(self) -> tuple[float, float, float]:
        """Return what the market offers the seat: the worths of the best building, the next best, and the best pair.

        A building counts less, the more symbols the seat lacks for it.
        """
        near = [max(one.net, 0.0) / (1 + one.missing) for one in self._judged if one is not None]
        near.sort(reverse=True)
        best, next_best = (*near, 0.0, 0.0)[:2]
        return best, next_best, max(self.best_pair(PAIRS)[0], 0.0)

    def drawn(self) -> float:
        """Return what two cards from the deck are worth."""
        deck, sizes = self.state.deck, self._tiers
        rest = len(deck) - 1
        tier = 2 if rest <= sizes[2] else 1 if rest <= sizes[2] + sizes[1] else 0
        return self._worths[SIDES[deck[-1]]] + self.weights.unseen[tier] * self.me.each + self.me.kept

    def flip(self, cells: Sequence[int]) -> int:
        """Return the cell of the card to turn over: one of a scarce type, beside a good card."""
        market, values = self.state.market, self._values

        def score(cell: int) -> float:
            at = CARDS[market[cell]].resource
            lacking = -self.weights.scarce * self.me.permanent[at] if at != JOKER else 0.0
            best = max([values[other] for other in NEIGHBOURS[cell]])
            return lacking + (best if best > NEVER else 0.0)

        return max(cells, key=score)
