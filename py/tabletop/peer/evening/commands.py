"""Numbers what the page carries out for a room, and hands on each result, once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from tabletop.peer.contents import Message
from tabletop.peer.evening.knocks import BoxKey, KnockId, No, Offer, StoredDoor
from tabletop.peer.requests import NextRoomPlan
from tabletop.peer.shapes import ReplyText, Token
from tabletop.service.calls import Seat

CommandNumber = Annotated[int, Field(ge=1, le=2**53 - 1)]
MOST_OPEN = 200
"""Commands that wait for a result; the oldest are forgotten then, since their page has lost them."""


class Decide(Message):
    """Have a computer player decide once for ``seat``. To the host."""

    kind: Literal["decide"] = "decide"
    seat: Seat


Invitees = Annotated[list[Seat], Field(min_length=1, max_length=100)] | None
"""Seats; None: one who watches."""


class MakeInvitation(Message):
    """Make an invitation and give its text: to this room, or where this one is over to the next.

    The first of ``seats`` has ``token``.
    """

    kind: Literal["make-invitation"] = "make-invitation"
    token: Token
    seats: Invitees


class WithdrawInvitation(Message):
    """Take no reply of ``seats`` to the invitation ``token`` any more; a guest who has connected by it stays."""

    kind: Literal["withdraw-invitation"] = "withdraw-invitation"
    token: Token
    seats: Invitees


class KeepRoom(Message):
    """Wait until the room is stored, as the answer with this command has it; it fails where the store refuses.

    To the host.
    """

    kind: Literal["keep-room"] = "keep-room"


class BeginGame(Message):
    """Begin the game: all who come along are here. To the host."""

    kind: Literal["begin"] = "begin"


class AnswerInvitation(Message):
    """Make a reply to the invitation ``text``, for ``seat`` where it is for several, and give its text.

    Hold the reply.
    """

    kind: Literal["answer"] = "answer"
    text: ReplyText
    seat: Seat | None


class Move(Message):
    """Leave for the room whose reply the command ``reply`` made."""

    kind: Literal["move"] = "move"
    reply: CommandNumber


class DropReply(Message):
    """Drop the reply that the command ``reply`` made, and the link that comes of it: it leads nowhere."""

    kind: Literal["drop"] = "drop"
    reply: CommandNumber


class TakePart(Message):
    """Ask the person to take the host's part; where it says yes, open the room of ``plan`` with ``host`` (``after``).

    To a guest.
    """

    kind: Literal["take-part"] = "take-part"
    plan: NextRoomPlan


class TakeReply(Message):
    """Take a reply to an invitation to the next room, which the former host has carried here. To the heir."""

    kind: Literal["take-reply"] = "take-reply"
    text: ReplyText


class Look(Message):
    """Look into the mailbox for requests at the link, and tell them (``knocked``); ends the look before.

    ``pause``: wait for a text, and ask a mailbox that does not wait again after so many milliseconds; None: do not
    wait.
    """

    kind: Literal["look"] = "look"
    pause: Annotated[int, Field(ge=1)] | None


class LookBack(Message):
    """Look for return codes in the mailboxes by which devices of the room came.

    It ends when one has come or the look has waited.

    ``pause``: as in ``Look``; None: look no more.
    """

    kind: Literal["look-back"] = "look-back"
    pause: Annotated[int, Field(ge=1)] | None


class LetIn(Message):
    """Make a reply to the ``offer`` of the request ``id``, and leave it with ``token`` in its ``box``; hold the reply.

    ``seat``: that it is for; ``pressed``: by a person, who decides from now on when the game begins.
    """

    kind: Literal["let-in"] = "let-in"
    id: KnockId
    box: BoxKey
    offer: Offer
    token: Token
    seat: Seat | None
    pressed: bool


class Connect(Message):
    """Connect by the reply that the command ``reply`` made.

    Give the name of the link once it is open and ``linked``.
    """

    kind: Literal["connect"] = "connect"
    reply: CommandNumber


class SayNo(Message):
    """Leave in the ``box`` of the request ``id`` why it is not let in.

    ``pressed``: by a person, who reads where it cannot be left.
    """

    kind: Literal["say-no"] = "say-no"
    id: KnockId
    box: BoxKey
    no: No
    pressed: bool


class EndLink(Message):
    """Tell all who open the link in the next ten minutes why it is void."""

    kind: Literal["end-link"] = "end-link"
    why: No


class KeepDoor(Message):
    """Keep this for a reload, and give it back when the link is opened again (``open-door``)."""

    kind: Literal["keep-door"] = "keep-door"
    kept: StoredDoor


AtTheHost = Look | LetIn | Connect | SayNo | EndLink | KeepDoor
"""What the host's page carries out at its link for friends far away."""
Order = (
    AtTheHost
    | Decide
    | KeepRoom
    | MakeInvitation
    | WithdrawInvitation
    | BeginGame
    | AnswerInvitation
    | Move
    | DropReply
    | TakePart
    | TakeReply
    | LookBack
)
"""What the page carries out: it knows every kind, and fails loudly at another one."""


@dataclass(slots=True, frozen=True)
class Result:
    """What became of ``command``: the ``text`` that it was to give, or why it failed; ``now``: when this is told."""

    command: int
    ok: bool
    text: str | None
    now: float
    code: str | None = None


Done = Callable[[Result], None]


class Commands:
    """The commands of one room that have no result yet."""

    def __init__(self, tell: Callable[[int, Order], None]) -> None:
        self._tell = tell
        self.last = 0
        self._open: dict[int, Done] = {}

    def give(self, order: Order, done: Done = lambda _: None) -> int:
        """Have the page carry ``order`` out; return the number of the command. ``done`` is told its result."""
        self.last += 1
        self._open[self.last] = done
        if len(self._open) > MOST_OPEN:
            self._open.pop(next(iter(self._open)))
        self._tell(self.last, order)
        return self.last

    def follow(self, before: "Commands") -> None:
        """Number on from those of the same room of before, whose results may still come."""
        self.last = before.last

    def done(self, result: Result) -> None:
        """Hand on the result of a command; one that is told twice, or of another life of the page, changes nothing."""
        done = self._open.pop(result.command, None)
        if done is not None:
            done(result)
