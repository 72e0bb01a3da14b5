"""Describes how the current step began, as far as one seat may know, so that the step can be replayed."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Generic, TypeVar, cast

from tabletop.kernel.ask import Pick
from tabletop.kernel.events import Event, EventView, redact
from tabletop.kernel.game import tells_progress
from tabletop.kernel.position import Position

V = TypeVar("V")


@dataclass(slots=True)
class StepStart(Generic[V]):
    """The view that the seat had when the step began; the picks since, None for those of others.

    ``told`` has the events that the seat saw up to the first ask and after each pick, ``asked`` the seats that were
    asked. ``progress`` are facts that the seat was told before and the view leaves out (``TellsProgress``).
    """

    view: V
    picks: list[Pick | None]
    told: list[list[EventView]]
    asked: list[int | None]
    progress: dict[str, Any] | None = None


def step_start(position: Position[Any], seat: int | None) -> StepStart[Any]:
    """Return how the step under way at ``position`` began for ``seat`` (None: a spectator)."""
    asked, events = _run_again(position)
    picks = [pick if at == seat else None for at, pick in zip(asked, position.picks, strict=False)]
    told = [_seen(some, seat) for some in events]
    return StepStart(position.game.view(position.base, seat), picks, told, asked, _progress(position))


def _run_again(position: Position[Any]) -> tuple[list[int | None], list[list[Event]]]:
    """Run the step under way once: whom it asked first and after each pick, and the events up to each of these asks."""
    if position.game.over(position.base):
        return [None], [[]]
    events: list[Event] = []
    asked: list[int | None] = []
    told = [0]
    script = position.game.step(position.base.copy(), events.append)
    try:
        for pick in (cast("Pick", None), *position.picks):
            asked.append(script.send(pick).seat)
            told.append(len(events))
    finally:
        script.close()
    return asked, [events[first:last] for first, last in pairwise(told)]


def _progress(position: Position[Any]) -> dict[str, Any] | None:
    game: object = position.game
    return game.progress(position.base) if tells_progress(game) else None


def next_step_start(
    before: StepStart[Any] | None, position: Position[Any], seat: int | None
) -> StepStart[Any]:
    """Return the same as :func:`step_start`, without running the step again.

    ``before`` is that of the position one pick earlier, None where it is not known.
    """
    if not position.picks:
        asked = position.ask.seat if position.ask is not None else None
        progress = _progress(position)
        view = position.game.view(position.base, seat)
        return StepStart(view, [], [_last(position, seat)], [asked], progress)
    if before is None or len(before.picks) + 1 != len(position.picks):
        return step_start(position, seat)
    pick = position.picks[-1] if before.asked[-1] == seat else None
    asked = position.ask.seat if position.ask is not None else None
    return StepStart(
        before.view,
        [*before.picks, pick],
        [*before.told, seen_events(position, seat)],
        [*before.asked, asked],
        before.progress,
    )


def _last(position: Position[Any], seat: int | None) -> list[EventView]:
    """Return the events that ``seat`` saw of the current step, which has no pick yet."""
    return _seen(position.events[len(position.events) - position.told :], seat)


def seen_events(position: Position[Any], seat: int | None) -> list[EventView]:
    """Return the events between the previous position and ``position`` that ``seat`` saw."""
    return _seen(position.events, seat)


def _seen(events: Iterable[Event], seat: int | None) -> list[EventView]:
    return [view for event in events if (view := redact(event, seat)) is not None]
