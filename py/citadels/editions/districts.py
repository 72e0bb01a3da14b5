"""Makes the districts of a box, with the box's own type and cost; the basic ones have no powers."""

from copy import copy
from functools import cache

from citadels.cards.api import District
from citadels.cards.loader import all_uniques
from citadels.editions.edition import Basic, load_edition


@cache
def all_districts(edition: str) -> dict[str, District]:
    """Return every district in the box of ``edition``, by id."""
    box = load_edition(edition)
    uniques = all_uniques(edition)
    cards = {basic.id: _basic(basic) for basic in box.basic}
    return cards | {name: _priced(uniques[name], box.costs.get(name)) for name in box.every_unique}


def _basic(basic: Basic) -> District:
    """Return the card of a district without powers."""
    card = District()
    card.id, card.type, card.cost = basic.id, basic.type, basic.cost
    return card


def _priced(card: District, cost: int | None) -> District:
    """Return ``card`` at the box's own ``cost``, if it has one."""
    if cost is None:
        return card
    priced = copy(card)
    priced.cost = cost
    return priced
