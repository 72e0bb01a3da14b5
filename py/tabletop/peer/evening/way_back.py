"""Has the page look for the return codes of those who are away.

How often, and until when, in the mailboxes that they came by.
"""

from math import inf

from tabletop.peer.evening.commands import Commands, LookBack, Result
from tabletop.peer.shapes import TEXT_LIFE

LOOK, SLOW_LOOK = 1000.0, 4000.0
"""Milliseconds between two looks, each of which waits for a text; longer after a while."""
SOON = 120_000.0
LOST = 60_000.0
"""Milliseconds after which a look has no result any more: it waits for less, unless the page knows no mailbox."""


class WayBack:
    """The looks of one room, at either end."""

    def __init__(self, commands: Commands) -> None:
        self._commands = commands
        self._away_since = inf
        """Since when somebody is away."""
        self._look_at = inf
        self._looking: int | None = None
        """The command of the look that is under way; ``_look_at`` is when another one takes its place."""
        self._wanted = False
        """Whether the page is to look, as it was told last."""

    def look(self, now: float, *, away: bool) -> float | None:
        """Look, or look no more; ``away``: whether somebody is. Return when to call again."""
        if not away:
            self._away_since = inf
        elif self._away_since == inf:
            self._away_since = self._look_at = now
        end = self._away_since + TEXT_LIFE
        if not away or now >= end:
            self._stop()
            return None
        if now >= self._look_at:
            self._wanted, self._look_at = True, now + LOST
            self._looking = self._commands.give(LookBack(pause=int(self._pause(now))), self._looked)
        return min(self._look_at, end)

    def _looked(self, result: Result) -> None:
        if result.command == self._looking:
            self._looking = None
            self._look_at = result.now + self._pause(result.now)

    def _pause(self, now: float) -> float:
        return LOOK if now - self._away_since < SOON else SLOW_LOOK

    def _stop(self) -> None:
        if self._wanted:
            self._wanted, self._looking = False, None
            self._commands.give(LookBack(pause=None))
