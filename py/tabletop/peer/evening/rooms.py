"""Defines the part of rooms that the way from one to the next one uses."""

from collections.abc import Sequence
from typing import Protocol

from tabletop.peer.evening.commands import Commands
from tabletop.peer.evening.invitations import Invitations
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.messages import Moves
from tabletop.peer.shapes import GuestId


class HostedRoom(Protocol):
    """A room at its host."""

    commands: Commands
    invitations: Invitations

    @property
    def places(self) -> Sequence[GuestPlace]:
        """All guests."""
        ...

    @property
    def all_friends_here(self) -> bool:
        """Whether each seat of a friend has its guest, who is connected."""
        ...

    def tell_move(self, guest: GuestId, told: Moves) -> None:
        """Tell a guest what leads to the next game, if it is still there."""


def is_open(room: HostedRoom, seat: int) -> bool:
    """Whether the guest of ``seat`` is connected."""
    return any(place.seat == seat and place.state == "open" for place in room.places)
