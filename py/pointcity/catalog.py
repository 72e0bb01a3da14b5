"""Lists the buildings, tokens and automa levels of the box, for the page."""

from functools import cache
from typing import get_args

from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.cards.card import ALL_RESOURCES, CIVIC, RESOURCES, Card
from pointcity.cards.tokens import TOKENS, Token
from pointcity.model.catalogue import BuildingEntry, Catalogue, TokenEntry
from pointcity.model.setup import Level


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of the box."""
    return Catalogue(
        resources=list(ALL_RESOURCES),
        buildings=[_building(CARDS[number]) for number in TWO_SIDED],
        tokens=[_token(token) for token in TOKENS.values()],
        automa=list(get_args(Level)),
    )


def _building(card: Card) -> BuildingEntry:
    gives = CIVIC if card.civic else RESOURCES[card.gives] if card.gives is not None else ""
    cost = {name: count for name, count in zip(RESOURCES, card.cost, strict=True) if count}
    return BuildingEntry(card.id, card.name, card.tier, gives, card.points, cost)


def _token(token: Token) -> TokenEntry:
    resources = [RESOURCES[at] for at in token.resources]
    return TokenEntry(token.id, token.rule, token.points, resources, token.least, token.promo)
