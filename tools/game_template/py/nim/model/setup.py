"""Defines and checks the set-up of a table."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tabletop.kernel.reading import refused_setup

FEWEST_SEATS, MOST_SEATS = 2, 5
FEWEST_STICKS, MOST_STICKS = 3, 50


class Setup(BaseModel):
    """A table before the deal: the numbers of players and of sticks."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)]
    sticks: Annotated[int, Field(ge=FEWEST_STICKS, le=MOST_STICKS)] = 20


def read_setup(data: object) -> Setup:
    """Check ``data``. Raises ``Refusal`` (``bad-setup``) naming the field that is wrong."""
    try:
        return Setup.model_validate(data)
    except ValidationError as error:
        raise refused_setup(error, Setup) from None
