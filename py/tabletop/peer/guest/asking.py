"""Keeps what a guest asks its host until it is answered, and whether its page is hidden.

Says both again in each connection.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.kernel.errors import Refusal
from tabletop.peer import messages, page_events
from tabletop.peer.link.channel import GONE
from tabletop.peer.link.rate_limit import RateLimit
from tabletop.peer.older_words import asked_text
from tabletop.peer.outcome import Outcome
from tabletop.peer.requests import AnyRequest, MoreTime

MOST_OPEN = 20
ANSWERING = 60_000.0
"""Milliseconds in which the host answers."""
LOOK_AGAIN = 1_000.0


@dataclass(slots=True)
class _Open:
    """A request; ``until``: when its person is told that nothing came of it.

    ``then`` is told the answer in the place of the page.
    """

    asked: AnyRequest
    until: float
    then: Callable[[str | None], None] | None
    said: bool = False


class Asking:
    """The requests of one guest, and the state of its page. Times are in milliseconds."""

    def __init__(
        self, out: Outcome, say: Callable[[messages.Asked], None], first: int, *, hidden: bool
    ) -> None:
        self._out, self._say = out, say
        self._number = first
        self._hidden = hidden
        self._told: bool | None = None
        self._page_at = 0.0
        self._open: dict[int, _Open] = {}
        self._level: int | None = None
        """What the host of this connection knows of requests; None without a welcome."""
        self._turns = RateLimit(4, 1)
        self._older = RateLimit(3, 1 / 6)
        """A host of the version before takes four texts at once, then one in five seconds."""

    def turn(self, *, hidden: bool) -> None:
        """Note whether the page is hidden."""
        self._hidden = hidden

    def ask(
        self, asked: Callable[[int], AnyRequest], now: float, then: Callable[[str | None], None] | None = None
    ) -> None:
        """Ask the host; the number is an event, unless ``then`` is told the answer.

        Raises ``Refusal`` (``too-fast``) if too much waits.
        """
        if len(self._open) >= MOST_OPEN:
            raise Refusal("too-fast")
        self._number += 1
        self._open[self._number] = _Open(asked(self._number), now + ANSWERING, then)
        if then is None:
            self._out.event(page_events.AskedEvent(self._number))

    def welcomed(self, level: int) -> None:
        """A connection begins: the host may know nothing of what was said before."""
        self._level, self._told, self._page_at = level, None, 0.0
        for one in self._open.values():
            one.said = False

    def answered(self, number: int, code: str | None) -> None:
        """Tell the answer to a request, unless one was told."""
        one = self._open.pop(number, None)
        if one is not None and one.then is not None:
            one.then(code)
        elif one is not None:
            self._out.event(page_events.AnsweredEvent(request=number, code=code))

    def passed_on(self, code: str | None) -> None:
        """Take the answer of a host of the version before: to the request that is under way, one at a time."""
        number = next((number for number, one in self._open.items() if one.said), None)
        if number is not None:
            self.answered(number, code)

    def finish(self, now: float, heard: float | None) -> float | None:
        """Say what the host does not know yet; ``heard``: when it was heard last. Return when to call again."""
        if self._level is not None and heard is not None:
            self._say_page(now)
            self._say_requests(now)
        self._give_up(now, heard)
        return self._due(now, connected=heard is not None)

    def _say_page(self, now: float) -> None:
        if self._hidden == self._told or now < self._page_at:
            return
        turned = messages.PageTurned(hidden=self._hidden)
        if not (self._turns if self._level else self._older).allows(now):
            self._page_at = now + LOOK_AGAIN
            return
        self._say(turned if self._level else messages.PassOn(text=asked_text(turned)))
        self._told = self._hidden

    def _say_requests(self, now: float) -> None:
        if self._level:
            for one in self._open.values():
                if not one.said:
                    one.said = True
                    self._say(one.asked)
            return
        for number, one in list(self._open.items()):
            if one.said or not self._older.allows(now):
                return
            one.said = True
            self._say(messages.PassOn(text=asked_text(one.asked)))
            if isinstance(one.asked, MoreTime):
                # It has no answer there.
                self.answered(number, None)

    def _give_up(self, now: float, heard: float | None) -> None:
        """End what waits too long: the host has been heard since, or is gone.

        After a freeze its answer may be under way.
        """
        for number, one in list(self._open.items()):
            if now >= one.until and (heard is None or heard >= one.until or now - heard >= GONE):
                self.answered(number, "not-answered")

    def _due(self, now: float, *, connected: bool) -> float | None:
        upcoming = [max(one.until, now + LOOK_AGAIN) for one in self._open.values()]
        if not connected:
            return min(upcoming, default=None)
        if self._level is not None and self._told != self._hidden:
            upcoming.append(max(self._page_at, now))
        if self._level == 0 and any(not one.said for one in self._open.values()):
            upcoming.append(now + LOOK_AGAIN)
        return min(upcoming, default=None)
