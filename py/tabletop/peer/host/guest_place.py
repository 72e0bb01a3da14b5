"""Describes a guest as the host knows it: its seat, its key and its link."""

from dataclasses import dataclass, field
from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.peer.contents import Speaker
from tabletop.peer.link.channel import GONE, QUIET, Channel
from tabletop.peer.link.rate_limit import RateLimit
from tabletop.peer.shapes import Silence
from tabletop.peer.update_chain import NO_HEAD, SEEN_EVERY, chained

MOST_PAST = 50
MOST_ANSWERS = 50
MOST_REQUESTS = 20
"""The most requests of a guest that wait for an answer."""


@dataclass(slots=True)
class Rates:
    """The rate limits of one guest."""

    greeting: RateLimit = field(default_factory=lambda: RateLimit(20, 1))
    """Greetings are limited too, since each new connection may be sent the whole log."""
    wish: RateLimit = field(default_factory=lambda: RateLimit(30, 5))
    talk: RateLimit = field(default_factory=lambda: RateLimit(6, 0.5))
    other: RateLimit = field(default_factory=lambda: RateLimit(6, 1))
    passing: RateLimit = field(default_factory=lambda: RateLimit(4, 0.2))
    """The page tries each reply that is passed on, so only a few are allowed."""


@dataclass(slots=True)
class GuestPlace:
    """One guest. ``token`` is the invitation it came with, valid until the guest confirms that it has its ``key``.

    ``last`` is the number of its latest request. ``seat`` None: it is a spectator.
    """

    number: int
    seat: int | None
    key: str
    name: str
    token: str | None
    last: int = 0
    # The connection, which a reload of the host's page ends.
    link: str | None = None
    channel: Channel | None = None
    past: list[str] = field(default_factory=list[str])
    told: tuple[int, int] | None = None
    asked: bool = False
    """Whether the match runner was asked for the updates that it missed, and has not sent them yet."""
    table: str = ""
    pictures: int = 0
    """Which updates it takes: see ``PICTURES``; 0: those without changes."""
    requests: int = 0
    """Which requests it numbers: see ``REQUESTS``; 0: it is of the version before."""
    hidden: bool = False
    """Whether its page is hidden, as far as it has said in this connection."""
    open_requests: set[int] = field(default_factory=set[int])
    answers: dict[int, str | None] = field(default_factory=dict[int, "str | None"])
    """The latest answers to its requests, which it may say again in another connection."""
    older_request: int = 0
    """The number that this end gave to its latest request, where it gives none itself."""
    head: str = NO_HEAD
    sent: int = 0
    heads: dict[int, str] = field(default_factory=dict[int, str])
    """Ends of its hash chain in this connection that it has not confirmed yet, by the number of updates."""
    seen: int = 0
    state: Silence = "lost"
    rates: Rates = field(default_factory=Rates)
    load: int | None = None
    """The load of the host's page that it had met last when its connection began, 0 for none; None: it knows of no
    loads."""
    heir: int | None = None
    """The serial from which its game had been continued by then, 0 for none; None: it does not say."""
    known: tuple[int, int] | None = None
    """Line and number of the latest update that it had kept by then."""

    @property
    def speaker(self) -> Speaker:
        """The guest as a speaker, as all are told."""
        return Speaker(guest=self.number, seat=self.seat, name=self.name)

    def connect(self, channel: Channel, told: tuple[int, int] | None, head: str) -> None:
        """Begin a new connection; unconfirmed messages of the last one are sent again."""
        self.forget()
        self.channel, self.told, self.head = channel, told, head
        self.sent = self.seen = 0
        self.heads.clear()
        self.table, self.asked = "", False
        self.hidden = False

    def chain(self, body: dict[str, Any]) -> None:
        """Note that ``body`` is the next update it is sent."""
        self.head = chained(self.head, body)
        self.sent += 1
        if self.sent % SEEN_EVERY == 0:
            self.heads[self.sent] = self.head

    def confirm(self, count: int, head: str) -> None:
        """Note that the guest has so many updates, ending in ``head``.

        Raises ``Refusal`` (``peer-broken``) for another end.
        """
        if self.heads.get(count) != head:
            raise Refusal("peer-broken", where="chain")
        self.seen = count
        self.heads = {at: one for at, one in self.heads.items() if at > count}

    def forget(self) -> None:
        """Drop the connection."""
        if self.channel is not None:
            self.past = [*self.past, self.channel.conn][-MOST_PAST:]
        self.channel = None

    @property
    def confirmed(self) -> bool:
        """Whether it has confirmed the first message of its connection."""
        return self.channel is not None and self.channel.confirmed

    def presence(self, now: float) -> Silence:
        """Return the state of the guest's connection."""
        if self.channel is None:
            return "lost"
        silence = self.channel.silence(now)
        return "waiting" if silence == "open" and self.link is None else silence

    def due(self) -> float | None:
        """Return when its connection next has something to do, on the clock of ``now``."""
        if self.channel is None:
            return None
        turns = [at for at in (self.channel.heard + QUIET, self.channel.heard + GONE) if self.state != "lost"]
        upcoming = turns[1:] if self.state == "waiting" else turns
        if self.link is not None:
            upcoming.append(self.channel.due())
        return min(upcoming, default=None)

    def answered(self, number: int, code: str | None) -> bool:
        """Note the answer to a request; return whether it was open."""
        if number not in self.open_requests:
            return False
        self.open_requests.discard(number)
        self.answers = dict([*self.answers.items(), (number, code)][-MOST_ANSWERS:])
        return True

    def dump(self) -> dict[str, Any]:
        """Return what is stored for a reload, as plain data."""
        return {
            "number": self.number, "seat": self.seat, "key": self.key, "name": self.name,
            "token": self.token, "last": self.last,
        }  # fmt: skip
