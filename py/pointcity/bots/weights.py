"""Defines the weights and formulas that ``normal`` and the quick player of rollouts share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pointcity.cards.tokens import TOKENS, Tally, Token


@dataclass(frozen=True)
class Weights:
    """The constants of the estimates; found by self-play."""

    symbol: tuple[float, ...] = (0.0, 0.6, 0.75, 0.9)
    """The worth of a symbol on a card, in points, by how many turns are left; for more turns the last value."""
    hoard: int = 3
    """Symbols of a type beyond this number are worth half."""
    joker: float = 1.5
    """The worth of a joker, in symbols."""
    used: tuple[float, ...] = (0.55, 0.48, 0.36, 0.24, 0.15)
    """What a permanent resource saves in a turn, by how many of its type the seat has already."""
    growth: float = 0.16
    """Permanent resources of one type that a seat gets in a turn, on average."""
    plain_growth: int = 2
    """Plain buildings that a seat builds while it gets one permanent resource of each type."""
    scarce: float = 0.5
    """By how much each permanent resource of its type makes a card less good to flip."""
    wanted: float = 0.15
    """The share of a building's worth that counts for a symbol that it lacks."""
    grown: float = 0.5
    """The share of a token's expected growth until the end that counts."""
    unseen: tuple[float, ...] = (1.0, 1.7, 1.7)
    """The worth of an unseen card of each tier, in symbols."""
    denial: float = 0.3
    """The share of a building's worth to the next player that counts for taking it away."""
    flip: float = 5.4
    """If the best option brings less than this, the seat flips a card first."""
    flip_wealth: int = 4
    """A seat that can pay fewer symbols does not flip: other seats would build the card."""

    plenty: float = 0.05
    """By how much each symbol that a seat holds of a type makes one of them cheaper to give."""
    plenty_most: int = 6
    """Symbols of a type beyond this number make it no cheaper."""

    def symbol_worth(self, left: int) -> float:
        """Return what a symbol on a card is worth, ``left`` turns before the end."""
        return self.symbol[min(left, len(self.symbol) - 1)]

    def symbols_worth(self, each: float, have: int, amount: int) -> float:
        """Return what ``amount`` symbols are worth to a seat that has ``have`` of their type.

        A symbol is worth ``each``.
        """
        spare = min(max(have + amount - self.hoard, 0), amount)
        return each * (amount - 0.5 * spare)

    def savings(self, have: int, left: int) -> float:
        """Return what one more permanent resource saves in ``left`` turns, if the seat has ``have`` of its type."""
        return left * self.used[min(have, len(self.used) - 1)]

    def coming(self, left: int) -> int:
        """Return how many permanent resources of a type a seat will get in ``left`` turns."""
        return round(self.growth * left)

    def token_gain(self, now: float, later: float) -> float:
        """Return what a token or a building brings by a token.

        It is a mean of its points ``now`` and in the city of ``later``.
        """
        return (1 - self.grown) * now + self.grown * later

    def given(self, symbols: int, have: int, wanted: float) -> float:
        """Return what it costs to give ``symbols`` of a type of which a seat has ``have``; ``wanted`` adds to each."""
        return symbols * (1 + wanted - self.plenty * min(have, self.plenty_most))

    def payment(self, each: float, paid: int, short: int) -> float:
        """Return what it costs to pay ``paid`` symbols, of which jokers pay ``short``."""
        return each * (paid + (self.joker - 1) * short)

    def wish(self, worth: float, missing: int) -> float:
        """Return what a symbol is worth for a building of this ``worth`` that lacks ``missing`` symbols."""
        return self.wanted * worth / (missing * missing)

    def token_worth(
        self, token: Token, owned: Sequence[str], left: int, tallies: Callable[[], tuple[Tally, Tally]]
    ) -> float:
        """Return an estimate of what a token will score; ``owned`` are the seat's tokens.

        ``tallies`` returns what tokens count now and at the end of the game; it is called only if that matters.
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
"""The worth of what cannot be done, or is done only if nothing else is left."""

UNSPENT = 0.01
"""What any card that is never spent is worth, so that of two ways to pay the one with fewer cards is better."""


def unspent_share(left: int) -> float:
    """Return the share of a card's points for tokens that counts: all in the last turn, before that it may be spent."""
    return 0.3 if left else 1.0
