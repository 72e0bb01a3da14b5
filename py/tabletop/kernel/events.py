"""Defines events: what happened, in the past tense, with its cause and its audience."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field

Fact = str | int | bool | None | list[str] | list[int]
Facts = dict[str, Fact]


@dataclass(slots=True, frozen=True)
class Event:
    """One change of the table.

    ``everyone`` has the facts that all may know; None hides the whole event from seats that are not in ``only``.
    ``only`` adds facts for single seats. ``reveals`` says that any seat learned something hidden: from the deck, by a
    random draw, out of a hand. A pick that did so cannot be undone. Nothing here has a default: the code that emits
    an event states its audience and whether it revealed something.
    """

    kind: str
    cause: str
    everyone: Facts | None
    only: dict[int, Facts]
    reveals: bool


def _is_empty(value: object) -> bool:
    return not value


Change = Annotated[dict[str, Any], Field(exclude_if=_is_empty, json_schema_extra={"leftOut": True})]
"""How a view differs from the one before: JSON values by path. A path is names and numbers of a list, joined by dots.

The number after the last of a list adds to it; what got shorter is there as a whole.
"""


@dataclass(slots=True)
class EventView:
    """An event as one seat may know it.

    ``change`` is what of the seat's view differs right after the event, from the picture before. It is there only for a
    person's seat that has the picture before.
    """

    kind: str
    cause: str
    data: Facts
    change: Change = field(default_factory=dict[str, Any])


Sink = Callable[[Event], None]
"""Receives events as they happen; playouts pass None, so they do not build events."""


def redact(event: Event, seat: int | None) -> EventView | None:
    """Return the part of ``event`` that ``seat`` (None: a spectator) may know, or None if that is nothing."""
    own = event.only.get(seat) if seat is not None else None
    if event.everyone is None and own is None:
        return None
    return EventView(event.kind, event.cause, {**(event.everyone or {}), **(own or {})})
