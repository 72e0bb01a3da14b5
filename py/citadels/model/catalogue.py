"""Defines the catalogue of cards and sets that the page lists, and the summary of a match in a list (``About``)."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from citadels.model.setup import FEWEST_SEATS, MOST_SEATS, EditionId


class Wish(BaseModel):
    """A request for a random set: the edition, and the number of players."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    edition: EditionId
    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)]


@dataclass(slots=True)
class CatalogDistrict:
    """A district of an edition; ``cost`` in gold, ``copies`` in the box."""

    id: str
    type: str
    cost: int
    copies: int


@dataclass(slots=True)
class CatalogCharacter:
    """A character of an edition."""

    id: str
    rank: int
    min_players: int


@dataclass(slots=True)
class CatalogPreset:
    """A set that goes well together, the rule books that name it, and how many players it suits."""

    id: str
    source: str
    characters: list[str]
    districts: list[str]
    players: list[int]


@dataclass(slots=True)
class CatalogEdition:
    """An edition.

    ``city_size`` is the rule book's for 2 to 8 players, ``city_sizes`` are the sizes a table may agree on.

    A game has ``uniques_least`` to ``uniques_most`` unique cards, and rank 9 for the numbers of players in
    ``needs_nine``.
    """

    id: str
    districts: list[CatalogDistrict]
    characters: list[CatalogCharacter]
    presets: list[CatalogPreset]
    city_sizes: list[int]
    city_size: list[int]
    uniques_least: int
    uniques_most: int
    needs_nine: list[int]


@dataclass(slots=True)
class Catalogue:
    """All editions."""

    editions: list[CatalogEdition]


@dataclass(slots=True)
class DrawnSet:
    """A random set that is legal: ids of characters and of unique districts."""

    characters: list[str]
    districts: list[str]


@dataclass(slots=True)
class About:
    """How far a match is; ``phase`` is that of a view."""

    edition: str
    round: int
    phase: str
