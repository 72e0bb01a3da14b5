"""Plays as ``strong``: like ``normal``, with fitted weights and a draft learned from the search of ``master``."""

from citadels.bots.expected_draft import expected_shares, public_weights, shares_of
from citadels.bots.guess import Odds
from citadels.bots.learned_draft import Learned, learned, learned_worth
from citadels.bots.normal import NormalBot
from citadels.bots.outlook import Outlook
from citadels.bots.tempers import tempered
from citadels.bots.weights import strong_weights
from citadels.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness

EXPECTED = 3.3
"""How much worse a character is that others expect for certain, in hundredths of a chance to win; half as much at 50
%."""

MIXED = 0.5
"""The temperature of the draft's softmax, in hundredths of a chance to win: a character worse by this is e times
rarer."""

_GRAINS = 1_000_000
"""The number of steps between 0 and 1 of a random number."""


class StrongBot:
    """Plays like ``normal``, with the weights that were fitted for the edition and number of players.

    If a draft was learned for them, it drafts by that, and avoids what others expect, so that it is harder to guess.
    """

    def __init__(self, temper: str = "") -> None:
        self.temper = temper

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Draft by what was learned, if anything.

        Without that it decides like ``normal``, with fitted weights and with ``odds``.
        """
        weights = tempered(strong_weights(view), self.temper)
        figures = learned(view.edition, len(view.seats)) if ask.kind == "draft" else None
        if figures is not None and len(ask.options) > 1:
            shares = draft_shares(Outlook(view, ask, weights), figures)
            return (ask.options[_drawn(shares, chance)].id,)
        return NormalBot(weights).choose(view, ask, chance, odds)


def draft_shares(look: Outlook, figures: Learned) -> list[float]:
    """Return the probability with which each character on offer is taken: higher if it is better and less expected."""
    options, view = look.ask.options, look.view
    names = [option.word("character") for option in options]
    awaited = expected_shares(look, names, public_weights(view.edition, len(view.seats)))
    values = [
        learned_worth(look, option, figures) - EXPECTED * share
        for option, share in zip(options, awaited, strict=True)
    ]
    return shares_of([value / MIXED for value in values])


def _drawn(shares: list[float], chance: Randomness) -> int:
    """Return the place of one of ``shares``, drawn with these probabilities."""
    left = chance.below(_GRAINS) / _GRAINS
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return shares.index(max(shares))
