"""A save: what was set up, the seed, and every pick; plus the last state, should the rules ever change."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tabletop.errors import Refusal
from tabletop.randomness import MAX_SEED

FORMAT = 1
"""Version of this envelope; a later one says how to read the older."""

MAX_BYTES = 2_000_000
"""A save larger than this is refused unread; whole games are about 20 kB."""

OptionId = Annotated[str, Field(max_length=200)]


class Record(BaseModel):
    """The save of one match, as it lies in storage and in exported files."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    format: Literal[1] = FORMAT
    game: Annotated[str, Field(max_length=40)]
    rules: Annotated[int, Field(ge=1)]
    match: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
    setup: dict[str, Any]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    picks: Annotated[list[Annotated[list[OptionId], Field(max_length=100)]], Field(max_length=100_000)]
    state: dict[str, Any]
    tail: Annotated[int, Field(ge=0, le=1000)]
    """How many of the last picks came after ``state``, inside the step that is under way."""


def read_record(text: str) -> Record:
    """Parse a save. Raises ``Refusal`` (``save-too-large``, ``save-broken``) on anything else."""
    if len(text) > MAX_BYTES:
        raise Refusal("save-too-large", limit=MAX_BYTES)
    try:
        return Record.model_validate_json(text)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise Refusal("save-broken", where=where or "json") from None
