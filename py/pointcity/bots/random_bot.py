"""Plays as ``random``: draws among all options."""

from pointcity.model.view import View
from tabletop.kernel.ask import AskView, Pick, any_pick
from tabletop.kernel.randomness import Randomness


class RandomBot:
    """Answers every ask with legal options drawn evenly."""

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Draw how many, then which."""
        return any_pick([option.id for option in ask.options], ask.least, ask.most, chance)
