"""Lists the civic tokens, and counts the points of each. Types are the five permanent resources (ruling 153)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from pointcity.cards.card import RESOURCES


@dataclass(slots=True)
class Tally:
    """The numbers of one player that tokens count.

    ``permanent`` are its permanent resources by type, ``plain`` its plain buildings, ``cards`` its unspent cards and
    ``ingenuity`` those of ingenuity, ``tokens`` its tokens.
    """

    permanent: Sequence[int]
    plain: int
    cards: int
    ingenuity: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Token:
    """A token: ``rule`` says what it counts, ``points`` is the worth of each.

    ``resources`` are the types that it counts (places in ``RESOURCES``), ``least`` is how many of a type it needs.
    """

    id: str
    rule: str
    points: int
    resources: tuple[int, ...] = ()
    least: int = 0
    promo: bool = False

    def score(self, tally: Tally) -> int:
        """Return the points that it gives to a player with ``tally``."""
        return self.points * _COUNTS[self.rule](self, tally)


def _once(_token: Token, _tally: Tally) -> int:
    return 1


def _sets(token: Token, tally: Tally) -> int:
    """Return the number of complete sets of the token's types."""
    return min(tally.permanent[resource] for resource in token.resources)


def _types(token: Token, tally: Tally) -> int:
    return sum(count >= token.least for count in tally.permanent)


def _missing(_token: Token, tally: Tally) -> int:
    return sum(not count for count in tally.permanent)


def _ingenuity(_token: Token, tally: Tally) -> int:
    return tally.ingenuity


def _cards(_token: Token, tally: Tally) -> int:
    return tally.cards


def _plain(_token: Token, tally: Tally) -> int:
    return tally.plain


def _tokens(_token: Token, tally: Tally) -> int:
    return tally.tokens


_COUNTS: dict[str, Callable[[Token, Tally], int]] = {
    "flat": _once,
    "sets": _sets,
    "types": _types,
    "missing": _missing,
    "ingenuity": _ingenuity,
    "cards": _cards,
    "plain": _plain,
    "tokens": _tokens,
}


def _all_tokens() -> list[Token]:
    every = tuple(range(len(RESOURCES)))
    pairs = [
        Token(f"{RESOURCES[one]}_and_{RESOURCES[other]}", "sets", 3, (one, other))
        for one, other in combinations(every, 2)
    ]
    return [
        Token("all_types", "sets", 6, every),
        Token("five_points", "flat", 5),
        Token("seven_points", "flat", 7),
        Token("types_of_two", "types", 2, least=2),
        Token("types_of_three", "types", 3, least=3),
        Token("missing_types", "missing", 4),
        Token("ingenuity_cards", "ingenuity", 2),
        *(Token(f"each_{name}", "sets", 2, (at,)) for at, name in enumerate(RESOURCES)),
        *pairs,
        Token("plain_buildings", "plain", 1, promo=True),
        Token("types_of_four", "types", 4, least=4, promo=True),
        Token("resource_cards", "cards", 1, promo=True),
        Token("tokens_owned", "tokens", 2, promo=True),
    ]


TOKENS = {token.id: token for token in _all_tokens()}
"""All 26 tokens by id, the four promotional ones last."""
