"""Remembers what a guest said in this connection, since the host may repeat each line and reaction only once."""

from collections import Counter


class OwnWords:
    """Lines and reactions that were sent and that the host has not repeated yet."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def add(self, words: str) -> None:
        """Note a line or reaction that was sent."""
        self._open[words] += 1

    def take(self, words: str) -> bool:
        """Whether this was said and not repeated yet; if so, count it as repeated."""
        if self._open[words] <= 0:
            return False
        self._open[words] -= 1
        return True
