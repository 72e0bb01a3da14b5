"""The player ``strong``: ``normal`` with weights fitted by self-play, and a draft learned from the search of ``master``."""

from citadels.bots.guess import Odds
from citadels.bots.learned_draft import Learned, learned, learned_worth
from citadels.bots.normal import NormalBot
from citadels.bots.outlook import Outlook
from citadels.bots.tempers import tempered
from citadels.bots.weights import Weights, strong_weights
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness

MIXED = 3.0
"""Two characters are drafted equally often if they are so near each other, in hundredths of a chance to win."""


class StrongBot:
    """Plays as ``normal`` does, by the figures that were fitted for its edition and number of players.

    Where a draft was learned it goes by that, and mixes, so that it is harder to guess what it took.
    """

    def __init__(self, temper: str = "") -> None:
        self.temper = temper

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Decide like ``normal`` with the table's own weights, and its ``odds``."""
        weights = tempered(strong_weights(view), self.temper)
        figures = learned(view.edition, len(view.seats)) if ask.kind == "draft" else None
        if figures is not None and len(ask.options) > 1:
            return (_drafted(view, ask, weights, figures, chance),)
        return NormalBot(weights).choose(view, ask, chance, odds)


def _drafted(view: View, ask: AskView, weights: Weights, figures: Learned, chance: Randomness) -> str:
    """Return the best character, or as often the second best where that is hardly worse."""
    look = Outlook(view, ask, weights)
    values = [learned_worth(look, option, figures) for option in ask.options]
    best, second = sorted(range(len(values)), key=lambda at: -values[at])[:2]
    near = values[best] - values[second] <= MIXED
    return ask.options[second if chance.below(2) and near else best].id
