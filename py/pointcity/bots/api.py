"""Defines a computer player: a pure function of what its seat may see. It remembers nothing else."""

from typing import Protocol

from pointcity.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness


class Bot(Protocol):
    """A computer player. One object may serve any number of seats and games."""

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Answer ``ask``, seeing ``view``. ``chance`` is the bot's own, never the game's."""
        ...
