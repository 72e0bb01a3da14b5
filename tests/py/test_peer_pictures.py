"""Tests that programs with and without changes in their updates play together, and that both check the game as clean."""

from collections.abc import Callable
from typing import Any

import pytest

from desk_client import Data
from rooms import GuestPage, Room
from tabletop.peer.guest.room_guest import RoomGuest
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.room_host import RoomHost
from tabletop.peer.messages import Hello
from tabletop.peer.shapes import PICTURES


def played() -> GuestPage:
    """Play a whole game with one guest, who then checks it; return the guest."""
    room = Room("person", "elsewhere", "normal", "normal")
    guest = room.come(1, "Ada")
    room.deal()
    room.play()
    room.host.do("over")
    room.net.wait(3000)
    guest.do("verify")
    return guest


def changes_told(guest: GuestPage) -> int:
    """Return how many events had a change in what the guest was sent."""
    moments: list[Data] = [one for event in guest.told("update") for one in event["body"]["moments"]]
    return sum("change" in event for moment in moments for event in moment["events"])


def test_a_guest_is_told_changes() -> None:
    guest = played()
    assert changes_told(guest) > 100
    assert guest.told("verdict")[-1]["faults"] == []


def test_a_guest_of_an_older_program_is_told_none_and_checks_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own updates have none, so it would take one that it was sent for a forgery."""
    greet: Callable[..., Hello] = RoomGuest.hello

    def hello(guest: RoomGuest, conn: str, *, fresh: bool) -> Hello:
        said = greet(guest, conn, fresh=fresh)
        assert said.games[PICTURES]
        games = {name: rules for name, rules in said.games.items() if name != PICTURES}
        return said.model_copy(update={"games": games})

    monkeypatch.setattr(RoomGuest, "hello", hello)
    guest = played()
    assert changes_told(guest) == 0
    assert guest.told("verdict")[-1]["faults"] == []


def test_a_guest_at_a_host_of_an_older_program_checks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = RoomHost.tell_update

    def tell_update(host: RoomHost, place: GuestPlace, body: dict[str, Any]) -> None:
        place.pictures = False
        tell(host, place, body)

    monkeypatch.setattr(RoomHost, "tell_update", tell_update)
    guest = played()
    assert changes_told(guest) == 0
    assert guest.told("verdict")[-1]["faults"] == []
