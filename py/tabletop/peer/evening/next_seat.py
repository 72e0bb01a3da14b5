"""Chooses the seat of which a big screen shows the code, and when another code takes the place of one by which two devices did not meet."""

from typing import Protocol

from tabletop.peer import page_events
from tabletop.peer.evening.door import Door
from tabletop.peer.evening.follow_up import FollowUp
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.peer.outcome import Outcome
from tabletop.players.seating import ELSEWHERE, Chair

READ = 20_000.0
"""Milliseconds for which the reason why two devices did not meet is shown."""


class ScreenRoom(Protocol):
    """The room of a host that may be a big screen."""

    out: Outcome
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
        self._told: int | None = None
        self._again: float | None = None
        """When the code is shown anew."""

    def not_met(self, now: float) -> None:
        """Note that the reason is shown from now on."""
        self._again = now + READ

    def look(self, now: float) -> float | None:
        """Tell the page the seat, where it is another one or needs another code; return when to look again."""
        if not self._room.screen or self._room.dealt:
            return None
        seat, again = self._seat(now), self._again is not None and now >= self._again
        if seat != self._told or again:
            self._told, self._again = seat, None
            self._room.out.event(page_events.NextSeatEvent(seat))
        upcoming = (self._again, self.before.held_until(now) if self.before is not None else None)
        return min((at for at in upcoming if at is not None), default=None)

    def _seat(self, now: float) -> int | None:
        """Return the first free seat for a guest who does not come by itself; else the first whose guest is lost."""
        room = self._room
        seats = [seat for seat, chair in enumerate(room.seating) if chair.player == ELSEWHERE]
        held = self.before.held(now) if self.before is not None else set[int]()
        held.update(seat for seat in seats if room.registry.at(seat) or room.door.callers.is_coming(seat))
        lost = [seat for seat in seats if any(place.state == "lost" for place in room.registry.at(seat))]
        return next((seat for seat in [*(seat for seat in seats if seat not in held), *lost]), None)
