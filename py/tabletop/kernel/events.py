"""Defines events: what happened, in the past tense, with its cause and its audience."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import not_
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from pydantic import Field

Fact = str | int | bool | None | list[str] | list[int]
Facts = dict[str, Fact]


LEFT_OUT = Field(exclude_if=not_, json_schema_extra={"leftOut": True})
"""A field that the JSON text leaves out where it is empty."""


def _is_none(value: object) -> bool:
    return value is None


LEFT_OUT_IF_NONE = Field(exclude_if=_is_none, json_schema_extra={"leftOut": True})
"""A field that the JSON text leaves out where it is None."""


@dataclass(slots=True, frozen=True)
class Harm:
    """A loss of ``seat`` by the deed of another player, the seat ``by`` (None: no player did it).

    ``deed`` is a word of the game: ``robbed``, ``destroyed``.
    """

    seat: int
    deed: str
    by: int | None


@dataclass(slots=True, frozen=True)
class Gain:
    """What ``seat`` (None: no player's) has more after an event, or less where ``count`` is negative.

    ``kind`` is a word of the game. ``what`` is the one it got, if that has an id, and
    ``paid`` its price. All seats may know it.
    """

    seat: int | None
    kind: str
    count: int
    what: Annotated[str, LEFT_OUT] = ""
    paid: Annotated[int, LEFT_OUT] = 0


class Explanation(NamedTuple):
    """What an event is to people, beyond its facts. Computer players do not read it.

    ``harm`` is the loss that the event tells; ``hidden``: only the harmed seat may know of it. ``why`` is the reason of
    what it tells, a word of the game: ``murdered``, ``bribed``. ``more`` are other facts for its line or page; all that
    are told the event know them. ``by`` is the seat that did it, where that is not the ``seat`` of its facts.
    ``ends_decision``: from it on nothing is the deed of the seat that decided. ``gains`` are what a turn brought.
    """

    harm: Harm | None = None
    why: str = ""
    hidden: bool = False
    more: Mapping[str, Any] = MappingProxyType({})
    by: int | None = None
    ends_decision: bool = False
    gains: tuple[Gain, ...] = ()


PLAIN = Explanation()
"""Its facts say all of the event."""


@dataclass(slots=True, frozen=True)
class Event:
    """One change of the table.

    ``everyone`` has the facts that all may know; None hides the whole event from seats that are not in ``only``.
    ``only`` adds facts for single seats. ``reveals`` says that any seat learned something hidden: from the deck, by a
    random draw, out of a hand. A pick that did so cannot be undone. Nothing here has a default: the code that emits
    an event states its audience and whether it revealed something. ``goes_on``: what follows up to the next ask does
    not hang on what was revealed, so a person is promised it, too.
    """

    kind: str
    cause: str
    everyone: Facts | None
    only: dict[int, Facts]
    reveals: bool
    explained: Explanation = PLAIN
    goes_on: bool = False


Change = Annotated[dict[str, Any], LEFT_OUT]
"""How a view differs from the one before: JSON values by path. A path is names and numbers of a list, joined by dots.

The number after the last of a list adds to it; what got shorter is there as a whole.
"""


@dataclass(slots=True)
class EventView:
    """An event as one seat may know it.

    ``harm``, ``why``, ``more``, ``gains`` and ``ends_decision`` are those of the event, as far as the seat may know
    them. ``actor`` is the seat that did it, where that is not the ``seat`` of its data. ``change`` is what of the
    seat's view differs right after the event, from the picture before. It is there only for a person's seat that has
    the picture before.
    """

    kind: str
    cause: str
    data: Facts
    harm: Annotated[Harm | None, LEFT_OUT] = None
    why: Annotated[str, LEFT_OUT] = ""
    more: Annotated[dict[str, Any], LEFT_OUT] = field(default_factory=dict[str, Any])
    actor: Annotated[int | None, LEFT_OUT_IF_NONE] = None
    ends_decision: Annotated[bool, LEFT_OUT] = False
    gains: Annotated[list[Gain], LEFT_OUT] = field(default_factory=list[Gain])
    change: Change = field(default_factory=dict[str, Any])


Sink = Callable[[Event], None]
"""Receives events as they happen; playouts pass None, so they do not build events."""


def redact(event: Event, seat: int | None) -> EventView | None:
    """Return the part of ``event`` that ``seat`` (None: a spectator) may know, or None if that is nothing."""
    own = event.only.get(seat) if seat is not None else None
    if event.everyone is None and own is None:
        return None
    data = {**(event.everyone or {}), **(own or {})}
    harm, why, hidden, more, by, ends_decision, gains = event.explained
    if harm is not None and hidden and harm.seat != seat:
        harm = None
    return EventView(
        event.kind,
        event.cause,
        data,
        harm,
        why,
        dict(more),
        by if by != data.get("seat") else None,
        ends_decision,
        [*gains],
    )
