"""An edition as data: what is in its box, read from the JSON table beside this file."""

from functools import cache
from importlib import resources
from typing import Annotated

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


class Edition(_Table):
    """The box. Mappings go from the number of players (in ``faceup``: of characters, then of players)."""

    edition: str
    start: Start
    city_size: dict[int, int]
    faceup: dict[int, dict[int, int]]
    uniques_in_play: int
    totals: dict[str, int]
    basic: list[Basic]
    uniques: list[str]
    characters: list[str]
    presets: list[Preset]

    def preset(self, name: str) -> Preset | None:
        """Return the preset called ``name``, if the edition has it."""
        return next((preset for preset in self.presets if preset.id == name), None)


@cache
def load_edition(name: str) -> Edition:
    """Return the edition called ``name``. Raises FileNotFoundError for one that is not in the box."""
    source = resources.files("citadels.editions").joinpath(f"edition{name}.json")
    return Edition.model_validate_json(source.read_text("utf-8"))
