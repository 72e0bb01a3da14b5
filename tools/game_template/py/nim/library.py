"""Offers ``nim.Game``, a game of Nim for Python programs."""

from typing import Never

from nim.kind import NIM
from nim.model.view import View
from tabletop.library import BaseGame


class Game(BaseGame[View]):
    """A game of Nim.

    >>> game = Game(players=2, seed=7)
    >>> while not game.is_over: game.push(*game.advice())
    >>> game.winners
    [1]
    """

    kind = NIM

    def __init__(
        self, players: int, seed: int | str | None = None, *, sticks: int = 20, **unknown: Never
    ) -> None:
        """Deal a game with so many ``sticks``; equal seeds deal equal games. Raises ``Refusal``, a ``ValueError``."""
        super().__init__(players, seed, sticks=sticks, **unknown)
