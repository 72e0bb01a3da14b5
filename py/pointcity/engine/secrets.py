"""Deals the hidden cards again: all worlds that it deals look the same to every seat.

Hidden are the building sides of cards that show resources, the order of the deck, and which cards were put back into
the box before the game. Not hidden are the number of cards of each tier in each place (tiers come one after the other),
and every side that shows.
"""

from collections import defaultdict
from collections.abc import Container, Mapping, Sequence

from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.model.state import State
from tabletop.kernel.randomness import Draws, Randomness

Side = tuple[int, int, int]
"""What all seats know of a card that shows its resources: tier, resource, amount."""


def side_of(number: int) -> Side:
    """Return what all seats know of a card that shows its resources."""
    card = CARDS[number]
    return card.tier, card.resource, card.amount


def unseen_cards(seen: Container[int]) -> dict[Side, list[int]]:
    """Return all two-sided cards except those whose building was ``seen``, by their resource side."""
    by_side: dict[Side, list[int]] = defaultdict(list)
    for number in TWO_SIDED:
        if number not in seen:
            by_side[side_of(number)].append(number)
    return by_side


class HiddenCards:
    """The cards whose building was never seen, shuffled, so that each world dealt from them is equally likely."""

    def __init__(self, unseen: Mapping[Side, Sequence[int]], chance: Draws) -> None:
        """Take what :func:`unseen_cards` returned."""
        self._chance = chance
        self._by_side = {side: list(cards) for side, cards in unseen.items()}
        for cards in self._by_side.values():
            chance.shuffle(cards)

    def deal(self, side: Side) -> int:
        """Return a card that shows these resources. Raises ``LookupError`` where none is left."""
        return self._by_side[side].pop()

    def rest(self) -> dict[int, list[int]]:
        """Return by tier the cards that were not dealt, each tier shuffled: they are in the deck, or in the box."""
        left: dict[int, list[int]] = defaultdict(list)
        for (tier, _, _), cards in sorted(self._by_side.items()):
            left[tier] += cards
        for cards in left.values():
            self._chance.shuffle(cards)
        return left


def resample(state: State, chance: Randomness) -> State:
    """Return a copy of ``state`` in which all that is hidden was dealt again; each such world is equally likely."""
    world = state.copy()
    hidden = HiddenCards(unseen_cards(_known(world)), chance)
    for pile, places in _piles_showing_resources(world):
        for at in places:
            if CARDS[pile[at]].tier:
                pile[at] = hidden.deal(side_of(pile[at]))
    left = hidden.rest()
    for at, number in enumerate(world.deck[:-1]):
        world.deck[at] = left[CARDS[number].tier].pop()
    return world


def _piles_showing_resources(world: State) -> list[tuple[list[int], list[int]]]:
    """Return the piles in which cards show their resources, and the places of those in each."""
    market = [at for at, number in enumerate(world.market) if number >= 0 and not world.built[at]]
    everybody = [*world.players, *([world.automa] if world.automa is not None else [])]
    hands = [(player.hand, list(range(len(player.hand)))) for player in everybody]
    top = [len(world.deck) - 1] if world.deck else []
    return [
        (world.market, market),
        (world.deck, top),
        (world.discard, list(range(len(world.discard)))),
        *hands,
    ]


def _known(world: State) -> set[int]:
    """Return the cards that show their building."""
    everybody = [*world.players, *([world.automa] if world.automa is not None else [])]
    open_ = {number for at, number in enumerate(world.market) if number >= 0 and world.built[at]}
    return open_ | {number for player in everybody for number in player.city}
