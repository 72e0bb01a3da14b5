"""Plays as ``normal``: reads the table, scores every option of the ask, takes the best.

How an ask is scored is looked up by its kind; an ask of a card without advice falls back on the
verbs of its options, so that a new card can be played from the day it exists.
"""

from citadels.bots.advice import registry
from citadels.bots.advice.base import NEVER, Scorer
from citadels.bots.choices import ASKS as RULES_ASKS
from citadels.bots.choices import by_verb
from citadels.bots.draft import draft, draft_discard
from citadels.bots.guess import Odds
from citadels.bots.outlook import Outlook
from citadels.bots.turn import turn_option
from citadels.bots.weights import NORMAL_WEIGHTS, Weights
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness

ASKS: dict[str, Scorer] = {
    "draft": draft,
    "draft_discard": draft_discard,
    "turn": turn_option,
    **RULES_ASKS,
    **registry.asks(),
}
"""How the options of each kind of ask are scored."""

DRAFTS = frozenset({"draft", "draft_two"})
"""The asks at which a character is drafted."""

DRAFT_WHIM = 0.5
WHIM = registry.whims()
"""How much chance may add to a score, in points, where being read costs something: in a draft, and elsewhere by kind."""

CANCELLED = NEVER / 2
"""Giving up an ability that was begun changes nothing and would only be begun again."""

OPTIONAL = registry.optional()
"""Asks that come of themselves and may well be declined: their ``cancel`` is scored like any option."""


class NormalBot:
    """Answers every ask by heuristics, shifted by ``weights``. Keeps nothing between two decisions.

    One that is not ``patient`` guesses who holds which character, as suits tables that are tried out by the hundred.
    ``whim`` is how many points chance may add to a character in the draft.
    """

    def __init__(
        self, weights: Weights = NORMAL_WEIGHTS, *, patient: bool = True, whim: float = DRAFT_WHIM
    ) -> None:
        self.weights = weights
        self.patient = patient
        self.whim = whim

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Score all options and take the best; of several, as many as are worth taking.

        ``odds`` say who holds which character, where that is known better than from ``view``.
        """
        if len(ask.options) == 1 and ask.least == 1:
            return (ask.options[0].id,)
        look = Outlook(view, ask, self.weights)
        look.odds, look.patient = odds, self.patient
        score = ASKS.get(ask.kind, by_verb)
        whim = self.whim if ask.kind in DRAFTS else WHIM.get(ask.kind, 0.01)
        gives_up = "" if ask.kind in OPTIONAL else "cancel"
        values: list[float] = []
        for option in ask.options:
            value = CANCELLED if option.verb == gives_up else score(look, option)
            values.append(value + whim * chance.below(1000) / 1000)
        return _taken(ask, values)


def _taken(ask: AskView, values: list[float]) -> Pick:
    """Take ``least`` options, and up to ``most`` as long as they are worth it; never none by choice."""
    if ask.most == 1:
        return (ask.options[values.index(max(values))].id,)
    least = max(ask.least, 1) if ask.most else 0
    worth = sum(value > 0 for value in values)
    count = min(max(worth, least), ask.most)
    best = sorted(range(len(values)), key=lambda at: values[at], reverse=True)[:count]
    return tuple(ask.options[at].id for at in best)
