"""Answers a call: JSON text in, JSON text out. Every error becomes a refusal with a code."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import place_of, read_object
from tabletop.service.calls import AnyRequest, Params

R = TypeVar("R", bound=AnyRequest)
P = TypeVar("P", bound=Params)

Misread = Callable[[str], Refusal]
"""Returns the refusal of a call whose first fault is at that place."""


def answer(text: str, most: int, shape: type[R], work: Callable[[R], str], misread: Misread) -> str:
    """Answer one call of at most ``most`` characters with the result of ``work`` as JSON text. Never raises."""
    number = 0
    try:
        request = _read(text, most, shape, misread)
        number = request.id
        return f'{{"id": {number}, "ok": true, "result": {work(request)}}}'
    except Refusal as refusal:
        return _error(number, refusal.code, refusal.args_)
    except Exception as error:  # noqa: BLE001 - a bug must reach the page as a message, not as a hung promise.
        return _error(number, "internal", {"detail": f"{type(error).__name__}: {error}"[:500]})


def params_of(shape: type[P], data: dict[str, Any], misread: Misread) -> P:
    """Read ``data`` as a ``shape``. If it does not fit, raise the error that ``misread`` returns."""
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise misread(place_of(error)) from None


@cache
def _adapter(shape: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a class, or what stands for one
    """Build the writer of a result at its first use, so that the start of the page builds only one."""
    return TypeAdapter(shape)


def text_of(shape: Any, result: object) -> str:  # noqa: ANN401
    """Return ``result``, a ``shape``, as JSON text."""
    return _adapter(shape).dump_json(result).decode()


def _read(text: str, most: int, shape: type[R], misread: Misread) -> R:
    if len(text) > most:
        raise Refusal("request-too-large", limit=most)
    data = read_object(text)
    if data is None:
        raise Refusal("bad-request", where="json")
    return params_of(shape, data, misread)


def _error(number: int, code: str, args: dict[str, str | int]) -> str:
    return json.dumps({"id": number, "ok": False, "error": {"code": code, "args": args}})
