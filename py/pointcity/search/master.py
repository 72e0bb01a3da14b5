"""Plays as ``master``: like ``normal``, but it searches some asks."""

from pointcity.bots.normal import NormalBot
from pointcity.model.view import View
from pointcity.search.option_search import SEARCHED_ASKS, weigh
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.thinking import Thought


class Master:
    """Searches some asks, and answers all others as ``normal``."""

    def __init__(self) -> None:
        self.normal = NormalBot()

    def choose(self, view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[Pick]:
        """Compute the answer to ``ask``; that of ``normal`` if nothing can be tried."""
        if ask.kind in SEARCHED_ASKS and len(ask.options) > 1:
            # The next line may take long: it computes what the seat remembers.
            yield
            found = yield from weigh(recall(), view, ask, chance)
            if found:
                return found[0].option[0]
        return self.normal.choose(view, ask, chance)
