"""Knows the devices that a host has let in by its link.

Which seat each has, and which one comes in again without a press.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from tabletop.peer.evening.commands import Commands, DropReply
from tabletop.peer.evening.knocks import MOST_KEPT, KeptCaller, Knock, StoredCaller
from tabletop.peer.evening.rooms import HostedRoom, is_open
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.peer.outcome import Outcome
from tabletop.peer.shapes import GuestId
from tabletop.players.clean_text import unlike
from tabletop.players.seating import ELSEWHERE, Chair

OPEN = 600_000.0
"""Milliseconds for which a device that was let in is looked for; it needs no second press later, either."""
FOLLOWING = 60_000.0
"""Milliseconds in which it comes over to the next room."""
TRYING = 120_000.0
"""Milliseconds after which a page that has not said what became of a connection has lost it."""


class Growth(Protocol):
    """The seats that a table may have beside those it has (``growing.py``)."""

    @property
    def next_seat(self) -> int | None:
        """The number that one more seat would have; None where there is none to be had."""
        ...

    def add(self, name: str) -> None:
        """Add it for the friend ``name``."""


class DoorRoom(HostedRoom, Protocol):
    """The room behind a door."""

    out: Outcome
    seating: list[Chair]
    commands: Commands
    registry: GuestRegistry

    @property
    def growing(self) -> Growth:
        """The seats that the table may have beside those it has."""
        ...

    @property
    def dealt(self) -> bool:
        """Whether the game has begun, or is being dealt."""
        ...


NOTICED = 40_000.0
"""Milliseconds after which it is known that a device is lost."""


@dataclass(slots=True)
class Caller:
    """A device that was let in at ``at``.

    ``seat``: None for a watcher; ``guest``: its number in the room once it has come.
    """

    device: str
    name: str
    seat: int | None
    at: float
    guest: GuestId | None = None
    gone: bool = False
    """Whether its seat is another device's now."""
    before: GuestId | None = None
    """The guest whose seat it is to have."""
    follows: bool = False
    """Whether it is expected from the room before."""
    state: Literal["", "answering", "connecting", "silent"] = ""
    """What this page does to reach it; ``silent``: it has tried in vain."""
    tried: float = 0.0
    """When this page began to connect with it."""
    command: int | None = None
    """The command that makes its reply."""
    token: str = ""
    link: str = ""

    @property
    def coming(self) -> bool:
        """Whether this page connects with it."""
        return self.state in {"answering", "connecting"}


@dataclass(slots=True)
class Callers:
    """All of them, by device."""

    room: DoorRoom
    all: dict[str, Caller] = field(default_factory=dict[str, Caller])
    since: float = 0.0
    """When the link was opened in this life of the page."""

    def kept(self) -> list[KeptCaller]:
        """Return what is kept for a reload."""
        latest = [*self.all.values()][-MOST_KEPT:]
        return [
            (one.device, StoredCaller(seat=one.seat, guest=one.guest, name=one.name, gone=one.gone))
            for one in latest
        ]

    def resume(self, kept: Iterable[KeptCaller], now: float) -> None:
        """Go on with what was kept."""
        for device, one in kept:
            if isinstance(one, StoredCaller):
                self.all[device] = Caller(device, one.name, one.seat, now, guest=one.guest, gone=one.gone)
            else:
                self.all[device] = Caller(device, "", one, now)

    def follow(self, before: "Callers", guests: Sequence[GuestId | None], now: float) -> None:
        """Expect those who come over from the room before.

        ``guests``: the guest of each seat here, by its number there.

        Who was let in there and has not come keeps its seat, where that waits for a friend here, too.
        """
        for one in before.all.values():
            if one.guest is not None and not one.gone and one.guest in guests:
                seat = guests.index(one.guest)
                self.all[one.device] = Caller(one.device, one.name, seat, now, follows=True)
            elif (
                one.guest is None
                and (one.state or one.follows)
                and one.seat in self._seats_of_friends(guests)
            ):
                self.all[one.device] = Caller(one.device, one.name, one.seat, one.at, state="silent")

    def _seats_of_friends(self, guests: Sequence[GuestId | None]) -> list[int]:
        """Return the seats for which no guest comes over."""
        chairs = zip(self.room.seating, guests, strict=False)
        return [
            seat for seat, (chair, guest) in enumerate(chairs) if guest is None and chair.player == ELSEWHERE
        ]

    def begin(self, knock: Knock, seat: int | None, token: str, now: float, *, again: bool) -> Caller:
        """Begin to connect with a device that is let in; ``again``: without a press this time."""
        before = self.all.get(knock.device)
        if seat is not None:
            self.leave_seat(seat, before)
        caller = Caller(knock.device, knock.name, seat, now, before=self._guest_at(seat), token=token)
        if before is not None:
            self.end(before)
            caller.guest = None if before.gone else before.guest
            caller.at = before.at if again else now
        caller.state, caller.tried = "answering", now
        self.all[knock.device] = caller
        return caller

    def leave_seat(self, seat: int, mine: Caller | None = None) -> None:
        """Note that ``seat`` is lost for all others than ``mine``."""
        for other in self.all.values():
            if other.seat == seat and other is not mine:
                other.seat, other.gone = None, True

    def end(self, caller: Caller) -> None:
        """Connect with it no more: its invitation is void."""
        self.room.registry.invitations.pop(caller.token, None)
        if caller.state == "connecting" and caller.command is not None:
            self.room.commands.give(DropReply(reply=caller.command))
        if caller.coming:
            caller.state = ""

    # Who comes -----------------------------------------------------------------------------------------------

    def greeted(self, token: str, guest: GuestId, seat: int | None) -> bool:
        """Note which guest came by the invitation of a caller; return whether it is one."""
        for caller in self.all.values():
            if caller.token == token and caller.guest != guest:
                caller.guest, caller.seat, caller.state = guest, seat, ""
                return True
            if caller.token == token and caller.coming:
                caller.state = ""
        return False

    def look_for_followers(self, now: float) -> bool:
        """Note who has come over from the room before; return whether anybody has."""
        found = False
        for caller in self.all.values():
            here = caller.seat is not None and is_open(self.room, caller.seat)
            if here and caller.follows and caller.guest is None and now < caller.at + FOLLOWING:
                caller.guest, found = self._guest_at(caller.seat), True
        return found

    def unlinked(self, link: str) -> None:
        """Note that a link has closed, before its device has greeted this one."""
        for caller in self.all.values():
            if caller.coming and caller.link == link:
                caller.state = "silent"

    def look(self, now: float) -> float | None:
        """End what has waited for too long; return when to look again."""
        for caller in self.all.values():
            if caller.coming and now >= caller.tried + TRYING:
                self.end(caller)
                caller.state = "silent"
        upcoming = [at for one in self.all.values() for at in (one.at + OPEN, one.tried + TRYING)]
        return min((at for at in upcoming if at > now), default=None)

    # Seats ---------------------------------------------------------------------------------------------------

    def seat_for(self, device: str, name: str, now: float) -> int | None:
        """Return the seat for a friend; None to watch.

        Its own, else before the deal that of a lost friend of its ``name``, who may have another device now; else the
        first free one, a computer player's, a new one, a lost friend's.
        """
        caller, registry = self.all.get(device), self.room.registry
        chairs = enumerate(self.room.seating)
        friends = [seat for seat, chair in chairs if chair.player == ELSEWHERE and not self.is_coming(seat)]
        seats = [seat for seat in friends if self._may_take(seat, caller, now)]
        if caller is not None and caller.seat in seats:
            return caller.seat
        names = {} if self.room.dealt else {seat: place.name for seat in seats for place in registry.at(seat)}
        free = [seat for seat in seats if names.get(seat) == name] or [
            seat for seat in seats if not registry.at(seat)
        ]
        found = free[0] if free else self._seat_beside_friends
        return seats[0] if found is None and seats else found

    def _may_take(self, seat: int, caller: Caller | None, now: float) -> bool:
        """Whether no one is there whose seat it is.

        Who is silent for a moment comes back, and so may all after a reload.
        """
        for place in self.room.registry.at(seat):
            mine = caller is not None and caller.guest == place.number
            noticed = place.channel is not None or place.past or now >= self.since + NOTICED
            return place.state != "open" if mine else place.state == "lost" and bool(noticed)
        return True

    @property
    def _computer_seat(self) -> int | None:
        """The first seat of a computer player that replaces no friend."""
        taken = {place.seat for place in self.room.places}
        computers = (seat for seat, chair in enumerate(self.room.seating) if chair.computer)
        return next((seat for seat in computers if seat not in taken and not self.is_coming(seat)), None)

    @property
    def _seat_beside_friends(self) -> int | None:
        """A computer player's seat, else the number of a new one."""
        seat = self._computer_seat
        return self.room.growing.next_seat if seat is None else seat

    def may_rather_watch(self, now: float) -> bool:
        """Whether no seat waits for the next friend, who takes a computer player's or a new one.

        One who only watches needs none.
        """
        seat = self._seat_beside_friends
        return seat is not None and self.seat_for("", "", now) == seat

    def is_coming(self, seat: int) -> bool:
        """Whether a friend is on the way to a seat."""
        return any(caller.coming and caller.seat == seat for caller in self.all.values())

    # What others ask -----------------------------------------------------------------------------------------

    def _guest_at(self, seat: int | None) -> GuestId | None:
        places = self.room.registry.at(seat) if seat is not None else []
        return places[0].number if places else None

    def is_here(self, caller: Caller) -> bool:
        """Whether it has come, as far as is known."""
        if caller.coming:
            return caller.link in self.room.registry.links
        return any(place.number == caller.guest and place.state == "open" for place in self.room.places)

    def may_return(self, knock: Knock) -> tuple[bool, int | None]:
        """Return whether the device of ``knock`` sits again without a press, and where."""
        caller = self.all.get(knock.device)
        # A request of the version before names no secret.
        if caller is None or caller.gone or not knock.answer:
            return False, None
        if caller.guest is not None:
            places = [place for place in self.room.places if place.number == caller.guest]
            return bool(places), places[0].seat if places else None
        return self._is_kept_for(caller), caller.seat

    def _is_kept_for(self, caller: Caller) -> bool:
        """Whether no one else has come to its seat."""
        return self._guest_at(caller.seat) == caller.before

    def awaited(self, now: float) -> list[Caller]:
        """Return who was let in, and has not come yet, in this way or by another invitation."""
        here = {place.name for place in self.room.places if place.state == "open"}
        return [
            one
            for one in self.all.values()
            if one.state
            and one.guest is None
            and not one.gone
            and self._is_kept_for(one)
            and now < one.at + OPEN
            and not self.is_here(one)
            # Where a seat keeps its name, it was given one with a number.
            and not {one.name, unlike(one.name, [one.name])} & here
        ]

    def are_expected(self, now: float) -> bool:
        """Whether somebody who was let in, or comes over from the room before, has not come."""
        return bool(self.awaited(now)) or any(
            one.follows and one.guest is None and not one.gone and now < one.at + OPEN
            for one in self.all.values()
        )
