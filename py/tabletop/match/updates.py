"""Defines the update that one seat is sent: its view, and the moments whose events it may know."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from tabletop.kernel.ask import AskView
from tabletop.kernel.events import Change, EventView

V = TypeVar("V")

_PLAIN = ("kind", "cause", "data")
"""The fields of an event that every program knows."""


@dataclass(slots=True)
class MomentView:
    """What one seat was told of a moment; ``seat`` is who decided (None: the deal).

    ``change`` is how the seat's view differed when ``seat`` decided, from the picture after the event before: a turn
    may have begun without an event.
    """

    number: int
    seat: int | None
    events: list[EventView]
    change: Change = field(default_factory=dict[str, Any])


def unitless_update(body: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON data of an update as programs write it that know one unit of an income alone."""
    return {
        name: "income" if name == "what" and str(value).startswith("income-") else _unitless(value)
        for name, value in body.items()
        if name != "income_in"
    }


def _unitless(part: Any) -> Any:  # noqa: ANN401 - any part of an update
    if isinstance(part, dict):
        return unitless_update(cast("dict[str, Any]", part))
    return [_unitless(one) for one in cast("list[Any]", part)] if isinstance(part, list) else part


def earlier_update(body: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON data of an update as programs write it that know changes, but not ``decided`` and ``about``."""
    ask: dict[str, Any] | None = body["ask"]
    if ask is not None:
        ask = {**ask, **{name: [_unnamed(one) for one in ask[name]] for name in ("options", "blocked")}}
    return {name: value for name, value in body.items() if name != "decided"} | {"ask": ask}


def _unnamed(option: dict[str, Any]) -> dict[str, Any]:
    """Return an option, or what is none now, without what it is about."""
    return {name: value for name, value in option.items() if name != "about"}


def plain_update(body: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON data of an update without changes and explanations, as the oldest programs write it."""
    moments = [
        {
            "number": moment["number"],
            "seat": moment["seat"],
            "events": [{name: event[name] for name in _PLAIN} for event in moment["events"]],
        }
        for moment in body["moments"]
    ]
    return {**earlier_update(body), "moments": moments}


@dataclass(slots=True)
class Update(Generic[V]):
    """All that one seat (None: a spectator) is sent: its present view, and the events since its last update.

    ``moments`` are those after moment ``after`` (-1: from the deal) with events for this seat: the receiver
    drops all it was told after ``after``, and appends these. ``line`` rises with each undo and redo. Only the seat
    that is asked gets ``ask``; ``waiting`` is that seat (None: the game is over). ``undo`` and
    ``redo`` are the moments that an undo or redo by this seat would lead to. ``decided`` is the moment of its latest
    decision, which may have no event (None: there is none).
    """

    line: int
    number: int
    seat: int | None
    after: int
    moments: list[MomentView]
    view: V
    ask: AskView | None
    waiting: int | None
    over: bool
    undo: int | None
    redo: int | None
    decided: int | None = None
