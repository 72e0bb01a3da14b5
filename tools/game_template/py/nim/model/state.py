"""Defines the true table. Only the rules see it."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class State:
    """``next`` is the seat to move, in the end the one that took the last stick; ``lucky`` is secret, by seat."""

    left: int
    lucky: list[int]
    next: int = 0
    taken: list[int] = field(default_factory=list[int])

    def copy(self) -> "State":
        """Return an independent equal state."""
        return State(self.left, self.lucky[:], self.next, self.taken[:])
