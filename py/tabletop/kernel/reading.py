"""Reads untrusted input (requests, set-ups, saves): bad input is refused, and soon."""

from typing import Any, cast

from pydantic import ConfigDict, ValidationError
from pydantic_core import from_json

STRICT = ConfigDict(extra="forbid", defer_build=True)
"""How the plain data of a state is read: an unknown field is refused."""

MOST_KEYS = 100
"""The most keys in one object of the input. Our own data has far fewer, and each unknown key costs an error
message."""


def place_of(error: ValidationError) -> str:
    """Return the path of the first fault, such as ``setup.players``; ``""`` for the whole input."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"])


def read_object(text: str) -> dict[str, Any] | None:
    """Parse ``text`` as a JSON object; return None if it is not one or has far too many keys.

    A byte order mark before it is passed over (RFC 8259, 8.1).
    """
    try:
        data = from_json(text.removeprefix("\ufeff"))
    except (ValueError, TypeError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    whole = cast("dict[str, Any]", data)
    return whole if _narrow(whole) else None


def _narrow(data: object) -> bool:
    """Whether every object in ``data``, at any depth, has at most the allowed number of keys."""
    left: list[object] = [data]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            inside = cast("dict[str, object]", part)
            if len(inside) > MOST_KEYS:
                return False
            left += [value for value in inside.values() if isinstance(value, dict | list)]
        else:
            left += [value for value in cast("list[object]", part) if isinstance(value, dict | list)]
    return True
