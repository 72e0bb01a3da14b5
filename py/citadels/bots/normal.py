"""Plays as ``normal``: scores every option of the ask by heuristics and takes the best.

The kind of ask selects the scorer. An ask of a card without advice is scored by the verbs of its options, so that the
player can play with a new card.
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
"""What scores the options of each kind of ask."""

DRAFTS = frozenset({"draft", "draft_two"})
"""The asks at which a character is drafted."""

DRAFT_WHIM = 0.5
WHIM = registry.whims()
"""How much chance may add to a score, in points, where it is bad to be predictable: in a draft, and by kind of ask."""

CANCELLED = NEVER / 2
"""The score of ``cancel``, which is low: a cancelled ability changes nothing, and the menu would offer it again."""

OPTIONAL = registry.optional()
"""Asks that the rules raise and the player may decline: their ``cancel`` is scored like any option."""


class NormalBot:
    """Answers every ask by heuristics, shifted by ``weights``. Keeps nothing between two decisions.

    A ``patient`` bot computes a belief about which seat holds which character. One that is not makes a quick guess, for
    rollouts. ``whim`` is how many points chance may add to a character in the draft.
    """

    def __init__(
        self, weights: Weights = NORMAL_WEIGHTS, *, patient: bool = True, whim: float = DRAFT_WHIM
    ) -> None:
        self.weights = weights
        self.patient = patient
        self.whim = whim

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Score all options and take the best; if several may be chosen, all whose score is above 0.

        ``odds`` say which seat holds which character, if the caller knows that better than ``view`` shows.
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
    """Return the best options: at least ``least`` (and 1), and up to ``most`` of those whose value is above 0."""
    if ask.most == 1:
        return (ask.options[values.index(max(values))].id,)
    least = max(ask.least, 1) if ask.most else 0
    worth = sum(value > 0 for value in values)
    count = min(max(worth, least), ask.most)
    best = sorted(range(len(values)), key=lambda at: values[at], reverse=True)[:count]
    return tuple(ask.options[at].id for at in best)
