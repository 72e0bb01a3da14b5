"""The master: ``normal``, but it tries out what it might do before it does."""

from pointcity.bots.normal import NormalBot
from pointcity.model.view import View
from pointcity.search.option_search import SEARCHED_ASKS, weigh
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.thinking import Thought


class Master:
    """Searches some asks, and plays all else as ``normal`` does."""

    def __init__(self) -> None:
        self.normal = NormalBot()

    def choose(self, view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[Pick]:
        """Think out what to answer ``ask``; where nothing can be tried, as ``normal`` would."""
        if ask.kind in SEARCHED_ASKS and len(ask.options) > 1:
            # What the seat remembers may have to be worked out first.
            yield
            found = yield from weigh(recall(), view, ask, chance)
            if found:
                return found[0].option[0]
        return self.normal.choose(view, ask, chance)
