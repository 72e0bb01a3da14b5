"""Defines the weights and formulas that ``normal`` and the quick player of rollouts share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pointcity.cards.tokens import TOKENS, Tally, Token


@dataclass(frozen=True)
class Weights:
    """What the judgement rests on; found by letting it play against itself."""

    symbol: tuple[float, ...] = (0.0, 0.6, 0.75, 0.9)
    """A symbol on a card, by how many turns are left; later ones like the last."""
    hoard: int = 3
    """Symbols of a type beyond these are worth half."""
    joker: float = 1.5
    """A joker, in symbols."""
    used: tuple[float, ...] = (0.55, 0.48, 0.36, 0.24, 0.15)
    """What a permanent resource saves in a turn, by how many of its type there are already."""
    growth: float = 0.16
    """Permanent resources of a type that come in a turn."""
    plain_growth: int = 2
    """Plain buildings that come while one permanent resource of each type does."""
    scarce: float = 0.5
    """What a permanent resource of its type takes from a card that may be turned over."""
    wanted: float = 0.15
    """How much of a building's worth counts for a symbol that it lacks."""
    grown: float = 0.5
    """How much of a token's growth to the end is believed in."""
    unseen: tuple[float, ...] = (1.0, 1.7, 1.7)
    """An unseen card of each tier, in symbols."""
    denial: float = 0.3
    """How much of what a building is worth to the next player counts for taking it away."""
    flip: float = 5.4
    """A turn that brings less than this is worth the try of a flip."""
    flip_wealth: int = 4
    """Who can pay fewer symbols would flip for others."""

    plenty: float = 0.05
    """Of two types to pay with, the one of which the seat holds a symbol more is so much cheaper to give."""
    plenty_most: int = 6
    """Symbols of a type beyond these make it no cheaper."""

    def symbol_worth(self, left: int) -> float:
        """Return what a symbol on a card is worth, ``left`` turns before the end."""
        return self.symbol[min(left, len(self.symbol) - 1)]

    def symbols_worth(self, each: float, have: int, amount: int) -> float:
        """Return what ``amount`` symbols are worth beside those that a seat has; a symbol is worth ``each``."""
        spare = min(max(have + amount - self.hoard, 0), amount)
        return each * (amount - 0.5 * spare)

    def savings(self, have: int, left: int) -> float:
        """Return what one permanent resource more saves, with so many of its type already."""
        return left * self.used[min(have, len(self.used) - 1)]

    def coming(self, left: int) -> int:
        """Return how many permanent resources of a type will come in ``left`` turns."""
        return round(self.growth * left)

    def token_gain(self, now: float, later: float) -> float:
        """Return what one building more brings by a token, which it brings ``now`` and to the city as it may be ``later``."""
        return (1 - self.grown) * now + self.grown * later

    def given(self, symbols: int, have: int, wanted: float) -> float:
        """Return what it takes to give ``symbols`` of a type, of which a seat has so many and a symbol is ``wanted`` so much."""
        return symbols * (1 + wanted - self.plenty * min(have, self.plenty_most))

    def payment(self, each: float, paid: int, short: int) -> float:
        """Return what it takes to pay ``paid`` symbols, of which jokers stand in for ``short``."""
        return each * (paid + (self.joker - 1) * short)

    def wish(self, worth: float, missing: int) -> float:
        """Return what a symbol brings a building of this worth nearer that lacks so many."""
        return self.wanted * worth / (missing * missing)

    def token_worth(
        self, token: Token, owned: Sequence[str], left: int, tallies: Callable[[], tuple[Tally, Tally]]
    ) -> float:
        """Return what a token will score, as far as can be told.

        ``tallies`` returns what tokens count now and at the end of the game; it is called only where that matters.
        """
        if token.rule == "tokens":
            return token.points * (len(owned) + 1 + 0.12 * left)
        others = sum(TOKENS[own].points for own in owned if TOKENS[own].rule == "tokens")
        if token.rule == "flat":
            return token.points + others
        now, later = tallies()
        kept = 0.4 if left > 2 and token.rule in {"cards", "ingenuity"} else 1.0
        return kept * self.token_gain(token.score(now), token.score(later)) + others


WEIGHTS = Weights()

NEVER = -1000.0
"""The worth of what cannot be done, or is done only where nothing else is left."""

UNSPENT = 0.01
"""What any card that is never spent is worth: of two ways to pay, the sparing one."""


def unspent_share(left: int) -> float:
    """Return how much of a card's points for tokens counts, if it is never spent: sure only in the last turn."""
    return 0.3 if left else 1.0
