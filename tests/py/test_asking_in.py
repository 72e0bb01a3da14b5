"""Tests how long a friend asks for a seat at the link of a host far away, and what its person reads.

With a clock of the test's own.
"""

import json
from typing import Any

import pytest

from desk_client import Data
from nim.kind import NIM
from tables import ROOM
from tabletop.peer.peer_api import PeerApi
from tabletop.service.desk import Desk

pytestmark = pytest.mark.cpython_only
NO_ROOM = "none"


class Friend:
    """The page of a friend, which calls when it is to."""

    def __init__(self, room: str = NO_ROOM) -> None:
        self.room, self.now = room, 5000.0
        self.due: float | None = None
        self.api = PeerApi(Desk([NIM]))
        self.told: list[str] = []

    def call(self, method: str, **params: Any) -> Data:
        request = {"id": 1, "method": method, "params": {"room": self.room, "now": self.now, **params}}
        answer: Data = json.loads(self.api.handle(json.dumps(request)))
        if answer["ok"]:
            due = answer["result"]["due"]
            self.due = None if due is None else self.now + due
            asked = [one for one in answer["result"]["events"] if one["kind"] in {"asking-in", "not-let-in"}]
            self.told += [one.get("state") or one["code"] for one in asked]
        return answer

    def tell(self, state: str, code: str | None = None) -> None:
        assert self.call("ask-in", state=state, code=code)["ok"]

    def wait(self, seconds: float, *, asleep: bool = False) -> None:
        """Let time pass; a page that is asleep is not called when it wants to be."""
        end = self.now + 1000 * seconds
        while not asleep and self.due is not None and self.due <= end:
            self.now = self.due
            assert self.call("tick")["ok"]
        self.now = end


def test_who_waits_long_reads_that_the_host_or_the_mailbox_does_not_answer() -> None:
    friend = Friend()
    friend.tell("begun")
    friend.tell("asks")
    friend.wait(10)
    friend.tell("asks", "mailbox-busy")
    friend.wait(14)
    assert friend.told == []
    friend.tell("asks", "mailbox-unreachable")
    friend.wait(2)
    assert friend.told == ["far-sent-away"]
    friend.tell("asks")
    assert friend.told == ["far-sent-away", "far-sent"]
    friend.wait(40)
    assert friend.told[2:] == ["far-sent-long"]


@pytest.mark.parametrize(
    ("states", "seconds", "told"),
    [
        ([("asks", None)], 600, ["far-sent-long", "far-late"]),
        ([("asks", "mailbox-busy")], 600, ["far-sent-away", "mailbox-busy"]),
        ([("asks", None), ("let-in", None)], 600, ["far-coming", "far-apart"]),
    ],
)
def test_after_ten_minutes_it_asks_no_more_and_reads_why(
    states: list[tuple[str, str | None]], seconds: int, told: list[str]
) -> None:
    friend = Friend()
    friend.tell("begun")
    for state, code in states:
        friend.tell(state, code)
    friend.wait(seconds - 1)
    assert friend.told == told[:1]
    friend.wait(1)
    assert (friend.told, friend.due) == (told, None)
    # The next press begins anew.
    friend.tell("begun")
    friend.wait(seconds - 1)
    assert friend.told[2:] == ["far-sent-long"]


def test_devices_that_know_of_each_other_have_ten_minutes_of_their_own_and_once_only() -> None:
    friend = Friend()
    friend.tell("begun")
    friend.wait(590)
    friend.tell("let-in")
    friend.wait(300)
    friend.tell("asks")
    friend.wait(100)
    friend.tell("let-in")
    friend.wait(199)
    assert friend.told == ["far-sent-long", "far-coming", "far-sent", "far-sent-long", "far-coming"]
    friend.wait(1)
    assert friend.told[-1] == "far-apart"


def test_a_page_that_sleeps_does_not_ask_meanwhile() -> None:
    friend = Friend()
    friend.tell("begun")
    for _ in range(3):
        friend.wait(3600, asleep=True)
        assert friend.call("tick")["ok"]
        assert friend.told == ["far-sent-long"]
    friend.wait(509)
    assert friend.told == ["far-sent-long"]
    friend.wait(1)
    assert friend.told == ["far-sent-long", "far-late"]


def test_who_sits_or_wants_no_more_is_not_followed() -> None:
    friend = Friend()
    friend.tell("over")
    assert friend.call("tick")["error"]["code"] == "unknown-room"
    friend.tell("begun")
    assert friend.due is not None
    friend.tell("over")
    assert friend.due is None
    assert friend.call("tick")["ok"]


def test_a_guest_that_asks_for_its_seat_of_before_is_called_when_its_room_or_its_asking_wants_to() -> None:
    friend = Friend(ROOM)
    assert friend.call("join", token=None, name="Olha", secret="ab" * 32, kept=None)["ok"]
    friend.tell("begun")
    assert friend.due is not None
    friend.wait(600)
    assert friend.told == ["far-sent-long", "far-late"]
    assert friend.call("shut", final=False)["ok"]
    friend.tell("over")
    assert friend.call("tick")["error"]["code"] == "unknown-room"
