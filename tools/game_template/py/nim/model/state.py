"""Defines the state of a game, which only the rules see."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class State:
    """A whole game between two steps. ``left`` sticks remain, ``taken`` lists the sticks of each move so far.

    ``next`` is the seat to move, in the end the one that took the last stick. ``lucky`` has each seat's secret number.
    """

    left: int
    lucky: list[int]
    next: int = 0
    taken: list[int] = field(default_factory=list[int])

    def copy(self) -> "State":
        """Return an independent equal state."""
        return State(self.left, self.lucky[:], self.next, self.taken[:])
