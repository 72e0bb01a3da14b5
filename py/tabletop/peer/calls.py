"""Defines the page's calls about rooms; their results are in ``page_events``. See docs/peer-protocol.md.

Every call gives the time ``now``, in milliseconds of a clock that never goes back (``performance.now()``).
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from tabletop.match.record import GameId, MatchId, Number, Seating
from tabletop.peer.contents import (
    ChatText,
    Choice,
    Code,
    Emotion,
    MomentMark,
    PageState,
    ReplyOfAnother,
)
from tabletop.peer.evening.commands import CommandNumber, Invitees
from tabletop.peer.evening.knocks import StoredDoor
from tabletop.peer.messages import Cipher
from tabletop.peer.requests import RequestNumber
from tabletop.peer.shapes import (
    MOST_CHAT,
    AskingState,
    GuestId,
    LinkId,
    Name,
    Reaction,
    ReplyText,
    Strict,
    Token,
)
from tabletop.players.seating import Chair
from tabletop.service.calls import AnyRequest, Params, Seat

CallerNumber = Annotated[int, Field(ge=1)]
Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes of the browser's own randomness; new ones for every call that has this field."""


class RoomParams(Params):
    """The parameters that every method has: the room, and the time in milliseconds."""

    room: MatchId
    now: Annotated[float, Field(ge=0)]


# Calls of the host -------------------------------------------------------------------------------------------


class After(Strict):
    """The room whose guests come over; ``guests``: that of each seat; who has none watches.

    ``begins``: the game begins by itself once all are here. ``watchers``: those who are invited to watch, where this page takes
    the host's part (``take-part``).
    """

    room: MatchId
    guests: Annotated[list[GuestId | None], Field(max_length=100)]
    begins: bool = False
    watchers: Annotated[list[GuestId], Field(max_length=100)] = Field(default_factory=list[GuestId])


class HostParams(RoomParams):
    """Open a room with the name of its match. ``kept`` is what this room stored before a reload, else None.

    ``running``: the match is already open at the desk, so no seed is drawn together. ``pace``: seconds for each decision; None:
    as in ``kept``. ``hidden``: the page is hidden now. ``after``: the room of this page whose guests come over.
    """

    game: GameId
    setup: dict[str, Any]
    seating: Seating
    secret: Secret
    kept: str | None
    running: bool = False
    pace: Annotated[int, Field(ge=0, le=86_400)] | None = None
    hidden: bool = False
    after: After | None = None


class InviteParams(RoomParams):
    """Show the invitation to ``seats`` (None: to one who watches); where none is open, those before are void."""

    seats: Invitees


class HideInvitationParams(RoomParams):
    """Show no invitation; those that are open stay open."""


class RenewInvitationsParams(RoomParams):
    """Make those anew that are shown, with the servers of now."""


class InvitedParams(RoomParams):
    """What a page says of the ``invitation`` to a seat."""

    invitation: Token
    seat: Seat | None


class RepliedParams(InvitedParams):
    """This page has taken a reply; ``calls``: its guest connects by itself."""

    calls: bool


class TellParams(RoomParams):
    """Tell ``seat`` (None: spectators; of those only ``guest``, if named) what the match runner sends it."""

    seat: Seat | None
    guest: GuestId | None = None
    what: Literal["update", "table", "refusal"]
    body: dict[str, Any]


class PaceParams(RoomParams):
    """Agree on seconds for each decision; 0: as long as one likes."""

    limit: Annotated[int, Field(ge=0, le=86_400)]


class MoreTimeParams(RoomParams):
    """A person at this device gives the seat that is waited for more time."""


class NotMetParams(InvitedParams):
    """The devices did not meet."""


class PageParams(RoomParams):
    """Say whether this page is hidden."""

    hidden: bool


class DoneParams(RoomParams):
    """The result of a ``command``; ``text``: the one that it was to give; ``code``: why it failed."""

    command: CommandNumber
    ok: bool
    text: ReplyText | None = None
    code: Code | None = None


class OpenDoorParams(RoomParams):
    """Hear who asks at the link for friends far away, and look often; ``kept``: what the page kept of it before a reload."""

    kept: StoredDoor | None = None


class CloseDoorParams(RoomParams):
    """The link is void: hear no one any more."""


class KnockedParams(RoomParams):
    """What a look into the mailbox has found, opened, and not read."""

    requests: Annotated[list[Any], Field(max_length=1000)]


class LetInParams(RoomParams):
    """Let in who waits at the door, to a seat; ``watch``: without one."""

    caller: CallerNumber
    watch: bool


class TurnAwayParams(RoomParams):
    """Refuse who waits at the door."""

    caller: CallerNumber


class SeatWatcherParams(RoomParams):
    """Seat ``guest``, who watches."""

    guest: GuestId
    seat: Seat


class HoldParams(RoomParams):
    """Begin the next game at a press."""


class OfferPartParams(RoomParams):
    """Ask ``guest`` to take the host's part; ``computer`` plays the further seats of people at this device."""

    guest: GuestId
    computer: Annotated[str, Field(min_length=1, max_length=40)]


class AnswerParams(RoomParams):
    """Answer the request of a guest, which the event ``request`` told; ``code``: why it was not done, else None."""

    guest: GuestId
    request: RequestNumber
    code: Code | None


class DealParams(RoomParams):
    """Draw a seed together with all guests who are present; another call begins a new drawing, as does time."""


class ChairParams(RoomParams):
    """Give a seat another chair in the waiting room. After the deal the match decides the seating."""

    seat: Seat
    chair: Chair


class DismissParams(RoomParams):
    """Send a guest away for good: its key is void."""

    guest: GuestId


class ChatParams(RoomParams):
    """Say a line as ``seat`` of this device (None: as the host)."""

    seat: Seat | None
    text: Annotated[str, Field(min_length=1, max_length=MOST_CHAT)]


class ReactParams(RoomParams):
    """React as ``seat`` of this device (None: as the host)."""

    seat: Seat | None
    reaction: Reaction


class OverParams(RoomParams):
    """The match is over: show all guests its record, so that they can check what they were sent."""


class EntrustParams(RoomParams):
    """Give the guests the encrypted text of the event with that ``serial``, in base64."""

    serial: Number
    cipher: Cipher


class WrongKeyParams(RoomParams):
    """The key of the last event ``heir`` does not decrypt the backup: other shares may give the right key."""


class SucceedParams(RoomParams):
    """Continue the room of a host that is gone: ``text`` is the decrypted backup, ``secret`` new random bytes."""

    text: Annotated[str, Field(max_length=8_000_000)]
    secret: Secret


# Calls of the guest ------------------------------------------------------------------------------------------


class JoinParams(RoomParams):
    """Join a room with the ``token`` of an invitation, or rejoin with the stored text ``kept``.

    ``hidden``: the page is hidden now.
    """

    token: Token | None
    name: Name
    secret: Secret
    kept: str | None
    hidden: bool = False


class AskInParams(RoomParams):
    """Tell how it stands with this page, which asks for a seat at the link of a host far away; ``code``: why no mailbox answers.

    Before a room is known ``room`` is any name. It is followed from ``begun`` to ``over``, or to the event ``not-let-in``.
    """

    state: AskingState
    code: Code | None = None


class SayPick(Choice):
    """Answer the ask of that id."""

    what: Literal["pick"]


class SayBack(Strict):
    """Undo or redo."""

    what: Literal["undo", "redo"]


class SaySince(MomentMark):
    """Ask for everything after a moment once more."""

    what: Literal["since"]


class SayChat(ChatText):
    """Say a line."""

    what: Literal["chat"]


class SayReact(Emotion):
    """React."""

    what: Literal["react"]


class SayPage(PageState):
    """Say whether this page is hidden; the engine repeats it whenever the host may not know it."""

    what: Literal["page"]


class AskPlain(Strict):
    """Ask for more time, or for another game."""

    what: Literal["more-time", "again"]


class AskCarried(ReplyOfAnother):
    """Ask the host to take a reply or a return code."""

    what: Literal["reply", "return-code"]


Asking = AskPlain | AskCarried
"""A request: its number comes as the event ``asked``, and its answer as the event ``answered``."""
Saying = SayPick | SayBack | SaySince | SayChat | SayReact | SayPage | Asking


class SayParams(RoomParams):
    """Send something as the guest: one of the shapes of ``Saying``."""

    saying: Annotated[Saying, Field(discriminator="what")]


class VerifyParams(RoomParams):
    """Check all updates against the record of the finished match. A long check is continued by the next call."""


class GatherParams(RoomParams):
    """Gather the guests of a host that is gone, to continue from a backup: this guest invites the others."""

    secret: Secret


class AgreeParams(RoomParams):
    """Agree that the guest who asked continues the match."""


# Calls of both -----------------------------------------------------------------------------------------------


class LinkParams(RoomParams):
    """A link has opened (``linked``) or closed (``unlinked``). The page chooses the names of links."""

    link: LinkId


class ReceiveParams(LinkParams):
    """A text has arrived over a link. A bad text can at most cost the guest's place or the link."""

    text: str


class TickParams(RoomParams):
    """Let the room act on the time: send what is due, notice silence."""


class ShutParams(RoomParams):
    """Leave the room. If ``final``, all others are told; else only this page forgets it."""

    final: bool


METHODS = Literal[
    "host", "invite", "hide-invitation", "renew-invitations", "replied", "not-met", "tell", "deal", "chair", "dismiss", "chat", "react", "over", "answer",
    "pace", "more-time", "page", "done", "seat-watcher", "hold", "offer-part",
    "open-door", "close-door", "knocked", "let-in", "turn-away",
    "entrust", "gather", "agree", "succeed", "wrong-key", "join", "ask-in", "say", "verify", "linked", "unlinked", "receive", "tick", "shut",
]  # fmt: skip


class PeerRequest(AnyRequest):
    """One call of the page."""

    method: METHODS
    params: dict[str, Any] = Field(default_factory=dict[str, Any])
