"""Defines what is printed on a card, and the six resources.

A card has two sides: a building, and one or two symbols of a resource. All 160 building sides differ, so a card's
id reveals its building: no seat may see the id of a card that shows its resources (ruling 160).
"""

from typing import NamedTuple

RESOURCES = ("community", "economy", "energy", "ecology", "industry")
"""The types that buildings cost and give."""
INGENUITY = "ingenuity"
"""The joker: it stands for any of the others."""
ALL_RESOURCES = (*RESOURCES, INGENUITY)
JOKER = len(RESOURCES)
"""The place of the joker in :data:`ALL_RESOURCES`."""
TYPES = range(len(RESOURCES))

CIVIC = "civic"
"""What a civic building gives instead of a resource: a token."""

Row = tuple[str, str, str, int, str]
"""A row of the card tables: building, resources on its other side, what it gives, points, cost."""


class Card(NamedTuple):
    """A card. Resources are places in :data:`ALL_RESOURCES`.

    ``resource`` and ``amount`` are on its resource side; the rest is on its building side: ``name`` is the
    building's (several cards may have it), ``gives`` the permanent resource (None: none), ``cost`` the symbols
    by type, ``asks`` the same as pairs of type and number, without types that it does not cost. A starting card has no
    building side: its tier is 0.
    """

    id: str
    tier: int
    name: str
    resource: int
    amount: int
    gives: int | None
    civic: bool
    points: int
    cost: tuple[int, ...]
    asks: tuple[tuple[int, int], ...]

    @property
    def plain(self) -> bool:
        """Whether its building gives a permanent resource and nothing else."""
        return self.gives is not None and not self.points


def make_card(number: int, tier: int, row: Row) -> Card:
    """Return the card of a table's ``row``, the ``number``-th of its name."""
    name, back, gives, points, cost = row
    amount, resource = back.split()
    symbols = _symbols(cost)
    return Card(
        id=f"{name}_{number}",
        tier=tier,
        name=name,
        resource=ALL_RESOURCES.index(resource),
        amount=int(amount),
        gives=RESOURCES.index(gives) if gives in RESOURCES else None,
        civic=gives == CIVIC,
        points=points,
        cost=symbols,
        asks=tuple((at, count) for at, count in enumerate(symbols) if count),
    )


def starting_card(number: int) -> Card:
    """Return the starting card for the ``number``-th player: a symbol of ingenuity on both sides."""
    return Card(f"start_{number}", 0, "start", JOKER, 1, None, False, 0, (0,) * JOKER, ())  # noqa: FBT003


def _symbols(text: str) -> tuple[int, ...]:
    """Return how many symbols of each type ``text`` (``2 energy 1 industry``) asks for."""
    words = text.split()
    wanted = dict(zip(words[1::2], words[::2], strict=True))
    return tuple(int(wanted.get(resource, 0)) for resource in RESOURCES)
