"""Delivers messages in order and once over a link that may lose, duplicate, reorder or delay texts, or break.

A channel belongs to one connection. A new link resumes it if both ends remember the connection. If one end has
forgotten it (a reload), a new connection begins, and the room sends the guest what it needs.
"""

from collections import deque
from dataclasses import dataclass
from itertools import islice

from tabletop.kernel.errors import Refusal
from tabletop.peer.link.compression import Packer, Unpacker
from tabletop.peer.link.frames import MOST_PART, Frame
from tabletop.peer.shapes import Silence

BEAT = 2_500.0
"""Milliseconds of silence after which an end sends an empty frame."""
QUIET = 6_000.0
"""Milliseconds without a frame after which the other end is ``waiting``."""
GONE = 25_000.0
"""Milliseconds without a frame after which it is ``lost``, and guests are offered to continue without their host.

An early offer does no harm: a host that reconnects before enough guests have agreed gets all its guests back.
"""
RESEND = 1_000.0
"""Milliseconds until a part is sent again, doubled each time until ``SLOWEST``."""
SLOWEST = 8_000.0
WINDOW = 64
"""The most unconfirmed parts at a time. Own parts beyond it wait; those of the other end are dropped."""
BACKLOG = 512
"""The most unconfirmed and waiting parts. With more, the connection ends, and the guest is sent everything again."""


@dataclass(slots=True)
class Part:
    """A part of a message that has not been confirmed yet."""

    seq: int
    more: bool
    text: str
    sent: bool = False


class Channel:
    """One end of the connection ``conn``; a received message has at most ``most`` bytes."""

    def __init__(self, conn: str, most: int, now: float) -> None:
        self.conn = conn
        self.heard = now
        """When the other end was last heard."""
        self._most = most
        self._packer, self._unpacker = Packer(), Unpacker(most)
        self._next_seq = self._sent_to = 0
        self._parts: deque[Part] = deque()
        self._expected = 0
        self._early: dict[int, tuple[bool, str]] = {}
        self._message: list[str] = []
        self._owes_ack = False
        self._spoke = now
        self._resend_at: float | None = None
        self._patience = RESEND

    @property
    def overfull(self) -> bool:
        """Whether so many parts wait that a new connection is cheaper."""
        return len(self._parts) > BACKLOG

    @property
    def confirmed(self) -> bool:
        """Whether the other end has confirmed the first message."""
        return self._next_seq > 0 and (not self._parts or self._parts[0].seq > 0)

    @property
    def delivered(self) -> bool:
        """Whether the other end has confirmed all messages."""
        return not self._parts

    def silence(self, now: float) -> Silence:
        """Return the state of the other end, by how long it has been silent."""
        quiet = now - self.heard
        return "open" if quiet < QUIET else "waiting" if quiet < GONE else "lost"

    def say(self, message: str) -> None:
        """Queue a message; :meth:`emit` sends it."""
        packed = self._packer.pack(message)
        for start in range(0, len(packed), MOST_PART):
            more = start + MOST_PART < len(packed)
            self._parts.append(Part(self._next_seq, more, packed[start : start + MOST_PART]))
            self._next_seq += 1

    def hear(self, frame: Frame, now: float) -> list[str]:
        """Handle a frame of this connection; return the messages that are now complete, in order.

        Raises ``Refusal`` (``peer-broken``) if the other end breaks the protocol.
        """
        self.heard = now
        self._confirm(frame.ack)
        if frame.seq is None:
            return []
        self._owes_ack = True
        if self._expected <= frame.seq < self._expected + WINDOW:
            self._early.setdefault(frame.seq, (frame.more, frame.part))
        return self._whole()

    def _confirm(self, ack: int) -> None:
        if ack > self._sent_to:
            raise Refusal("peer-broken", where="ack")
        before = len(self._parts)
        while self._parts and self._parts[0].seq < ack:
            self._parts.popleft()
        if len(self._parts) < before:
            self._patience, self._resend_at = RESEND, None

    def _whole(self) -> list[str]:
        messages: list[str] = []
        while (part := self._early.pop(self._expected, None)) is not None:
            self._expected += 1
            more, text = part
            self._message.append(text)
            if len(self._message) * MOST_PART > 2 * self._most + MOST_PART:
                raise Refusal("peer-broken", where="size")
            if not more:
                messages.append(self._unpacker.unpack("".join(self._message)))
                self._message.clear()
        return messages

    def relink(self) -> None:
        """Use a new link: everything that was not confirmed is sent again at once."""
        for part in self._parts:
            part.sent = False
        self._patience, self._resend_at = RESEND, None
        self._owes_ack = True

    def emit(self, now: float) -> list[str]:
        """Return the lines that are due now."""
        if self._resend_at is not None and now >= self._resend_at:
            self._again()
        lines: list[str] = []
        for part in islice(self._parts, WINDOW):
            if not part.sent:
                part.sent = True
                self._sent_to = max(self._sent_to, part.seq + 1)
                lines.append(Frame(self.conn, self._expected, part.seq, part.more, part.text).text())
        if self._parts and self._resend_at is None:
            self._resend_at = now + self._patience
        if not lines and (self._owes_ack or now - self._spoke >= BEAT):
            lines.append(Frame(self.conn, self._expected).text())
        if lines:
            self._owes_ack, self._spoke = False, now
        return lines

    def _again(self) -> None:
        """Send the first unconfirmed parts again; the others follow once those are confirmed."""
        for part in islice(self._parts, 8):
            part.sent = False
        self._patience, self._resend_at = min(2 * self._patience, SLOWEST), None

    def due(self) -> float:
        """Return when :meth:`emit` next has something to send, on the clock of ``now``."""
        beat = self._spoke + BEAT
        return beat if self._resend_at is None else min(beat, self._resend_at)
