"""What a guest says, and what the opener makes of it. The seat is that of the connection, whatever is said."""

from typing import TYPE_CHECKING

from tabletop.kernel.errors import Refusal
from tabletop.peer import messages as say
from tabletop.peer import page_events
from tabletop.peer.clean_text import clean
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.shapes import MOST_CHAT

if TYPE_CHECKING:
    from tabletop.peer.host.room_host import RoomHost


class GuestMessages:
    """Takes the messages of guests for a room."""

    def __init__(self, room: "RoomHost") -> None:
        self._room = room

    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:
        """Take one message. Raises ``Refusal`` where the guest does not keep to the protocol."""
        match message:
            case say.Pick() | say.Back():
                self._wish(place, message, now)
            case say.Since():
                self._since(place, message, now)
            case say.Chat():
                self._chat(place, message, now)
            case say.React():
                self._react(place, message, now)
            case say.Commit() | say.Reveal():
                self._draw(place, message)
            case say.Seen():
                place.confirm(message.count, message.head)
            case say.Verdict():
                self._verdict(place, message)
            case say.Shares():
                raise Refusal("peer-broken", where=message.kind)
            case say.Leave():
                self._leave(place)

    def _wish(self, place: GuestPlace, message: say.Pick | say.Back, now: float) -> None:
        """Have the page do what a guest wants, unless that number was done before."""
        out = self._room.out
        if message.n <= place.last:
            return
        place.last, out.changed = message.n, True
        if place.seat is None:
            self._refuse(place, "not-your-seat")
        elif not place.rates.wish.allows(now):
            self._refuse(place, "too-fast")
        elif isinstance(message, say.Pick):
            out.event(page_events.PickEvent(place.number, place.seat, message.ask, message.options))
        else:
            out.event(page_events.BackEvent(place.number, place.seat, message.kind))

    def _refuse(self, place: GuestPlace, code: str) -> None:
        self._room.say_to(place, say.Refused(code=code, args={}))

    def _since(self, place: GuestPlace, message: say.Since, now: float) -> None:
        if not place.rates.wish.allows(now):
            self._refuse(place, "too-fast")
            return
        self._room.out.event(page_events.SinceEvent(place.number, place.seat, message.line, message.number))

    def _chat(self, place: GuestPlace, message: say.Chat, now: float) -> None:
        text = clean(message.text, MOST_CHAT)
        if not place.rates.talk.allows(now):
            self._refuse(place, "too-fast")
        elif text:
            self._room.say_to_all(say.Said(guest=place.number, seat=place.seat, name=place.name, text=text))
            self._room.out.event(page_events.ChatEvent(place.number, place.seat, place.name, text, own=False))

    def _react(self, place: GuestPlace, message: say.React, now: float) -> None:
        if not place.rates.news.allows(now):
            self._refuse(place, "too-fast")
            return
        reacted = say.Reacted(guest=place.number, seat=place.seat, name=place.name, reaction=message.reaction)
        self._room.say_to_all(reacted)
        event = page_events.ReactEvent(place.number, place.seat, place.name, message.reaction, own=False)
        self._room.out.event(event)

    def _draw(self, place: GuestPlace, message: say.Commit | say.Reveal) -> None:
        drawing = self._room.drawing
        if drawing is None:
            raise Refusal("peer-broken", where=message.kind)
        if isinstance(message, say.Reveal):
            if drawing.show(place.seat, message):
                self._room.drawn()
        elif drawing.bind(place.seat, message):
            self._room.say_to_all(say.Commits(attempt=drawing.attempt, commits=drawing.commits))

    def _verdict(self, place: GuestPlace, message: say.Verdict) -> None:
        faults = [page_events.FaultView(fault.code, fault.number) for fault in message.faults]
        self._room.out.event(page_events.VerdictEvent(place.number, faults, message.number, None))

    def _leave(self, place: GuestPlace) -> None:
        place.state = "lost"
        self._room.out.event(page_events.GuestEvent(place.number, place.seat, place.name, "lost"))
        self._room.entrance.dismiss(place, "left")
        self._room.out.changed = True
