"""Defines the page's calls about rooms; their results are in ``page_events``. See docs/protocol.md.

Every call says what time it is: ``now``, in milliseconds of a clock that never goes back (``performance.now()``).
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from tabletop.match.record import GameId, MatchId, Number, Seating
from tabletop.peer.contents import ChatText, Choice, Emotion, MomentMark
from tabletop.peer.messages import Cipher
from tabletop.peer.shapes import MOST_CHAT, GuestId, LinkId, Name, Reaction, Strict, Token
from tabletop.players.seating import Chair
from tabletop.service.wire import AnyRequest, Params, Seat

Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes of the browser's own randomness; new ones for every call that wants them."""


class RoomParams(Params):
    """What every method is told: the room, and the time in milliseconds."""

    room: MatchId
    now: Annotated[float, Field(ge=0)]


# The host's --------------------------------------------------------------------------------------------------


class HostParams(RoomParams):
    """Open a room called like its match. ``kept`` is what this room gave to be kept before a reload, else None.

    ``running``: the match is open at the desk already, so nothing is drawn together.
    """

    game: GameId
    setup: dict[str, Any]
    seating: Seating
    secret: Secret
    kept: str | None
    running: bool = False


class InviteParams(RoomParams):
    """Make an invitation for ``seat`` (None: a spectator); the ones before for that seat are void."""

    seat: Seat | None


class TellParams(RoomParams):
    """Tell ``seat`` (None: spectators; of those only ``guest``, if named) what the match runner has for it."""

    seat: Seat | None
    guest: GuestId | None = None
    what: Literal["update", "table", "refusal"]
    body: dict[str, Any]


class DealParams(RoomParams):
    """Draw a seed together with all guests who are there; once more begins anew."""


class ChairParams(RoomParams):
    """Give a seat another chair in the waiting room, before the match says who sits where."""

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
    """Hand out what the event of ``serial`` told to lock, locked, in letters of base64."""

    serial: Number
    cipher: Cipher


class WrongKeyParams(RoomParams):
    """The key of the last event ``heir`` opens nothing: other shares may give another one."""


class SucceedParams(RoomParams):
    """Go on with the room of a host that is gone: ``text`` is what was locked, ``secret`` new randomness."""

    text: Annotated[str, Field(max_length=8_000_000)]
    secret: Secret


# The guest's -------------------------------------------------------------------------------------------------


class JoinParams(RoomParams):
    """Come to a room with the ``token`` of an invitation, or again with what was ``kept``."""

    token: Token | None
    name: Name
    secret: Secret
    kept: str | None


class SayPick(Choice):
    """Answer the ask of that id."""

    what: Literal["pick"]


class SayBack(Strict):
    """Take back, or make again."""

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


class SayParams(RoomParams):
    """Say something as the guest: one of the shapes of ``Saying``."""

    saying: Annotated[SayPick | SayBack | SaySince | SayChat | SayReact, Field(discriminator="what")]


class VerifyParams(RoomParams):
    """Check all that was sent against the record of the finished match; after a while the next call goes on with it."""


class GatherParams(RoomParams):
    """Gather the guests of a host that is gone, to go on with what they have kept: this guest invites them anew."""

    secret: Secret


class AgreeParams(RoomParams):
    """Agree that the guest who asked goes on."""


# Of both -----------------------------------------------------------------------------------------------------


class LinkParams(RoomParams):
    """A link is there (``linked``), or is gone (``unlinked``). The page names links as it likes."""

    link: LinkId


class ReceiveParams(LinkParams):
    """A text has come over a link; whatever it holds, only a guest's place or the link can be lost by it."""

    text: str


class TickParams(RoomParams):
    """Time has passed."""


class ShutParams(RoomParams):
    """Leave the room: for good, all at the other ends are told; else it is only forgotten here."""

    final: bool


METHODS = Literal[
    "host", "invite", "tell", "deal", "chair", "dismiss", "chat", "react", "over",
    "entrust", "gather", "agree", "succeed", "wrong-key", "join", "say", "verify", "linked", "unlinked", "receive", "tick", "shut",
]  # fmt: skip


class PeerRequest(AnyRequest):
    """One call of the page."""

    method: METHODS
    params: dict[str, Any] = Field(default_factory=dict[str, Any])
