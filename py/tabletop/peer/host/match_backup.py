"""Gives each guest an encrypted backup of the match and a share of its key, in case the host disappears.

The page locks and unlocks (AES-GCM by WebCrypto, the key as it is told); here is what goes in, when, and who gets which share.
With one guest alone nothing is handed out: the holder of the only share could open it at once.
"""

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field

from tabletop.kernel.errors import Refusal
from tabletop.peer.key_shares import split
from tabletop.peer.seed_crypto import Source

EVERY = 20
"""After so many steps of the match what the guests keep is made anew."""
SOON = 4
FEWEST = 2
"""Guests with a seat, without whom nothing is handed out."""
MOST_PLAIN = 8_000_000


def needed_of(guests: int) -> int:
    """Return how many of the guests have to agree: more than half, and never one alone."""
    return max(FEWEST, guests // 2 + 1)


def pack(save: str, kept: str) -> str:
    """Return the text to lock: a match and its room, packed."""
    return b64encode(zlib.compress(json.dumps({"save": save, "kept": kept}).encode(), 9)).decode()


def unpack(text: str) -> tuple[str, str]:
    """Return the save of a match and what was kept of its room. Raises ``Refusal`` (``legacy-broken``)."""
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
    """The host's part: when to hand out, and to whom which share. ``serial`` counts the times."""

    serial: int = 0
    steps: int = -EVERY
    guests: list[int] = field(default_factory=list[int])
    shares: dict[int, str] = field(default_factory=dict[int, str])

    def wanted(self, guests: list[int], steps: int) -> bool:
        """Whether it is time: enough was done since, or something was and other ``guests`` (by number) are there."""
        since = steps - self.steps
        return len(guests) >= FEWEST and (since >= EVERY or (since >= SOON and guests != self.guests))

    def again(self) -> None:
        """Forget the last time: it is time again at the next update."""
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
