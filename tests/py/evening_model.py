"""Names the states that evenings of rooms must reach, and reads which of them the devices are in.

The model stands beside the rooms: it follows each room's life, which goes forward only.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.peer.host.room_host import RoomHost

if TYPE_CHECKING:
    from evenings import Evening

LIFE = ("gathers", "draws", "plays", "is over")
STATES = (
    *(f"the room {life}" for life in LIFE),
    *(f"a room of {devices} devices" for devices in range(2, 9)),
    *("a big screen", "a person at the host", "a spectator", "a computer player", "a seat without anybody"),
    *(f"a seat is {state}" for state in ("open", "waiting", "lost")),
    *(f"a spectator is {state}" for state in ("open", "waiting", "lost")),
    *("all are lost", "all are hidden", "a page is frozen", "a guest waits for its welcome"),
    *("no time is agreed", "the time runs", "the time stands", "a computer player has decided for somebody"),
    *("guests are led to the next game", "a guest is on the way", "the next game waits for a person"),
    *("the host's part is taken", "a third room"),
    *("no link is open", "nobody is at the door", "a friend is at the door", "two are at the door"),
    *("a friend is on the way", "a friend does not answer", "a friend seems to be here"),
    *("somebody is refused for good", "the mailbox is asked often", "the mailbox is asked rarely"),
    *("a request waits at a guest", "a request waits at the host", "a backup is entrusted"),
)  # fmt: skip
"""Each must be reached by every sixty evenings of a push."""


def life_of(room: RoomHost) -> str:
    """Return which part of its life a room is in."""
    if room.ended:
        return "is over"
    if room.journal.begun or room.running:
        return "plays"
    return "draws" if room.drawing is not None else "gathers"


def states_of(evening: "Evening") -> Iterator[str]:
    """Yield the states that the devices are in."""
    room = evening.room
    yield f"the room {life_of(room)}"
    yield f"a room of {len(room.places) + 1} devices"
    yield "a big screen" if room.screen else "a person at the host"
    yield from _people(room)
    yield from _seats(room)
    yield from _guests(evening)
    yield from _time(room)
    yield from _next_game(evening, room)
    yield from _door(room)
    if room.backup.guests:
        yield "a backup is entrusted"


def _people(room: RoomHost) -> Iterator[str]:
    for place in room.places:
        yield f"a {'spectator' if place.seat is None else 'seat'} is {place.state}"
        if place.seat is None:
            yield "a spectator"
        if place.open_requests:
            yield "a request waits at the host"
    states = {place.state for place in room.places}
    if states == {"lost"}:
        yield "all are lost"


def _seats(room: RoomHost) -> Iterator[str]:
    for seat, chair in enumerate(room.seating):
        if chair.computer:
            yield "a computer player"
        elif chair.player == "elsewhere" and not room.registry.at(seat):
            yield "a seat without anybody"


def _guests(evening: "Evening") -> Iterator[str]:
    if evening.here and all(guest.hidden for guest in evening.here):
        yield "all are hidden"
    if evening.world.frozen:
        yield "a page is frozen"
    for guest in evening.here:
        inner = guest.peer_api.guests[guest.room]
        if inner.kept.key is None:
            yield "a guest waits for its welcome"
        if inner._asking._open:
            yield "a request waits at a guest"


def _time(room: RoomHost) -> Iterator[str]:
    pace = room.pace
    if pace._decided:
        yield "a computer player has decided for somebody"
    if not pace.limit:
        yield "no time is agreed"
    elif pace.seat is not None:
        yield "the time stands" if pace._stopped else "the time runs"


def _next_game(evening: "Evening", room: RoomHost) -> Iterator[str]:
    before = evening.host.before
    old = before.peer_api.hosts.get(before.room) if before is not None and not before.left else None
    if old is not None and (way := old.onward.follow_up) is not None:
        yield "guests are led to the next game"
        if way.coming(evening.world.now + evening.host.clock):
            yield "a guest is on the way"
        if not way.begins and not room.dealt:
            yield "the next game waits for a person"
    if evening.former_hosts:
        yield "the host's part is taken"
    if len(evening.world.rooms) > 2:
        yield "a third room"


def _door(room: RoomHost) -> Iterator[str]:
    door = room.door
    if not door.open:
        yield "no link is open"
        return
    yield ("nobody is at the door", "a friend is at the door", "two are at the door")[
        min(2, len(door.waiting))
    ]
    for caller in door.callers.all.values():
        if caller.state:
            yield "a friend does not answer" if caller.state == "silent" else "a friend is on the way"
    if door.later:
        yield "a friend seems to be here"
    if door.refused:
        yield "somebody is refused for good"
    yield "the mailbox is asked rarely" if door._calm else "the mailbox is asked often"


class Model:
    """Follows the rooms of one evening."""

    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._lives: dict[str, int] = {}

    def look(self) -> None:
        """Count the states, and check that each room has gone forward."""
        evening = self._evening
        for state in states_of(evening):
            evening.reach(state)
        life, name = LIFE.index(life_of(evening.room)), evening.host.room
        before = self._lives.get(name, 0)
        # A page that could store neither room nor match begins the game again; one that lost its last notes ends it
        # again.
        holds = life >= before or bool(evening.host.lost_now)
        evening.check("a room goes forward only", f"{name}: from {LIFE[before]} to {LIFE[life]}", holds=holds)
        self._lives[name] = life
        for host in evening.world.rooms.values():
            host.lost_now.clear()
