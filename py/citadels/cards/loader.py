"""Loads all cards: each module of the folders beside this file holds the class of one card."""

import importlib
import pkgutil
from functools import cache
from typing import Protocol, TypeVar

from citadels.cards.api import Card, Character, District


class Named(Protocol):
    """A class whose objects have a card's id."""

    id: str


N = TypeVar("N", bound=Named)
C = TypeVar("C", bound=Card)


def classes_in(package: str, base: type[N]) -> dict[str, type[N]]:
    """Return the subclasses of ``base`` in ``package``, one a module, by id.

    Raises TypeError where a module does not hold exactly one class with its module's name as id and a docstring.
    """
    found: dict[str, type[N]] = {}
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
        module = importlib.import_module(f"{package}.{info.name}")
        own = [
            value
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__
        ]
        if len(own) != 1 or own[0].id != info.name or not own[0].__doc__:
            raise TypeError(f"{module.__name__}: wants one documented card whose id is {info.name!r}")
        found[info.name] = own[0]
    return found


@cache
def _load(folder: str, base: type[C]) -> dict[str, C]:
    """Return the cards of a ``folder`` beside this file by id."""
    return {name: kind() for name, kind in classes_in(f"citadels.cards.{folder}", base).items()}


@cache
def all_characters(edition: str = "2016") -> dict[str, Character]:
    """Return all characters of all boxes by id, each in the version of ``edition``. Raises TypeError for a bad rank."""
    cards = _load("characters", Character)
    # Not in place: the cached dictionary belongs to the other edition.
    if edition == "classic":
        cards = cards | _load("classic.characters", Character)
    ranks = [card.id for card in cards.values() if not 1 <= card.rank <= 9]
    if ranks:
        raise TypeError(f"characters without a rank: {ranks}")
    return cards


@cache
def all_uniques(edition: str = "2016") -> dict[str, District]:
    """Return all unique districts of all boxes by id, each in the version of ``edition``."""
    cards = _load("districts", District)
    if edition == "classic":
        cards = cards | _load("classic.districts", District)
    return cards
