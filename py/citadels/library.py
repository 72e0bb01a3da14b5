"""Offers ``citadels.Game``, a game of Citadels for Python programs."""

from citadels.kind import CITADELS
from tabletop.library import BaseGame


class Game(BaseGame):
    """A game of Citadels; the set-up is that of ``citadels.model.setup.Setup``."""

    kind = CITADELS
