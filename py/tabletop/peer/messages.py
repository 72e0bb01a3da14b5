"""Defines every message between browsers, checked strictly. See docs/peer-protocol.md.

Greetings are sent over a link as plain text; everything else goes through a channel. What a guest may say (``Asked``)
names no seat: the seat comes from the connection.
"""

from typing import Annotated, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import place_of, read_object
from tabletop.match.record import MOST, MatchId, Number, Seed
from tabletop.peer.contents import (
    Backup,
    Body,
    ChatText,
    Choice,
    Emotion,
    Fault,
    Message,
    MomentMark,
    NextInvitation,
    PageState,
    Passing,
    Presences,
    ReplyOfAnother,
    Speaker,
    WhyRefused,
)
from tabletop.peer.requests import Answered, AnyRequest, PartOffered, PartReply
from tabletop.peer.seed_crypto import Shuffle
from tabletop.peer.shapes import (
    MOST_TEXT,
    PROTOCOL,
    GuestId,
    Name,
    PlayedGame,
    Strict,
    Token,
)
from tabletop.service.calls import Seat

MOST_ASKED = 32_000
"""Longest message of a guest, in bytes, unpacked."""
MOST_TOLD = 4_000_000
"""Longest message of the host, in bytes, unpacked: all that was told in a long game, or its whole record."""

Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Conn = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8}$")]
Attempt = Annotated[int, Field(ge=1, le=1000)]
Hashes = Annotated[dict[str, Hash], Field(max_length=100)]
"""By seat, written as text."""
Share = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,2}-[0-9a-f]{64}$")]
Cipher = Annotated[str, Field(min_length=1, max_length=200_000, pattern=r"^[A-Za-z0-9+/=_-]+$")]
Count = Annotated[int, Field(ge=1, le=MOST)]


def _is_quick(shuffle: Shuffle) -> bool:
    """Whether to leave ``shuffle`` out.

    Protocol 2 has no such field, and people compare a number made from the text.
    """
    return shuffle == "quick"


def _is_false(flag: bool) -> bool:  # noqa: FBT001 - pydantic calls it with the field
    """Whether to leave a ``flag`` out: programs of the version before, which lack the field, take it for false."""
    return not flag


def _is_zero(number: int) -> bool:
    """Whether to leave a number out: guests of the version before do not know the field."""
    return number == 0


class Connection(Strict):
    """The connection that a greeting is about."""

    conn: Conn


class Numbered(Message):
    """A guest's request; its number ``n`` makes sure that it is done at most once."""

    n: Count


# Greetings ---------------------------------------------------------------------------------------------------


class Hello(Message):
    """The guest's first message on every link: a ``token`` or its own ``key``, and the connection it wants to resume.

    ``fresh``: nothing of that connection has arrived yet. ``told``: line and number of its last update; ``head``: the
    end of its hash chain of updates. ``games``: the games that it can play, each with the version of its rules,
    and beside them ``PICTURES``.
    """

    kind: Literal["hello"] = "hello"
    protocol: int
    room: MatchId
    conn: Conn
    fresh: bool
    token: Token | None
    key: Token | None
    name: Name
    games: Annotated[dict[Annotated[str, Field(max_length=40)], int], Field(max_length=50)]
    told: tuple[Number, Number] | None
    head: Hash


class Accept(Connection, Message):
    """The host knows the guest. If it does not know the connection (not ``known``), the guest begins a new one."""

    kind: Literal["accept"] = "accept"
    known: bool


CONTINUED = "continued"
"""Why a guest that plays on with another host refuses the one of before, whose page was opened again."""


class Refuse(WhyRefused, Connection, Message):
    """The host refuses this link."""

    kind: Literal["refuse"] = "refuse"


# Messages of the guest ---------------------------------------------------------------------------------------


class Pick(Choice, Numbered):
    """Answer an ask."""

    kind: Literal["pick"] = "pick"


class Back(Numbered):
    """Undo or redo."""

    kind: Literal["undo", "redo"]


class Since(MomentMark, Message):
    """Send everything after this moment again."""

    kind: Literal["since"] = "since"


class Chat(ChatText, Message):
    """Say a line."""

    kind: Literal["chat"] = "chat"


class React(Emotion, Message):
    """React."""

    kind: Literal["react"] = "react"


class Commit(Message):
    """Commit to a nonce for the joint seed."""

    kind: Literal["commit"] = "commit"
    attempt: Attempt
    commit: Hash


class Reveal(Message):
    """Reveal the nonce, after all have committed."""

    kind: Literal["reveal"] = "reveal"
    attempt: Attempt
    nonce: Hash


class Seen(Message):
    """The guest has ``count`` updates of this connection, and their hash chain ends in ``head``."""

    kind: Literal["seen"] = "seen"
    count: Number
    head: Hash


class Verdict(Message):
    """The result of checking the record."""

    kind: Literal["verdict"] = "verdict"
    number: Annotated[str, Field(max_length=20)]
    faults: Annotated[list[Fault], Field(max_length=50)]


class Shares(Message):
    """A guest agrees that another guest continues: its key shares, by the serial of the backup."""

    kind: Literal["shares"] = "shares"
    shares: Annotated[list[tuple[Number, Share]], Field(max_length=4)]


class PageTurned(PageState, Message):
    """Whether the guest's page is hidden: said after each welcome, and when it changes."""

    kind: Literal["page"] = "page"


class PassOn(ReplyOfAnother, Message):
    """What a guest of the version before asks for, and how it says whether its page is hidden (``older_words``)."""

    kind: Literal["pass-on"] = "pass-on"


class Leave(Message):
    """Leave for good."""

    kind: Literal["leave"] = "leave"


Asked = (
    Pick
    | Back
    | Since
    | Chat
    | React
    | Commit
    | Reveal
    | Seen
    | Verdict
    | Shares
    | PageTurned
    | AnyRequest
    | PassOn
    | Leave
)


# Messages of the host ----------------------------------------------------------------------------------------


class Welcome(Message):
    """The first message of every connection. ``key`` lets the guest rejoin.

    ``last`` is the number of its latest request that was done. ``screen``: the host holds no seat, its device is the
    table.
    """

    kind: Literal["welcome"] = "welcome"
    guest: GuestId
    seat: Seat | None
    key: Token
    last: Number
    facts: PlayedGame
    heir: Number | None = None
    """The room continues from the backup with this serial, since its first host is gone."""
    screen: Annotated[bool, Field(exclude_if=_is_false)] = False
    requests: Annotated[int, Field(exclude_if=_is_zero)] = 0
    """The host answers numbered requests: its level, told to guests who know them too."""
    load: Annotated[Number, Field(exclude_if=_is_zero)] = 0
    """The number of this load of the host's page, told to guests who know of loads (``KNOWN_LOAD``)."""
    lost: Annotated[bool, Field(exclude_if=_is_false)] = False
    """The host's page could not store all that it told this guest, which said in ``Hello.games`` what it knows."""


class Roster(Presences, Message):
    """The people who are present."""

    kind: Literal["roster"] = "roster"


class TableMessage(Body, Message):
    """What all may know of the match beside the updates."""

    kind: Literal["table"] = "table"


class UpdateMessage(Body, Message):
    """An update for the guest's seat; ``head`` is the end of the chain of all in this connection."""

    kind: Literal["update"] = "update"
    head: Hash


class Refused(WhyRefused, Message):
    """The guest's request was refused."""

    kind: Literal["refusal"] = "refusal"


class PassedOn(Passing, Message):
    """The answer to a guest of the version before."""

    kind: Literal["passed-on"] = "passed-on"


class NextRoom(NextInvitation, Message):
    """The next game has a room of its own: this invites the guest to its seat there."""

    kind: Literal["next-room"] = "next-room"


class Said(ChatText, Speaker, Message):
    """A person said a line."""

    kind: Literal["said"] = "said"


class Reacted(Emotion, Speaker, Message):
    """A person reacted."""

    kind: Literal["reacted"] = "reacted"


class Deal(Message):
    """A seed is to be drawn together by ``seats``; ``commit`` is the host's commitment.

    ``shuffle`` is fixed here, before anything is revealed, so that the host has no choice between two decks later.
    """

    kind: Literal["deal"] = "deal"
    attempt: Attempt
    facts: PlayedGame
    commit: Hash
    seats: Annotated[list[Seat], Field(max_length=100)]
    shuffle: Annotated[Shuffle, Field(exclude_if=_is_quick)] = "quick"


class Commits(Message):
    """The commitments of all."""

    kind: Literal["commits"] = "commits"
    attempt: Attempt
    commits: Hashes


class Nonces(Message):
    """The nonces of all."""

    kind: Literal["nonces"] = "nonces"
    attempt: Attempt
    nonces: Hashes


class RecordMessage(Message):
    """The match is over: the host's own nonce (None: the seed was not drawn together), and all that was done.

    ``steps`` are ``["pick", option, ...]``, ``["undo", seat]``, ``["redo", seat]``, ``["chair", seat, name, player]``.
    """

    kind: Literal["record"] = "record"
    secret: Hash | None
    seed: Seed
    line: Number
    free: bool
    seating: Annotated[list[tuple[Name, Name]], Field(max_length=40)]
    steps: Annotated[list[list[str | int]], Field(max_length=200_000)]


class Legacy(Backup, Message):
    """In case the host disappears: the match and its room, encrypted, and a share of the key.

    ``needed`` of ``of`` decrypt it.
    """

    kind: Literal["legacy"] = "legacy"
    cipher: Cipher
    share: Share


class Gather(Message):
    """The host is gone, and a guest wants to continue the match: it asks for shares of these serials."""

    kind: Literal["gather"] = "gather"
    serials: Annotated[list[Number], Field(max_length=4)]


Answers = Answered | PassedOn
"""The answer to a request."""
Moves = NextRoom | PartOffered | PartReply
"""What leads a guest to the next game."""
Told = (
    Welcome
    | Roster
    | TableMessage
    | UpdateMessage
    | Refused
    | Answers
    | Moves
    | Said
    | Reacted
    | Deal
    | Commits
    | Nonces
    | RecordMessage
    | Legacy
    | Gather
)
Greeting = Hello | Accept | Refuse

_LATER = ConfigDict(defer_build=True)
_KIND = Field(discriminator="kind")
_GREETING: TypeAdapter[Greeting] = TypeAdapter(Annotated[Greeting, _KIND], config=_LATER)
_ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, _KIND], config=_LATER)
_TOLD: TypeAdapter[Told] = TypeAdapter(Annotated[Told, _KIND], config=_LATER)

M = TypeVar("M")


def _read(reader: TypeAdapter[M], text: str) -> M:
    data = read_object(text)
    if data is None:
        raise Refusal("peer-broken", where="json")
    if data.get("kind") == "hello" and data.get("protocol") != PROTOCOL:
        raise Refusal("other-protocol")
    try:
        # From the text once more: as JSON, a list may stand for a tuple.
        return reader.validate_json(text)
    except ValidationError as error:
        raise Refusal("peer-broken", where=place_of(error)[:100]) from None


def read_greeting(text: str) -> Hello | Accept | Refuse:
    """Return the greeting ``text``. Raises ``Refusal`` (``peer-broken``, ``other-protocol``)."""
    if len(text) > MOST_TEXT:
        raise Refusal("peer-broken", where="size")
    return _read(_GREETING, text)


def read_asked(text: str) -> Asked:
    """Return what a guest says. Raises ``Refusal`` (``peer-broken``)."""
    return _read(_ASKED, text)


def read_told(text: str) -> Told:
    """Return what the host says. Raises ``Refusal`` (``peer-broken``)."""
    return _read(_TOLD, text)
