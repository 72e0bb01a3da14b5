"""Defines once each content that calls, messages and page events share; ``derived`` makes one shape from another.

| content | the page calls | guest to host | host to guests | event for the page |
|---|---|---|---|---|
| ``ChatText`` | ``chat``, ``say`` | ``Chat`` | ``Said`` | ``ChatEvent`` |
| ``Emotion`` | ``react``, ``say`` | ``React`` | ``Reacted`` | ``ReactEvent`` |
| ``Choice`` | ``say`` | ``Pick`` | | ``PickEvent`` |
| ``MomentMark`` | ``say`` | ``Since`` | | ``SinceEvent`` |
| ``Presences`` | | | ``Roster`` | ``RosterEvent`` |
| ``Body`` | ``tell`` | | ``TableMessage``, ``UpdateMessage`` | ``TableEvent``, ``UpdateEvent`` |
| ``WhyRefused`` | ``tell`` | | ``Refused`` | ``RefusalEvent`` |
| ``Fault`` | | ``Verdict`` | | ``FaultEvent``, ``VerdictEvent`` |
| ``Backup`` | | | ``Legacy`` | ``LegacyEvent`` |
| ``ReplyOfAnother`` | ``say`` | ``Reply``, ``ReturnCode`` | ``PartReply`` | ``RequestEvent`` |
| ``Passing`` | ``answer`` | | ``Answered`` | ``AnsweredEvent`` |
| ``InvitationText`` | | ``PartSeats``, ``PartWatch`` | ``NextRoom`` | |
| ``NextInvitation`` | | | ``NextRoom`` | |
| ``PageState`` | ``say`` | ``PageTurned`` | | |
| ``PaceFacts`` | | | ``TableMessage`` | ``PaceEvent``, ``TableEvent`` |

In the text of a message the fields of the last base class come first, and those of the class itself last.
``tests/py/test_peer_texts.py`` holds the texts.
"""

from typing import Annotated, Any, TypeVar

from pydantic import Field

from tabletop.match.record import Number, OptionId
from tabletop.peer.shapes import (
    MOST_CHAT,
    GuestId,
    Name,
    Reaction,
    ReplyText,
    SeatState,
    Strict,
    WatcherState,
)
from tabletop.service.calls import Seat

Code = Annotated[str, Field(pattern=r"^[a-z][a-z-]{0,39}$")]
Args = Annotated[
    dict[Annotated[str, Field(max_length=40)], int | Annotated[str, Field(max_length=500)]],
    Field(max_length=10),
]


class Message(Strict):
    """Anything with a ``kind``: a message of the wire, or an event for the page."""

    kind: Any
    """Each message has its own."""


class Speaker(Strict):
    """The person who speaks: ``guest`` is None for a person at the host's device."""

    guest: GuestId | None
    seat: Seat | None
    name: Name


class ChatText(Strict):
    """A line of the chat: plain text, never markup."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_CHAT)]


class Emotion(Strict):
    """A reaction."""

    reaction: Reaction


class Choice(Strict):
    """The options that a seat picks for the ask of that id."""

    ask: Annotated[str, Field(max_length=20)]
    options: Annotated[list[OptionId], Field(max_length=100)]


class MomentMark(Strict):
    """A moment of the match; everything after it is to be sent again."""

    line: Number
    number: Annotated[int, Field(ge=-1, le=1_000_000)]


class Presences(Strict):
    """The people who are present."""

    seats: Annotated[list[SeatState], Field(max_length=100)]
    watchers: Annotated[list[WatcherState], Field(max_length=100)]


class Body(Strict):
    """What the match runner tells a seat: an update, or what all may know."""

    body: dict[str, Any]


class WhyRefused(Strict):
    """Why something was refused: ``code`` is a key of the locale files, ``args`` fill its sentence."""

    code: Code
    args: Args


class Fault(Strict):
    """A fault of the host: ``code`` is a key ``fault-<code>`` of the locale files; ``number`` the moment."""

    code: Code
    number: Number | None


class ReplyOfAnother(Strict):
    """A reply or return code that a guest passes on to the host. Only the page can read it."""

    text: ReplyText


class Passing(Strict):
    """Whether the host did what a guest asked for: ``code`` is a key of the locale files, or None if it did."""

    code: Code | None


class InvitationText(Strict):
    """An invitation to the next game. Only the page can read it."""

    text: ReplyText


def _is_for_one(seat: int | None) -> bool:
    """Whether to leave ``seat`` out, as older programs do, which do not know it."""
    return seat is None


class NextInvitation(InvitationText):
    """The invitation of one guest; ``seat``: its own, where the invitation is for several."""

    seat: Annotated[Seat | None, Field(exclude_if=_is_for_one)] = None


class PaceFacts(Strict):
    """The agreed time: seconds for each decision, the seat that is waited for, seconds left, whether the clock stands.

    ``decided``: how often a computer player decided for each seat.
    """

    limit: Annotated[int, Field(ge=0, le=86_400)]
    seat: Seat | None
    left: float
    stopped: bool
    decided: list[tuple[Seat, Number]]


class PageState(Strict):
    """Whether a page is hidden: its person does not see the table."""

    hidden: bool


class Backup(Strict):
    """The encrypted match that guests keep: ``needed`` of the ``of`` guests can decrypt it together."""

    serial: Number
    needed: Annotated[int, Field(ge=2, le=100)]
    of: Annotated[int, Field(ge=2, le=100)]


S = TypeVar("S", bound=Strict)


def derived(shape: type[S], *sources: Strict, **more: object) -> S:
    """Return a ``shape`` with the fields of ``sources``, and the fields in ``more``."""
    found: dict[str, Any] = {
        name: getattr(source, name)
        for source in sources
        for name in type(source).model_fields
        if name in shape.model_fields and name not in {"kind", "what"}
    }
    return shape(**found | more)
