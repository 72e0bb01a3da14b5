"""Defines the catalogue of the box, as the page lists it, and a match of this game in one line."""

from dataclasses import dataclass


@dataclass(slots=True)
class BuildingEntry:
    """The building side of a card. ``gives`` is a resource, ``civic`` or empty; ``cost`` is symbols by resource."""

    id: str
    name: str
    tier: int
    gives: str
    points: int
    cost: dict[str, int]


@dataclass(slots=True)
class TokenEntry:
    """A token: ``rule`` says what it counts, of which ``resources``, ``least`` how many of a type it wants."""

    id: str
    rule: str
    points: int
    resources: list[str]
    least: int
    promo: bool


@dataclass(slots=True)
class Catalogue:
    """The box. What is on the other sides of the cards is in no list: ids would give buildings away."""

    resources: list[str]
    buildings: list[BuildingEntry]
    tokens: list[TokenEntry]
    automa: list[str]


@dataclass(slots=True)
class About:
    """How far a game is; ``automa`` is its level, empty where none plays, and ``against`` what it has scored."""

    round: int
    rounds: int
    phase: str
    automa: str
    against: int
