"""Defines the catalogue of the box that the page lists, and the summary of a match in a list (``About``)."""

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
    """A token: ``rule`` says what it counts, of which ``resources``; ``least`` is how many of a type it needs."""

    id: str
    rule: str
    points: int
    resources: list[str]
    least: int
    promo: bool


@dataclass(slots=True)
class Catalogue:
    """The contents of the box. The resource sides of the cards are not listed: they would reveal hidden buildings."""

    resources: list[str]
    buildings: list[BuildingEntry]
    tokens: list[TokenEntry]
    automa: list[str]


@dataclass(slots=True)
class About:
    """How far a match is; ``automa`` is the automa's level, empty if none plays, ``against`` its points."""

    round: int
    rounds: int
    phase: str
    automa: str
    against: int
