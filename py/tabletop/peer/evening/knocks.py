"""Reads what friends leave in a mailbox at a host's link, and what a host keeps of it for a reload."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tabletop.peer.shapes import GuestId, Strict
from tabletop.players.clean_text import clean
from tabletop.service.calls import Seat

LONGEST_NAME = 24
"""Of a friend's name, in code points (`web/lib/own-name.js`)."""
LONGEST = 700
"""Longer than what fits into a mailbox."""
MOST_KEPT = 500

KnockId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
DeviceId = Annotated[str, Field(pattern=r"^([0-9a-f]{16}|[0-9a-f]{32})$")]
BoxKey = Annotated[str, Field(pattern=r"^([A-Za-z0-9_-]{22})?$")]
Offer = Annotated[str, Field(min_length=1, max_length=LONGEST)]
No = Literal["refused", "full", "unread", "elsewhere", "withdrawn", "left"]
"""Why a friend does not come in. ``full``: too many wait; ``unread``: the host's page cannot read the offer;
``elsewhere``: a newer page of its device asks, or sits; ``withdrawn`` and ``left``: the link is void."""


class Knock(BaseModel):
    """A friend's request.

    ``device`` is its secret for this link alone; ``offer`` an invitation of WebRTC; ``answer`` the key of the box that
    only the two know. A friend of the version before has ``answer`` "": ``id`` names its box, and ``device`` is no
    secret.
    """

    model_config = ConfigDict(extra="ignore", strict=True, defer_build=True, frozen=True)

    id: KnockId
    device: DeviceId
    name: Annotated[str, Field(max_length=LONGEST)]
    offer: Offer
    answer: BoxKey = ""


def read_knock(told: object) -> Knock | None:
    """Return the request in ``told``; None for anything else: every person with the link can leave texts."""
    try:
        knock = Knock.model_validate(told)
    except ValidationError:
        return None
    name = clean(knock.name, LONGEST_NAME)
    if not name or len(knock.device) != (32 if knock.answer else 16):
        return None
    return knock.model_copy(update={"name": name})


class StoredCaller(Strict):
    """A device that was let in: see ``Caller``."""

    seat: Seat | None
    guest: GuestId | None
    name: Annotated[str, Field(max_length=LONGEST)]
    gone: bool


KeptCaller = tuple[DeviceId, StoredCaller | Seat | None]


class StoredDoor(Strict):
    """What a host's page keeps of its door.

    Refused devices, requests with an answer, and whom it has let in, by device.

    The versions before wrote and read the same; an older one kept the seat alone.
    """

    refused: Annotated[list[DeviceId], Field(max_length=MOST_KEPT)]
    answered: Annotated[list[KnockId], Field(max_length=MOST_KEPT)]
    callers: Annotated[list[Annotated[KeptCaller, Field(strict=False)]], Field(max_length=MOST_KEPT)]
