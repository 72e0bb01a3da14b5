"""Draws random numbers: by a quick generator, or by a cipher whose seed cannot be found from what it draws.

Every draw is a pure function of (seed, count), so the same seed gives the same game on every Python,
under every hash seed, and copying a source costs two assignments.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Annotated, ClassVar, TypeVar

from pydantic import ConfigDict, Field

from tabletop.kernel.reading import STRICT

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_WHOLE = 1 << 64
_LEAST = 1 << 24
"""With less than this left of 64 bits, they are drawn anew."""
_PERSON = b"tabletop deal"
"""Keeps these numbers apart from all other uses of the same key."""

MAX_SEED = (1 << 53) - 1
"""Largest seed accepted at the borders: JavaScript holds integers exactly up to here."""

KEY = r"^[0-9a-f]{64}$"
"""The form of a seed of 256 bits."""

Seed = int | str
"""What a game is dealt from. Its type names the source: a number the quick one, a text in the form ``KEY`` the
cipher."""


class Draws:
    """What both sources can do with their numbers."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``."""
        raise NotImplementedError

    def pick(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each equally likely. ``items`` must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@dataclass(slots=True)
class Randomness(Draws):
    """The quick source: SplitMix64 (Steele, Lea and Flood, 2014) in counter form, which is no cipher.

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


class SmallDraws(Draws):
    """Draws several small numbers from one draw of 64 bits of a ``source``.

    Each takes its share of the remaining range.

    It is for what is tried, never for a deal: numbers below 256 have a bias below 2**-16.
    """

    __slots__ = ("_left", "_source")

    def __init__(self, source: Randomness) -> None:
        self._source = source
        self._left = 0

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``."""
        if self._left < _LEAST:
            self._left = self._source.bits()
        self._left, drawn = divmod(self._left, bound)
        return drawn

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place: written out, as many a short list is shuffled."""
        left, bits = self._left, self._source.bits
        for i in range(len(items) - 1, 0, -1):
            if left < _LEAST:
                left = bits()
            left, j = divmod(left, i + 1)
            items[i], items[j] = items[j], items[i]
        self._left = left


@dataclass(slots=True)
class CipherRandomness(Draws):
    """The source of friends' matches: keyed BLAKE2b (RFC 7693) in counter mode.

    Keyed BLAKE2b is a pseudorandom function, so its values for 1, 2, 3... tell nothing of the key or of each other.
    ``key`` are 64 hex digits, ``count`` says how many draws were made.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    key: Annotated[str, Field(pattern=KEY)]
    count: int = 0

    def copy(self) -> "CipherRandomness":
        """Return an independent source that will draw the same numbers."""
        return CipherRandomness(self.key, self.count)

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.count += 1
        block = self.count.to_bytes(8, "big")
        drawn = blake2b(block, digest_size=8, key=bytes.fromhex(self.key), person=_PERSON)
        return int.from_bytes(drawn.digest(), "big")

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``, each exactly as likely.

        A draw past the last whole range is made again.
        """
        whole = _WHOLE - _WHOLE % bound
        while (drawn := self.bits()) >= whole:
            pass
        return drawn % bound


AnyRandomness = Randomness | CipherRandomness


def source_of(seed: Seed) -> AnyRandomness:
    """Return the source that ``seed`` names, at its beginning."""
    return CipherRandomness(seed) if isinstance(seed, str) else Randomness(seed)


def side_chance(purpose: str, seed: Seed) -> Randomness:
    """Return a random source for ``purpose`` that is independent of the deck of the game with ``seed``."""
    return Randomness(int.from_bytes(sha256(f"{purpose} {seed}".encode()).digest()[:6], "big"))
