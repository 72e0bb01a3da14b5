"""Samples worlds: deals the hidden cards so that they fit what the seat was told, every such deal equally likely."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.engine.secrets import HiddenCards, Side, unseen_cards
from pointcity.model.state import EMPTY, Player, State
from pointcity.model.view import CellView, StackView, View
from pointcity.search.memory import Memory, buildings, top_tier
from tabletop.kernel.ask import AskView, view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness, SmallDraws
from tabletop.match.kind import Start

Hand = dict[tuple[int, int], list[int]]
"""Cards by resource and amount."""


class ImpossibleError(Exception):
    """No deal fits the memory. It can happen after a save from the middle of a game."""


def sample_position(memory: Memory, chance: Randomness) -> Position[State]:
    """Return a sampled position that fits the memory. Raises ``ImpossibleError``."""
    step_start = memory.step_start
    picks = [pick for pick in step_start.picks if pick is not None]
    if len(picks) < len(step_start.picks):
        raise ImpossibleError
    return Position[State].resumed(memory.game, sample(memory, chance), tuple(picks))


def redeal(memory: Memory, view: View, ask: AskView | None, chance: Randomness) -> Start | None:
    """Return a start from which the seat sees ``view`` and is asked ``ask``; None if no deal fits."""
    try:
        position = sample_position(memory, chance)
    except ImpossibleError:
        return None
    there, seat = position.ask, view.seat
    mine = view_ask(there, "") if there is not None and there.seat == seat else None
    same = mine == ask and memory.game.view(position.state, seat) == view
    return Start(position.base, position.picks) if same else None


def sample(memory: Memory, chance: Randomness) -> State:
    """Return a sampled table at the start of the step. Raises ``ImpossibleError``."""
    return Dealer(memory).state(chance)


class Dealer:
    """Builds worlds from one memory and the hidden cards. Raises ``ImpossibleError`` where none fits."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.view: View = memory.step_start.view
        self._unseen = unseen_cards(set(buildings(self.view)))
        self._gone = self._gone_cards()
        self._market = [
            self._cell(cell, tier) for cell, tier in zip(self.view.market, memory.cells, strict=True)
        ]
        """By cell, the building that it shows or the side of the resources."""

    def state(self, chance: Randomness) -> State:
        """Return a table. Raises ``ImpossibleError``."""
        try:
            return self._state(HiddenCards(self._unseen, SmallDraws(chance)))
        except LookupError:
            raise ImpossibleError from None

    def _state(self, hidden: HiddenCards) -> State:
        view, memory = self.view, self.memory
        market = [lying if isinstance(lying, int) else hidden.deal(lying) for lying in self._market]
        top = self._top(hidden, view.top)
        held = self._held(hidden)
        players = [
            Player(self._hand(held, seat.hand), _numbers(seat.city), [token.token for token in seat.tokens])
            for seat in view.seats
        ]
        tokens = [token.token for token in view.tokens]
        machine = view.automa
        automa = None
        if machine is not None:
            there = {*tokens, *(token for player in players for token in player.tokens)}
            others = [token for token in memory.game.rules.tokens if token not in there]
            automa = Player(self._hand(held, machine.hand), _numbers(machine.city), others[: machine.tokens])
        left = hidden.rest()
        # The order in which cards were spent is never visible.
        discard = [number for cards in held.values() for number in cards]
        discard += [left[tier].pop() for tier, lost in enumerate(memory.lost, 1) for _ in range(lost)]
        deck = [left[top_tier(memory.game.rules.size.tiers, at + 1)].pop() for at in range(view.deck - 1)]
        turns = sum(seat.turns for seat in view.seats)
        return State(
            phase="turn",
            turn=2 * turns if machine is not None else turns,
            first=view.first,
            players=players,
            deck=deck + top,
            market=market,
            built=[bool(cell.card) for cell in view.market],
            tokens=tokens,
            discard=discard,
            flipped=view.flipped,
            automa=automa,
            column=machine.column if machine is not None else 0,
            row=machine.row if machine is not None else 1,
        )

    @staticmethod
    def _cell(cell: CellView, tier: int) -> int | Side:
        if cell.card:
            return NUMBERS[cell.card]
        if not cell.resource:
            return EMPTY
        return tier, ALL_RESOURCES.index(cell.resource), cell.amount

    def _top(self, hidden: HiddenCards, shown: StackView | None) -> list[int]:
        """Return the top card of the deck, whose resources are seen."""
        if shown is None:
            return []
        tier = top_tier(self.memory.game.rules.size.tiers, self.view.deck)
        return [hidden.deal((tier, ALL_RESOURCES.index(shown.resource), shown.amount))]

    def _gone_cards(self) -> list[tuple[Side, int]]:
        """Return how many cards of each side came up and have left the market: in hands, or spent."""
        shown = Counter(self.memory.shown)
        for tier, cell in zip(self.memory.cells, self.view.market, strict=True):
            if cell.resource:
                shown[tier, ALL_RESOURCES.index(cell.resource), cell.amount] -= 1
        if any(count < 0 for count in shown.values()):
            raise ImpossibleError
        return sorted(shown.items())

    def _held(self, hidden: HiddenCards) -> Hand:
        """Return what came up with its resources and has left the market, with the starting cards."""
        held: Hand = defaultdict(list)
        for number in self.memory.game.rules.starting:
            held[CARDS[number].resource, CARDS[number].amount].append(number)
        for side, count in self._gone:
            held[side[1:]] += [hidden.deal(side) for _ in range(count)]
        return held

    @staticmethod
    def _hand(held: Hand, stacks: Sequence[StackView]) -> list[int]:
        return [
            held[ALL_RESOURCES.index(stack.resource), stack.amount].pop()
            for stack in stacks
            for _ in range(stack.count)
        ]


def _numbers(city: Sequence[str]) -> list[int]:
    return [NUMBERS[card] for card in city]
