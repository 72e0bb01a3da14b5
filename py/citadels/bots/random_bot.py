"""A computer player without a plan."""

from citadels.model.view import View
from tabletop.ask import AskView, Pick
from tabletop.randomness import Randomness


class RandomBot:
    """Answers every ask with legal options drawn evenly."""

    def choose(self, view: View, ask: AskView, chance: Randomness) -> Pick:
        """Draw how many, then which."""
        ids = [option.id for option in ask.options]
        if ask.most == 1:
            return (chance.pick(ids),)
        chance.shuffle(ids)
        return tuple(ids[: ask.least + chance.below(ask.most - ask.least + 1)])
