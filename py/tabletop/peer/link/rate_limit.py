"""Limits how often a guest may do something: a burst at first, then a fixed rate."""


class RateLimit:
    """Allows ``burst`` actions at once and ``each`` a second in the long run. Times are in milliseconds."""

    def __init__(self, burst: float, each: float) -> None:
        self._burst, self._each = burst, each
        self._left, self._at = burst, 0.0

    def allows(self, now: float) -> bool:
        """Whether one more action is allowed now; if so, count it."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) / 1000 * self._each)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
