"""Follows a friend who asks for a seat at the link of a host far away: what its person reads, and when it asks no more.

The page leaves the offer in the mailbox and looks for the host's answer, since it may do so before the engine has
started.
"""

from math import inf

from tabletop.peer import calls, page_events
from tabletop.peer.outcome import Outcome
from tabletop.peer.shapes import TEXT_LIFE, AskingState, AskingText

MOST_STEP = 30_000.0
"""The most milliseconds between two calls that count: a page that sleeps does not ask meanwhile."""
MAILBOX_AWAY, HOST_SLOW = 15_000.0, 60_000.0
"""Milliseconds after which the person reads that no mailbox answers, or that the host does not."""


class AskingIn:
    """One friend, from its press on. Every method takes the time in milliseconds and puts its results into ``out``."""

    def __init__(self, now: float) -> None:
        self.out = Outcome()
        self._state: AskingState = "begun"
        self._since = self._looked_at = now
        """Since when the host is asked, and when the time was looked at last."""
        self._let_in = False
        self._tried = 0.0
        """The milliseconds that count, until the host has let this device in, and from then on."""
        self._away: str | None = None
        """Why no mailbox answers."""
        self._away_at = inf
        """When the person reads so."""
        self._reads: AskingText = "far-sent"

    def note(self, state: AskingState, away: str | None, now: float) -> None:
        """Note how it stands; ``away``: why no mailbox answers."""
        self._pass(now)
        if away is None or self._away is None:
            self._away_at = inf if away is None else now + MAILBOX_AWAY
        self._away = away
        if state == "let-in" and not self._let_in:
            self._let_in, self._tried = True, 0.0
        if self._state == "let-in" and state == "asks":
            self._since = now
        self._state = state

    def finish(self, now: float) -> float | None:
        """Tell what the person reads, and the end; return in how many milliseconds to call again."""
        if self._state == "over":
            return None
        self._pass(now)
        # Its request is in no mailbox any more; devices that may meet have as long again.
        if self._tried >= TEXT_LIFE:
            self._state = "over"
            late = "far-apart" if self._let_in else "far-late"
            self.out.event(page_events.NotLetInEvent(self._away or late))
            return None
        reads = self._text(now)
        if reads != self._reads:
            self._reads = reads
            self.out.event(page_events.AskingInEvent(reads))
        changes = [at - now for at in (self._away_at, self._since + HOST_SLOW) if at > now]
        return min(*changes, MOST_STEP, TEXT_LIFE - self._tried)

    def _pass(self, now: float) -> None:
        self._tried += min(now - self._looked_at, MOST_STEP)
        self._looked_at = now

    def _text(self, now: float) -> AskingText:
        if self._state == "let-in":
            return "far-coming"
        if now >= self._away_at:
            return "far-sent-away"
        return "far-sent-long" if now >= self._since + HOST_SLOW else "far-sent"


class Askings:
    """Where one page asks for a seat, by the name that its calls give the room, which need not be known yet."""

    def __init__(self) -> None:
        self._all: dict[str, AskingIn] = {}

    def __contains__(self, room: str) -> bool:
        return room in self._all

    def note(self, call: calls.AskInParams) -> None:
        """Note how it stands; what was over before it began is nothing."""
        if call.state == "begun":
            self._all[call.room] = AskingIn(call.now)
        if call.room in self._all:
            self._all[call.room].note(call.state, call.code, call.now)

    def forget(self, room: str) -> None:
        self._all.pop(room, None)

    def add(self, call: calls.RoomParams, answer: page_events.PeerAnswer) -> page_events.PeerAnswer:
        """Add to the answer of a call what the asking has brought, and when to call again."""
        if (asking := self._all.get(call.room)) is not None:
            dues = [answer.due, asking.finish(call.now)]
            answer.due = min((due for due in dues if due is not None), default=None)
            answer.events += asking.out.take().events
        return answer
