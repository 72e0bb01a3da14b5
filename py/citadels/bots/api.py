"""Defines the interface of a computer player: a pure function of its seat's view and ask. It remembers nothing."""

from typing import Protocol

from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness


class Bot(Protocol):
    """A computer player. One object can serve any number of seats and games."""

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Return the answer to ``ask`` from ``view``. ``chance`` is the bot's own random source, never the game's."""
        ...
