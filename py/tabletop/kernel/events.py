"""Defines events: what happened, in the past tense, with its cause and its audience."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from pydantic import Field

Fact = str | int | bool | None | list[str] | list[int]
Facts = dict[str, Fact]


def _is_empty(value: object) -> bool:
    return not value


LEFT_OUT = Field(exclude_if=_is_empty, json_schema_extra={"leftOut": True})
"""A field that the JSON text leaves out where it is empty."""


@dataclass(slots=True, frozen=True)
class Harm:
    """A loss of ``seat`` by the deed of another player, the seat ``by`` (None: no player did it).

    ``deed`` is a word of the game: ``robbed``, ``destroyed``.
    """

    seat: int
    deed: str
    by: int | None


class Explanation(NamedTuple):
    """What an event is to people, beyond its facts. Computer players do not read it.

    ``harm`` is the loss that the event tells; ``hidden``: only the harmed seat may know of it. ``why`` is the reason of
    what it tells, a word of the game: ``murdered``, ``bribed``. ``more`` are other facts for its line or page; all that
    are told the event know them.
    """

    harm: Harm | None = None
    why: str = ""
    hidden: bool = False
    more: Mapping[str, Any] = MappingProxyType({})


PLAIN = Explanation()
"""Its facts say all of the event."""


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
    explained: Explanation = PLAIN


Change = Annotated[dict[str, Any], LEFT_OUT]
"""How a view differs from the one before: JSON values by path. A path is names and numbers of a list, joined by dots.

The number after the last of a list adds to it; what got shorter is there as a whole.
"""


@dataclass(slots=True)
class EventView:
    """An event as one seat may know it.

    ``harm``, ``why`` and ``more`` are those of the event, as far as the seat may know them. ``change`` is what of the
    seat's view differs right after the event, from the picture before. It is there only for a person's seat that has
    the picture before.
    """

    kind: str
    cause: str
    data: Facts
    harm: Annotated[Harm | None, LEFT_OUT] = None
    why: Annotated[str, LEFT_OUT] = ""
    more: Annotated[dict[str, Any], LEFT_OUT] = field(default_factory=dict[str, Any])
    change: Change = field(default_factory=dict[str, Any])


Sink = Callable[[Event], None]
"""Receives events as they happen; playouts pass None, so they do not build events."""


def redact(event: Event, seat: int | None) -> EventView | None:
    """Return the part of ``event`` that ``seat`` (None: a spectator) may know, or None if that is nothing."""
    own = event.only.get(seat) if seat is not None else None
    if event.everyone is None and own is None:
        return None
    data = {**(event.everyone or {}), **(own or {})}
    harm, why, hidden, more = event.explained
    if harm is not None and hidden and harm.seat != seat:
        harm = None
    return EventView(event.kind, event.cause, data, harm, why, dict(more))
