"""A room as text, so that its opener may reload the page or come back after a day."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.match.record import MatchId
from tabletop.peer import messages as say
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.journal import Journal
from tabletop.peer.host.seed_host import SeedHost
from tabletop.peer.shapes import GuestId, Name, Strict, Token
from tabletop.service.wire import Seat

if TYPE_CHECKING:
    from tabletop.peer.host.room_host import RoomHost


class StoredPlace(Strict):
    """What outlasts a reload of a guest."""

    number: GuestId
    seat: Seat | None
    key: Token
    name: Name
    token: Token | None
    last: int


class StoredRoom(Strict):
    """All that outlasts a reload of a room. ``journal`` and ``drawing`` are as they write themselves."""

    form: Literal[1] = 1
    room: MatchId
    next_number: int
    guests: Annotated[list[StoredPlace], Field(max_length=100)]
    invitations: dict[Token, Seat | None]
    journal: dict[str, Any] | None
    drawing: dict[str, Any] | None
    record: say.Record | None
    serial: int = 0
    """How often something was entrusted to the guests."""
    heir: int | None = None
    unchecked: bool = False


def keep(room: "RoomHost") -> str:
    """Return ``room`` as text."""
    return StoredRoom(
        room=room.room,
        next_number=room.entrance.next_number,
        guests=[StoredPlace(**place.dump()) for place in room.places],
        invitations=room.entrance.invitations,
        journal=room.journal.dump() if room.journal.begun else None,
        drawing=room.drawing.dump() if room.drawing is not None else None,
        record=room.record,
        serial=room.entrusting.serial,
        heir=room.heir,
        unchecked=room.unchecked,
    ).model_dump_json()


def restore(room: "RoomHost", text: str) -> None:
    """Give ``room``, just opened, back what was kept of it. Raises ``Refusal`` (``room-broken``, ``other-room``)."""
    try:
        kept = StoredRoom.model_validate_json(text)
        if kept.room != room.room:
            raise Refusal("other-room")
        if kept.journal is not None:
            room.journal = Journal.load(kept.journal)
        if kept.drawing is not None:
            room.drawing = SeedHost.load(room.room, kept.drawing)
    except (ValidationError, KeyError, TypeError, ValueError):
        raise Refusal("room-broken") from None
    room.entrance.next_number = kept.next_number
    room.entrance.invitations = dict(kept.invitations)
    room.entrance.places += [GuestPlace(**dict(place)) for place in kept.guests]
    room.record = kept.record
    room.entrusting.serial = kept.serial
    room.heir = kept.heir
    room.unchecked = kept.unchecked
    room.announce_seed()
