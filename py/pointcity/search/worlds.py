"""Samples worlds: deals the hidden cards so that they fit what the seat was told, every such deal equally likely."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.engine.secrets import HiddenCards
from pointcity.model.state import EMPTY, Player, State
from pointcity.model.view import CellView, StackView, View
from pointcity.search.memory import Memory, buildings, top_tier
from tabletop.kernel.ask import AskView, view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
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
    try:
        return _Dealer(memory, chance).state()
    except IndexError:
        raise ImpossibleError from None


class _Dealer:
    """Builds one world from the memory and the hidden cards."""

    def __init__(self, memory: Memory, chance: Randomness) -> None:
        self.memory = memory
        self.view: View = memory.step_start.view
        self.hidden = HiddenCards(set(buildings(self.view)), chance)

    def state(self) -> State:
        """Return the table."""
        view, memory = self.view, self.memory
        market = [self._cell(cell, tier) for cell, tier in zip(view.market, memory.cells, strict=True)]
        top = self._top(view.top)
        held = self._held()
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
        left = self.hidden.rest()
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

    def _cell(self, cell: CellView, tier: int) -> int:
        if cell.card:
            return NUMBERS[cell.card]
        if not cell.resource:
            return EMPTY
        return self.hidden.deal((tier, ALL_RESOURCES.index(cell.resource), cell.amount))

    def _top(self, shown: StackView | None) -> list[int]:
        """Return the top of the deck, its resources are seen."""
        if shown is None:
            return []
        tier = top_tier(self.memory.game.rules.size.tiers, self.view.deck)
        return [self.hidden.deal((tier, ALL_RESOURCES.index(shown.resource), shown.amount))]

    def _held(self) -> Hand:
        """Return what came up with its resources and has left the market: in hands, or spent."""
        shown = Counter(self.memory.shown)
        for tier, cell in zip(self.memory.cells, self.view.market, strict=True):
            if cell.resource:
                shown[tier, ALL_RESOURCES.index(cell.resource), cell.amount] -= 1
        held: Hand = defaultdict(list)
        for number in self.memory.game.rules.starting:
            held[CARDS[number].resource, CARDS[number].amount].append(number)
        for side in sorted(shown):
            if shown[side] < 0:
                raise ImpossibleError
            held[side[1:]] += [self.hidden.deal(side) for _ in range(shown[side])]
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
