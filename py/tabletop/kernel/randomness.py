"""The only source of random numbers: a counter-based generator whose whole state is two integers.

Every draw is a pure function of (seed, count), so the same seed gives the same game on every Python,
under every hash seed, and copying it costs two assignments.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import ClassVar, TypeVar

from pydantic import ConfigDict

from tabletop.kernel.reading import STRICT

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

MAX_SEED = (1 << 53) - 1
"""Largest seed accepted at the borders: JavaScript holds integers exactly up to here."""


@dataclass(slots=True)
class Randomness:
    """SplitMix64 (Steele, Lea and Flood, 2014) in counter form.

    ``seed`` names the stream, ``count`` says how many draws were made.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seed: int
    count: int = 0

    def copy(self) -> "Randomness":
        """Return an independent source that will draw the same numbers."""
        return Randomness(self.seed, self.count)

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.count += 1
        x = (self.seed * 0xD1342543DE82EF95 + self.count * _STEP) & _MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return x ^ (x >> 31)

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``; the bias is below 2**-57 for any table game's bound."""
        return (self.bits() * bound) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each equally likely. ``items`` must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def side_chance(purpose: str, seed: int) -> Randomness:
    """Return a random source for ``purpose`` that is independent of the deck of the game with ``seed``."""
    return Randomness(int.from_bytes(sha256(f"{purpose} {seed}".encode()).digest()[:6], "big"))
