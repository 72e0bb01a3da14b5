"""Reads untrusted input (requests, set-ups, saves): bad input is refused, and soon."""

from collections.abc import Iterator
from typing import Any, Literal, cast, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails, from_json

from tabletop.kernel.errors import Refusal

STRICT = ConfigDict(extra="forbid", defer_build=True)
"""How the plain data of a state is read: an unknown field is refused."""

MOST_KEYS = 100
"""The most keys in one object of the input. Our own data has far fewer, and each unknown key costs an error
message."""


def place_of(error: ValidationError) -> str:
    """Return the path of the first fault, such as ``setup.players``; ``""`` for the whole input."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"])


def refused_setup(error: ValidationError, shape: type[BaseModel]) -> Refusal:
    """Return the refusal (``bad-setup``) of a set-up that is no ``shape``: the field, its value, what is allowed."""
    refusal = Refusal("bad-setup", where=place_of(error))
    found = error.errors(include_url=False)
    first = next((one for one in found if one["type"] in _SIZES), found[0])
    name = str(first["loc"][0]) if first["loc"] else ""
    field = shape.model_fields.get(name)
    refusal.also(where=name)
    if first["type"] == "missing":
        return refusal.also(why="missing")
    if field is None:
        return refusal.also(why="unknown").among(name, shape.model_fields)
    allowed = list(_allowed(field.annotation, field.metadata, sizes=first["type"] in _SIZES))
    if first["type"] in _SIZES:
        return refusal.also(why="size", count=_length(first)).among(_length(first), allowed)
    return refusal.also(why="value").among(first["input"], allowed)


_SIZES = frozenset({"too_short", "too_long"})


def _length(fault: ErrorDetails) -> int:
    return int(fault.get("ctx", {}).get("actual_length") or 0)


def _allowed(annotation: Any, metadata: list[Any], *, sizes: bool) -> Iterator[object]:  # noqa: ANN401 - a field's own
    """Yield the values that a field may have, as far as its annotation lists them.

    With ``sizes``, yield the lengths of its lists, too.
    """
    if isinstance(annotation, FieldInfo):
        return
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif annotation is bool:
        yield from (False, True)
    elif annotation is type(None):
        yield None
    elif (get_origin(annotation) is list) if sizes else (annotation is int):
        yield from _bounded(metadata)
    elif hasattr(annotation, "__metadata__"):
        extra = [part for one in annotation.__metadata__ for part in getattr(one, "metadata", [one])]
        yield from _allowed(get_args(annotation)[0], extra, sizes=sizes)
    else:
        for part in get_args(annotation):
            yield from _allowed(part, [], sizes=sizes)


def _bounded(metadata: list[Any]) -> range:
    """Return the whole numbers between the bounds in ``metadata``; none where a bound is missing."""
    bounds = {name: getattr(one, name) for one in metadata for name in _BOUNDS if hasattr(one, name)}
    least = bounds.get("ge", bounds.get("min_length"))
    most = bounds.get("le", bounds.get("max_length", bounds.get("lt", 0) - 1))
    return range(least, most + 1) if least is not None and most >= least else range(0)


_BOUNDS = ("ge", "le", "lt", "min_length", "max_length")


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
    # A colon stands behind each key: most texts have too few for any object.
    return whole if text.count(":") <= MOST_KEYS or _narrow(whole) else None


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
