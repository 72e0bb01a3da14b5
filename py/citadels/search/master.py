"""Plays as ``master`` and ``expert``.

They are like ``strong``, but search some asks, and name characters by their belief.
"""

from citadels.bots.advice.registry import character_advice
from citadels.bots.strong import StrongBot
from citadels.bots.tempers import TEMPERS
from citadels.model.view import View
from citadels.search.last_answer import last_answer
from citadels.search.last_table import is_last_turn
from citadels.search.option_search import CORRECTED, SEARCHED_ASKS, holders, weigh
from citadels.search.rollout import LARGE
from tabletop.kernel.ask import AskView, Pick, read_option
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.search import Prospect, answers
from tabletop.players.thinking import Thought

LEANING = 0.04
"""The chance to win that a temper gives up for each point of its liking for a character."""

MARGIN = 0.01
"""By how much another answer must raise the chance to win over that of ``strong``."""

DEALS = 6
"""In how many deals of hidden cards an answer of the last turn of all is tried."""

GATHERS = frozenset({"gather_gold", "gather_cards"})
"""The verbs of the two ways to gather in the menu of a turn."""

NAMES = "name"
"""The verb of options that name a character whose holder is not known."""


class Master:
    """Searches some asks, and plays all else as ``strong`` of the same ``temper`` does.

    One that is ``brief`` (``expert``) tries drafts alone, and those in fewer worlds.
    """

    def __init__(self, temper: str = "", *, brief: bool = False) -> None:
        self.temper = temper
        self.brief = brief
        self.strong = StrongBot(temper)

    def choose(self, view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[Pick]:
        """Compute the answer to ``ask``; that of ``strong`` if nothing can be tried."""
        if ask.kind in SEARCHED_ASKS and len(ask.options) > 1:
            # The next line may take long: it computes what the seat remembers.
            yield
            found = yield from weigh(recall(), view, ask, chance.copy(), brief=self.brief)
            if found:
                return (max(found, key=self._appeal) if self.temper else found[0]).option
        source, odds = chance.copy(), None
        if any(option.verb == NAMES for option in ask.options):
            yield
            odds = holders(recall(), view, ask)
        usual = self.strong.choose(view, ask, chance, odds)
        if is_last_turn(view):
            return (yield from last_answer(view, ask, usual, DEALS))
        others = [] if self.brief or len(view.seats) >= LARGE else _others(ask, usual)
        if not others:
            return usual
        yield
        found = yield from weigh(recall(), view, ask, source, [usual, *others])
        worths = {prospect.option: prospect.worth for prospect in found}
        better = found and found[0].worth - worths[usual] >= MARGIN
        return found[0].option if better else usual

    def _appeal(self, prospect: Prospect[Pick]) -> float:
        """Return the chance to win after an answer, raised a little for characters that its temper likes."""
        names = [read_option(option) for option in prospect.option]
        liked = sum(
            one.verb == "draft" and character_advice(one.word("character")).suits == self.temper
            for one in names
        )
        return prospect.worth + LEANING * TEMPERS[self.temper].pull * liked


def _others(ask: AskView, usual: Pick) -> list[Pick]:
    """Return the answers to try beside ``usual``, the answer of ``strong``; none if that one is taken at once."""
    if ask.kind in CORRECTED:
        return [pick for pick in answers(ask) if pick != usual]
    if ask.kind != "turn" or read_option(usual[0]).verb not in GATHERS:
        return []
    return [(option.id,) for option in ask.options if option.verb in GATHERS and option.id != usual[0]]
