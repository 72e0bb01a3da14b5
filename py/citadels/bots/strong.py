"""The player ``strong``: ``normal`` with weights fitted by self-play, above all for the draft."""

from citadels.bots.guess import Odds
from citadels.bots.normal import NormalBot
from citadels.bots.tempers import tempered
from citadels.bots.weights import strong_weights
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness


class StrongBot:
    """Plays as ``normal`` does, by the figures that were fitted for its edition and number of players."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Decide like ``normal`` with the table's own weights, and its ``odds``."""
        weights = tempered(strong_weights(view), self.temper)
        return NormalBot(weights).choose(view, ask, chance, odds)
