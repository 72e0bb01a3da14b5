"""Copies plain data, such as a view, so that a program may change its copy: several times faster than ``deepcopy``."""

from copy import deepcopy
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, TypeVar

T = TypeVar("T")

_NEVER_CHANGE = frozenset({str, int, bool, float, type(None)})


def plain_copy(data: T) -> T:
    """Return an equal copy of ``data``, which shares nothing with it that can be changed."""
    return _copied(data)


def _copied(data: Any) -> Any:  # noqa: ANN401 - any plain data
    shape: type[Any] = data.__class__
    if shape in _NEVER_CHANGE:
        return data
    if shape is list:
        return [_copied(one) for one in data]
    if shape is dict:
        return {key: _copied(one) for key, one in data.items()}
    names = _fields(shape)
    if names is None:
        return deepcopy(data)
    return shape(**{name: _copied(getattr(data, name)) for name in names})


@lru_cache(maxsize=1024)
def _fields(shape: type[Any]) -> tuple[str, ...] | None:
    """Return the names of a dataclass's fields; None where it is none, or is not made of all of them."""
    if not is_dataclass(shape) or not all(one.init for one in fields(shape)):
        return None
    return tuple(one.name for one in fields(shape))
