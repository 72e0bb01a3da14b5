"""Handles the messages of guests. A message acts for the seat of its connection, whatever it claims."""

from typing import Protocol

from tabletop.kernel.errors import Refusal
from tabletop.peer import messages as say
from tabletop.peer import page_events
from tabletop.peer.contents import derived
from tabletop.peer.host.guest_place import MOST_REQUESTS, GuestPlace
from tabletop.peer.host.seed_host import SeedHost
from tabletop.peer.older_words import asked_in
from tabletop.peer.outcome import Outcome
from tabletop.peer.requests import Answered, AnyRequest, ForTheHost, MoreTime, Reply, ReturnCode
from tabletop.peer.shapes import MOST_CHAT
from tabletop.players.clean_text import clean


class Room(Protocol):
    """The part of a room that the messages of guests may use."""

    out: Outcome
    drawing: SeedHost | None
    record: say.RecordMessage | None

    def say_to(self, place: GuestPlace, message: say.Told) -> None:
        """Send one guest a message."""

    def say_to_all(self, message: say.Told) -> None:
        """Send every guest a message."""

    def spread(self, message: say.Said | say.Reacted, *, own: bool) -> None:
        """Send a line or a reaction to everybody."""

    def drawn(self) -> None:
        """Note that the seed is drawn."""

    def give_time(self, place: GuestPlace) -> None:
        """Give the seat that is waited for more time, at the wish of another guest."""

    def reply_to(self, place: GuestPlace, number: int, code: str | None) -> None:
        """Answer a request of a guest."""

    def let_go(self, place: GuestPlace) -> None:
        """Forget a guest who leaves for good."""

    def lead_on(self, place: GuestPlace, asked: ForTheHost, now: float) -> None:
        """Answer a request about the next game, or tell the page."""


class GuestMessages:
    """Takes the messages of guests for a room."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:
        """Handle one message. Raises ``Refusal`` if the guest breaks the protocol."""
        match message:
            case say.Pick() | say.Back():
                self._wish(place, message, now)
            case say.Since():
                self._since(place, message, now)
            case say.Chat() | say.React():
                self._talk(place, message, now)
            case say.Commit() | say.Reveal():
                self._draw(place, message)
            case say.Seen():
                place.confirm(message.count, message.head)
            case say.Verdict():
                self._verdict(place, message, now)
            case say.Shares():
                raise Refusal("peer-broken", where=message.kind)
            case say.Leave():
                self._leave(place)
            case say.PassOn():
                place.older_request += 1
                self._ask(place, asked_in(message.text, place.older_request), now)
            case _:
                self._ask(place, message, now)

    def _wish(self, place: GuestPlace, message: say.Pick | say.Back, now: float) -> None:
        """Pass a guest's request to the page, unless a request with its number was done before."""
        out = self._room.out
        if message.n <= place.last:
            return
        place.last, out.changed = message.n, True
        if place.seat is None:
            self._refuse(place, "not-your-seat")
        elif not place.rates.wish.allows(now):
            self._refuse(place, "too-fast")
        elif isinstance(message, say.Pick):
            out.event(derived(page_events.PickEvent, message, guest=place.number, seat=place.seat))
        else:
            out.event(page_events.BackEvent(place.number, place.seat, message.kind))

    def _refuse(self, place: GuestPlace, code: str) -> None:
        self._room.say_to(place, say.Refused(code=code, args={}))

    def _since(self, place: GuestPlace, message: say.Since, now: float) -> None:
        if not place.rates.wish.allows(now):
            self._refuse(place, "too-fast")
            return
        event = derived(page_events.SinceEvent, message, guest=place.number, seat=place.seat)
        self._room.out.event(event)

    def _talk(self, place: GuestPlace, message: say.Chat | say.React, now: float) -> None:
        if isinstance(message, say.Chat):
            self._chat(place, message, now)
        else:
            self._react(place, message, now)

    def _chat(self, place: GuestPlace, message: say.Chat, now: float) -> None:
        text = clean(message.text, MOST_CHAT)
        if not place.rates.talk.allows(now):
            self._refuse(place, "too-fast")
        elif text:
            self._room.spread(derived(say.Said, place.speaker, text=text), own=False)

    def _react(self, place: GuestPlace, message: say.React, now: float) -> None:
        if not place.rates.other.allows(now):
            self._refuse(place, "too-fast")
            return
        self._room.spread(derived(say.Reacted, place.speaker, message), own=False)

    def _draw(self, place: GuestPlace, message: say.Commit | say.Reveal) -> None:
        drawing = self._room.drawing
        if drawing is None:
            raise Refusal("peer-broken", where=message.kind)
        if isinstance(message, say.Reveal):
            if drawing.show(place.seat, message):
                self._room.drawn()
        elif drawing.bind(place.seat, message):
            self._room.say_to_all(say.Commits(attempt=drawing.attempt, commits=drawing.commits))

    def _verdict(self, place: GuestPlace, message: say.Verdict, now: float) -> None:
        """Pass on the result of a guest's check, once there is a record."""
        if self._room.record is None or not place.rates.other.allows(now):
            return
        event = page_events.VerdictEvent(place.number, message.faults, message.number, None)
        self._room.out.event(event)

    def _ask(self, place: GuestPlace, asked: AnyRequest | say.PageTurned, now: float) -> None:
        """Note the state of a guest's page; hand a request to the page, once."""
        if isinstance(asked, say.PageTurned):
            place.hidden = asked.hidden
            return
        number = asked.request
        if number in place.answers:
            self._room.say_to(place, Answered(request=number, code=place.answers[number]))
        elif number not in place.open_requests and len(place.open_requests) < MOST_REQUESTS:
            self._take(place, asked, now)

    def _take(self, place: GuestPlace, asked: AnyRequest, now: float) -> None:
        rates = place.rates
        # A guest of the version before waits for no answer to a word about the time, and would take it for another one.
        if place.requests or not isinstance(asked, MoreTime):
            place.open_requests.add(asked.request)
        if not (rates.passing if isinstance(asked, Reply | ReturnCode) else rates.other).allows(now):
            self._room.reply_to(place, asked.request, "too-fast")
        elif isinstance(asked, MoreTime):
            self._room.give_time(place)
            self._room.reply_to(place, asked.request, None)
        else:
            self._room.lead_on(place, asked, now)

    def _leave(self, place: GuestPlace) -> None:
        place.state = "lost"
        self._room.out.event(page_events.GuestEvent(place.number, place.seat, place.name, "lost"))
        self._room.let_go(place)
