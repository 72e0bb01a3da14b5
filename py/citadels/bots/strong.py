"""Plays as ``strong``: like ``normal``, with fitted weights and a draft learned from the search of ``master``."""

from citadels.bots.expected_draft import expected, expected_shares, shares_of
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
"""What a character loses that others expect for certain, in hundredths of a chance to win; one half as probable loses half."""

MIXED = 0.5
"""A character is drafted e times as often as one that is so much worse, in hundredths of a chance to win."""

_GRAINS = 1_000_000
"""How finely chance is measured."""


class StrongBot:
    """Plays as ``normal`` does, by the figures that were fitted for its edition and number of players.

    Where a draft was learned it goes by that, and avoids what others expect, so that it is harder to guess what it took.
    """

    def __init__(self, temper: str = "") -> None:
        self.temper = temper

    def choose(self, view: View, ask: AskView, chance: Randomness, odds: Odds | None = None) -> Pick:
        """Decide like ``normal`` with the table's own weights, and its ``odds``."""
        weights = tempered(strong_weights(view), self.temper)
        figures = learned(view.edition, len(view.seats)) if ask.kind == "draft" else None
        if figures is not None and len(ask.options) > 1:
            shares = draft_shares(Outlook(view, ask, weights), figures)
            return (ask.options[_drawn(shares, chance)].id,)
        return NormalBot(weights).choose(view, ask, chance, odds)


def draft_shares(look: Outlook, figures: Learned) -> list[float]:
    """Return how often each character on offer is taken: the better it is and the less expected, the oftener."""
    options, view = look.ask.options, look.view
    names = [option.word("character") for option in options]
    awaited = expected_shares(look, names, expected(view.edition, len(view.seats)))
    values = [
        learned_worth(look, option, figures) - EXPECTED * share
        for option, share in zip(options, awaited, strict=True)
    ]
    return shares_of([value / MIXED for value in values])


def _drawn(shares: list[float], chance: Randomness) -> int:
    """Return which of several is drawn that have these ``shares`` of the whole."""
    left = chance.below(_GRAINS) / _GRAINS
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return shares.index(max(shares))
