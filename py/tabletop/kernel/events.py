"""Defines events: what happened, in the past tense, with its cause and its audience."""

from collections.abc import Callable
from dataclasses import dataclass

Fact = str | int | bool | None | list[str] | list[int]
Facts = dict[str, Fact]


@dataclass(slots=True, frozen=True)
class Event:
    """One change of the table.

    ``everyone`` holds what all may know; None hides the whole event from seats outside ``only``.
    ``only`` adds facts for single seats. ``reveals`` says that hidden information came out, to any seat: from
    the deck, by lot, out of a hand. A pick that did so cannot be undone. Nothing here has a default:
    the code that tells an event says to whom, and whether it was news.
    """

    kind: str
    cause: str
    everyone: Facts | None
    only: dict[int, Facts]
    reveals: bool


@dataclass(slots=True)
class EventView:
    """An event as one seat may know it."""

    kind: str
    cause: str
    data: Facts


Sink = Callable[[Event], None]
"""Takes events as they happen; playouts pass None instead and pay nothing."""


def redact(event: Event, seat: int | None) -> EventView | None:
    """Return what ``seat`` (None: a spectator) may know of ``event``, or None where that is nothing."""
    own = event.only.get(seat) if seat is not None else None
    if event.everyone is None and own is None:
        return None
    return EventView(event.kind, event.cause, {**(event.everyone or {}), **(own or {})})
