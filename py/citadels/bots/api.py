"""What a computer player is: a pure function of what its seat may see. It remembers nothing else."""

from hashlib import sha256
from typing import Protocol

from citadels.model.view import View
from tabletop.ask import AskView, Pick
from tabletop.randomness import Randomness


class Bot(Protocol):
    """A computer player. One object may serve any number of seats and games."""

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Answer ``ask``, seeing ``view``. ``chance`` is the bot's own, never the game's."""
        ...


def bot_chance(seed: int, seat: int, number: int) -> Randomness:
    """Return the chance of the bot at ``seat`` for its decision ``number`` of the match with ``seed``.

    Hashed one way: nothing that a bot is handed leads back to the deck.
    """
    digest = sha256(f"bot {seed} {seat} {number}".encode()).digest()
    return Randomness(int.from_bytes(digest[:6], "big"))
