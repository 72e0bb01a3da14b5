"""Plays as ``normal``: estimates what each legal option brings, in points at the end of the game, and takes the best.

Its last turn is counted instead (knowledge/last_turn.py).
"""

from collections.abc import Callable

from pointcity.bots.outlook import Outlook, building, neighbours
from pointcity.bots.weights import NEVER, WEIGHTS, Weights
from pointcity.bots.worth import Worth
from pointcity.cards.card import RESOURCES
from pointcity.knowledge.last_answer import last_answer
from pointcity.model.view import CellView, View
from tabletop.kernel.ask import AskView, Option, Pick
from tabletop.kernel.randomness import Randomness

AT_ONCE = 500.0


class Judgement:
    """Scores the options of one decision, mostly in points at the end of the game."""

    def __init__(self, look: Outlook, weights: Weights) -> None:
        self.look = look
        self.worth = Worth(look, weights)
        self.market = look.view.market
        self._pairs: dict[tuple[int, int], float] = {}
        self._rival = self._next_player()

    def scorer(self, kind: str) -> Callable[[Option], float]:
        """Return the function that scores the options of an ask of this ``kind``."""
        asks: dict[str, Callable[[Option], float]] = {
            "turn": self.turn,
            "second": self.second,
            "flip": self.flip,
            "payment": self.payment,
            "payment_type": self.payment_type,
            "token": self.token,
        }
        return asks.get(kind, self.unknown)

    # Taking --------------------------------------------------------------------------------------------------

    def turn(self, option: Option) -> float:
        """Score an entry of the menu; a flip, if it is wanted, comes first."""
        if option.verb == "take":
            return self._best_with(option.number("cell"))
        if option.verb == "draw":
            return self._drawn()
        if option.verb == "flip":
            return AT_ONCE if self._flips() else NEVER
        return 0.0

    def second(self, option: Option) -> float:
        """Score the second card beside the one that was chosen."""
        chosen = next(at for at, cell in enumerate(self.market) if cell.chosen)
        return self.pair(chosen, option.number("cell"))

    def _best_with(self, cell: int) -> float:
        return max(self.pair(cell, near) for near in neighbours(cell))

    def pair(self, one: int, other: int) -> float:
        """Return what taking both cells is worth; ``NEVER`` if they cannot be paid."""
        pair = min(one, other), max(one, other)
        found = self._pairs.get(pair)
        if found is None:
            found = self._pairs[pair] = self._judge(*pair)
        return found

    def _judge(self, one: int, other: int) -> float:
        cells = self.market[one], self.market[other]
        built = [cell for cell in cells if cell.card]
        taken = [cell for cell in cells if cell.resource]
        worth = sum(self.worth.resource(cell.resource, cell.amount) for cell in taken)
        if not built:
            return worth
        costs = [building(cell).cost for cell in built]
        cost = [sum(symbols) for symbols in zip(*costs, strict=True)]
        resource, amount = (taken[0].resource, taken[0].amount) if taken else ("", 0)
        if len(built) + len(taken) < 2 or not self.look.can_pay(cost, resource, amount):
            return NEVER
        worth += sum(self.worth.building(cell.card) + self._denied(cell) for cell in built)
        return worth - self.worth.spent(cost)

    def _next_player(self) -> Worth | None:
        """Return the judgement of the next player, None if there is none."""
        seats = len(self.look.view.seats)
        seat = (self.look.ask.seat + 1) % seats
        if seats == 1 or not self.worth.weights.denial:
            return None
        rival = Outlook(self.look.view, self.look.ask, seat)
        return Worth(rival, self.worth.weights) if rival.left >= 0 else None

    def _denied(self, cell: CellView) -> float:
        """Return what it is worth that the next player cannot build the card of ``cell``."""
        rival, card = self._rival, building(cell)
        if rival is None or not rival.look.can_pay(card.cost):
            return 0.0
        return self.worth.weights.denial * max(rival.building(cell.card) - rival.spent(card.cost), 0.0)

    def _drawn(self) -> float:
        """Return what two cards from the deck are worth: the top card, and an unknown one."""
        top = self.look.view.top
        seen = self.worth.resource(top.resource, top.amount) if top is not None else 0.0
        return seen + self.worth.unseen()

    # Flipping ------------------------------------------------------------------------------------------------

    def _flips(self) -> bool:
        """Whether to flip a card: if every option brings little, and the seat could pay for a new building."""
        if self.look.wealth < self.worth.weights.flip_wealth:
            return False
        taken = [option.number("cell") for option in self.look.ask.options if option.verb == "take"]
        best = max((self._best_with(cell) for cell in taken), default=0.0)
        return not self.look.left or max(best, self._drawn()) < self.worth.weights.flip

    def flip(self, option: Option) -> float:
        """Score flipping a cell: better if the seat has few permanent resources of its type, and beside a good card."""
        cell = option.number("cell")
        resource = self.market[cell].resource
        at = RESOURCES.index(resource) if resource in RESOURCES else None
        lacking = -self.worth.weights.scarce * self.look.permanent[at] if at is not None else 0.0
        near = [self.market[other] for other in neighbours(cell)]
        beside = [self.worth.resource(other.resource, other.amount) for other in near if other.resource]
        return lacking + max(beside, default=0.0)

    # Paying, tokens ------------------------------------------------------------------------------------------

    def payment(self, option: Option) -> float:
        """Score a way to pay: minus the worth of the cards that it spends; jokers are worth most."""
        return -sum(self._given(name, option.number(name)) for name in option.args)

    def _given(self, name: str, count: int) -> float:
        """Return the worth of ``count`` cards of the kind ``name``: ``energy``, ``energy_double``, ``ingenuity`` ..."""
        resource = name.removesuffix("_double")
        unspent = count * self.worth.unspent(resource)
        if resource not in RESOURCES:
            return count * self.worth.weights.joker + unspent
        at = RESOURCES.index(resource)
        symbols = count * (1 if resource == name else 2)
        return self.worth.weights.given(symbols, self.look.symbols[at], self.worth.wanted[at]) + unspent

    def payment_type(self, option: Option) -> float:
        """Score a way to pay one type: its own cards rather than jokers."""
        symbols = option.number("singles") + 2 * option.number("doubles")
        return -(symbols + self.worth.weights.joker * option.number("jokers"))

    def token(self, option: Option) -> float:
        """Score a token by the points that it will bring."""
        return self.worth.token(option.word("token"))

    def unknown(self, _option: Option) -> float:
        """Return 0 for every option of an unknown ask, so that chance decides."""
        return 0.0


class NormalBot:
    """Answers every ask by heuristics. Keeps nothing between two decisions."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Score all options and take the best; chance breaks ties."""
        if len(ask.options) == 1:
            return (ask.options[0].id,)
        counted = last_answer(view, ask, chance)
        if counted is not None:
            return (counted,)
        score = Judgement(Outlook(view, ask, ask.seat), self.weights).scorer(ask.kind)
        scored = [(score(one) + chance.below(1000) / 100_000, one.id) for one in ask.options]
        return (max(scored)[1],)
