"""Keeps the time that a table has agreed on for each decision; a room's host decides with it, and all devices show it.

It runs while the person whose decision is waited for can see the table. When it is over, the page has a computer player
decide once.
"""

from tabletop.peer.contents import PaceFacts

MORE = 60_000.0
"""Milliseconds that a friend gives."""

Decision = tuple[int, int, int]
"""The decision that is waited for: its seat, and the line and number of the moment."""


class Pace:
    """The time of one room, in milliseconds."""

    def __init__(self) -> None:
        self.limit = 0
        """Seconds for each decision; 0: as long as one likes."""
        self.command: int | None = None
        """The number of the command with which a computer player decides, while it is carried out."""
        self._decision: Decision | None = None
        self._left = self._at = 0.0
        self._stopped = False
        self._decided: dict[int, int] = {}
        self._commands = 0
        self.version = 0
        """Rises whenever devices must be told."""

    @property
    def seat(self) -> int | None:
        """The seat that is waited for; None: no clock runs."""
        return self._decision[0] if self._decision is not None and self.limit else None

    def agree(self, limit: int, now: float) -> None:
        """Agree on ``limit`` seconds for each decision, from the present one on."""
        self.limit, self._left, self._at = limit, limit * 1000.0, now
        self.version += 1

    def look(self, decision: Decision | None, now: float, *, stopped: bool) -> None:
        """Note what is waited for, and whether the clock stands: a device is silent, or a page hidden."""
        self._run(now)
        if self.command is None and decision != self._decision:
            self._decision, self._left, self._stopped = decision, self.limit * 1000.0, False
            self.version += 1
        if self.seat is not None and stopped != self._stopped:
            self._stopped = stopped
            self.version += 1

    def _run(self, now: float) -> None:
        """Let the time since the last look pass."""
        if self.seat is not None and not self._stopped and self.command is None:
            self._left -= now - self._at
        self._at = now

    def more(self) -> None:
        """Give the seat that is waited for more time."""
        if self.seat is not None and self.command is None:
            self._left += MORE
            self.version += 1

    def over(self) -> int | None:
        """Return the number of a new command, once the time of the decision is over."""
        if self.seat is None or self.command is not None or self._left > 0 or self._stopped:
            return None
        self._commands += 1
        self.command = self._commands
        return self.command

    def decided(self, command: int, *, done: bool) -> None:
        """Note the result of a command: a computer player has decided, or could not.

        The next decision has its whole time.
        """
        seat = self.seat
        if command != self.command or seat is None:
            return
        if done:
            self._decided[seat] = self._decided.get(seat, 0) + 1
        self._decision, self.command = None, None
        self.version += 1

    def due(self, now: float) -> float | None:
        """Return when the time is over, on the clock of ``now``."""
        running = self.seat is not None and not self._stopped and self.command is None
        return now + max(0.0, self._left) if running else None

    def facts(self) -> PaceFacts | None:
        """Return what all devices are told; None where no time was agreed on."""
        if not self.limit:
            return None
        left = round(max(0.0, self._left) / 1000, 1)
        return PaceFacts(
            limit=self.limit, seat=self.seat, left=left, stopped=self._stopped, decided=sorted(self._decided.items())
        )  # fmt: skip
