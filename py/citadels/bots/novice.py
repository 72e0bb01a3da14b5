"""Plays as ``novice``: like ``normal``, but it often takes a random option, most of all in the draft."""

from citadels.bots.api import Bot
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Option, Pick, any_pick
from tabletop.kernel.randomness import Randomness

DRAFTS = frozenset({"draft", "draft_two"})
"""The asks at which a character is drafted."""

WHIMS = {4: (50, 10), 5: (65, 15), 8: (80, 20)}
"""The per cent of drafts and of other asks that are answered at random, at tables of up to so many seats.

At larger tables a single draft counts for less, so that more of them have to be random for the same difference.
"""

AT_LEISURE = frozenset({"ability", "use"})
"""The verbs of what the last round may use to harm others; none is drawn then, since it would only decide who else
wins."""


class NoviceBot:
    """Answers half its drafts and a tenth of all else at random, more at large tables, the rest as ``other`` does."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Draw whether to answer at random; a random answer is ``cancel`` only if nothing else is legal."""
        drafts, others = next(whims for most, whims in WHIMS.items() if len(view.seats) <= most)
        if chance.below(100) >= (drafts if ask.kind in DRAFTS else others):
            return self.other.choose(view, ask, chance)
        if view.first is not None and any("at" in option.args for option in ask.options):
            # A district of some city is asked for.
            return self.other.choose(view, ask, chance)
        every = [option.id for option in ask.options]
        options = [option.id for option in ask.options if not _left_out(view, option)]
        return any_pick(options if len(options) >= max(ask.least, 1) else every, ask.least, ask.most, chance)


def _left_out(view: View, option: Option) -> bool:
    """Whether ``option`` is not drawn: one that cancels, and in the last round what may harm others."""
    return option.verb == "cancel" or (view.first is not None and option.verb in AT_LEISURE)
