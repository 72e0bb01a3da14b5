"""Opens the next room at the guest who takes the host's part, and invites the others to it over the old one."""

from collections.abc import Sequence
from typing import Protocol

from tabletop.peer.evening.commands import Commands, Result
from tabletop.peer.evening.follow_up import COMING
from tabletop.peer.evening.rooms import HostedRoom, is_open
from tabletop.peer.requests import PartSeats, PartWatch
from tabletop.peer.shapes import GuestId


class GuestsRoom(Protocol):
    """The room that this device is still a guest of."""

    commands: Commands

    def ask_part(self, asked: PartSeats | PartWatch, now: float) -> None:
        """Give the host an invitation, which it passes on; it gets a number of its own."""


class HeirsRoom:
    """The way of all from the room ``old`` to ``new``: the guest of each seat there, and those who watch."""

    def __init__(
        self,
        old: GuestsRoom,
        new: HostedRoom,
        guests: Sequence[GuestId | None],
        watchers: Sequence[GuestId],
        now: float,
    ) -> None:
        self._old, self._new = old, new
        self._guests, self._watchers = guests, list(watchers)
        self._since = now
        self._turn_ends = now
        """When the time of the guest who watches, and has its turn, is over."""
        self._watching = 0
        self._making = False
        self._inviting: float | None = now
        """When the seats are invited, or invited once more; None once they are."""

    def coming(self, now: float) -> list[int]:
        """Return the seats whose guests are on the way."""
        if now >= self._since + COMING:
            return []
        return [
            seat
            for seat, guest in enumerate(self._guests)
            if guest is not None and not is_open(self._new, seat)
        ]

    def look(self, now: float) -> float | None:
        """Make the next invitation that is due, as a part of a call for the old room; return when to look again."""
        if self._making:
            return None
        if self._inviting is not None:
            if now < self._inviting:
                return self._inviting
            self._inviting = None
            seats = [seat for seat, guest in enumerate(self._guests) if guest is not None]
            if seats:
                self._making = True
                self._new.invitations.prepare(seats, self._made_seats, now, self._old.commands)
                return now + COMING
        here = sum(place.seat is None for place in self._new.places)
        if self._watchers and (now >= self._turn_ends or here > self._watching):
            self._watching, self._making = here, True
            guest = self._watchers.pop(0)
            made = self._new.invitations.prepare
            made([None], lambda result: self._made_watch(guest, result), now, self._old.commands)
        upcoming = [self._since + COMING, *([self._turn_ends] if self._watchers else [])]
        return min((at for at in upcoming if at > now), default=None)

    def _made_seats(self, result: Result) -> None:
        self._making = False
        if result.ok and result.text:
            self._old.ask_part(PartSeats(request=1, text=result.text), result.now)
        else:
            self._inviting = result.now + COMING

    def _made_watch(self, guest: GuestId, result: Result) -> None:
        # The next one who watches gets another invitation.
        self._making, self._turn_ends = False, result.now + COMING
        if result.ok and result.text:
            self._old.ask_part(PartWatch(request=1, guest=guest, text=result.text), result.now)
