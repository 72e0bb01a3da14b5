"""How the step under way began, as far as one seat may know it: with this, the middle of a step can be played again."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabletop.ask import Pick
from tabletop.events import EventView, redact
from tabletop.position import Position

V = TypeVar("V")


@dataclass(slots=True)
class Begun(Generic[V]):
    """The view that the seat had when the step began; the picks since, None for those of others.

    ``told`` is what the seat was told up to the first ask, and after each pick; ``asked`` who was asked then.
    """

    view: V
    picks: list[Pick | None]
    told: list[list[EventView]]
    asked: list[int | None]


def begun(position: Position[Any], seat: int | None) -> Begun[Any]:
    """Return how the step under way at ``position`` began for ``seat`` (None: a spectator)."""
    line = [Position[Any].resumed(position.game, position.base, ())]
    picks: list[Pick | None] = []
    for pick in position.picks:
        ask = line[-1].ask
        picks.append(pick if ask is not None and ask.seat == seat else None)
        line.append(line[-1].after(pick))
    asked = [here.ask.seat if here.ask is not None else None for here in line]
    return Begun(position.game.view(position.base, seat), picks, [told(here, seat) for here in line], asked)


def told(position: Position[Any], seat: int | None) -> list[EventView]:
    """Return what ``seat`` was told of what led to ``position``."""
    return [view for event in position.events if (view := redact(event, seat)) is not None]
