"""The master: ``strong``, but it tries out what it might draft before it does."""

from citadels.bots.strong import StrongBot
from citadels.model.view import View
from citadels.search.draft import SEARCHED, likely_weights, weigh
from tabletop.ask import AskView, Pick
from tabletop.kind import Recall
from tabletop.randomness import Randomness
from tabletop.search import finished


class Master:
    """Searches the draft, and plays all else as ``strong`` does."""

    def __init__(self) -> None:
        self.plain = StrongBot()

    def choose(self, view: View, ask: AskView, chance: Randomness, recall: Recall) -> Pick:
        """Answer ``ask``; where nothing can be tried, as ``strong`` would."""
        if ask.kind in SEARCHED and len(ask.options) > 1:
            found = finished(weigh(recall(), view, ask, likely_weights(view), chance))
            if found:
                return found[0].option
        return self.plain.choose(view, ask, chance)
