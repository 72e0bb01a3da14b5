"""Reads untrusted input (requests, set-ups, saves): bad input is refused, and soon."""

from typing import Any, cast

from pydantic import ConfigDict, ValidationError
from pydantic_core import from_json

STRICT = ConfigDict(extra="forbid", defer_build=True)
"""How the plain data of a state is read: a field that is not its own is refused."""

MOST_KEYS = 100
"""Keys in one object of what is read; nothing of ours comes near it, and each unknown one costs a sentence."""


def place_of(error: ValidationError) -> str:
    """Return where the first fault lies, as ``setup.players``; ``""`` for the whole."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"])


def read_object(text: str) -> dict[str, Any] | None:
    """Return the JSON object that ``text`` is; None where it is none, or one with far too many keys."""
    try:
        data = from_json(text)
    except (ValueError, TypeError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    whole = cast("dict[str, Any]", data)
    return whole if _narrow(whole) else None


def _narrow(data: object) -> bool:
    """Whether no object in ``data``, at whatever depth, has more keys than can be right."""
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
