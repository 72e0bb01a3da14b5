"""Defines what is stored of a room, so that its host can reload the page or come back a day later."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.match.record import MatchId
from tabletop.peer import messages as say
from tabletop.peer.host.journal import Journal
from tabletop.peer.host.seed_host import SeedHost
from tabletop.peer.shapes import GuestId, Name, Strict, Token
from tabletop.service.calls import Seat

PageLoad = tuple[int, int, int]
"""The number of a load of the host's page, and line and number of the latest moment of the match that was stored then,
-1 for none."""

MOST_LOADS = 20
"""The most loads that are kept. A guest that comes back after more of them is compared with the latest alone."""


@contextmanager
def _refuse_broken() -> Generator[None, None, None]:
    """Turn a ``ValidationError`` into a ``Refusal`` (``room-broken``)."""
    try:
        yield
    except ValidationError:
        raise Refusal("room-broken") from None


def _is_empty(added: list[Any]) -> bool:
    """Whether to leave ``added`` out: older programs do not know it."""
    return not added


def _is_endless(pace: int) -> bool:
    """Whether to leave ``pace`` out: older programs do not know it."""
    return pace == 0


class StoredPlace(Strict):
    """What is stored of a guest."""

    number: GuestId
    seat: Seat | None
    key: Token
    name: Name
    token: Token | None
    last: int


class StoredRoom(Strict):
    """All that is stored of a room. ``journal`` and ``drawing`` are the texts that their classes write."""

    form: Literal[1] = 1
    room: MatchId
    next_number: int
    guests: Annotated[list[StoredPlace], Field(max_length=100)]
    invitations: dict[Token, Seat | None]
    journal: dict[str, Any] | None
    drawing: dict[str, Any] | None
    record: say.RecordMessage | None
    serial: int = 0
    """No backup of the guests has a later serial."""
    heir: int | None = None
    unchecked: bool = False
    pace: Annotated[int, Field(exclude_if=_is_endless)] = 0
    """Seconds for each decision."""
    added: Annotated[
        list[tuple[Seat, dict[str, Any]]], Field(max_length=100, strict=False, exclude_if=_is_empty)
    ] = Field(default_factory=list[tuple[Seat, dict[str, Any]]])
    """The seats that were added for friends, each with the set-up before."""
    loads: Annotated[list[PageLoad], Field(max_length=MOST_LOADS, strict=False, exclude_if=_is_empty)] = (
        Field(default_factory=list[PageLoad])
    )

    def journal_kept(self) -> Journal | None:
        """Return the journal, if there was one. Raises ``Refusal`` (``room-broken``)."""
        with _refuse_broken():
            return Journal.load(self.journal) if self.journal is not None else None

    def drawing_kept(self) -> SeedHost | None:
        """Return the drawing of the seed, if there was one. Raises ``Refusal`` (``room-broken``)."""
        with _refuse_broken():
            return SeedHost.load(self.room, self.drawing) if self.drawing is not None else None


def read_room(text: str, room: str) -> StoredRoom:
    """Return what ``text`` holds of ``room``. Raises ``Refusal`` (``room-broken``, ``other-room``)."""
    with _refuse_broken():
        stored = StoredRoom.model_validate_json(text)
    if stored.room != room:
        raise Refusal("other-room")
    return stored
