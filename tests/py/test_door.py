"""Tests who comes in at the link for friends far away.

Who waits, who sits where, who is refused, and what each is told.
"""

import pytest

from desk_client import Data, seats
from door_world import DoorKeeper, Mailbox, knock
from evening_world import Guest, Host, World
from nim.model.setup import MOST_SEATS
from tabletop.peer.evening.callers import NOTICED, OPEN, TRYING
from tabletop.peer.evening.commands import Commands, Order, SayNo
from tabletop.peer.evening.door import CALM_LOOK, LOOK, SLOW_LOOK, SOON, Door
from tabletop.peer.evening.knocks import read_knock
from tabletop.peer.evening.refusals import AGAIN, Refusals
from tabletop.peer.evening.refusals import TRYING as AGAIN_FOR
from tabletop.peer.host.room_host import RoomHost

pytestmark = pytest.mark.cpython_only


class Table:
    """A host with an open link, and friends who come to it."""

    def __init__(self, *players: str) -> None:
        self.world, self.box = World(), Mailbox()
        seating = seats(*(players or ("person", "elsewhere", "elsewhere", "random")))
        self.host = Host(self.world, seating, {"players": len(seating), "sticks": 12})
        self.world.pages.append(self.host)
        self.host.open_door(self.box)
        self.world.wait(100)

    @property
    def room(self) -> RoomHost:
        return self.host.peer_api.hosts[self.host.room]

    @property
    def door(self) -> Door:
        return self.room.door

    @property
    def keeper(self) -> DoorKeeper:
        assert self.host.door is not None
        return self.host.door

    def ask(self, *requests: object) -> None:
        """Leave requests, which the host's page finds."""
        self.box.texts += requests
        self.world.wait(5000)

    @property
    def view(self) -> Data:
        """What the host's page shows."""
        return self.host.told("door")[-1]

    @property
    def names(self) -> list[str]:
        return [one["name"] for one in self.view["waiting"]]

    @property
    def awaited(self) -> list[str]:
        return [f"{one['name']}{' is silent' if one['silent'] else ''}" for one in self.view["awaited"]]

    def let_in(self, name: str = "", *, watch: bool = False) -> None:
        """Let in the first one who waits, or the one of that name."""
        who = next(one for one in self.view["waiting"] if name in {"", one["name"]})
        self.host.do("let-in", caller=who["caller"], watch=watch)

    def turn_away(self, name: str) -> None:
        who = next(one for one in self.view["waiting"] if one["name"] == name)
        self.host.do("turn-away", caller=who["caller"])

    def told(self, request: Data) -> list[str]:
        """Return what its friend was told: why it does not come in, or ``in``."""
        return [told.get("no", "in") for told in self.box.told(request["answer"] or request["id"])]

    def come(self, request: Data, guest: Guest | None = None) -> Guest:
        """Have a friend read its answer, and connect."""
        answer = self.box.told(request["answer"] or request["id"])[-1]
        if guest is None:
            guest = Guest(self.world, request["name"], answer["room"], answer["token"])
            self.world.pages.append(guest)
        assert self.keeper.meet(answer["offer"], guest) is not None
        self.world.wait(2000)
        return guest

    def sit(self, number: int, *, watch: bool = False) -> tuple[Guest, Data]:
        """Have a friend ask, be let in and come."""
        request = knock(number)
        self.ask(request)
        self.let_in(request["name"], watch=watch)
        return self.come(request), request

    def lose(self, guest: Guest) -> None:
        """Cut a guest's links, and let the host notice."""
        for link in list(guest.links):
            self.world.cut(link)
        self.world.freeze(guest)
        self.world.wait(NOTICED)

    def seat_of(self, guest: Guest) -> int | None:
        return guest.peer_api.guests[guest.room].kept.seat


# Seats -------------------------------------------------------------------------------------------------------


def test_friends_get_the_free_seats_then_a_computer_players_then_a_new_one_and_the_last_one_watches() -> None:
    table = Table()
    guests: list[Guest] = []
    for number in range(1, MOST_SEATS + 1):
        assert table.view["watch"] == (number in {3, 4})
        guests.append(table.sit(number)[0])
    assert [table.seat_of(guest) for guest in guests] == [1, 2, 3, 4, None]
    assert [order["seat"] for order in table.keeper.presses] == [1, 2, 3, 4, None]
    assert [chair.player for chair in table.room.seating[1:]] == ["elsewhere"] * 4
    # All are told of the larger game, and play it.
    assert table.room.facts.setup == {"players": MOST_SEATS, "sticks": 12}
    assert all(guest.peer_api.guests[guest.room].kept.facts == table.room.facts for guest in guests)
    table.host.do("deal")
    table.world.wait(2000)
    assert [guest.update is not None for guest in guests] == [True] * len(guests)


def test_a_seat_that_was_added_is_taken_back_at_the_deal_if_its_friend_has_not_come() -> None:
    table = Table("person", "elsewhere")
    table.sit(1)
    for number in (2, 3):
        table.ask(knock(number))
        table.let_in()
    late = knock(2)
    table.keeper.give_up("offer 3")
    assert len(table.room.seating) == 4
    table.host.reload()
    table.world.wait(5000)
    table.keeper.give_up("offer 2")
    table.host.do("deal")
    table.world.wait(2000)
    assert [chair.player for chair in table.room.seating] == ["person", "elsewhere"]
    assert (table.host.setup["players"], table.host.save is not None) == (2, True)
    # Who comes now asks as anybody does who is late.
    again = knock(4, late["device"])
    table.ask(again)
    assert (table.names, table.view["watch"]) == (["Friend 4"], False)
    table.let_in()
    assert table.seat_of(table.come(again)) is None


def test_a_seat_whose_friend_is_on_the_way_at_the_deal_stays() -> None:
    table = Table("person", "elsewhere")
    asks = knock(2)
    table.sit(1)
    table.ask(asks)
    table.let_in()
    table.host.do("chair", seat=2, chair={"name": "Friend 2", "player": "random"})
    table.host.do("deal")
    table.world.wait(500)
    assert table.seat_of(table.come(asks)) == 2


def test_a_game_that_has_begun_gets_no_seat_more() -> None:
    table = Table("person", "elsewhere")
    table.sit(1)
    table.host.do("deal")
    asks = knock(2)
    table.host.do("knocked", requests=[asks])
    table.let_in()
    assert (table.seat_of(table.come(asks)), len(table.room.seating)) == (None, 2)


def test_all_who_wait_can_be_let_in_before_the_first_one_has_come() -> None:
    table = Table()
    requests = [knock(number) for number in (1, 2, 3, 4)]
    table.ask(*requests)
    for _ in requests:
        table.let_in()
    assert table.awaited == [request["name"] for request in requests]
    guests = [table.come(request) for request in reversed(requests)]
    assert [table.seat_of(guest) for guest in guests] == [4, 3, 2, 1]
    assert (table.names, table.awaited) == ([], [])


def test_a_friend_may_come_to_watch_where_a_computer_player_could_make_way() -> None:
    table = Table()
    table.sit(1)
    table.sit(2)
    guest, _ = table.sit(3, watch=True)
    assert (table.seat_of(guest), table.room.seating[3].player) == (None, "random")


def test_a_computer_player_that_sits_in_for_a_friend_keeps_the_seat_for_that_friend() -> None:
    table = Table()
    away, _ = table.sit(1)
    table.lose(away)
    table.host.do("chair", seat=1, chair={"name": "Away", "player": "random"})
    assert [table.seat_of(table.sit(number)[0]) for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("name", "begun", "seat"), [("Friend 1", False, 1), ("Friend 2", False, 2), ("Friend 2", True, 1)]
)
def test_another_device_takes_a_friends_seat_once_that_friend_is_lost(
    *,
    name: str,
    begun: bool,
    seat: int,
) -> None:
    """Before the deal only a device of the same name does: for any other friend there is a new seat."""
    for how in ("cut", "reload", "lost"):
        table = Table("person", "elsewhere")
        first, _ = table.sit(1)
        if how == "reload":
            table.host.reload()
        elif how == "cut":
            table.world.cut(first.links[0])
        else:
            table.lose(first)
        if begun:
            table.host.do("deal")
        asks = knock(2, name=name)
        table.box.texts.append(asks)
        table.world.wait(2000)
        table.let_in()
        assert table.seat_of(table.come(asks)) == (seat if how == "lost" else None if begun else 2)


# At the door -------------------------------------------------------------------------------------------------


def test_what_is_no_request_is_left_out() -> None:
    wrong: list[object] = [None, 5, "x", [], {}]
    fields: dict[str, list[object]] = {
        "id": ["x", ["0" * 16], 5, None],
        "device": [5, "x", ["a" * 32], {"toString": "a"}, None, "a" * 16],
        "name": ["", "\u202e", 5, "x" * 5000],
        "offer": ["", "x" * 5000, None],
        "answer": [5, "x", None, ""],
    }
    wrong += [knock(1) | {field: value} for field, values in fields.items() for value in values]
    assert [one for one in wrong if read_knock(one) is not None] == []
    table = Table()
    table.ask(*wrong)
    assert table.host.told("door")[-1]["waiting"] == []
    named = read_knock(knock(1, name="  A\u202eda \n", extra=1))
    assert named is not None
    assert named.name == "A da"
    assert read_knock(knock(1, answer="", device="a" * 16)) is not None


def test_at_most_eight_wait_and_a_ninth_is_told_so() -> None:
    table = Table()
    requests = [knock(number) for number in range(1, 13)]
    table.ask(*requests)
    assert table.names == [f"Friend {number}" for number in range(1, 9)]
    assert [table.told(one) for one in requests] == [[]] * 8 + [["full"]] * 4
    table.turn_away("Friend 1")
    # A mailbox may repeat what it told.
    table.ask(*requests)
    assert table.names == [f"Friend {number}" for number in range(2, 9)]
    assert (table.told(requests[0]), table.told(requests[8])) == (["refused"], ["full"])
    table.ask(knock(99, requests[8]["device"], name="Once more"))
    assert table.names[-1] == "Once more"


def test_a_newer_request_takes_the_place_of_the_one_before_which_is_told() -> None:
    table = Table()
    first, second = knock(1), knock(2, f"{1:032x}", name="Again")
    table.ask(first)
    (before,) = table.view["waiting"]
    table.ask(second, first)
    (after,) = table.view["waiting"]
    assert (after["caller"], after["name"]) == (before["caller"], "Again")
    assert (table.told(first), table.told(second)) == (["elsewhere"], [])
    table.let_in()
    assert table.told(second) == ["in"]
    # A press on what is no longer there does nothing.
    table.host.do("let-in", caller=after["caller"], watch=False)
    table.host.do("turn-away", caller=after["caller"])
    assert (table.told(second), len(table.keeper.presses)) == (["in"], 1)


def test_who_is_refused_is_told_each_time_and_shown_no_more() -> None:
    table = Table()
    request = knock(1)
    table.ask(request)
    table.turn_away("Friend 1")
    again = knock(2, request["device"])
    table.ask(request, again)
    assert (table.names, table.told(request), table.told(again)) == ([], ["refused"], ["refused"])


@pytest.mark.parametrize("how", ["let in", "refuse"])
def test_a_friend_whom_no_answer_reached_stays_at_the_door(how: str) -> None:
    table = Table()
    request = knock(1)
    table.ask(request)
    table.box.away = True
    table.let_in() if how == "let in" else table.turn_away("Friend 1")
    assert (table.names, table.awaited, table.told(request)) == (["Friend 1"], [], [])
    table.box.away = False
    table.let_in()
    assert table.seat_of(table.come(request)) == 1
    # It was not refused: it may come back.
    assert table.door.refused == set()


def test_a_friend_whose_offer_cannot_be_read_is_told_so() -> None:
    table = Table()
    request = knock(1, offer="unreadable")
    table.ask(request)
    table.let_in()
    assert (table.names, table.awaited, table.told(request)) == ([], [], ["unread"])


def test_when_the_link_is_void_those_who_wait_and_who_come_later_are_told_why() -> None:
    for why in ("withdrawn", "left"):
        table = Table()
        requests = [knock(1), knock(2)]
        table.ask(*requests)
        if why == "left":
            table.host.do("shut", final=False)
        else:
            table.host.do("close-door")
            looks = len(table.keeper.looks)
            table.ask(knock(3))
            assert (table.names, len(table.keeper.looks)) == ([], looks)
        assert [table.told(one) for one in requests] == [[why], [why]]
        assert table.box.end == why


# Removed -----------------------------------------------------------------------------------------------------


def test_who_is_removed_does_not_return_and_no_other_is_shut_out() -> None:
    table = Table("person", "elsewhere")
    watchers = [table.sit(number, watch=True)[1] for number in (1, 2)]
    former, asked = table.sit(3)
    table.lose(former)
    # Another one has that seat now, and is removed.
    later = knock(4, name="Friend 3")
    table.ask(later)
    table.let_in()
    guest = table.come(later)
    assert table.seat_of(guest) == 1
    (place,) = table.room.registry.at(1)
    table.host.do("dismiss", guest=place.number)
    again = [
        knock(10 + at, one["device"], name=one["name"]) for at, one in enumerate([*watchers, asked, later])
    ]
    for page in table.world.pages[1:]:
        for link in list(page.links):
            table.world.cut(link)
    table.ask(*again)
    table.world.wait(NOTICED)
    assert table.told(again[3]) == ["refused"]
    assert [table.told(one) for one in again[:3]] == [["in"], ["in"], []]
    assert table.names == ["Friend 3"]


def test_who_is_removed_on_the_way_back_is_let_in_by_no_old_answer() -> None:
    table = Table()
    guest, request = table.sit(1)
    table.lose(guest)
    again, third = knock(2, request["device"]), knock(3, request["device"])
    table.ask(again)
    assert table.told(again) == ["in"]
    (place,) = table.room.registry.at(1)
    table.host.do("dismiss", guest=place.number)
    answer = table.box.told(again["answer"])[-1]
    assert table.keeper.connecting == {}
    assert answer["token"] not in table.room.registry.invitations
    table.ask(third)
    assert (table.told(third), table.names) == (["refused"], [])


# Once more ---------------------------------------------------------------------------------------------------


def test_a_phone_that_slept_at_the_door_comes_in_without_a_second_press() -> None:
    table = Table()
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.let_in()
    table.world.wait(5000)
    assert (table.names, table.awaited) == ([], ["Friend 1"])
    table.keeper.give_up("offer 1")
    table.world.wait(60_000)
    assert table.awaited == ["Friend 1 is silent"]
    table.ask(again)
    assert table.seat_of(table.come(again)) == 1
    assert (table.names, table.awaited, len(table.keeper.presses)) == ([], [], 1)


def test_a_page_that_was_opened_again_on_the_way_gets_the_same_seat_and_its_old_link_is_dropped() -> None:
    table = Table()
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.let_in()
    table.ask(again)
    assert [*table.keeper.connecting] == ["offer 2"]
    guest = table.come(again)
    assert (table.seat_of(guest), table.names) == (1, [])


def test_who_slept_since_it_was_let_in_is_not_missed_for_long_and_comes_in_late_without_a_second_press() -> (
    None
):
    table = Table()
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.let_in()
    table.keeper.give_up("offer 1")
    table.world.wait(2 * OPEN)
    assert table.awaited == []
    table.ask(again)
    assert table.seat_of(table.come(again)) == 1
    assert (table.names, len(table.keeper.presses)) == ([], 1)


def test_where_the_seat_is_anothers_the_host_is_asked_again() -> None:
    table = Table()
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.let_in()
    table.keeper.give_up("offer 1")
    other = Guest(table.world, "Ada", table.host.room, table.host.invite(1))
    table.world.pages.append(other)
    table.world.connect(table.host, other)
    table.world.wait(2000)
    assert table.awaited == []
    table.ask(again)
    assert (table.names, table.told(again)) == (["Friend 2"], [])


def test_a_page_that_never_says_what_became_of_a_connection_has_lost_it() -> None:
    table = Table()
    table.ask(knock(1))
    table.let_in()
    table.world.wait(TRYING + 1000)
    assert (table.awaited, table.keeper.connecting) == (["Friend 1 is silent"], {})


def test_who_sat_here_comes_back_at_any_time_and_a_request_of_the_version_before_does_not() -> None:
    table = Table()
    guest, request = table.sit(1)
    table.lose(guest)
    table.world.wait(2 * OPEN)
    again = knock(2, request["device"])
    table.ask(again)
    table.world.thaw(guest)
    table.come(again, guest)
    assert (table.seat_of(guest), table.told(again), len(table.keeper.presses)) == (1, ["in"], 1)
    older = knock(3, "b" * 16, answer="")
    table.ask(older)
    table.let_in()
    second = table.come(older)
    table.lose(second)
    table.ask(knock(4, "b" * 16, answer=""))
    assert table.names == ["Friend 4"]


def test_a_seat_that_went_to_another_device_is_not_taken_back_without_a_press() -> None:
    table = Table("person", "elsewhere")
    first, asked = table.sit(1)
    table.lose(first)
    asks = knock(2, name="Friend 1")
    table.ask(asks)
    table.let_in()
    assert table.seat_of(table.come(asks)) == 1
    again = knock(3, asked["device"])
    table.ask(again)
    assert (table.names, table.told(again)) == (["Friend 3"], [])


def test_a_device_that_is_here_is_shown_once_it_is_lost_and_else_told_that_another_page_sits() -> None:
    table = Table()
    guest, request = table.sit(1)
    stays = knock(2, request["device"])
    table.ask(stays)
    assert (table.names, table.told(stays)) == ([], [])
    table.world.wait(NOTICED)
    assert (table.names, table.told(stays)) == ([], ["elsewhere"])
    comes = knock(3, request["device"])
    table.ask(comes)
    assert table.told(comes) == []
    table.lose(guest)
    assert (table.told(comes), table.names) == (["in"], [])


def test_a_link_that_closes_before_its_device_has_said_who_it_is_counts_as_none() -> None:
    table = Table()
    request = knock(1)
    table.ask(request)
    table.let_in()
    ((offer, (number, _, _)),) = table.keeper.connecting.items()
    del table.keeper.connecting[offer]
    table.host.do("linked", link="mute")
    table.host.do("done", command=number, ok=True, text="mute")
    table.world.wait(1000)
    assert table.awaited == []
    table.host.do("unlinked", link="mute")
    assert table.awaited == ["Friend 1 is silent"]


@pytest.mark.parametrize("kept", ["nobody", "Friend 1"])
def test_who_comes_in_by_another_invitation_is_not_missing(kept: str) -> None:
    """Found by evenings: the host read for ten minutes that a device does not answer whose person watched.

    Where a seat keeps the friend's name, it is called otherwise by then.
    """
    table = Table()
    table.host.do("chair", seat=3, chair={"name": kept, "player": "random"})
    table.ask(knock(1))
    table.let_in(watch=True)
    table.keeper.give_up("offer 1")
    assert table.awaited == ["Friend 1 is silent"]
    guest = Guest(table.world, "Friend 1", table.host.room, table.host.invite(None))
    table.world.pages.append(guest)
    table.world.connect(table.host, guest)
    table.world.wait(1000)
    assert table.awaited == []


# A reload, and the next game ---------------------------------------------------------------------------------


def test_after_a_reload_who_waits_is_at_the_door_and_who_was_refused_or_let_in_is_not() -> None:
    table = Table()
    requests = [knock(number) for number in (1, 2, 3)]
    table.ask(*requests)
    table.turn_away("Friend 1")
    table.let_in("Friend 2")
    guest = table.come(requests[1])
    table.host.reload()
    table.world.wait(5000)
    assert table.names == ["Friend 3"]
    refused, back = knock(4, requests[0]["device"]), knock(5, requests[1]["device"])
    table.ask(refused, back)
    assert (table.told(refused), table.told(back)) == (["refused"], ["in"])
    assert table.come(back, guest) is guest
    assert table.seat_of(guest) == 1


def test_what_older_pages_kept_is_taken_over() -> None:
    table = Table()
    table.host.do("close-door")
    table.host.reload()
    older = {"refused": ["a" * 32], "answered": [], "callers": [["b" * 32, 1], ["c" * 32, None]]}
    table.host.do("open-door", kept=older)
    refused, seated, watching = (knock(at, device * 32) for at, device in enumerate("abc", 1))
    table.ask(refused, seated, watching)
    assert [table.told(one) for one in (refused, seated, watching)] == [["refused"], ["in"], ["in"]]
    assert table.seat_of(table.come(seated)) == 1


def test_the_next_game_takes_the_link_along_with_those_who_sat_and_those_who_wait() -> None:
    table = Table()
    guest, request = table.sit(1)
    old = table.host
    waiting = knock(5)
    table.ask(waiting)
    after = {"room": old.room, "guests": [None, None, 1, None], "begins": False}
    new = Host(table.world, seats("person", "elsewhere", "elsewhere", "random"), old.setup, old, after=after)
    new.open_door(table.box)
    table.world.pages.append(new)
    table.host = new
    assert table.names == ["Friend 5"]
    assert not old.peer_api.hosts[old.room].door.open
    # Its page was closed, and it opens the link again.
    for link in list(guest.links):
        table.world.cut(link)
    table.world.pages.remove(guest)
    again = knock(6, request["device"])
    table.ask(again)
    assert table.told(again) == ["in"]
    assert table.seat_of(table.come(again)) == 2


@pytest.mark.parametrize("players", [("person", "elsewhere", "random"), ("person", "random", "elsewhere")])
def test_who_was_let_in_and_has_not_come_is_let_in_at_the_next_table_where_its_seat_waits_for_a_friend(
    players: tuple[str, ...],
) -> None:
    table = Table("person", "elsewhere", "elsewhere")
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.let_in()
    table.world.wait(2000)
    old = table.host
    after = {"room": old.room, "guests": [None, None, None], "begins": False}
    new = Host(table.world, seats(*players), old.setup, old, after=after)
    new.open_door(table.box)
    table.world.pages.append(new)
    table.host = new
    table.ask(again)
    sits = players[1] == "elsewhere"
    assert (table.names, table.told(again)) == (([], ["in"]) if sits else (["Friend 2"], []))
    if sits:
        assert table.seat_of(table.come(again)) == 1


def test_who_sleeps_through_two_tables_sits_at_the_third_where_its_seat_waits_for_a_friend() -> None:
    table = Table("person", "elsewhere")
    guest, request = table.sit(1)
    table.lose(guest)
    for guests in ([None, 1], [None, None]):
        old = table.host
        after = {"room": old.room, "guests": guests, "begins": False}
        new = Host(table.world, seats("person", "elsewhere"), old.setup, old, after=after)
        new.open_door(table.box)
        table.world.pages.append(new)
        table.host = new
        table.world.wait(2 * OPEN)
    table.world.pages.remove(guest)
    again = knock(2, request["device"])
    table.ask(again)
    assert table.seat_of(table.come(again)) == 1
    assert (table.names, table.told(again)) == ([], ["in"])


def test_who_comes_over_by_itself_is_known_in_the_next_game() -> None:
    table = Table("person", "elsewhere")
    guest, request = table.sit(1)
    old = table.host
    after = {"room": old.room, "guests": [None, 1], "begins": False}
    new = Host(table.world, seats("person", "elsewhere"), old.setup, old, after=after)
    new.open_door(table.box)
    table.world.pages.append(new)
    table.host = new
    table.world.wait(2000)
    ((page, room, token), *_) = table.world.moves
    assert page is guest
    page.do("shut", final=False)
    table.world.pages.remove(page)
    here = Guest(table.world, guest.name, room, token, guest)
    table.world.pages.append(here)
    table.world.connect(new, here)
    table.world.wait(2000)
    (caller,) = table.door.callers.all.values()
    assert (caller.device, caller.guest, caller.seat) == (request["device"], 1, 1)


# Looks into the mailbox --------------------------------------------------------------------------------------


def test_looks_wait_for_a_text_and_are_rare_where_all_are_here_and_play() -> None:
    table = Table("person", "elsewhere")
    guest, _ = table.sit(1)
    table.world.wait(SOON)
    looks = table.keeper.looks
    looks.clear()
    table.world.wait(20_000)
    assert {pause for _, pause in looks} == {int(SLOW_LOOK)}
    assert len(looks) == 20_000 / SLOW_LOOK
    table.host.do("open-door")
    table.world.wait(10_000)
    assert looks[-1][1] == LOOK
    table.host.do("deal")
    table.world.wait(2000)
    looks.clear()
    table.world.wait(10 * CALM_LOOK)
    assert (len(looks), {pause for _, pause in looks}) == (10, {None})
    looks.clear()
    table.lose(guest)
    assert looks[0][1] is not None
    assert len(looks) > 5


def test_a_running_game_looks_often_for_a_friend_who_was_let_in_before_the_deal() -> None:
    table = Table("person", "elsewhere")
    table.ask(knock(1))
    table.let_in()
    table.world.wait(2000)
    table.keeper.give_up("offer 1")
    table.host.do("deal")
    table.world.wait(20_000)
    again = knock(2, f"{1:032x}")
    table.ask(again)
    assert table.told(again) == ["in"]
    table.world.wait(OPEN)
    table.keeper.looks.clear()
    table.world.wait(2 * CALM_LOOK)
    assert len(table.keeper.looks) == 2


def test_a_mailbox_that_does_not_answer_is_asked_again() -> None:
    table = Table()
    table.box.away = True
    looks = len(table.keeper.looks)
    table.world.wait(10_000)
    assert len(table.keeper.looks) - looks == 10
    table.box.away = False
    table.ask(knock(1))
    assert table.names == ["Friend 1"]


def refused_while_away() -> tuple[Table, Data]:
    """Refuse a friend for the second time, which no mailbox takes."""
    table = Table()
    request, again = knock(1), knock(2, f"{1:032x}")
    table.ask(request)
    table.turn_away("Friend 1")
    table.box.texts.append(again)
    table.box.refuses = True
    table.world.wait(5000)
    return table, again


def test_a_refusal_that_no_mailbox_takes_is_left_again_for_minutes() -> None:
    table, again = refused_while_away()
    table.world.wait(60_000)
    before = len(table.keeper.refusals)
    assert 15 <= before <= 23
    table.box.refuses = False
    table.world.wait(AGAIN)
    assert (table.told(again), len(table.keeper.refusals)) == (["refused"], before + 1)
    table.world.wait(60_000)
    assert len(table.keeper.refusals) == before + 1


@pytest.mark.parametrize("end", ["late", "withdrawn"])
def test_a_refusal_is_left_no_more_after_minutes_or_where_the_link_says_why_it_is_void(end: str) -> None:
    table, again = refused_while_away()
    if end == "withdrawn":
        table.host.do("close-door")
    else:
        table.world.wait(AGAIN_FOR)
    count = len(table.keeper.refusals)
    table.box.refuses = False
    table.world.wait(60_000)
    assert (table.told(again), len(table.keeper.refusals) - count) == ([], 0)
    assert table.box.end == ("withdrawn" if end == "withdrawn" else None)


def test_the_next_room_leaves_the_refusals_of_the_one_before() -> None:
    orders: list[Order] = []
    commands = Commands(lambda _, order: orders.append(order))
    request = read_knock(knock(1))
    assert request is not None
    before, after = Refusals(), Refusals()
    before.say(commands, request, "full")
    after.follow(before, 10.0)
    after.look(commands, 10.0)
    assert orders == [SayNo(id=request.id, box=request.answer, no="full", pressed=False)] * 2


def test_no_secret_of_a_device_is_shown_or_sent() -> None:
    table = Table()
    _, request = table.sit(1)
    table.ask(knock(2))
    shown = str(table.host.told("door"))
    sent = str(table.world.recorded)
    assert request["device"] not in shown + sent
    assert f"{2:032x}" not in shown + sent
    assert request["device"] not in (table.host.kept or "")
