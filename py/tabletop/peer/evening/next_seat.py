"""Chooses the seat of which a big screen shows the code.

It says when another code takes the place of one by which two devices did not meet.
"""

from typing import Protocol

from tabletop.peer.evening.door import Door
from tabletop.peer.evening.follow_up import FollowUp
from tabletop.peer.evening.invitations import Invitations
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.players.seating import ELSEWHERE, Chair

READ = 20_000.0
"""Milliseconds for which the reason why two devices did not meet is shown."""


class ScreenRoom(Protocol):
    """The room of a host that may be a big screen."""

    invitations: Invitations
    seating: list[Chair]
    registry: GuestRegistry
    door: Door

    @property
    def screen(self) -> bool:
        """Whether no person plays at the host's device."""
        ...

    @property
    def dealt(self) -> bool:
        """Whether the game has begun, or is being dealt."""
        ...


class NextSeat:
    """The choice of one room."""

    def __init__(self, room: ScreenRoom) -> None:
        self._room = room
        self.before: FollowUp | None = None
        """The way of those who come over from the room before."""
        self._seat_before: int | None = None
        """The seat that was chosen last; a person may have another one shown until the choice changes."""
        self._again: float | None = None
        """When another code is made, where one has led nowhere."""

    def not_met(self, now: float) -> None:
        """Note that the reason is shown from now on."""
        self._again = now + READ

    def look(self, now: float) -> float | None:
        """Have the code of the seat shown; return when to look again."""
        if not self._room.screen or self._room.dealt:
            return None
        if self._again is not None and now >= self._again:
            self._again = None
        self._show(self._seat(now))
        upcoming = (self._again, self.before.held_until(now) if self.before is not None else None)
        return min((at for at in upcoming if at is not None), default=None)

    def _show(self, seat: int | None) -> None:
        """Show the code of ``seat``.

        It does not while a guest is connecting, whose code another one would make void, or is to watch.
        """
        invitations, same = self._room.invitations, seat == self._seat_before
        self._seat_before, shown = seat, invitations.shown
        if shown is None or shown.state == "failed":
            stays = same and self._again is not None
        else:
            stays = same or shown.state == "busy" or shown.seat in {seat, None}
        if stays or invitations.is_connecting(seat):
            return
        if seat is not None:
            invitations.invite([seat])
        elif shown is not None:
            invitations.withdraw()

    def _seat(self, now: float) -> int | None:
        """Return the first free seat for a guest who does not come by itself; else the first whose guest is lost."""
        room = self._room
        seats = [seat for seat, chair in enumerate(room.seating) if chair.player == ELSEWHERE]
        held = self.before.held(now) if self.before is not None else set[int]()
        held.update(seat for seat in seats if room.registry.at(seat) or room.door.callers.is_coming(seat))
        lost = [seat for seat in seats if any(place.state == "lost" for place in room.registry.at(seat))]
        return next((seat for seat in [*(seat for seat in seats if seat not in held), *lost]), None)
