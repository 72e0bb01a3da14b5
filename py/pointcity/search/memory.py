"""Keeps what a searching player remembers: the cards that came up since the deal and are gone from the table.

All seats are told the same, so all remember the same.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import ALL_RESOURCES, JOKER, Card
from pointcity.engine.secrets import Side, side_of
from pointcity.model.state import EMPTY, State
from pointcity.model.view import StackView, View
from tabletop.kernel.events import EventView
from tabletop.kernel.step_start import StepStart
from tabletop.match.kind import Observation

if TYPE_CHECKING:
    from pointcity.game import PointCity


@dataclass(slots=True)
class Memory:
    """What a seat knows, with the rules it plays by.

    ``step_start`` is how the current step began. ``shown`` counts, by side, the cards that came up with their resources
    and were not turned over since, wherever they are now. ``cells`` has, by cell of the market, the tier of such a
    card, 0 if the cell has none. ``lost`` counts the cards of each tier that were spent before this memory began;
    ``deck`` counts the cards in the deck.
    """

    game: "PointCity"
    step_start: StepStart[View]
    shown: Counter[Side]
    cells: list[int]
    lost: list[int]
    deck: int


def learn(game: "PointCity", memory: Memory | None, observation: Observation) -> Memory:
    """Return the memory of a seat after ``observation``. It may change ``memory`` and return it."""
    if memory is None:
        return _first(game, observation.step_start)
    for event in observation.told:
        _follow(memory, event)
    memory.step_start = observation.step_start
    return memory


def write_memory(memory: Memory) -> dict[str, Any] | None:
    """Return what the seats remember, as JSON-ready data; None where the memory began in the middle, and is a guess."""
    return None if any(memory.lost) else _written(memory.shown, memory.cells, memory.deck)


def _written(shown: Counter[Side], cells: Sequence[int], deck: int) -> dict[str, Any]:
    counts = [[*side, count] for side, count in sorted(shown.items()) if count]
    return {"shown": counts, "cells": [*cells], "deck": deck}


def memory_fits(state: State, data: Mapping[str, Any]) -> bool:
    """Whether ``data`` is what :func:`write_memory` writes at ``state``: that depends on nothing else."""
    lying = [EMPTY if built else number for number, built in zip(state.market, state.built, strict=True)]
    players = [*state.players, *([state.automa] if state.automa is not None else [])]
    up = [number for number in lying if number != EMPTY] + state.discard
    up += [number for player in players for number in player.hand]
    shown = Counter(side_of(number) for number in up if CARDS[number].tier)
    cells = [CARDS[number].tier if number != EMPTY else 0 for number in lying]
    return data == _written(shown, cells, len(state.deck))


def read_memory(game: "PointCity", data: Mapping[str, Any], step_start: StepStart[View]) -> Memory:
    """Return the memory of a seat at ``step_start`` that remembered ``data`` before."""
    shown = Counter({(tier, resource, amount): count for tier, resource, amount, count in data["shown"]})
    return Memory(game, step_start, shown, [*data["cells"]], [0] * len(game.rules.size.tiers), data["deck"])


def top_tier(sizes: Sequence[int], left: int) -> int:
    """Return the tier of the top card of a deck of ``left`` cards: the first tier lies on top."""
    return 3 if left <= sizes[2] else 2 if left <= sizes[2] + sizes[1] else 1


def buildings(view: View) -> Iterator[int]:
    """Yield the cards that show their buildings."""
    cities = [card for seat in view.seats for card in seat.city]
    lying = [cell.card for cell in view.market if cell.card]
    for card in (*cities, *(view.automa.city if view.automa is not None else ()), *lying):
        yield NUMBERS[card]


def stacks(view: View) -> Iterator[StackView]:
    """Yield the resource cards before the players and the automa."""
    for seat in view.seats:
        yield from seat.hand
    if view.automa is not None:
        yield from view.automa.hand


# Updating ----------------------------------------------------------------------------------------------------


def _first(game: "PointCity", step_start: StepStart[View]) -> Memory:
    """Return what the table shows: everything at the deal, later all but the sides of spent cards.

    A card that may be of the second or of the third tier counts as of the second, as long as that has cards left.
    """
    view, sizes = step_start.view, game.rules.size.tiers
    out = [size - left for size, left in zip(sizes, view.tiers, strict=True)]
    for number in buildings(view):
        out[CARDS[number].tier - 1] -= 1
    memory = Memory(game, step_start, Counter(), [0] * len(view.market), out, view.deck)
    for at, cell in enumerate(view.market):
        if cell.resource:
            memory.cells[at] = _note(memory, ALL_RESOURCES.index(cell.resource), cell.amount)
    for stack in stacks(view):
        at = ALL_RESOURCES.index(stack.resource)
        for _ in range(stack.count):
            _note(memory, at, stack.amount)
    if not step_start.view.discard:
        memory.lost = [0] * len(sizes)
    return memory


def _note(memory: Memory, resource: int, amount: int) -> int:
    """Count a card that shows its resources; return its tier, 0 for a starting card."""
    tiers = [1] if resource != JOKER and amount == 1 else [2, 3]
    for tier in tiers:
        if memory.lost[tier - 1]:
            memory.lost[tier - 1] -= 1
            memory.shown[tier, resource, amount] += 1
            return tier
    return 0


def _follow(memory: Memory, event: EventView) -> None:
    """Note cards that came up from the deck or were turned over."""
    data = event.data
    if event.kind in {"resource_dealt", "resource_drawn"}:
        tier = top_tier(memory.game.rules.size.tiers, memory.deck)
        memory.deck -= 1
        memory.shown[tier, ALL_RESOURCES.index(str(data["resource"])), _number(data, "amount")] += 1
        if event.kind == "resource_dealt":
            memory.cells[_number(data, "cell")] = tier
    elif event.kind == "building_dealt":
        memory.deck -= 1
        memory.cells[_number(data, "cell")] = 0
    elif event.kind == "card_flipped":
        card: Card = CARDS[NUMBERS[str(data["card"])]]
        memory.shown[card.tier, card.resource, card.amount] -= 1
        memory.cells[_number(data, "cell")] = 0


def _number(data: Mapping[str, object], name: str) -> int:
    value = data[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value
