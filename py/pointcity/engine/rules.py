"""Binds the rules to one set-up: the number of turns, and the cards and tokens in the game."""

from dataclasses import dataclass

from pointcity.cards.box import SIZES, STARTING, Size
from pointcity.cards.tokens import TOKENS
from pointcity.model.setup import Setup

ROUNDS = 17
"""The turns of each seat and of the automa (ruling 157)."""
CELLS = 16
SIDE = 4


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that the set-up fixes. ``turns`` is the number of turns of a game, the automa's included."""

    setup: Setup
    seats: int
    size: Size
    turns: int
    tokens: tuple[str, ...]
    """The tokens that are shuffled, of which ``size.tokens`` are laid out."""

    @property
    def solo(self) -> bool:
        """Whether the automa plays."""
        return bool(self.setup.automa)

    @property
    def deck(self) -> int:
        """The number of cards in the deck after the market is laid out: two too few for all turns (ruling 156)."""
        return sum(self.size.tiers) - CELLS

    @property
    def starting(self) -> tuple[int, ...]:
        """The starting cards in play: one for each seat, the automa has none (ruling 162)."""
        return STARTING[: self.seats]


def make_rules(setup: Setup) -> Rules:
    """Return the rules of ``setup``."""
    tokens = tuple(token.id for token in TOKENS.values() if setup.promo or not token.promo)
    turns = ROUNDS * max(setup.players, 2)
    return Rules(setup, setup.players, SIZES[setup.players], turns, tokens)
