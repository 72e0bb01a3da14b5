"""Plays as ``novice``: like ``normal``, but it often takes a random option, most of all in the draft."""

from citadels.bots.api import Bot
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick, any_pick
from tabletop.kernel.randomness import Randomness

WHIMS = {"draft": 50, "draft_two": 50}
"""How many of a hundred asks of a kind are answered by lot."""

OTHERS = 10
"""How many of a hundred other asks are."""


class NoviceBot:
    """Answers half its drafts and a tenth of all else by lot, the rest as ``other`` would."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Draw whether to think; an answer by lot does not give up what was begun."""
        if chance.below(100) >= WHIMS.get(ask.kind, OTHERS):
            return self.other.choose(view, ask, chance)
        every = [option.id for option in ask.options]
        options = [option.id for option in ask.options if option.verb != "cancel"]
        return any_pick(options if len(options) >= max(ask.least, 1) else every, ask.least, ask.most, chance)
