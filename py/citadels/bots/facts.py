"""What everybody knows of the cards before the deal: types, costs, ranks. Read from the edition and the cards."""

from functools import cache
from typing import NamedTuple

from citadels.cards.api import DistrictType
from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import load_edition


class Fact(NamedTuple):
    """A district as printed: its type and its cost in gold."""

    type: DistrictType
    cost: int


class Role(NamedTuple):
    """A character as printed: how many districts it may build, and the type that pays it."""

    build_limit: int
    income: DistrictType | None


UNKNOWN = Fact("unique", 3)
"""Taken for a district that the edition does not list, so that a new card stops no game."""

PLAIN = Role(1, None)
"""Taken for a character that nobody has told us about."""


@cache
def district_facts(edition: str) -> dict[str, Fact]:
    """Return every district of ``edition`` by id."""
    box = load_edition(edition)
    facts = {
        card.id: Fact(card.type, box.costs.get(card.id, card.cost)) for card in all_uniques(edition).values()
    }
    return facts | {basic.id: Fact(basic.type, basic.cost) for basic in box.basic}


@cache
def roles(edition: str) -> dict[str, Role]:
    """Return every character by id, as ``edition`` has it."""
    return {card.id: Role(card.build_limit, card.income) for card in all_characters(edition).values()}
