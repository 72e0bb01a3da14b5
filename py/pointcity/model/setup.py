"""Defines and checks the set-up of a table, as a person or a save gives it."""

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import refused_setup

FEWEST_SEATS, MOST_SEATS = 1, 4
"""How many may play; one plays against the automa."""

Level = Literal["easy", "medium", "hard"]


class Setup(BaseModel):
    """A table before the first deal.

    ``players`` is the number of seats, ``first`` the seat that begins, None for a random one. ``promo`` says whether
    the four promotional tokens are shuffled in (ruling 159). ``automa`` is the automa's level, which decides how well
    it scores; it must be given for one player, and empty for more.
    """

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)]
    first: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    promo: bool = True
    automa: Level | Literal[""] = ""


def read_setup(data: object) -> Setup:
    """Check ``data``. Raises ``Refusal`` (``bad-setup``) naming the field that is wrong."""
    try:
        setup = Setup.model_validate(data)
    except ValidationError as error:
        raise refused_setup(error, Setup) from None
    if setup.first is not None and setup.first >= setup.players:
        raise (
            Refusal("bad-setup", where="first")
            .also(why="value")
            .among(setup.first, (*range(setup.players), None))
        )
    if (setup.players == 1) != bool(setup.automa):
        allowed = get_args(Level) if setup.players == 1 else ("",)
        raise Refusal("bad-setup", where="automa").also(why="value").among(setup.automa, allowed)
    return setup
