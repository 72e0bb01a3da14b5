"""Deals hidden cards into piles at random, so that all notes of an observer hold."""

from collections.abc import Iterable

from citadels.knowledge.piles import Piles
from tabletop.kernel.randomness import Randomness


class ImpossibleError(Exception):
    """The notes contradict each other, so no deal fits them."""


def deal(piles: Piles, chance: Randomness) -> dict[str, list[str]]:
    """Return the cards of each pile, in any order. Raises ``ImpossibleError`` where no deal fits.

    The result depends on the notes alone: every list is sorted before a random draw from it.
    """
    dealer = _Dealer(piles, chance)
    dealer.fill_needs()
    dealer.place_all()
    return dealer.with_unseen()


class _Dealer:
    """Matches each seen card with a pile where it may be (bipartite matching); unseen cards fill the rest."""

    def __init__(self, piles: Piles, chance: Randomness) -> None:
        self.chance = chance
        self.unseen = [card for card in sorted(piles.unseen) for _ in range(piles.unseen[card])]
        self.sizes = dict(sorted(piles.sizes.items()))
        rooms = piles.room
        self.least = {pile: size - min(rooms.get(pile, 0), size) for pile, size in self.sizes.items()}
        open_to_all = [pile for pile in self.sizes if rooms.get(pile, 0)]
        traces = sorted((trace.card, trace.free, trace.piles) for trace in piles.traces)
        self.cards = [card for card, _, _ in traces]
        self.wishes = [
            sorted({*where, *(open_to_all if free else ())} & self.sizes.keys()) for _, free, where in traces
        ]
        self.where: dict[int, str] = {}
        self.held: dict[str, list[int]] = {pile: [] for pile in self.sizes}
        self.fans: dict[str, list[int]] = {pile: [] for pile in self.sizes}
        for at, wish in enumerate(self.wishes):
            for pile in wish:
                self.fans[pile].append(at)

    def fill_needs(self) -> None:
        """Give each pile the seen cards it needs, where unseen cards cannot fill it."""
        needs = [pile for pile, least in self.least.items() for _ in range(least)]
        self.chance.shuffle(needs)
        needs.sort(key=lambda pile: len(self.fans[pile]))
        for pile in needs:
            if not self._attract(pile, set()):
                raise ImpossibleError(f"nothing to lie in {pile}")

    def _attract(self, pile: str, tried: set[int]) -> bool:
        """Find a card for ``pile``: a free one, or one of a pile that finds another (augmenting path)."""
        fans = [at for at in self.fans[pile] if at not in tried and self.where.get(at) != pile]
        self.chance.shuffle(fans)
        fans.sort(key=lambda at: at in self.where)
        for at in fans:
            if at in tried:
                continue
            tried.add(at)
            before = self.where.get(at)
            if before is None or self._attract(before, tried):
                self._put(at, pile)
                return True
        return False

    def place_all(self) -> None:
        """Give every remaining seen card a pile."""
        order = [at for at in range(len(self.cards)) if at not in self.where]
        self.chance.shuffle(order)
        order.sort(key=lambda at: len(self.wishes[at]))
        for at in order:
            if not self._settle(at, set()):
                raise ImpossibleError(f"no place for {self.cards[at]}")

    def _settle(self, at: int, tried: set[str]) -> bool:
        """Find a pile for a card: a random free place, or that of a card that can move (augmenting path)."""
        spots = [
            pile
            for pile in self.wishes[at]
            for _ in range(self.sizes[pile] - len(self.held[pile]))
            if pile not in tried
        ]
        if spots:
            self._put(at, self.chance.pick(spots))
            return True
        full = [pile for pile in self.wishes[at] if pile not in tried]
        self.chance.shuffle(full)
        for pile in full:
            if pile in tried:
                continue
            tried.add(pile)
            for other in self._shuffled(self.held[pile]):
                if self._settle(other, tried):
                    self._put(at, pile)
                    return True
        return False

    def _shuffled(self, cards: Iterable[int]) -> list[int]:
        order = sorted(cards)
        self.chance.shuffle(order)
        return order

    def _put(self, at: int, pile: str) -> None:
        before = self.where.get(at)
        if before is not None:
            self.held[before].remove(at)
        self.where[at] = pile
        self.held[pile].append(at)

    def with_unseen(self) -> dict[str, list[str]]:
        """Return all piles, with the unseen cards in the remaining places."""
        rest = self.unseen
        self.chance.shuffle(rest)
        dealt: dict[str, list[str]] = {}
        for pile, size in self.sizes.items():
            cards = [self.cards[at] for at in sorted(self.held[pile])]
            while len(cards) < size and rest:
                cards.append(rest.pop())
            self.chance.shuffle(cards)
            dealt[pile] = cards
        if rest or any(len(dealt[pile]) != size for pile, size in self.sizes.items()):
            raise ImpossibleError("cards and places differ in number")
        return dealt
