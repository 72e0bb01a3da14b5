"""Lists every card of the box by its number, and the numbers of cards and tokens in a game."""

from collections import Counter
from typing import NamedTuple

from pointcity.cards import tier1, tier2, tier3
from pointcity.cards.card import Card, make_card, starting_card

MOST_PLAYERS = 4
TIERS = (tier1.ROWS, tier2.ROWS, tier3.ROWS)


def _cards() -> tuple[Card, ...]:
    seen: Counter[str] = Counter()
    cards: list[Card] = []
    for tier, rows in enumerate(TIERS, 1):
        for row in rows:
            seen[row[0]] += 1
            cards.append(make_card(seen[row[0]], tier, row))
    return (*cards, *(starting_card(number) for number in range(1, MOST_PLAYERS + 1)))


CARDS = _cards()
"""The 160 cards tier by tier, then the starting cards. A state names cards by their places here."""

NUMBERS = {card.id: number for number, card in enumerate(CARDS)}

TWO_SIDED = tuple(number for number, card in enumerate(CARDS) if card.tier)
STARTING = tuple(number for number, card in enumerate(CARDS) if not card.tier)


class Size(NamedTuple):
    """The contents of a game for one number of players: cards by tier, and tokens."""

    tiers: tuple[int, int, int]
    tokens: int


SIZES = {
    1: Size((40, 24, 18), 10),
    2: Size((40, 24, 18), 10),
    3: Size((52, 36, 28), 12),
    4: Size((64, 48, 38), 14),
}
"""The set-up table of the rule book, by number of players."""
