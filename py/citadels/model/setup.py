"""Defines and checks the set-up of a table, as a person or a save gives it: the cards and the number of seats.

Who plays is not part of a set-up.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tabletop.kernel.reading import refused_setup

FEWEST_SEATS, MOST_SEATS = 2, 8
"""How many may play."""

EditionId = Literal["2016", "classic"]
"""A box: the 2016 edition, or the classic one with The Dark City."""

CardId = Annotated[str, Field(max_length=40, pattern=r"^[a-z_]+$")]


class Setup(BaseModel):
    """A table before the first deal.

    ``characters`` and ``districts`` name a preset of the edition, or list the ids of the cards. ``players`` is the
    number of seats. ``crown`` is the seat that starts with the crown, None for a random one. ``city_size`` is the
    city's size agreed on, None for the rule book's. ``variant`` ``piles`` is the French draft of two players (classic).
    """

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    edition: EditionId = "2016"
    characters: CardId | Annotated[list[CardId], Field(min_length=8, max_length=9)] = "first_game"
    districts: CardId | Annotated[list[CardId], Field(min_length=1, max_length=40)] = "first_game"
    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)]
    crown: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    city_size: Annotated[int, Field(ge=6, le=8)] | None = None
    variant: Literal["", "piles"] = ""


def read_setup(data: object) -> Setup:
    """Check ``data``. Raises ``Refusal`` (``bad-setup``) naming the field that is wrong."""
    try:
        return Setup.model_validate(data)
    except ValidationError as error:
        raise refused_setup(error, Setup) from None
