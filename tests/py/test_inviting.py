"""Tests what a host is shown to invite its friends.

The question of the place, a link that people carry, or a mailbox's.
"""

from typing import Any

import pytest

from desk_client import Data, seats
from evening_world import Guest, Host, World

pytestmark = pytest.mark.cpython_only

ALLOWED: Data = {"mailbox": "allowed", "helpers": True, "servers": True}
OFFERED: Data = {"mailbox": "offered", "helpers": False, "servers": False}


class Table:
    """A host that has just opened a table."""

    def __init__(self, *players: str, **more: Any) -> None:
        self.world = World()
        seating = seats(*players)
        self.host = Host(self.world, seating, {"players": len(seating), "sticks": 12}, **more)
        self.world.pages.append(self.host)

    @property
    def shown(self) -> Data:
        return self.host.told("inviting")[-1]

    @property
    def invited(self) -> list[list[int] | None]:
        """Return for whom invitations were made."""
        orders = [event["order"] for event in self.host.told("command")]
        return [order["seats"] for order in orders if order["kind"] == "make-invitation"]

    def come(self, seat: int | None) -> Guest:
        guest = Guest(self.world, f"guest-{seat}", self.host.room, self.host.tokens[seat])
        self.world.pages.append(guest)
        self.world.connect(self.host, guest)
        self.world.run()
        return guest


def test_a_new_table_asks_where_the_friends_are_and_then_has_one_link_for_all() -> None:
    table = Table("person", "elsewhere", "elsewhere", "random")
    assert (table.shown["shows"], table.shown["missing"], table.invited) == ("place", [1, 2], [])
    table.host.do("place", place="room")
    assert (table.shown["shows"], table.shown["place"], table.invited) == ("link", "room", [[1, 2]])
    table.come(1)
    assert table.shown["missing"] == [2]
    table.come(2)
    assert (table.shown["shows"], table.shown["missing"], table.shown["free"]) == ("link", [], True)
    table.host.do("place", place="")
    assert table.shown["shows"] == "link"
    # For somebody more the question comes again, and a computer player makes way.
    table.host.do("want-invitation", wanted=3)
    assert (table.shown["shows"], table.shown["missing"]) == ("place", [3])
    assert table.host.told("chairs")[-1]["seating"][3]["player"] == "elsewhere"
    table.host.do("want-invitation", wanted="")
    assert (table.shown["shows"], table.invited) == ("link", [[1, 2]])


def test_a_link_for_friends_far_away_waits_for_a_helper_or_a_word() -> None:
    for how in ("helper", "word"):
        table = Table("person", "elsewhere")
        table.host.do("place", place="far")
        assert (table.shown["shows"], table.invited) == ("help", [])
        if how == "word":
            table.host.do("without-help")
        else:
            table.host.do("ways", ways={"helpers": True, "servers": True})
        assert (table.shown["shows"], table.invited) == ("link", [[1]])


def test_a_link_is_made_anew_where_its_servers_are_others() -> None:
    for servers, made in ((True, 2), (False, 1)):
        table = Table("person", "elsewhere")
        table.host.do("ways", ways={"helpers": True, "servers": servers})
        table.host.do("place", place="room")
        table.host.do("place", place="far")
        assert len(table.invited) == made


def test_the_link_of_a_mailbox_needs_a_yes_and_closes_with_the_deal_or_the_door() -> None:
    table = Table("person", "elsewhere")
    table.host.do("ways", ways=OFFERED)
    table.host.do("place", place="far")
    assert (table.shown["place"], table.shown["shows"], table.shown["door"]) == ("", "place", False)
    # By hand no mailbox is asked.
    table.host.do("place", place="far", hand=True)
    assert (table.shown["place"], table.shown["shows"], table.shown["door"]) == ("far", "help", False)
    for ends in ("close-door", "deal"):
        table.host.do("place", place="far", ways=ALLOWED)
        assert (table.shown["shows"], table.shown["door"], table.invited) == ("door", True, [])
        table.host.do(ends)
        assert (table.shown["place"], table.shown["door"]) == ("", False)


def test_a_big_screen_asks_nothing() -> None:
    table = Table("elsewhere", "elsewhere")
    assert (table.shown["shows"], table.shown["door"]) == ("link", False)
    assert table.invited == [[0]]


def test_a_page_that_is_loaded_anew_asks_nothing_until_it_says_what_was_shown() -> None:
    table = Table("person", "elsewhere")
    table.host.do("place", place="room")
    table.host.reload()
    assert (table.shown["wanted"], table.shown["shows"], table.shown["place"]) == ("", "link", "")
    table.host.do("place", place="room")
    table.host.do("want-invitation", wanted="all")
    assert table.invited[-1] == [1]


def test_the_next_room_is_where_the_friends_were_and_no_one_is_on_the_way_once_the_old_one_is_shut() -> None:
    table = Table("person", "elsewhere")
    table.host.do("place", place="room")
    guest = table.come(1)
    old = table.host
    table.world.freeze(guest)
    after = {"room": old.room, "guests": [None, 1], "begins": True}
    table.host = Host(table.world, seats("person", "elsewhere"), old.setup, old, after=after, place="room")
    assert (table.shown["place"], table.shown["missing"], table.shown["wanted"]) == ("room", [], "")
    old.do("shut", final=True)
    table.host.do("tick")
    assert table.shown["missing"] == [1]


def test_who_watches_gets_a_free_seat_and_none_where_all_are_taken() -> None:
    table = Table("person", "elsewhere", "random")
    table.host.do("place", place="room")
    table.come(1)
    table.host.invite(None)
    table.come(None)
    table.host.do("seat-watcher", guest=2)
    assert table.invited[-1] == [2]
    assert table.host.told("chairs")[-1]["seating"][2]["player"] == "elsewhere"
    full = Table("person", "elsewhere")
    full.host.do("place", place="room")
    full.come(1)
    assert full.shown["free"] is False
    before = full.invited
    full.host.do("seat-watcher", guest=1)
    assert full.invited == before


# Where no return code leads anywhere ---------------------------------------------------------------------------


def returning(*, host: bool = True, guest: bool = True) -> Table:
    """Return a table of one friend after the pages of ``host`` and ``guest`` were loaded anew; their links are gone."""
    table = Table("person", "elsewhere")
    table.host.do("place", place="room")
    page = table.come(1)
    if host:
        table.host.reload()
    elif guest:
        table.world.cut(page.links[0])
    table.world.wait(30_000)
    return table


def test_a_guest_is_invited_again_where_both_pages_were_loaded_anew() -> None:
    table = returning()
    table.host.do("return-unknown")
    assert table.host.told("return-both")
    assert (table.shown["wanted"], table.shown["shows"]) == ("all", "place")


@pytest.mark.parametrize("who", ["guest", "neither", "met"])
def test_else_a_code_that_leads_nowhere_is_out_of_date_and_no_more(who: str) -> None:
    table = returning(host=who == "met", guest=who == "guest")
    if who == "met":
        (guest,) = [page for page in table.world.pages if isinstance(page, Guest)]
        link = table.world.connect(table.host, guest)
        table.world.wait(3_000)
        table.world.cut(link)
        table.world.wait(30_000)
    before = table.shown
    table.host.do("return-unknown")
    assert (table.host.told("return-both"), table.shown) == ([], before)


def test_a_guest_whose_code_is_passed_on_is_answered_so() -> None:
    table = Table("person", "elsewhere", "elsewhere")
    table.host.do("place", place="room")
    first, _ = table.come(1), table.come(2)
    table.host.reload()
    table.world.connect(table.host, first)
    table.world.wait(3_000)
    number = first.ask("return-code", text="a code")
    table.world.wait(1_000)
    (event,) = table.host.told("request")
    table.host.do("answer", guest=event["guest"], request=number, code="return-unknown")
    table.world.wait(1_000)
    assert first.told("answered")[-1]["code"] == "return-both"
    assert (table.shown["wanted"], table.shown["missing"]) == ("all", [2])
