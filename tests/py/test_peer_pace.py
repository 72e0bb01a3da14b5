"""Tests the time that a table agrees on for each decision.

What runs, what stops it, and who decides when it is over.
"""

import pytest

from citadels.kind import CITADELS
from desk_client import Data
from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tabletop.peer.host.pace import Pace

SECOND = 1000.0


def table(limit: int = 60) -> tuple[Room, Guest, Guest]:
    """Return a game with two guests, where the first one is asked."""
    room = Room("person", "elsewhere", "elsewhere", "normal", game=CITADELS.id)
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.host.do("pace", limit=limit)
    room.deal()
    while not ada.asked:
        room.one(room.latest()["waiting"], room_chance())
    return room, ada, bob


def room_chance() -> Randomness:
    return Randomness(3)


def facts(guest: Guest) -> Data | None:
    """Return what the guest was told last of the time."""
    pace: Data | None = guest.told("table")[-1]["body"].get("pace")
    return pace


def number(room: Room) -> int:
    return int(room.latest()["number"])


def commands(room: Room) -> list[int]:
    return [one["number"] for one in room.host.told("command") if one["order"]["kind"] == "decide"]


def clock(room: Room) -> Pace:
    return room.host.peer_api.hosts[ROOM].pace


def test_without_an_agreement_no_clock_runs_and_no_device_is_told() -> None:
    room, ada, _ = table(limit=0)
    room.net.wait(600 * SECOND)
    assert (facts(ada), commands(room)) == (None, [])


def test_when_the_time_is_over_a_computer_player_decides_once_and_the_next_decision_has_its_whole_time() -> (
    None
):
    room, ada, bob = table()
    before = number(room)
    told = facts(bob)
    assert told is not None
    assert (told["limit"], told["seat"], told["stopped"]) == (60, 1, False)
    room.net.wait(58 * SECOND)
    assert commands(room) == []
    room.net.wait(4 * SECOND)
    assert len(commands(room)) == 1
    assert number(room) > before
    after = facts(ada)
    assert after is not None
    assert after["decided"] == [[1, 1]]
    assert after["left"] > 55
    (chair,) = [one for seat, one in enumerate(room.host.facts[1]["seating"]) if seat == 1]
    assert chair["player"] == "elsewhere"


def test_a_hidden_page_and_a_silent_device_stop_the_clock() -> None:
    room, ada, bob = table()
    room.net.wait(10 * SECOND)
    ada.turn(hidden=True)
    room.net.wait(300 * SECOND)
    told = facts(bob)
    assert told is not None
    assert told["stopped"]
    assert 40 < told["left"] < 51
    ada.turn(hidden=False)
    room.net.wait(5 * SECOND)
    told = facts(bob)
    assert told is not None
    assert not told["stopped"]
    room.net.cut(ada.links[0])
    room.net.wait(300 * SECOND)
    assert commands(room) == []
    told = facts(bob)
    assert told is not None
    assert told["stopped"]


def test_a_friend_gives_a_minute_and_not_the_one_who_needs_it() -> None:
    room, ada, bob = table()
    ada.ask("more-time")
    room.net.wait(SECOND)
    told = facts(bob)
    assert told is not None
    assert told["left"] <= 60
    bob.ask("more-time")
    room.net.wait(SECOND)
    told = facts(ada)
    assert told is not None
    assert told["left"] > 110
    assert [event["code"] for event in bob.told("answered")] == [None]
    room.net.wait(100 * SECOND)
    assert commands(room) == []


def test_the_host_s_own_page_stops_the_clock_of_its_person() -> None:
    room, ada, bob = table()
    for guest in (ada, bob):
        while guest.asked and room.latest()["waiting"] != 0:
            room.one(room.latest()["waiting"], room_chance())
    while room.latest()["waiting"] != 0:
        room.one(room.latest()["waiting"], room_chance())
    room.host.do("page", hidden=True)
    room.net.wait(300 * SECOND)
    assert (commands(room), clock(room).seat) == ([], 0)
    room.host.do("page", hidden=False)
    room.net.wait(62 * SECOND)
    assert len(commands(room)) == 1


@pytest.mark.parametrize("pauses", [(100, 100, 100), (500, 300, 700), (10, 10, 4500)])
def test_a_page_that_flickers_does_not_stop_the_time_for_good(pauses: tuple[int, ...]) -> None:
    room, ada, _ = table()
    for at, milliseconds in enumerate(pauses * 2):
        ada.turn(hidden=at % 2 == 0)
        room.net.wait(milliseconds)
    room.net.wait(62 * SECOND)
    assert len(commands(room)) >= 1


def test_a_page_that_was_dropped_while_hidden_does_not_stop_the_time_for_good() -> None:
    room, ada, bob = table()
    ada.turn(hidden=True)
    room.net.wait(3 * SECOND)
    ada.hidden = False
    ada.reload()
    room.net.connect(room.host, ada)
    room.net.wait(3 * SECOND)
    told = facts(bob)
    assert told is not None
    assert not told["stopped"]
    room.net.wait(62 * SECOND)
    assert len(commands(room)) >= 1


def test_a_host_that_is_back_knows_the_time_that_was_agreed_on() -> None:
    room, ada, _ = table()
    room.net.wait(SECOND)
    room.host.reload()
    for guest in room.guests.values():
        room.net.connect(room.host, guest)
    room.net.wait(3 * SECOND)
    told = facts(ada)
    assert told is not None
    assert (told["limit"], told["stopped"]) == (60, False)


def test_a_command_is_carried_out_once_and_an_old_result_changes_nothing() -> None:
    pace = Pace()
    pace.agree(30, 0.0)
    pace.look((1, 0, 5), 0.0, stopped=False)
    pace.look((1, 0, 5), 31_000.0, stopped=False)
    assert (pace.over(), pace.over(), pace.due(31_000.0)) == (1, None, None)
    pace.decided(7, done=True)
    assert pace.command == 1
    pace.decided(1, done=False)
    pace.look((1, 0, 5), 32_000.0, stopped=False)
    found = pace.facts()
    assert found is not None
    assert (found.left, found.decided, pace.due(32_000.0)) == (30.0, [], 62_000.0)
