"""Has a big screen show the next code once people have read why two devices did not meet by the one before."""

from tabletop.peer import page_events
from tabletop.peer.outcome import Outcome

READ = 20_000.0
"""Milliseconds for which the reason is shown."""


class NextCode:
    """The wait of one screen."""

    def __init__(self, out: Outcome) -> None:
        self._out = out
        self._at: float | None = None

    def not_met(self, now: float) -> None:
        """Note that the reason is shown from now on."""
        self._at = now + READ

    def look(self, now: float) -> float | None:
        """Have the next code shown when it is time; return when to look again."""
        if self._at is not None and now >= self._at:
            self._at = None
            self._out.event(page_events.NextCodeEvent())
        return self._at
