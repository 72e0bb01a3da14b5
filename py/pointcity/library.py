"""Offers ``pointcity.Game``, a game of Point City for Python programs."""

from typing import Any

from pointcity.kind import POINT_CITY
from tabletop.library import BaseGame


class Game(BaseGame):
    """A game of Point City; the set-up is that of ``pointcity.model.setup.Setup``."""

    kind = POINT_CITY

    def __init__(self, players: int, seed: int = 1, **setup: Any) -> None:
        """Deal a game. One player plays against the medium automa unless ``automa`` names another level."""
        super().__init__(players, seed, **({"automa": "medium"} if players == 1 else {}) | setup)
