"""Tests when a page is to look for the return codes of those who are away, in the mailboxes that they came by."""

from typing import Any

import pytest

from evening_world import Guest, Host
from tables import Room

pytestmark = pytest.mark.cpython_only


def orders(page: Host | Guest) -> list[tuple[int, int | None]]:
    """Return the looks that a page was ordered: number and pause."""
    told = [one for one in page.told("command") if one["order"]["kind"] == "look-back"]
    return [(one["number"], one["order"]["pause"]) for one in told]


def pauses(page: Host | Guest) -> list[int | None]:
    return [pause for _, pause in orders(page)]


def table() -> tuple[Room, Any]:
    room = Room("person", "elsewhere")
    guest = room.come(1)
    room.net.wait(1000)
    assert pauses(room.host)[-1:] in ([], [None])
    return room, guest


def test_both_look_until_the_other_is_back() -> None:
    room, guest = table()
    assert pauses(guest) == [1000, None]
    before = len(orders(room.host))
    room.net.cut(guest.links[0])
    room.net.wait(10_000)
    assert (pauses(room.host)[before:], pauses(guest)[2:]) == ([1000], [1000])
    room.net.connect(room.host, guest)
    room.net.wait(1000)
    assert (pauses(room.host)[before:], pauses(guest)[2:]) == ([1000, None], [1000, None])


def test_after_each_look_comes_another_one_later_after_a_while_and_none_after_ten_minutes() -> None:
    room, guest = table()
    host = room.host
    before = len(orders(host))
    room.net.cut(guest.links[0])
    room.net.wait(7000)
    seen = before
    begun = room.net.now
    while room.net.now - begun < 700_000:
        for number, pause in orders(host)[seen:]:
            seen += 1
            if pause is not None:
                host.do("done", command=number, ok=True)
                # A result that is told twice changes nothing.
                host.do("done", command=number, ok=True)
        room.net.wait(500)
    told = pauses(host)[before:]
    quick, slow = told.count(1000), told.count(4000)
    assert told == [1000] * quick + [4000] * slow + [None]
    assert 110 <= quick <= 121
    assert 110 <= slow <= 121


def test_a_look_whose_result_is_lost_is_ordered_again_after_a_minute() -> None:
    room, guest = table()
    before = len(orders(room.host))
    room.net.cut(guest.links[0])
    room.net.wait(7000)
    for looks in (1, 2, 3):
        assert len(orders(room.host)[before:]) == looks
        room.net.wait(60_000)


def test_the_result_of_a_look_of_before_changes_nothing() -> None:
    room, guest = table()
    room.net.cut(guest.links[0])
    room.net.wait(7000)
    (old, _) = orders(room.host)[-1]
    room.net.connect(room.host, guest)
    room.net.wait(1000)
    room.net.cut(guest.links[0])
    room.net.wait(7000)
    looks = len(orders(room.host))
    room.host.do("done", command=old, ok=True)
    room.net.wait(5000)
    assert len(orders(room.host)) == looks
