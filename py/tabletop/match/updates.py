"""Defines the update that one seat is sent: its view, and the moments whose events it may know."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tabletop.kernel.ask import AskView
from tabletop.kernel.events import EventView

V = TypeVar("V")


@dataclass(slots=True)
class MomentView:
    """What one seat was told of a moment; ``seat`` is who decided (None: the deal)."""

    number: int
    seat: int | None
    events: list[EventView]


@dataclass(slots=True)
class Update(Generic[V]):
    """All that one seat (None: a spectator) is sent: its present view, and the events since its last update.

    ``moments`` are those after moment ``after`` (-1: from the deal) with events for this seat: the receiver
    drops all it was told after ``after``, and appends these. ``line`` rises with each undo and redo. Only the seat
    that is asked gets ``ask``; ``waiting`` is that seat (None: the game is over). ``undo`` and
    ``redo`` are the moments that an undo or redo by this seat would lead to.
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
