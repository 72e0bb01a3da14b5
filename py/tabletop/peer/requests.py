"""Defines the requests of a guest that the host's page answers, each with a number that its answer repeats.

A request that was not answered is said again in the next connection, with the same number: it is done at most once.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from tabletop.match.record import GameId, Seating
from tabletop.peer.contents import InvitationText, Message, Passing, ReplyOfAnother
from tabletop.peer.shapes import GuestId, Strict

RequestNumber = Annotated[int, Field(ge=1, le=2**53 - 1)]
"""A guest begins with a number of its own randomness after each reload, so that no old answer fits a new request."""


class Request(Message):
    """A guest's request."""

    request: RequestNumber


class MoreTime(Request):
    """Give the seat that is waited for more time."""

    kind: Literal["more-time"] = "more-time"


class Again(Request):
    """Begin another game of the same people."""

    kind: Literal["again"] = "again"


class Reply(ReplyOfAnother, Request):
    """Take a reply: that of the next guest to the invitation of a big screen, or the own one to the next game."""

    kind: Literal["reply"] = "reply"


class ReturnCode(ReplyOfAnother, Request):
    """Take the return code of a device whose page was reloaded."""

    kind: Literal["return-code"] = "return-code"


class PartDeclined(Request):
    """Keep the host's part, which was offered to this guest."""

    kind: Literal["part-declined"] = "part-declined"


class PartSeats(InvitationText, Request):
    """This guest has the host's part now: the invitation to all seats of its room."""

    kind: Literal["part-seats"] = "part-seats"


class PartWatch(InvitationText, Request):
    """The same for ``guest``, who watches; 0 for the former host."""

    kind: Literal["part-watch"] = "part-watch"
    guest: GuestId


ForThePage = Again | Reply | ReturnCode
"""What only the host's page can do."""
ForTheHost = ForThePage | PartDeclined | PartSeats | PartWatch
AnyRequest = MoreTime | ForTheHost


REQUESTS_BY_NAME: dict[str, type[AnyRequest]] = {
    "more-time": MoreTime, "again": Again, "reply": Reply, "return-code": ReturnCode,
}  # fmt: skip
"""Those that the page asks for; the others come of what leads to the next game (``evening``)."""


class Answered(Passing, Message):
    """The host's answer to the request of that number."""

    kind: Literal["answered"] = "answered"
    request: RequestNumber


class NextWish(Strict):
    """The game that is to be played next, and who sits where."""

    game: GameId
    setup: dict[str, Any]
    seating: Seating


class NextRoomPlan(Strict):
    """What the guest who takes the host's part over opens the next room with.

    ``guests``: who comes to each seat, by its number in the old room; 0: the former host; None: somebody else.
    ``watchers``: those who come without a seat. ``pace``: seconds for each decision.
    """

    wish: NextWish
    guests: Annotated[list[GuestId | None], Field(max_length=100)]
    watchers: Annotated[list[GuestId], Field(max_length=100)]
    pace: Annotated[int, Field(ge=0, le=86_400)]


class PlanBody(Strict):
    """The offer of the host's part."""

    plan: NextRoomPlan


class PartOffered(PlanBody, Message):
    """The host offers its part to this guest."""

    kind: Literal["part-offered"] = "part-offered"


class PartReply(ReplyOfAnother, Message):
    """A reply to an invitation of this guest, who takes the host's part over."""

    kind: Literal["part-reply"] = "part-reply"
