"""The player ``strong``: ``normal`` with weights fitted by self-play, above all for the draft."""

from citadels.bots.guess import Odds
from citadels.bots.normal import NormalBot
from citadels.bots.tempers import tempered
from citadels.bots.weights import PLAIN, Weights, fitted_weights, table_of
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness


def strong_weights(view: View) -> Weights:
    """Return what was fitted for tables like that of ``view``; an edition that was not leaves judgement plain."""
    return fitted_weights().get((view.edition, table_of(len(view.seats))), PLAIN)


class StrongBot:
    """Plays as ``normal`` does, by the figures that were fitted for its edition and number of players."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Decide like ``normal`` with the table's own weights, and its ``odds``."""
        weights = tempered(strong_weights(view), self.temper)
        return NormalBot(weights).choose(view, ask, chance, odds)
