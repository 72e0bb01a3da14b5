"""Holds what leads the guests of a room on, at its host: the way to the next game, or the host's part handed on."""

from typing import Protocol

from tabletop.peer import page_events
from tabletop.peer.evening.follow_up import FollowUp
from tabletop.peer.evening.hand_over import HandOver, LeftRoom
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.requests import Again, ForTheHost, PartDeclined, PartSeats, PartWatch, Reply
from tabletop.peer.shapes import GuestId


class Answering(LeftRoom, Protocol):
    """The room, which answers requests."""

    def reply_to(self, place: GuestPlace, number: int, code: str | None) -> None:
        """Answer a request of a guest."""


class Onward:
    """What follows on one room."""

    def __init__(self, room: Answering) -> None:
        self._room = room
        self.follow_up: FollowUp | None = None
        self.hand_over = HandOver(room)
        self._replies: set[tuple[GuestId, int]] = set()
        """Replies to the next game that the page is trying: guest and number of the request."""
        self._coming: list[int] | None = None

    def hear(self, place: GuestPlace, asked: ForTheHost, now: float) -> bool:
        """Answer a request that concerns the next game; return whether it was: what is left is the page's."""
        match asked:
            case PartDeclined() | PartSeats() | PartWatch():
                self._room.reply_to(place, asked.request, self.hand_over.hear(place.number, asked, now))
            case Reply() if self.hand_over.carry(place.number, asked.text):
                self._room.reply_to(place, asked.request, None)
            case Again() if self.follow_up is not None or self.hand_over.asked:
                # Who asks from here was left behind, or another guest is about to open the next room.
                if self.follow_up is not None:
                    self.follow_up.invite_again(place.number, now)
                self._room.reply_to(place, asked.request, None)
            case _:
                if isinstance(asked, Reply):
                    self._replies.add((place.number, asked.request))
                return False
        return True

    def answered(self, guest: GuestId, request: int, code: str | None, now: float) -> None:
        """Note the page's answer to a request."""
        if (guest, request) in self._replies:
            self._replies.discard((guest, request))
            if self.follow_up is not None:
                self.follow_up.replied(guest, taken=code is None, now=now)

    def look(self, now: float) -> float | None:
        """Do what is due; tell the page who is on the way. Return when to look again."""
        upcoming = [self.hand_over.look(now)]
        if self.follow_up is not None:
            upcoming.append(self.follow_up.look(now))
            coming = self.follow_up.coming(now)
            if coming != self._coming:
                self._coming = coming
                self._room.out.event(page_events.ComingEvent(coming))
        return min((at for at in upcoming if at is not None), default=None)
