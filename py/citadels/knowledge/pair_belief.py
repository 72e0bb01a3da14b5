"""Computes exactly how likely the other player kept each pair of characters in the French draft of two.

One character is discarded unseen. The leader looks at four of the others, and takes these four or the three that are
left. If the other player gets the three, it also gets the discarded character. Each keeps two (ruling 11).
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from math import exp
from typing import NamedTuple

from citadels.knowledge.build_state import Dealt, evenly
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.role_notes import RoleNotes
from tabletop.kernel.randomness import Randomness

Wanting = Callable[[int, str], float]
"""The utility for a seat of keeping a character; the weight of that choice is e to the utility."""

_PLACE = 0
"""The draft's only place in the script."""


class _Way(NamedTuple):
    """A possible draft: the unseen discarded character (``""``: none), the other player's pair, its probability."""

    hidden: str
    kept: tuple[str, str]
    weight: float


class Pairs:
    """An observer's belief about the other player's pair; ``held`` is what that player revealed.

    ``possible``: a draft fits.
    """

    def __init__(
        self, names: Collection[str], roles: RoleNotes, wanting: Wanting, held: Collection[str]
    ) -> None:
        self.roles = roles
        self.held = held
        self.other = 0 if roles.seat else 1
        self.wants = {name: exp(wanting(self.other, name)) for name in sorted(names)}
        self.pile = roles.offers.get(_PLACE, [])
        self.ways = [way for took in self._cases() for way in self._kept(took=took)] if self.pile else []
        self.total = sum([way.weight for way in self.ways])
        self.possible = self.total > 0

    def _cases(self) -> tuple[bool, ...]:
        """Return whether the leader took the pile of four; both values if the observer cannot tell."""
        laid = [one.seat for one in self.roles.laid]
        if any(seat is not None for seat in laid):
            return (None not in laid,)
        return (len(self.pile) == 4,) if self.roles.leader == self.roles.seat else (True, False)

    def _kept(self, *, took: bool) -> Iterator[_Way]:
        """Yield the drafts of one case: the pair is of all unseen characters, or of all but the discarded one."""
        rest = [name for name in self.wants if name not in self.pile]
        # If the leader took the four, any of the follower's four may be the discarded one: 4 deals. Otherwise each
        # unseen character may be it, and each gives a deal of its own.
        chance, deals = self._chosen(rest, took=took), 4.0 if took else 1.0
        hand, homes = hand_of(self.other), self.roles.homes()
        away = self.roles.laid[0].pile
        for hidden in ("",) if took else rest:
            if hidden and away not in homes.get(hidden, ()):
                continue
            pile = [name for name in rest if name != hidden]
            every = self._weight(pile)
            for kept in combinations(pile, 2):
                fits = all(name in self.held or hand in homes.get(name, ()) for name in kept)
                if fits and set(self.held) <= set(kept):
                    yield _Way(hidden, kept, chance * deals * self._weight(kept) / every)

    def _chosen(self, rest: Sequence[str], *, took: bool) -> float:
        """Return the probability that the leader took the four (``took``), or passed them on.

        ``rest`` are the characters that the observer did not get. The leader takes a pile as often as the pair that it
        wants to keep is there. Of four unseen characters, a given pair is among the three in half of the deals.
        """
        if self.roles.leader == self.roles.seat:
            return 1.0
        ours, theirs = self._weight(self.pile), self._weight(rest)
        return theirs / (theirs + ours / 2) if took else theirs / (theirs + 2 * ours)

    def _weight(self, pile: Collection[str]) -> float:
        """Return the sum of the weights of all pairs of ``pile``."""
        return sum([self.wants[one] * self.wants[other] for one, other in combinations(pile, 2)])

    def shares(self) -> dict[tuple[str, str], float]:
        """Return the probability of each character in the other player's hand, by character and pile."""
        found: dict[tuple[str, str], float] = {}
        for way in self.ways:
            for name in way.kept:
                key = (name, hand_of(self.other))
                found[key] = found.get(key, 0.0) + way.weight / self.total
        return found

    def deal(self, chance: Randomness) -> Dealt:
        """Draw a possible draft and deal the hidden characters by it.

        Raises ``ImpossibleError`` if the notes forbid it.
        """
        point = chance.below(1 << 53) / (1 << 53) * self.total
        for way in self.ways:
            point -= way.weight
            if point < 0:
                break
        else:
            way = self.ways[-1]
        there = self.roles.copy()
        for name in way.kept:
            if name not in self.held:
                there.piles.spot(name, hand_of(self.other))
        if way.hidden:
            there.piles.spot(way.hidden, there.laid[0].pile)
        return evenly(there, chance)
