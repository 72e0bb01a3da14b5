"""Decides who sits where once a game is dealt: guests who are there, and computer players for those who are not."""

from collections.abc import Sequence

from tabletop.peer.host.guest_place import GuestPlace
from tabletop.players.seating import ELSEWHERE, Chair


def seating_without_the_missing(
    seating: Sequence[Chair], places: Sequence[GuestPlace], computer: str
) -> list[Chair]:
    """Return who sits where as the deal begins: ``computer`` plays for each guest who is not connected."""
    here = {place.seat for place in places if place.state == "open"}
    return [
        Chair(name=chair.name, player=computer) if chair.player == ELSEWHERE and seat not in here else chair
        for seat, chair in enumerate(seating)
    ]


def seating_at_deal(seating: Sequence[Chair], places: Sequence[GuestPlace], computer: str) -> list[Chair]:
    """Return who sits where once the seed is drawn.

    A guest who has come meanwhile sits, too, and ``computer`` where none is.
    """
    guests = {place.seat: place for place in places if place.seat is not None}
    return [_chair(chair, guests.get(seat), computer) for seat, chair in enumerate(seating)]


def _chair(chair: Chair, guest: GuestPlace | None, computer: str) -> Chair:
    if guest is None:
        return Chair(name=chair.name, player=computer) if chair.player == ELSEWHERE else chair
    plays = chair.player == ELSEWHERE or guest.state == "open"
    return Chair(name=guest.name, player=ELSEWHERE) if plays else chair
