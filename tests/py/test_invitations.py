"""Tests a room's invitations: who is invited by which one, which is shown, and when one is made anew."""

from typing import Any

import pytest

from desk_client import Data
from evening_world import Guest
from nim.kind import NIM
from tables import ROOM, Room

pytestmark = pytest.mark.cpython_only


class Table:
    """A host whose page makes an invitation when the test says so."""

    def __init__(self, *players: str) -> None:
        seats = players or ("person", "elsewhere", "elsewhere", "random")
        self.room = Room(*seats, game=NIM.id, setup={"players": len(seats), "sticks": 12})
        self.host = self.room.host
        self.host.slow = True

    def do(self, method: str, **params: Any) -> None:
        self.host.do(method, **params)

    def orders(self, kind: str) -> list[Data]:
        return [one for one in self.host.told("command") if one["order"]["kind"] == kind]

    @property
    def made(self) -> list[list[int] | None]:
        """The seats of all that were to be made."""
        return [one["order"]["seats"] for one in self.orders("make-invitation")]

    def token(self, at: int = -1) -> str:
        return str(self.orders("make-invitation")[at]["order"]["token"])

    @property
    def withdrawn(self) -> list[tuple[str, list[int] | None]]:
        return [(one["order"]["token"], one["order"]["seats"]) for one in self.orders("withdraw-invitation")]

    def make(self, at: int = -1, *, ok: bool = True) -> None:
        """Have the page say that it has made one."""
        number = self.orders("make-invitation")[at]["number"]
        self.do("done", command=number, ok=ok, text=self.token(at) if ok else None)

    @property
    def shown(self) -> str:
        return str((self.host.told("invitations") or [{"shown": ""}])[-1]["shown"])

    @property
    def states(self) -> dict[int | None, str]:
        return {one["seat"]: one["state"] for one in self.host.told("invitations")[-1]["all"]}

    def come(self, token: str, name: str = "Ada") -> Guest:
        guest = Guest(self.room.net, name, ROOM, token)
        self.room.net.pages.append(guest)
        self.room.net.connect(self.host, guest)
        self.room.net.run()
        return guest


def test_one_that_is_open_or_in_the_making_is_shown_again_and_no_other_one_is_made() -> None:
    table = Table()
    for _ in range(2):
        table.do("invite", seats=[1])
    assert (table.made, table.shown) == ([[1]], "")
    table.make()
    assert (table.shown, table.states) == (table.token(), {1: "open"})
    table.do("hide-invitation")
    assert (table.shown, table.states) == ("", {1: "open"})
    table.do("invite", seats=[1])
    assert (table.made, table.shown) == ([[1]], table.token())


def test_of_two_the_one_that_was_wanted_last_is_shown_whichever_is_made_first() -> None:
    table = Table()
    for seat in (1, 2):
        table.do("invite", seats=[seat])
    for at in (1, 0):
        table.make(at)
        assert table.shown == table.token(1)
    table.do("invite", seats=[1])
    assert (table.shown, table.made) == (table.token(0), [[1], [2]])


def test_who_does_not_want_it_any_more_is_not_shown_one_that_is_made_late() -> None:
    table = Table()
    table.do("invite", seats=[1])
    table.do("hide-invitation")
    table.make()
    assert (table.shown, table.states) == ("", {1: "open"})


def test_one_for_several_seats_is_shown_until_all_are_here_and_each_can_have_another_one() -> None:
    table = Table("person", "elsewhere", "elsewhere", "elsewhere")
    table.do("invite", seats=[1, 2, 3])
    table.make()
    first = table.token()
    table.come(first)
    assert (table.shown, table.states) == (first, {1: "here", 2: "open", 3: "open"})
    table.do("replied", invitation=first, seat=2, calls=True)
    table.do("invite", seats=[2, 3])
    assert (table.made, table.shown) == ([[1, 2, 3]], first)
    table.do("invite", seats=[2])
    assert (table.made[1:], table.withdrawn) == ([[2]], [(first, [2])])
    table.make()
    assert (table.shown, table.states[3]) == (table.token(), "open")
    table.come(table.token(), "Bob")
    assert table.shown == ""
    table.do("invite", seats=[3])
    assert (len(table.made), table.shown) == (2, first)
    table.come(f"{first}3", "Cy")
    assert (table.shown, set(table.states.values())) == ("", {"here"})


def test_a_seat_that_has_another_one_before_the_first_is_made_takes_no_reply_to_it() -> None:
    table = Table("person", "elsewhere", "elsewhere", "elsewhere")
    table.do("invite", seats=[1, 2])
    table.do("invite", seats=[2, 3])
    assert table.withdrawn == []
    table.make(0)
    assert (table.shown, table.withdrawn) == ("", [(table.token(0), [2])])
    table.make(1)
    assert (table.shown, table.states) == (table.token(1), {1: "open", 2: "open", 3: "open"})


def test_one_that_could_not_be_made_is_none_and_the_one_before_stays() -> None:
    table = Table()
    table.do("invite", seats=[1])
    table.make()
    table.do("invite", seats=[2])
    table.make(ok=False)
    assert (table.shown, table.states) == (table.token(0), {1: "open"})
    table.do("invite", seats=[2])
    assert table.made == [[1], [2], [2]]


def test_other_servers_make_the_one_that_is_shown_anew_and_leave_one_whose_reply_is_here() -> None:
    table = Table("person", "elsewhere", "elsewhere", "elsewhere")
    for seat in (1, 2, 3):
        table.do("invite", seats=[seat])
        table.make()
    one, two, three = (table.token(at) for at in range(3))
    table.do("replied", invitation=two, seat=2, calls=False)
    table.do("renew-invitations")
    assert (table.made[3:], table.withdrawn) == ([[3]], [(one, [1]), (three, [3])])
    table.make()
    assert (table.shown, table.states) == (table.token(), {2: "busy", 3: "open"})
    table.do("replied", invitation=table.token(), seat=3, calls=False)
    table.do("renew-invitations")
    assert (len(table.made), table.states) == (4, {2: "busy", 3: "busy"})
    # The page shows none from the press on: it is told once more which one it is to show.
    assert [one["shown"] for one in table.host.told("invitations")[-2:]] == [table.token()] * 2


def test_devices_that_do_not_meet_need_another_one() -> None:
    table = Table()
    table.do("invite", seats=[1])
    table.make()
    token = table.token()
    table.do("not-met", invitation=token, seat=1)
    assert table.states == {1: "open"}
    table.do("replied", invitation=token, seat=1, calls=True)
    assert table.host.told("invitations")[-1]["all"][0]["calls"]
    for old in ("v2--old", token):
        table.do("not-met", invitation=old, seat=1)
    assert (table.shown, table.states) == (token, {1: "failed"})
    table.do("invite", seats=[1])
    assert (table.made, table.withdrawn, table.shown) == ([[1], [1]], [(token, [1])], "")


def test_a_guest_who_is_back_by_itself_ends_one_whose_reply_is_taken_and_leaves_another_one_open() -> None:
    for replied in (False, True):
        table = Table()
        table.do("invite", seats=[1])
        table.make()
        guest = table.come(table.token())
        (link,) = guest.links
        table.room.net.cut(link)
        table.room.net.wait(7000)
        table.do("invite", seats=[1])
        table.make()
        if replied:
            table.do("replied", invitation=table.token(), seat=1, calls=True)
        table.room.net.connect(table.host, guest)
        table.room.net.run()
        assert (table.states, table.shown != "") == ({1: "here" if replied else "open"}, not replied)


def test_one_whose_seat_the_door_has_given_to_a_friend_is_not_shown_again() -> None:
    table = Table()
    table.do("invite", seats=[1])
    table.make()
    table.host.peer_api.hosts[ROOM].registry.void(1)
    table.do("invite", seats=[1])
    assert table.made == [[1], [1]]


def test_no_seat_that_is_none_is_invited() -> None:
    table = Table()
    answer = table.host.call("invite", seats=[1, 4])
    assert (answer["error"]["code"], table.made) == ("bad-seating", [])
