"""Knows what each load of the host's page found stored of the match, and so whether a guest was told what is lost."""

from typing import Any

from tabletop.match.match import Match
from tabletop.match.record import MOST
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.room_storage import MOST_LOADS, PageLoad
from tabletop.peer.seed_crypto import digest


class PageLoads:
    """The latest loads of the host's page, this one last. ``secret``: 32 bytes of randomness in hex, of this load."""

    def __init__(self, secret: str) -> None:
        self.number = 1 + int(digest("load", secret)[:8], 16) % MOST
        """The number of this load: 1 to a million, by chance."""
        self.stored: list[PageLoad] = []
        self.counted = False
        """Whether this load is among them, or is not to be."""

    def count(self, match: Match[Any, Any], *, found: bool) -> bool:
        """Note what this load has found of the match, nothing unless it was ``found``; return whether that is news."""
        if self.counted:
            return False
        self.counted = True
        number = match.number if found else -1
        self.stored = [*self.stored, (self.number, match.line, number)][-MOST_LOADS:]
        return True

    def take_over(self, latest: tuple[int, int]) -> None:
        """Begin with this load, of a guest that has become the host: it knows of no other page.

        ``latest``: line and number.
        """
        self.counted = True
        self.stored = [(self.number, *latest)]

    def has_lost(self, place: GuestPlace, heir: int | None) -> bool:
        """Whether another load told a guest what this page does not know: the guest would find the record forged.

        An earlier load could not store it; or, in a room that continues from the backup ``heir``, a guest that had
        opened the same backup was the host, and is lost as well. What came before that backup the guest compares.
        """
        numbers = [number for number, *_ in self.stored]
        if place.known is None or place.load in {None, 0, self.number}:
            return False
        if heir is not None and place.load not in numbers:
            return place.heir == heir
        if self.number not in numbers:
            return False
        since = numbers.index(place.load) + 1 if place.load in numbers else -1
        return place.known > min((line, number) for _, line, number in self.stored[since:])
