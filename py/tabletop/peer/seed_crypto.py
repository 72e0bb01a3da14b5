"""Draws a seed together by commitments: each device commits to a nonce, then all reveal; none can choose the result.

The host commits first and reveals its nonce only after the game, so that no guest can compute the shuffle. Every hash
includes the room, the drawing and the seat, so no value can be reused elsewhere.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from tabletop.kernel.randomness import Seed

HOST = "opener"

Shuffle = Literal["quick", "cipher"]
"""The random source that a drawn seed is for. Rooms of protocol 2 drew a seed of 53 bits for the ``quick`` one."""


_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(*parts: object) -> str:
    """Return the hash of ``parts``, plain data, as 64 hex digits; no two lists of parts have the same text."""
    return sha256(_WRITER.encode(parts).encode()).hexdigest()


def commitment(room: str, attempt: int, who: str, nonce: str) -> str:
    """Return the commitment of ``who`` (a seat as text, or ``HOST``) to ``nonce``."""
    return digest("commit", room, attempt, who, nonce)


def joint_seed(room: str, attempt: int, secret: str, nonces: Mapping[str, str], shuffle: Shuffle) -> Seed:
    """Return the seed that the host's ``secret`` and the guests' ``nonces`` (by seat, as text) give together."""
    drawn = digest("seed", room, attempt, secret, dict(nonces))
    return drawn if shuffle == "cipher" else int(drawn, 16) % (1 << 53)


def short_number(*parts: object) -> str:
    """Return six digits to be compared aloud, ``123 456``."""
    number = int(digest("number", *parts), 16) % 1_000_000
    return f"{number // 1000:03} {number % 1000:03}"


class Source:
    """Derives secrets, by a one-way hash, from 32 bytes of the browser's randomness."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._count = 0

    def hex(self) -> str:
        """Return the next 64 hex digits."""
        self._count += 1
        return sha256(f"{self._secret} {self._count}".encode()).hexdigest()

    def word(self, length: int) -> str:
        """Return the next ``length`` (at most 43) letters, digits, ``-`` and ``_``: 6 bits each."""
        return urlsafe_b64encode(bytes.fromhex(self.hex())).decode()[:length]
