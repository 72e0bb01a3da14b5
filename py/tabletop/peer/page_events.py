"""Defines the results of a call about rooms: texts to send, and events for the page."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from tabletop.kernel.randomness import Seed
from tabletop.peer.contents import (
    Backup,
    Body,
    ChatText,
    Choice,
    Emotion,
    Fault,
    Message,
    MomentMark,
    PaceFacts,
    Passing,
    Presences,
    Speaker,
    WhyRefused,
)
from tabletop.peer.evening.commands import CommandNumber, Order
from tabletop.peer.requests import ForThePage, RequestNumber
from tabletop.peer.shapes import AskingText, PlayedGame, Send, Silence, Words

InvitedState = Literal["making", "open", "busy", "failed", "here"]


@dataclass(slots=True, frozen=True)
class Invited:
    """The latest ``invitation`` to a seat (None: to watch), by its first token.

    ``busy``: its reply is taken, and its guest connects, by itself where it ``calls``; ``failed``: the devices did not meet.
    """

    seat: int | None
    invitation: str
    state: InvitedState
    calls: bool = False


@dataclass(slots=True)
class InvitationsEvent:
    """All invitations, and which is ``shown``; "": none. To a host, and to a guest who gathers the others."""

    shown: str
    all: list[Invited]
    kind: Literal["invitations"] = "invitations"


@dataclass(slots=True)
class GuestEvent:
    """A guest joined, or its connection changed. To the host."""

    guest: int
    seat: int | None
    name: str
    state: Silence
    kind: Literal["guest"] = "guest"


class RosterEvent(Presences, Message):
    """The people who are present. To host and guests, after every change."""

    kind: Literal["roster"] = "roster"


class PickEvent(Choice, Message):
    """A guest picks. To the host, for the match runner's port of that seat, as the next two."""

    guest: int
    seat: int
    kind: Literal["pick"] = "pick"


@dataclass(slots=True)
class BackEvent:
    """A guest undoes or redoes."""

    guest: int
    seat: int
    kind: Literal["undo", "redo"]


class SinceEvent(MomentMark, Message):
    """A guest needs everything after a moment.

    Answer with an update for that seat (and ``guest``, if it is a spectator).
    """

    guest: int
    seat: int | None
    kind: Literal["since"] = "since"


class ChatEvent(ChatText, Speaker, Message):
    """A person said a line: plain text of at most 300 characters, without control characters, never markup.

    ``guest`` is None for a person at the host's device; ``own`` if it was said at this device.
    """

    own: bool
    kind: Literal["chat"] = "chat"


class ReactEvent(Emotion, Speaker, Message):
    """A person reacted."""

    own: bool
    kind: Literal["react"] = "react"


@dataclass(slots=True)
class RequestEvent:
    """A guest asks for something that only the page can do: do it, and ``answer`` with the number. To the host."""

    guest: int
    seat: int | None
    asked: Annotated[ForThePage, Field(discriminator="kind")]
    kind: Literal["request"] = "request"


@dataclass(slots=True)
class PaceEvent:
    """The agreed time has changed; None: no time was agreed on. To the host: guests are told with the table."""

    facts: PaceFacts | None
    kind: Literal["pace"] = "pace"


@dataclass(slots=True)
class CommandEvent:
    """A command: carry ``order`` out, and call ``done`` with its number, once."""

    number: CommandNumber
    order: Annotated[Order, Field(discriminator="kind")]
    kind: Literal["command"] = "command"


@dataclass(slots=True)
class ComingEvent:
    """The seats of the next room whose guests are on the way from this one. To the host of the next room."""

    seats: list[int]
    kind: Literal["coming"] = "coming"


@dataclass(slots=True)
class AtTheDoor:
    """A friend far away who waits for the host's word; ``caller``: a number for ``let-in`` and ``turn-away``."""

    caller: int
    name: str


@dataclass(slots=True)
class OnTheWay:
    """Who was let in, and has not come yet; ``silent``: this page has tried in vain."""

    name: str
    silent: bool


@dataclass(slots=True)
class DoorEvent:
    """Who stands at the door of the link. To the host.

    ``watch``: no seat waits for the next friend, who takes a computer player's or a new one, unless it only watches.
    """

    waiting: list[AtTheDoor]
    awaited: list[OnTheWay]
    watch: bool
    kind: Literal["door"] = "door"


@dataclass(slots=True)
class SizeEvent:
    """The table has so many ``seats`` now, before the deal; the last one is that of ``name``. To the host, which keeps ``setup``."""

    seats: int
    name: str
    setup: dict[str, Any]
    kind: Literal["size"] = "size"


@dataclass(slots=True)
class PartEvent:
    """What became of the offer of the host's part to ``name``; ``begun``: that guest has opened the next room. To the host.

    To the guest who was asked: ``begun``: the host knows its room; ``refused``: this device has opened it too late; ``silent``: the
    host does not answer.
    """

    state: Literal["asked", "silent", "declined", "begun", "refused"]
    name: str
    kind: Literal["part"] = "part"


@dataclass(slots=True)
class SeedEvent:
    """The seed was drawn together: the match is to be created with it. To the host.

    ``number`` is to be compared aloud; ``seats`` are those whose guests took part, in drawing number ``attempt``.
    """

    seed: Seed
    number: str
    seats: list[int]
    attempt: int
    kind: Literal["seed"] = "seed"


@dataclass(slots=True)
class NumberEvent:
    """The seed was drawn together, in drawing number ``attempt`` of all that were begun. To a guest, who learns the seed at the end."""

    number: str
    seats: list[int]
    attempt: int
    kind: Literal["number"] = "number"


@dataclass(slots=True)
class RefusedEvent:
    """This link is void and must be closed; ``code`` is a key of the locale files.

    ``left`` and ``shut`` are no faults: the guest has left, or the host has closed the room.
    """

    link: str
    code: str
    args: Words
    kind: Literal["refused"] = "refused"


@dataclass(slots=True)
class WelcomeEvent:
    """The guest has joined, or rejoined. ``screen``: the host holds no seat, its device is the table."""

    guest: int
    seat: int | None
    facts: PlayedGame
    screen: bool = False
    kind: Literal["welcome"] = "welcome"


class TableEvent(Body, Message):
    """What all may know of the match: as the match runner's port told it. To a guest, as the next two."""

    kind: Literal["table"] = "table"


class UpdateEvent(Body, Message):
    """An ``Update`` for the guest's seat."""

    kind: Literal["update"] = "update"


class RefusalEvent(WhyRefused, Message):
    """The guest's request was refused, and nothing changed."""

    kind: Literal["refusal"] = "refusal"


@dataclass(slots=True)
class AskedEvent:
    """The number of the request that was just said. To a guest."""

    request: RequestNumber
    kind: Literal["asked"] = "asked"


class AnsweredEvent(Passing, Message):
    """The answer to the request of that number. To a guest."""

    request: RequestNumber
    kind: Literal["answered"] = "answered"


@dataclass(slots=True)
class StateEvent:
    """The guest's connection with the host changed; ``lost`` means that a new invitation may be needed."""

    state: Silence
    kind: Literal["state"] = "state"


@dataclass(slots=True)
class SeekEvent:
    """The host has been lost for a while: ask for the own seat in another way, where there is one. To a guest."""

    kind: Literal["seek"] = "seek"


@dataclass(slots=True)
class AskingInEvent:
    """What the person reads who asks for a seat at the link of a host far away (``ask-in``)."""

    state: AskingText
    kind: Literal["asking-in"] = "asking-in"


@dataclass(slots=True)
class NotLetInEvent:
    """Why who asks for a seat at a link (``ask-in``) asks no more."""

    code: str
    kind: Literal["not-let-in"] = "not-let-in"


@dataclass(slots=True)
class UnansweredEvent:
    """The host has been lost for a minute: tell the person what to do. To a guest."""

    kind: Literal["unanswered"] = "unanswered"


@dataclass(slots=True)
class RecordEvent:
    """The game is over and its record is here: ``verify`` checks it. To a guest."""

    kind: Literal["record"] = "record"


@dataclass(slots=True)
class UncheckedEvent:
    """The game is over, and there is no complete record of it: it cannot be checked. To everybody."""

    kind: Literal["unchecked"] = "unchecked"


@dataclass(slots=True)
class EntrustEvent:
    """Encrypt ``text`` with ``key`` (AES-GCM, 64 hex digits) and call ``entrust``. To the host, for its page alone.

    Each of ``guests`` is then sent a share of the key: ``needed`` of them can decrypt it if the host disappears.
    """

    serial: int
    key: str
    text: str
    guests: list[int]
    needed: int
    kind: Literal["entrust"] = "entrust"


class LegacyEvent(Backup, Message):
    """The guest has a backup to continue from if the host disappears and ``needed`` of ``of`` guests agree."""

    kind: Literal["legacy"] = "legacy"


@dataclass(slots=True)
class GatherEvent:
    """Guests gather to continue without the host: ``have`` of ``needed`` (of ``of``) have agreed.

    ``asked``: another guest asks for this guest's consent, which the call ``agree`` gives.
    """

    serial: int
    have: int
    needed: int
    of: int
    asked: bool
    kind: Literal["gather"] = "gather"


@dataclass(slots=True)
class HeirEvent:
    """Enough have agreed: decrypt ``cipher`` with ``key`` and call ``succeed`` with the text."""

    serial: int
    key: str
    cipher: str
    kind: Literal["heir"] = "heir"


@dataclass(slots=True)
class SucceededEvent:
    """This page is the host of the room now: open ``save`` at the desk, and have ``seat``, the own one, played here."""

    save: str
    seat: int | None
    kind: Literal["succeeded"] = "succeeded"


class FaultEvent(Fault, Message):
    """A fault was found before the end; it will be among the faults of the verdict. To a guest."""

    kind: Literal["fault"] = "fault"


@dataclass(slots=True)
class CheckingEvent:
    """The check is not finished: call ``verify`` again. To a guest."""

    kind: Literal["checking"] = "checking"


@dataclass(slots=True)
class VerdictEvent:
    """The result of a check. To the guest who checked (``guest`` None), then to the host.

    ``number`` is to be compared aloud: it is equal for all who were sent the same record. ``save`` is the finished
    match for the guest's own list, in which nothing more is hidden.
    """

    guest: int | None
    faults: list[Fault]
    number: str
    save: str | None
    kind: Literal["verdict"] = "verdict"


PeerEvent = Annotated[
    InvitationsEvent | GuestEvent | RosterEvent | PickEvent | BackEvent | SinceEvent | ChatEvent | ReactEvent
    | RequestEvent | PaceEvent | CommandEvent | ComingEvent | DoorEvent | SizeEvent | PartEvent | AskedEvent | AnsweredEvent
    | SeedEvent | NumberEvent | RefusedEvent | WelcomeEvent | TableEvent | UpdateEvent | RefusalEvent
    | StateEvent | SeekEvent | AskingInEvent | NotLetInEvent | UnansweredEvent | RecordEvent | UncheckedEvent | FaultEvent | CheckingEvent | VerdictEvent
    | EntrustEvent | LegacyEvent | GatherEvent | HeirEvent | SucceededEvent,
    Field(discriminator="kind"),
]  # fmt: skip


@dataclass(slots=True)
class PeerAnswer:
    """The result of a call: texts to send, events for the page, and when to ``tick`` (ms from now; None: never).

    ``kept`` replaces the stored text of the room; None: nothing new to store.
    """

    send: list[Send]
    events: list[PeerEvent]
    due: float | None
    kept: str | None
