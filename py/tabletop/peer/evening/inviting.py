"""Decides which link a host is shown.

It asks where the friends are first, since a link for one room leads nowhere from far away.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from tabletop.peer import page_events
from tabletop.peer.evening.rooms import HostedRoom
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.peer.outcome import Outcome
from tabletop.peer.shapes import Place, Wanted, Ways
from tabletop.players.seating import ELSEWHERE, Chair


class Coming(Protocol):
    """The way of those who come over from the room before."""

    def coming(self, now: float) -> list[int]:
        """Return the seats whose guests are on the way."""
        ...

    def held_until(self, now: float) -> float | None:
        """Return when that changes by itself."""
        ...

    def hold(self) -> None:
        """Begin the game only when a person says so."""


class HostsRoom(HostedRoom, Protocol):
    """The room of a host that invites."""

    out: Outcome
    seating: list[Chair]
    registry: GuestRegistry

    @property
    def screen(self) -> bool:
        """Whether no person plays at the host's device."""
        ...

    def open_seat(self, seat: int) -> None:
        """Make a computer player's seat one for a friend, before the deal."""


class Inviting:
    """What the host of one room wants to show, and what is asked before."""

    def __init__(self, room: HostsRoom, place: Place, wanted: Wanted, ways: Ways) -> None:
        self._room = room
        self.place: Place = place
        self._wanted: Wanted = wanted
        self._ways = ways
        self._near = place == "room"
        """Whether invitations are made without the servers of a helper."""
        self._by_hand = False
        """Whether people carry the texts, although the site names a mailbox."""
        self._without_help = False
        """Whether the host wants a link for friends far away without a helper."""
        self._door = False
        """Whether the link of a mailbox is shown."""
        self.before: Coming | None = None
        self._told: page_events.InvitingEvent | None = None

    # What a person presses -----------------------------------------------------------------------------------

    def want(self, wanted: Wanted, now: float) -> None:
        """Show a link for ``wanted``. Raises ``Refusal`` (``too-many-links``)."""
        self._wanted = wanted
        self.hold()
        if isinstance(wanted, int):
            self._room.open_seat(wanted)
        self._room.invitations.hide()
        self._show_door()
        self.show(now)

    def hold(self) -> None:
        """From now on a person decides when the game begins."""
        if self.before is not None:
            self.before.hold()

    def end(self) -> None:
        """Show no link any more."""
        self._wanted = ""
        self._room.invitations.hide()

    def choose(self, place: Place, now: float, *, by_hand: bool, ways: Ways | None) -> None:
        """Note where the friends are; "": ask again. Raises ``Refusal`` (``too-many-links``)."""
        self._ways = ways or self._ways
        if not place or (place == "far" and not by_hand and self._ways.mailbox == "offered"):
            # Who is to be asked stands beside the button that says yes.
            self.ask()
            return
        self.place, self._by_hand, self._without_help, self._door = place, by_hand, False, False
        self._show_door()
        near = place == "room"
        if near != self._near and self._ways.servers:
            # A link that was made with other servers leads nowhere now.
            self._room.invitations.renew()
        self._near = near
        self.show(now)

    def ask(self) -> None:
        """Ask again where the friends are."""
        self.place, self._door = "", False
        self._room.invitations.hide()

    def leave_door(self) -> None:
        """Ask again where the friends are, if they were shown the link of a mailbox."""
        if self._door:
            self.ask()

    def go_without_help(self, now: float) -> None:
        """Make a link for friends far away without a helper. Raises ``Refusal`` (``too-many-links``)."""
        self._without_help = True
        self.show(now)

    def use(self, ways: Ways, now: float) -> None:
        """Note what this device may use for friends far away. Raises ``Refusal`` (``too-many-links``)."""
        self._ways = ways
        if self._room.invitations.shown is None:
            self.show(now)

    # What follows --------------------------------------------------------------------------------------------

    def missing(self, now: float) -> list[int]:
        """Return the seats of friends who are not here, and not on the way from the game before."""
        room = self._room
        there = {place.seat for place in room.places if place.state != "lost"}
        there.update(self.before.coming(now) if self.before is not None else ())
        return [
            seat for seat, chair in enumerate(room.seating) if chair.player == ELSEWHERE and seat not in there
        ]

    def free_seat(self, now: float) -> int | None:
        """Return a seat for one more person: of a friend who is not here, or a computer player's."""
        room = self._room
        chairs = enumerate(room.seating)
        computers = [seat for seat, chair in chairs if chair.computer and not room.registry.at(seat)]
        return next(iter([*self.missing(now), *computers]), None)

    def _question(self, missing: Sequence[int]) -> Literal["", "place", "help"]:
        """Return what is asked before a link may be shown."""
        if self._wanted == "" or (self._wanted == "all" and not missing) or self._room.screen:
            return ""
        if not self.place:
            return "place"
        alone = self.place == "far" and not self._by_mailbox
        return "help" if alone and not self._ways.helpers and not self._without_help else ""

    @property
    def _by_mailbox(self) -> bool:
        """Whether friends come by the link of a mailbox."""
        return self.place == "far" and self._ways.mailbox != "" and not self._by_hand

    def _show_door(self) -> None:
        self._door = self._door or (self._by_mailbox and self._ways.mailbox == "allowed")

    def show(self, now: float) -> None:
        """Show the link that is wanted, once it is known where the friends are.

        Raises ``Refusal`` (``too-many-links``).
        """
        missing = self.missing(now)
        self.tell(now)
        wanted = self._wanted
        if wanted == "" or self._question(missing) or self._by_mailbox:
            return
        if isinstance(wanted, int) or wanted == "watch":
            self._room.invitations.invite([wanted if isinstance(wanted, int) else None])
        elif missing and not self._room.screen:
            # A big screen shows the next free seat by itself.
            self._room.invitations.invite(missing)

    def tell(self, now: float) -> float | None:
        """Tell the page what has changed; return when to look again."""
        missing = self.missing(now)
        question = self._question(missing)
        shows = "door" if self._by_mailbox else question or "link"
        event = page_events.InvitingEvent(
            self.place, self._wanted, shows, missing, hand=self._by_hand, door=self._door,
            free=self.free_seat(now) is not None,
        )  # fmt: skip
        if event != self._told:
            self._told = event
            self._room.out.event(event)
        return self.before.held_until(now) if self.before is not None else None
