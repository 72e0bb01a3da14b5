"""Tests that programs with and without changes in their updates play together.

Both check the game as clean.
"""

from collections.abc import Callable

import pytest

from desk_client import Data
from evening_world import Guest
from tables import Room
from tabletop.match.updates import unitless_update
from tabletop.peer.guest.room_guest import RoomGuest
from tabletop.peer.messages import Hello
from tabletop.peer.shapes import PICTURES


def played() -> Guest:
    """Play a whole game with one guest, who then checks it; return the guest."""
    room = Room("person", "elsewhere", "normal", "normal")
    guest = room.come(1, "Ada")
    room.deal()
    room.finish()
    guest.do("verify")
    return guest


def changes_told(guest: Guest) -> int:
    """Return how many events had a change in what the guest was sent."""
    moments: list[Data] = [one for event in guest.told("update") for one in event["body"]["moments"]]
    return sum("change" in event for moment in moments for event in moment["events"])


def decisions_told(guest: Guest) -> int:
    """Return how many updates say which was the guest's latest decision."""
    return sum("decided" in event["body"] for event in guest.told("update"))


def things_told(guest: Guest) -> int:
    """Return how many options said what they are about."""
    asks: list[Data] = [event["body"]["ask"] for event in guest.told("update") if event["body"]["ask"]]
    return sum("about" in option for ask in asks for option in ask["options"])


def greet_with(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    """Let guests greet as a program of that level; 0: one that knows no changes."""
    greet: Callable[..., Hello] = RoomGuest.hello

    def hello(guest: RoomGuest, conn: str, *, fresh: bool) -> Hello:
        said = greet(guest, conn, fresh=fresh)
        assert said.games[PICTURES] > level
        games = {name: one for name, one in (said.games | {PICTURES: level}).items() if one}
        return said.model_copy(update={"games": games})

    monkeypatch.setattr(RoomGuest, "hello", hello)


def test_a_guest_is_told_changes() -> None:
    guest = played()
    assert changes_told(guest) > 100
    assert decisions_told(guest) == len(guest.told("update"))
    assert things_told(guest) > 0
    assert guest.told("verdict")[-1]["faults"] == []


def test_a_guest_of_the_version_before_is_told_no_unit_of_an_income_but_gold() -> None:
    """It would take the update for a forgery."""
    body: Data = {
        "turn": {"income": 2, "income_in": "cards", "what": "income-cards"},
        "ask": {"options": [{"stakes": [{"what": "income-either", "count": 2}, {"what": "steal"}]}]},
    }
    assert unitless_update(body) == {
        "turn": {"income": 2, "what": "income"},
        "ask": {"options": [{"stakes": [{"what": "income", "count": 2}, {"what": "steal"}]}]},
    }


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_guest_of_an_older_program_is_told_what_it_knows_and_checks_the_game(
    monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    """Its own updates have no more, so it would take one that it was sent for a forgery.

    What it is told is what a host of that program tells, which a guest of this one checks here.
    """
    greet_with(monkeypatch, level)
    guest = played()
    assert (changes_told(guest) > 100) == (level > 0)
    assert (decisions_told(guest) > 0, things_told(guest) > 0) == (level > 1, level > 1)
    assert guest.told("verdict")[-1]["faults"] == []
