"""Defines the fields that stored rows share.

Each says in its JSON schema all that it checks, so that the page checks alike.
"""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from tabletop.daily.deal import weekday_of
from tabletop.kernel.errors import Refusal

SAFE = 2**53 - 1
"""The greatest whole number of JavaScript that has a neighbour."""

LAST_TIME = 8e15
"""JavaScript's dates end near it, in milliseconds since 1970."""


class Row(BaseModel):
    """A stored row, or a part of one. Fields that are not known here stay: a later version may have written them."""

    # Built at first use: the start of the page needs none of them.
    model_config = ConfigDict(
        extra="allow",
        strict=True,
        allow_inf_nan=False,
        defer_build=True,
        json_schema_extra={"additionalProperties": False},
    )


def may_lack(default: Any = None) -> Any:  # noqa: ANN401 - as pydantic's own Field
    """Describe a field that rows of former versions do not have. Its type says None for that: no row has it as null."""
    return Field(default=default, json_schema_extra=_not_null)


def may_be_null() -> Any:  # noqa: ANN401 - see above
    """Describe such a field that may also be there as null."""
    return Field(default=None, json_schema_extra={"leftOut": True})


def _not_null(schema: dict[str, Any]) -> None:
    schema["leftOut"] = True
    if "anyOf" in schema:
        schema.update(next(one for one in schema.pop("anyOf") if one != {"type": "null"}))


def _real_day(text: str) -> str:
    try:
        weekday_of(text)
    except Refusal:
        raise ValueError(text) from None
    if text.startswith("0"):
        raise ValueError(text)
    return text


Count = Annotated[int, Field(ge=0, le=SAFE)]
Whole = Annotated[int, Field(ge=-SAFE, le=SAFE)]
Time = Annotated[float, Field(gt=-LAST_TIME, lt=LAST_TIME)]
"""Milliseconds since 1970 that a date can show."""
Day = Annotated[str, AfterValidator(_real_day), WithJsonSchema({"type": "string", "format": "day"})]
"""A day as ``2026-11-22``."""


def row_of(row: Row) -> dict[str, Any]:
    """Return ``row`` as it is stored: without fields that it does not have."""
    return row.model_dump(mode="json", exclude_unset=True)
