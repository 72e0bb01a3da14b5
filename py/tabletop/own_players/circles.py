"""Finds a player that goes in circles: it begins something, gives it up, and is asked the same as before."""

from collections import Counter
from typing import Any

from tabletop.kernel.ask import AskView

MOST_ALIKE = 16
"""How often a player may be asked the same while it sees the same. Who answers by lot gives up far less often."""


class Circles:
    """Counts equal decisions of one seat in one game.

    A game without an end comes back to some decision again and again, so no more than this has to be counted.
    """

    def __init__(self) -> None:
        self._asked = Counter[int]()

    def closed(self, view: Any, ask: AskView) -> bool:  # noqa: ANN401 - the game's own
        """Count a decision; return whether there were too many like it."""
        # A hash: a game has hundreds of decisions, and each view is long.
        seen = hash((repr(view), ask.kind, ask.cause, *(option.id for option in ask.options)))
        self._asked[seen] += 1
        return self._asked[seen] > MOST_ALIKE
