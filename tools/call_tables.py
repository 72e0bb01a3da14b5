"""Writes docs/calls.md: every call, message and event with its fields, from the models that check them."""

import dataclasses
import inspect
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel

from tabletop.peer import messages, page_events
from tabletop.peer.peer_api import PeerApi
from tabletop.service.desk import Desk
from tools.schema import RETURNED

HEAD = """\
# Calls, messages and events

<!-- Made by `make generated` from the models that check them (`tools/call_tables.py`). -->

What a name means is in its docstring; how they work together in
[protocol.md](protocol.md) and [peer-protocol.md](peer-protocol.md). A field with `?` may be missing.
"""


def fields(shape: type[Any]) -> list[str]:
    """Return the names of the fields of a pydantic model or a dataclass, without its ``kind``."""
    if issubclass(shape, BaseModel):
        named = {name: field.is_required() for name, field in shape.model_fields.items()}
    else:
        none = dataclasses.MISSING
        named = {
            one.name: one.default is none and one.default_factory is none for one in dataclasses.fields(shape)
        }
    return [name if required else f"{name}?" for name, required in named.items() if name != "kind"]


def members(union: object) -> list[Any]:
    """Return the models of a union, in the order in which they are written."""
    return [union] if isinstance(union, type) else [one for part in get_args(union) for one in members(part)]


def kinds(shape: type[Any]) -> list[str]:
    """Return what a model may have as its ``kind``."""
    hint: Any = inspect.get_annotations(shape)["kind"]
    return list(get_args(hint))


def named(result: object) -> str:
    """Return the name of what a call returns."""
    shapes_of = get_args(result) if get_origin(result) in {Union, UnionType} else (result,)
    names = [getattr(get_origin(one) or one, "__name__", "null") for one in shapes_of]
    return "null" if result is None else " or ".join(f"`{name}`" for name in names)


def calls_of_desk() -> str:
    """Return a line for each call of the desk; calls with the same model and result share one."""
    grouped: dict[tuple[type[Any], str], list[str]] = defaultdict(list)
    for name, (shape, _) in Desk([]).methods.items():
        grouped[shape, named(RETURNED[name])].append(name)
    return "\n".join(
        f"- {listed(names)} ({', '.join(fields(shape))}) -> {result}"
        for (shape, result), names in grouped.items()
    ).replace(" () ->", " ->")


def listed(names: Iterable[str]) -> str:
    return f"`{'`, `'.join(names)}`"


def shapes(models: Sequence[Any]) -> str:
    rows = [f"{listed(kinds(one))}: {', '.join(fields(one)) or 'no fields'}" for one in models]
    return "; ".join(rows) + "."


def page() -> str:
    """Return docs/calls.md."""
    events = [
        one
        for one in vars(page_events).values()
        if inspect.isclass(one) and one.__module__ == page_events.__name__ and one.__name__.endswith("Event")
    ]
    parts = [
        HEAD,
        "## Calls of the desk (`py/tabletop/service/calls.py`)",
        calls_of_desk(),
        "The fields of results are in `web/types.d.ts`; what matters of them is in [protocol.md](protocol.md#results).",
        "## Calls about rooms (`py/tabletop/peer/calls.py`)",
        "Each has `room` and `now`, and returns `{send, events, due, kept}`; fields are in `web/types.d.ts`.",
        f"{listed(PeerApi(Desk([])).methods)}.",
        f"Events for the page (`page_events.py`): {listed(kind for one in events for kind in kinds(one))}.",
        "## Messages on the wire (`py/tabletop/peer/messages.py`)",
        "Greetings: " + shapes(members(messages.Greeting)),
        "From a guest: " + shapes(members(messages.Asked)),
        "From the host: " + shapes(members(messages.Told)),
    ]
    return "\n\n".join(_wrapped(part.strip()) for part in parts) + "\n"


def _wrapped(text: str) -> str:
    """Return ``text`` in lines of at most 120 characters; lines of a list go on two spaces in."""
    return "\n".join(
        textwrap.fill(
            line, 120, subsequent_indent="  " if line.startswith("- ") else "", break_on_hyphens=False
        )
        for line in text.splitlines()
    )
