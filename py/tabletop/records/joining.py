"""Joins two rows of one thing field by field, so that neither their order nor their number matters."""

import json
from collections.abc import Collection, Mapping
from typing import Any, TypeVar, cast

from tabletop.records.fields import Row

V = TypeVar("V")
R = TypeVar("R", bound=Row)


def larger(one: V, other: V) -> V:
    """Return the value that says more: the longer text or list, the greater number; of equal ones always the same."""
    return max(one, other, key=_weight)


def _weight(value: object) -> tuple[float, str]:
    if isinstance(value, Collection):
        size = len(cast("Collection[object]", value))
    else:
        size = value if isinstance(value, int | float) else 0
    return size, json.dumps(value, sort_keys=True, default=_plain)


def _plain(value: object) -> object:
    return value.model_dump(mode="json", exclude_unset=True) if isinstance(value, Row) else str(value)


def joined_fields(one: R, other: R, decided: Mapping[str, Any]) -> R:
    """Return a row with the larger value of each field that either has, and the ``decided`` fields."""
    fields = _fields(one)
    for name, value in _fields(other).items():
        fields[name] = larger(fields[name], value) if name in fields else value
    return type(one).model_construct(_fields_set=set(fields) | set(decided), **{**fields, **decided})


def _fields(row: Row) -> dict[str, Any]:
    """Return the fields that are set, unknown ones too."""
    return {name: getattr(row, name) for name in row.model_fields_set}
