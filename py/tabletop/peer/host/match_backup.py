"""Gives each guest an encrypted backup of the match and a share of its key, in case the host disappears.

The page encrypts and decrypts (AES-GCM by WebCrypto, with the key it is told). This module decides the content, the
time, and which guest gets which share. A single guest gets no backup, since the holder of the only share could open
it at once.
"""

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field

from tabletop.kernel.errors import Refusal
from tabletop.peer.key_shares import split
from tabletop.peer.seed_crypto import Source

EVERY = 20
"""The steps of the match after which the backup is made again."""
SOON = 4
"""The steps after which it is made again if the guests have changed."""
FEWEST = 2
"""The fewest guests with a seat for which a backup is made."""
MOST_PLAIN = 8_000_000
BLOCK = 40
"""So many serials are stored as used at once: more than a game needs, so that a store that refuses later stops no
backup."""


def needed_of(guests: int) -> int:
    """Return how many of the guests have to agree: more than half, and at least two."""
    return max(FEWEST, guests // 2 + 1)


def pack(save: str, kept: str) -> str:
    """Return the text to encrypt: a match and its room, compressed."""
    return b64encode(zlib.compress(json.dumps({"save": save, "kept": kept}).encode(), 9)).decode()


def unpack(text: str) -> tuple[str, str]:
    """Return the save of a match and the stored text of its room. Raises ``Refusal`` (``legacy-broken``)."""
    inflate = zlib.decompressobj()
    try:
        data = json.loads(inflate.decompress(b64decode(text, validate=True), MOST_PLAIN))
        save, kept = data["save"], data["kept"]
    except (ValueError, zlib.error, KeyError, TypeError, RecursionError):
        raise Refusal("legacy-broken") from None
    if not inflate.eof or not isinstance(save, str) or not isinstance(kept, str):
        raise Refusal("legacy-broken")
    return save, kept


@dataclass(slots=True)
class MatchBackup:
    """The host's part: decides when to make a backup, and which guest gets which share.

    ``serial`` is that of the latest. What is stored of a room calls all up to ``reserved`` used, so that no load of the
    page uses one of them again; the first block is in all that a new room stores.
    """

    serial: int = 0
    reserved: int = BLOCK
    safe: int = BLOCK
    """The latest serial that may be used: up to here they are known to be stored as used."""
    steps: int = -EVERY
    guests: list[int] = field(default_factory=list[int])
    shares: dict[int, str] = field(default_factory=dict[int, str])

    def resume(self, used: int) -> None:
        """Use no serial up to ``used``: another load of the page, or another host, has."""
        self.serial = self.reserved = self.safe = used

    @property
    def runs_out(self) -> bool:
        """Whether to reserve the next serials."""
        return self.safe - self.serial < BLOCK // 2

    def reserve(self) -> int:
        """Call more serials used; return the latest, which is safe once this is stored."""
        self.reserved = self.safe + BLOCK
        return self.reserved

    def wanted(self, guests: list[int], steps: int) -> bool:
        """Whether a backup is due: after enough steps, or after a few if the ``guests`` changed."""
        since = steps - self.steps
        return len(guests) >= FEWEST and (since >= EVERY or (since >= SOON and guests != self.guests))

    def again(self) -> None:
        """Forget the last backup, so that one is due at the next update."""
        self.steps, self.shares = -EVERY, {}

    def begin(self, guests: list[int], steps: int, source: Source) -> str:
        """Make a key and its shares; return the key, for the page alone."""
        key = source.hex()
        self.serial += 1
        self.steps, self.guests = steps, guests
        places = range(1, len(guests) + 1)
        shares = split(key, places, needed_of(len(guests)), source)
        self.shares = {guest: f"{place}-{shares[place]}" for guest, place in zip(guests, places, strict=True)}
        return key
