"""Plays as ``novice``: like ``normal``, but it often takes a random option, most of all in the draft."""

from citadels.bots.api import Bot
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick, any_pick
from tabletop.kernel.randomness import Randomness

WHIMS = {"draft": 50, "draft_two": 50}
"""The per cent of asks of a kind that are answered at random."""

OTHERS = 10
"""The per cent of other asks that are answered at random."""


class NoviceBot:
    """Answers half its drafts and a tenth of all else at random, the rest as ``other`` does."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Draw whether to answer at random; a random answer is ``cancel`` only if nothing else is legal."""
        if chance.below(100) >= WHIMS.get(ask.kind, OTHERS):
            return self.other.choose(view, ask, chance)
        every = [option.id for option in ask.options]
        options = [option.id for option in ask.options if option.verb != "cancel"]
        return any_pick(options if len(options) >= max(ask.least, 1) else every, ask.least, ask.most, chance)
