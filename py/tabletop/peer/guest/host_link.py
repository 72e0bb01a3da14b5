"""Keeps the guest's connection to the host: greets over each link, and resumes if both ends remember the connection."""

from abc import ABC, abstractmethod
from math import inf

from tabletop.kernel.errors import Refusal
from tabletop.peer import calls, messages, page_events
from tabletop.peer.link.channel import GONE, QUIET, RESEND, Channel
from tabletop.peer.link.frames import read_frame
from tabletop.peer.outcome import Outcome
from tabletop.peer.seed_crypto import Source

SEEK = 10_000.0
"""Milliseconds for which the host is lost until the page asks in another way: a device is back by itself sooner, or not
at all."""
UNANSWERED = 60_000.0
"""Milliseconds without the host until the person is told what to do: no wait for it is without an end."""


class HostLink(ABC):
    """A guest's connection to a room.

    Every method takes the time in milliseconds and puts its results into ``out``.
    """

    def __init__(self, room: str, secret: str) -> None:
        self.room = room
        self.out = Outcome()
        self.source = Source(secret)
        self.welcomed = False
        """Whether the host has answered the greeting in this connection."""
        self._link: str | None = None
        self._channel: Channel | None = None
        self._accepted = self._greeted = False
        self._hello_at = 0.0
        self._state = ""
        self._seek_at = self._unanswered_at = inf
        """When to seek the host, and to say that it does not answer; ``inf`` once that was said, and while it is
        there."""

    @abstractmethod
    def hello(self, conn: str, *, fresh: bool) -> messages.Hello:
        """Return the greeting for a link."""

    @abstractmethod
    def take(self, message: messages.Told) -> None:
        """Handle a message of the host. Raises ``Refusal`` if it is not valid."""

    @abstractmethod
    def delivered(self) -> None:
        """Note that the host has received all messages."""

    @property
    def online(self) -> bool:
        """Whether a message would reach the host's link at once."""
        return self.welcomed and self._channel is not None

    @property
    def away(self) -> bool:
        """Whether the host is away, as the page was told last."""
        return self._state != "open"

    # Links ---------------------------------------------------------------------------------------------------

    def linked(self, call: calls.LinkParams) -> None:
        """A link to the host has opened: greet over it, and drop the link before it."""
        if self._link is not None and self._link != call.link:
            self.out.event(page_events.RefusedEvent(self._link, "elsewhere", {}))
        self._link = call.link
        if self._channel is None:
            self._connect(call.now)
        else:
            self._channel.relink()
        self._greet(call.now)

    def unlinked(self, call: calls.LinkParams) -> None:
        """A link has closed; the connection is remembered."""
        if call.link == self._link:
            self._link = None

    def _connect(self, now: float) -> None:
        self._channel = Channel(self.source.word(8), messages.MOST_TOLD, now)
        self._accepted = self.welcomed = False

    def _greet(self, now: float) -> None:
        if self._link is None or self._channel is None:
            return
        hello = self.hello(self._channel.conn, fresh=not self._accepted)
        self.out.text(self._link, hello.model_dump_json())
        self._greeted = False
        self._hello_at = now + RESEND

    def receive(self, call: calls.ReceiveParams) -> None:
        """Handle a text of a link. Never raises: an invalid text ends the connection, and a new one begins."""
        if call.link != self._link:
            return
        try:
            if call.text.startswith("{"):
                self._answered(messages.read_greeting(call.text), call)
            else:
                self._hear(call.text, call.now)
        except Refusal as refusal:
            self._lose(call.link, refusal)

    def _lose(self, link: str, refusal: Refusal) -> None:
        if refusal.code == messages.CONTINUED and self._channel is not None:
            refuse = messages.Refuse(conn=self._channel.conn, code=refusal.code, args={})
            self.out.text(link, refuse.model_dump_json())
        self._channel, self._link = None, None
        self.out.event(page_events.RefusedEvent(link, refusal.code, refusal.args_))

    def _answered(
        self, greeting: messages.Hello | messages.Accept | messages.Refuse, call: calls.ReceiveParams
    ) -> None:
        channel = self._channel
        if isinstance(greeting, messages.Refuse):
            self._lose(call.link, Refusal(greeting.code, **greeting.args))
        elif isinstance(greeting, messages.Accept) and channel is not None and greeting.conn == channel.conn:
            channel.heard = call.now
            if not greeting.known:
                self._connect(call.now)
                self._greet(call.now)
                return
            self._accepted = self._greeted = True

    def _hear(self, text: str, now: float) -> None:
        frame, channel = read_frame(text), self._channel
        if frame is None or channel is None or frame.conn != channel.conn:
            return
        self._accepted = self._greeted = True
        for message in channel.hear(frame, now):
            self.take(messages.read_told(message))
        if channel.delivered and self.welcomed:
            self.delivered()

    def say(self, message: messages.Asked) -> None:
        """Send the host a message, if there is a connection."""
        if self._channel is not None:
            self._channel.say(message.model_dump_json())

    # The end of a call ---------------------------------------------------------------------------------------

    def finish(self, now: float) -> float | None:
        """Send what is due and note silence; return when to call again, on the clock of ``now``."""
        channel = self._channel
        state = "lost" if channel is None else channel.silence(now)
        if state == "open" and (self._link is None or not self.welcomed):
            state = "waiting"
        if state != self._state:
            self._seek_at = now + SEEK if state == "lost" else inf
            if state == "open":
                self._unanswered_at = inf
            elif self._state in {"", "open"}:
                self._unanswered_at = now + UNANSWERED
            self._state = state
            self.out.event(page_events.StateEvent(state))
        if now >= self._seek_at:
            self._seek_at = inf
            self.out.event(page_events.SeekEvent())
        if now >= self._unanswered_at:
            self._unanswered_at = inf
            self.out.event(page_events.UnansweredEvent())
        upcoming: list[float | None] = [self._seek_at, self._unanswered_at]
        if channel is not None:
            upcoming += self._due(channel, now)
        return min((at for at in upcoming if at is not None and at < inf), default=None)

    def _due(self, channel: Channel, now: float) -> list[float | None]:
        """Send what is due; return when silence is to be noted, and when to send again."""
        upcoming: list[float | None] = [
            at for at in (channel.heard + QUIET, channel.heard + GONE) if at > now
        ]
        if self._link is not None and not self._greeted:
            if now >= self._hello_at:
                self._greet(now)
            upcoming.append(self._hello_at)
        elif self._link is not None:
            for line in channel.emit(now):
                self.out.text(self._link, line)
            upcoming.append(channel.due())
        return upcoming
