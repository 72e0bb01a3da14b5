"""Reads an edition, that is what is in its box, from the JSON table beside this file."""

import pkgutil
from functools import cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from citadels.cards.api import DistrictType

Count = Annotated[int, Field(ge=0)]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Start(_Table):
    """What every seat starts with."""

    cards: Count
    gold: Count


class Basic(_Table):
    """A district without powers, and how many copies the box has."""

    id: str
    type: DistrictType
    cost: Count
    copies: Count


class Preset(_Table):
    """A set of characters and unique districts that goes well together; ``source`` names the rule books."""

    id: str
    source: str
    characters: list[str]
    districts: list[str]


class House(_Table):
    """House cards: invented ones, which are no part of the box."""

    characters: list[str]
    districts: list[str]

    @property
    def cards(self) -> list[str]:
        """All house cards."""
        return [*self.characters, *self.districts]


class Edition(_Table):
    """The contents of a box, and the numbers of its rule book.

    ``city_size`` maps the number of players to a city's size, ``faceup`` the number of characters, then of players, to
    the characters discarded face up. ``city_sizes`` are the sizes a table may agree on. ``tie`` says what decides ties,
    ``trio`` how three players draft. ``uniques_least`` and ``uniques_most`` bound the unique cards in play.
    ``needs_nine`` lists the numbers of players that need rank 9. ``variants`` maps another draft to the numbers of
    players it is for. ``costs`` maps unique districts to their cost here, where it differs from the card's; ``copies``
    to their number in the box, where that is not 1. ``without`` maps a district to the character that takes it out of
    the game. ``totals`` are the numbers of cards that the rule book states; tests compare them. ``house`` lists cards
    that are not in the box: they can be chosen, but are never drawn at random, and no number counts them.
    """

    edition: str
    start: Start
    city_size: dict[int, int]
    city_sizes: list[int]
    faceup: dict[int, dict[int, int]]
    tie: Literal["rank", "points"]
    trio: Literal["toss", "six"]
    uniques_least: int
    uniques_most: int
    needs_nine: list[int]
    variants: dict[str, list[int]]
    costs: dict[str, int]
    copies: dict[str, int]
    without: dict[str, str]
    totals: dict[str, int]
    basic: list[Basic]
    uniques: list[str]
    characters: list[str]
    house: House
    presets: list[Preset]

    @property
    def every_character(self) -> list[str]:
        """The characters that a table may choose by hand: the box's, then the house's."""
        return [*self.characters, *self.house.characters]

    @property
    def every_unique(self) -> list[str]:
        """The unique districts that a table may choose by hand: the box's, then the house's."""
        return [*self.uniques, *self.house.districts]

    def preset(self, name: str) -> Preset | None:
        """Return the preset called ``name``, if the edition has it."""
        return next((preset for preset in self.presets if preset.id == name), None)


@cache
def load_edition(name: str) -> Edition:
    """Return the edition called ``name``. Raises OSError for an unknown name."""
    # Importing importlib.resources alone would take longer than all of this.
    return Edition.model_validate_json(pkgutil.get_data("citadels.editions", f"edition{name}.json") or b"")
