"""Finds the advice about a card: in its module or, for a plain district, in a table; else gives neutral advice."""

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import TypeVar

from citadels.bots.advice.base import AbilityScorer, Advice, CharacterAdvice, DistrictAdvice, Scorer
from citadels.bots.advice.district_worth import WORTH
from citadels.cards.loader import classes_in

T = TypeVar("T")


@cache
def described_characters() -> dict[str, type[CharacterAdvice]]:
    """Return the advice classes of characters that have a module, by id."""
    return classes_in("citadels.bots.advice.characters", CharacterAdvice)


@cache
def described_districts() -> dict[str, type[DistrictAdvice]]:
    """Return the advice classes of districts that have a module, by id; the others are in the table ``WORTH``."""
    return classes_in("citadels.bots.advice.districts", DistrictAdvice)


@cache
def character_advice(character: str) -> CharacterAdvice:
    """Return the advice about ``character``."""
    return described_characters().get(character, CharacterAdvice)(character)


@cache
def district_advice(card: str) -> DistrictAdvice:
    """Return the advice about the district ``card``."""
    if (kind := described_districts().get(card)) is not None:
        return kind(card)
    return DistrictAdvice(card, WORTH.get(card))


def abilities() -> dict[str, AbilityScorer]:
    """Return how urgent each ability of the turn's menu is, by its name."""
    return _merged(kind.abilities for kind in described_characters().values())


def asks() -> dict[str, Scorer]:
    """Return how the options of the cards' own questions are scored, by the kind of ask."""
    return _merged(kind.asks for kind in _described())


def whims() -> dict[str, float]:
    """Return the largest random addition to a score, by the kind of ask."""
    return _merged(kind.whims for kind in _described())


def optional() -> frozenset[str]:
    """Return the kinds of ask that a player may decline."""
    return frozenset(chain.from_iterable(kind.optional for kind in _described()))


def _described() -> list[type[Advice]]:
    return [*described_characters().values(), *described_districts().values()]


def _merged(parts: Iterable[dict[str, T]]) -> dict[str, T]:
    """Merge ``parts``. Raises TypeError if two cards give advice about the same thing."""
    merged: dict[str, T] = {}
    for part in parts:
        if twice := sorted(merged.keys() & part.keys()):
            raise TypeError(f"described by two cards: {twice}")
        merged |= part
    return merged
