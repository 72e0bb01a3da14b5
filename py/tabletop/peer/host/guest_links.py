"""Defines the base of a host's room: keeps links, greets guests, reads their messages, notes who is silent."""

from abc import ABC, abstractmethod

from tabletop.kernel.errors import Refusal
from tabletop.peer import calls, page_events
from tabletop.peer import messages as say
from tabletop.peer.evening.commands import Commands
from tabletop.peer.evening.invitations import Invitations
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.peer.link.frames import read_frame
from tabletop.peer.outcome import Outcome
from tabletop.peer.seed_crypto import Source
from tabletop.peer.shapes import PlayedGame

MOST_STRIKES = 50
"""After so many invalid lines the link is closed."""


class GuestLinks(ABC):
    """A room for the game in ``facts``.

    Every method takes the time in milliseconds and puts its results into ``out``.
    """

    def __init__(self, room: str, facts: PlayedGame, secret: str) -> None:
        self.room = room
        self.facts = facts
        self.out = Outcome()
        self.registry = GuestRegistry(room, Source(secret), self.out)
        self.commands = Commands(self.out.command)
        self.invitations = Invitations(self)
        self.registry.came_by = self.came_by

    @property
    def places(self) -> list[GuestPlace]:
        """All guests."""
        return self.registry.places

    @abstractmethod
    def welcome(self, place: GuestPlace) -> None:
        """Send a guest with a new connection everything it needs."""

    @abstractmethod
    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:
        """Handle a guest's message (``guest_messages.py``). Raises ``Refusal`` if it breaks the protocol."""

    def names(self) -> list[str]:
        """Return the names at the table, by seat."""
        return []

    @abstractmethod
    def tell_changes(self, now: float) -> None:
        """Queue messages about what has changed, before everything is sent."""

    def came_by(self, token: str, _place: GuestPlace) -> None:
        """Note by which invitation a guest has come."""
        self.invitations.greeted(token)

    def invite(self, call: calls.InviteParams) -> None:
        """Show an invitation."""
        self.invitations.invite(call.seats or [None])

    def not_met(self, call: calls.NotMetParams) -> None:
        """Note that the devices of an invitation did not meet."""
        self.invitations.not_met(call.invitation, call.seat)

    def shut(self, _now: float) -> None:
        """Close the room: dismiss all guests."""
        self.send_away(Refusal("shut"))

    def send_away(self, refusal: Refusal) -> None:
        """Send everybody the reason, and close all links."""
        for link in list(self.registry.links):
            self.registry.drop(link, refusal)

    # Links ---------------------------------------------------------------------------------------------------

    def linked(self, call: calls.LinkParams) -> None:
        """Add a new link."""
        self.registry.open_link(call.link)

    def unlinked(self, call: calls.LinkParams) -> None:
        """Remove a link that has closed."""
        self.registry.close_link(call.link)

    def receive(self, call: calls.ReceiveParams) -> None:
        """Handle a text of a link. Never raises: too many invalid texts cost the sender its link."""
        link = call.link
        if not self.registry.may_speak(link, call.now):
            return
        try:
            if call.text.startswith("{"):
                self._greet(link, call.text, call.now)
            else:
                self._hear(link, call.text, call.now)
        except Refusal as refusal:
            self.registry.drop(link, refusal)

    def _greet(self, link: str, text: str, now: float) -> None:
        self._strike(link)
        hello = say.read_greeting(text)
        if (
            isinstance(hello, say.Refuse)
            and hello.code == say.CONTINUED
            and self.registry.links[link] is not None
        ):
            # One of this room's guests plays on with another host: told so, the page of this one says it.
            raise Refusal(say.CONTINUED)
        if not isinstance(hello, say.Hello):
            raise Refusal("peer-broken", where="kind")
        theirs = hello.games.get(self.facts.game, 0)
        if theirs != self.facts.rules:
            raise Refusal("other-rules", theirs=theirs, ours=self.facts.rules)
        place = self.registry.greet(link, hello, now, self.names())
        if place is not None:
            self.welcome(place)

    def _hear(self, link: str, text: str, now: float) -> None:
        place, frame = self.registry.links[link], read_frame(text)
        if frame is None:
            self._strike(link)
            return
        channel = place.channel if place is not None else None
        if place is None or channel is None or frame.conn != channel.conn:
            # The connection of this frame ended here, or before a reload of this page: the guest begins a new one.
            self._strike(link)
            if channel is None or (place is not None and frame.conn in place.past):
                self.registry.accept(link, frame.conn, known=False)
            return
        for message in channel.hear(frame, now):
            self.hear(place, say.read_asked(message), now)

    def _strike(self, link: str) -> None:
        strikes = self.registry.strikes
        strikes[link] = strikes.get(link, 0) + 1
        if strikes[link] > MOST_STRIKES:
            raise Refusal("peer-broken", where="noise")

    # Messages to guests --------------------------------------------------------------------------------------

    def say_to(self, place: GuestPlace, message: say.Told) -> None:
        """Send a guest a message, if there is a connection."""
        if place.channel is not None:
            place.channel.say(message.model_dump_json())

    def finish(self, now: float) -> float | None:
        """End a call: note silence, announce changes, send; return when to call again, on the clock of ``now``."""
        for place in self.places:
            if place.channel is not None and place.channel.overfull:
                place.forget()
            state = place.presence(now)
            if state != place.state:
                place.state = state
                if state == "open":
                    self.invitations.arrived(place.seat)
                self.out.event(page_events.GuestEvent(place.number, place.seat, place.name, state))
        self.tell_changes(now)
        self.invitations.tell()
        for place in self.places:
            if place.channel is not None and place.link is not None:
                for line in place.channel.emit(now):
                    self.out.text(place.link, line)
        return min((due for place in self.places if (due := place.due()) is not None), default=None)
