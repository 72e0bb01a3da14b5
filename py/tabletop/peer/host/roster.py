"""Builds the list of who is present, as all in the room are told it."""

from collections.abc import Sequence

from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.messages import Roster
from tabletop.peer.shapes import Presence, SeatState, WatcherState
from tabletop.players.seating import PERSON, Chair


def roster_of(seating: Sequence[Chair], places: Sequence[GuestPlace]) -> Roster:
    """Return who sits where, and who watches."""
    guests = {place.seat: place for place in places if place.seat is not None}
    seats = [_seat(seat, chair, guests.get(seat)) for seat, chair in enumerate(seating)]
    watchers = [
        WatcherState(guest=place.number, name=place.name, state=place.state)
        for place in places
        if place.seat is None
    ]
    return Roster(seats=seats, watchers=watchers)


def _seat(seat: int, chair: Chair, place: GuestPlace | None) -> SeatState:
    if place is not None:
        state: Presence = "bot" if chair.computer else place.state
        return SeatState(seat=seat, guest=place.number, name=place.name, state=state)
    state = "bot" if chair.computer else "here" if chair.player == PERSON else "empty"
    return SeatState(seat=seat, guest=None, name=chair.name, state=state)
