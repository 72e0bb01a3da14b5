"""Describes how the current step began, as far as one seat may know, so that the step can be replayed."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabletop.kernel.ask import Pick
from tabletop.kernel.events import EventView, redact
from tabletop.kernel.game import TellsProgress
from tabletop.kernel.position import Position

V = TypeVar("V")


@dataclass(slots=True)
class StepStart(Generic[V]):
    """The view that the seat had when the step began; the picks since, None for those of others.

    ``told`` has the events that the seat saw up to the first ask and after each pick, ``asked`` the seats that were
    asked. ``progress`` are facts that the seat was told before and the view leaves out (:class:`TellsProgress`).
    """

    view: V
    picks: list[Pick | None]
    told: list[list[EventView]]
    asked: list[int | None]
    progress: dict[str, Any] | None = None


def step_start(position: Position[Any], seat: int | None) -> StepStart[Any]:
    """Return how the step under way at ``position`` began for ``seat`` (None: a spectator)."""
    line = [Position[Any].resumed(position.game, position.base, ())]
    picks: list[Pick | None] = []
    for pick in position.picks:
        ask = line[-1].ask
        picks.append(pick if ask is not None and ask.seat == seat else None)
        line.append(line[-1].after(pick))
    asked = [here.ask.seat if here.ask is not None else None for here in line]
    told = [seen_events(here, seat) for here in line]
    return StepStart(position.game.view(position.base, seat), picks, told, asked, _progress(position))


def _progress(position: Position[Any]) -> dict[str, Any] | None:
    game: Any = position.game
    return game.progress(position.base) if isinstance(game, TellsProgress) else None


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
    first = len(position.events) - position.told
    return [view for event in position.events[first:] if (view := redact(event, seat)) is not None]


def seen_events(position: Position[Any], seat: int | None) -> list[EventView]:
    """Return the events between the previous position and ``position`` that ``seat`` saw."""
    return [view for event in position.events if (view := redact(event, seat)) is not None]
