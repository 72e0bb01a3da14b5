"""Tests how the people of a room come to the next game.

Who is invited when, who is waited for, and how the host's part goes on.
"""

from collections.abc import Sequence

import pytest

from desk_client import Data, seats
from evening_world import Guest, Host, World
from tabletop.peer.evening.commands import Commands, Decide, Order, Result
from tabletop.peer.evening.follow_up import COMING
from tabletop.peer.evening.hand_over import seats_of_heir
from tabletop.peer.host.room_host import RoomHost
from tabletop.peer.messages import NextRoom
from tabletop.peer.requests import PartSeats
from tabletop.players.seating import Chair

pytestmark = pytest.mark.cpython_only


class Table:
    """A host and guests in a room whose game is over, or has not begun."""

    def __init__(self, players: int, watchers: int = 0, *, robots: int = 0, over: bool = True) -> None:
        self.world = World()
        seating = seats("person", *["elsewhere"] * (players - 1), *["random"] * robots)
        self.setup = {"players": len(seating), "sticks": 12}
        self.host = Host(self.world, seating, self.setup)
        self.world.pages.append(self.host)
        self.guests = [self.come(seat) for seat in range(1, players)]
        self.watchers = [self.come(None) for _ in range(watchers)]
        self.moved: dict[str, Guest] = {}
        """The latest page of who has gone to another room, by name."""
        self.room.unchecked = over
        self.still = set[str]()
        """Who does not go by itself: its page is busy, or older still."""

    @property
    def room(self) -> RoomHost:
        return self.host.peer_api.hosts[self.host.room]

    def come(self, seat: int | None) -> Guest:
        name = f"guest-{seat}" if seat is not None else f"watcher-{len(self.world.pages)}"
        guest = Guest(self.world, name, self.host.room, self.host.invite(seat))
        self.world.pages.append(guest)
        self.world.connect(self.host, guest)
        self.world.run()
        return guest

    def next(
        self, guests: Sequence[int | None], *, begins: bool = True, seating: list[Data] | None = None
    ) -> Host:
        """Open the next room; ``guests``: the number of the guest of each seat."""
        chairs = seating or seats(*("person" if guest is None else "elsewhere" for guest in guests))
        setup = {**self.setup, "players": len(chairs)}
        after = {"room": self.host.room, "guests": guests, "begins": begins}
        host = Host(self.world, chairs, setup, self.host, after=after)
        self.world.pages.append(host)
        self.host.do("tick")
        return host

    def wait(self, milliseconds: float) -> None:
        """Let time pass; who was told to goes to the other room, and connects there."""
        end = self.world.now + milliseconds
        while self.world.now < end:
            self.world.wait(min(50.0, end - self.world.now))
            moves, self.world.moves = self.world.moves, []
            for page, room, token in moves:
                if page.name in self.still:
                    continue
                host = self.world.rooms[room]
                page.do("shut", final=isinstance(page, Host))
                self.world.pages.remove(page)
                for link in list(page.links):
                    self.world.cut(link)
                guest = self.moved[page.name] = Guest(self.world, page.name, room, token, page)
                self.world.pages.append(guest)
                if token in host.taken:
                    self.world.connect(host, guest)


def orders(page: Guest | Host, kind: str) -> list[Data]:
    return [event["order"] for event in page.told("command") if event["order"]["kind"] == kind]


def places(host: Host) -> list[int | None]:
    """Return the seats of those who are in a room."""
    return sorted(
        (place.seat for place in host.peer_api.hosts[host.room].places), key=lambda seat: (seat is None, seat)
    )


def silence(table: Table, guest: Guest) -> None:
    """Have a guest's links break, and the host notice it."""
    for link in list(guest.links):
        table.world.cut(link)
    table.wait(6_500)


# Commands ----------------------------------------------------------------------------------------------------


def test_a_result_is_handed_on_once_and_an_unknown_one_changes_nothing() -> None:
    given: list[tuple[int, Order]] = []
    results: list[Result] = []
    commands = Commands(lambda number, order: given.append((number, order)))
    number = commands.give(Decide(seat=1), results.append)
    for one in (number, number, 7):
        commands.done(Result(one, ok=True, text=None, now=0))
    assert [one for one, _ in given] == [number] == [1]
    assert [result.command for result in results] == [1]


# The next game -----------------------------------------------------------------------------------------------


def test_all_guests_come_over_and_the_game_begins_when_they_are_all_there() -> None:
    table = Table(3, robots=1)
    host = table.next([None, 1, 2], seating=seats("person", "elsewhere", "elsewhere", "random"))
    assert host.save is None
    table.wait(2_000)
    assert places(host) == [1, 2]
    assert host.save is not None
    assert [len(orders(guest, "answer")) for guest in table.guests] == [1, 1]


def test_the_game_waits_for_a_friend_who_has_not_come() -> None:
    table = Table(3)
    table.still = {"guest-2"}
    host = table.next([None, 1, 2])
    table.wait(20_000)
    assert (places(host), host.save) == ([1], None)


def test_a_friend_who_does_not_come_in_time_is_not_on_the_way_any_more() -> None:
    table = Table(3)
    table.still = {"guest-2"}
    table.next([None, 1, 2])
    assert table.host.told("coming")[-1]["seats"] == [1, 2]
    table.wait(COMING + 100)
    assert table.host.told("coming")[-1]["seats"] == []


def shown_seat(host: Host) -> int | None:
    told = host.told("invitations")[-1]
    return next(one["seat"] for one in told["all"] if one["invitation"] == told["shown"])


def test_a_big_screen_shows_no_code_for_the_seat_of_a_friend_who_is_on_the_way() -> None:
    table = Table(3)
    table.still = {"guest-2"}
    host = table.next([1, 2, None], seating=seats("elsewhere", "elsewhere", "elsewhere"))
    table.wait(COMING - 100)
    assert shown_seat(host) == 2
    table.wait(1_000)
    assert shown_seat(host) == 1


def test_a_guest_that_fell_silent_is_invited_once_it_is_there_again() -> None:
    table = Table(3)
    first, second = table.guests
    silence(table, second)
    host = table.next([None, 1, 2])
    table.wait(1_000)
    assert (len(orders(first, "answer")), orders(second, "answer")) == (1, [])
    table.world.connect(table.host, second)
    table.wait(2_000)
    assert (places(host), host.save is not None) == ([1, 2], True)


def test_one_invitation_is_made_at_a_time_however_slow_the_page_is() -> None:
    table = Table(3, 1)
    begun = len(orders(table.host, "make-invitation"))
    table.host.slow = True
    table.next([None, 1, 2])
    for made in range(begun + 1, begun + 4):
        table.wait(9_000)
        given = [one for one in table.host.told("command") if one["order"]["kind"] == "make-invitation"]
        assert len(given) == made
        table.host.carry_out_and_tell(given[-1]["number"], given[-1]["order"])


def test_each_guest_gets_the_seat_that_the_host_gave_it_and_who_watches_is_invited_last() -> None:
    table = Table(3, 1)
    host = table.next([2, 3], seating=seats("elsewhere", "elsewhere"))
    table.wait(2_000)
    asked = [order["seats"] for order in orders(table.host, "make-invitation")]
    assert asked[-3:] == [[0], [1], None]
    assert places(host) == [0, 1, None]
    assert host.save is not None


def test_of_several_who_watch_each_has_its_time_from_its_own_turn_on() -> None:
    table = Table(2, 2)
    first, second = table.watchers
    table.world.freeze(first)
    host = table.next([None, 1])
    table.wait(1_000)
    assert (orders(second, "answer"), host.save) == ([], None)
    table.wait(COMING)
    assert (len(orders(second, "answer")), host.save is not None) == (1, True)


def test_who_watches_keeps_no_game_waiting_for_long() -> None:
    table = Table(2, 1)
    table.still = {table.watchers[0].name}
    host = table.next([None, 1])
    table.wait(COMING - 1_000)
    assert host.save is None
    table.wait(2_000)
    assert host.save is not None


def test_who_has_left_the_old_room_and_watches_is_not_waited_for() -> None:
    table = Table(2, 1)
    table.still = {table.watchers[0].name}
    host = table.next([None, 1])
    table.wait(1_000)
    table.watchers[0].do("shut", final=True)
    table.wait(1_000)
    assert host.save is not None


@pytest.mark.parametrize("how", ["begins", "hold"])
def test_a_game_for_which_a_person_decides_begins_by_a_press(how: str) -> None:
    table = Table(2)
    host = table.next([None, 1], begins=how == "hold")
    if how == "hold":
        table.host.do("hold")
    table.wait(10_000)
    assert (places(host), host.save) == ([1], None)


def test_who_was_left_behind_and_wants_another_game_is_invited_anew() -> None:
    table = Table(2)
    table.still = {"guest-1"}
    host = table.next([None, 1])
    table.wait(1_000)
    table.still = set()
    table.guests[0].ask("again")
    table.wait(2_000)
    assert places(host) == [1]
    assert [event["code"] for event in table.guests[0].told("answered")] == [None]


def test_a_guest_whose_reply_is_refused_is_invited_once_more() -> None:
    table = Table(2)
    table.host.refuses_replies = True
    host = table.next([None, 1])
    table.wait(1_000)
    assert (places(host), len(orders(table.guests[0], "drop"))) == ([], 1)
    table.host.refuses_replies = False
    table.wait(COMING + 2_000)
    assert places(host) == [1]


def test_a_guest_whose_answer_is_lost_is_invited_once_more() -> None:
    table = Table(2)
    table.still = {"guest-1"}
    host = table.next([None, 1])
    table.wait(1_000)
    table.still = set()
    table.wait(COMING + 2_000)
    assert places(host) == [1]


def test_a_page_that_cannot_make_an_invitation_is_asked_again() -> None:
    table = Table(2)
    table.host.link_fails = True
    host = table.next([None, 1])
    table.wait(1_000)
    table.host.link_fails = False
    table.wait(40_000)
    assert places(host) == [1]


def test_a_deal_that_a_guest_has_left_is_begun_again_by_itself() -> None:
    table = Table(3, over=False)
    table.world.freeze(table.guests[1])
    table.host.do("deal")
    table.wait(3_000)
    assert table.host.save is None
    table.wait(25_000)
    assert table.host.save is not None


# The guest ---------------------------------------------------------------------------------------------------


def playing() -> Table:
    table = Table(2, over=False)
    table.host.do("deal")
    table.wait(1_000)
    return table


def test_who_plays_goes_nowhere_by_itself() -> None:
    table = playing()
    host = table.next([None, 1])
    table.wait(5_000)
    assert (orders(table.guests[0], "answer"), places(host)) == ([], [])


def test_no_host_can_lead_a_player_away_from_a_game() -> None:
    table = playing()
    room = table.room
    assert not room.may_move(room.places[0])
    assert table.host.call("offer-part", guest=1, computer="random")["error"]["code"] == "part-not-now"


def test_a_newer_invitation_takes_the_place_of_the_one_before() -> None:
    table = Table(2)
    (guest,) = table.guests
    for text in ("first", "second"):
        table.room.tell_move(1, NextRoom(text=text))
    guest.slow = True
    table.host.do("tick")
    table.wait(200)
    assert [order["text"] for order in orders(guest, "answer")] == ["first", "second"]
    answers = [event for event in guest.told("command") if event["order"]["kind"] == "answer"]
    assert [order["reply"] for order in orders(guest, "drop")] == [answers[0]["number"]]
    for event in answers:
        guest.do("done", command=event["number"], ok=True, text=f"reply to {event['order']['text']}")
    table.wait(200)
    assert [event["asked"]["text"] for event in table.host.told("request")] == ["reply to second"]


def test_somebody_who_watches_is_given_a_seat() -> None:
    table = Table(2, 1, over=False)
    table.host.do("chair", seat=1, chair={"name": "x", "player": "elsewhere"})
    table.host.do("seat-watcher", guest=2, seat=1)
    table.wait(2_000)
    assert orders(table.watchers[0], "move") != []


# The host's part ---------------------------------------------------------------------------------------------


def offered(table: Table, guest: int = 1) -> list[str]:
    """Ask a guest; return what became of it."""
    table.host.do("offer-part", guest=guest, computer="random")
    table.wait(1_000)
    return [event["state"] for event in table.host.told("part")]


def test_the_heir_is_told_who_comes_to_which_seat() -> None:
    chairs = [Chair(name=name, player=player) for name, player in (
        ("Olha", "person"), ("Ada", "elsewhere"), ("Bob", "elsewhere"), ("Eva", "person"), ("Bot", "easy")
    )]  # fmt: skip
    seating, guests, own = seats_of_heir(chairs, [None, 1, 2, None, None], 1, "normal")
    assert [chair.player for chair in seating] == ["elsewhere", "person", "elsewhere", "normal", "easy"]
    assert (guests, own) == ([0, None, 2, None, None], 0)


def test_the_part_goes_to_a_guest_and_all_come_to_its_room() -> None:
    table = Table(3, 1, robots=1)
    assert offered(table) == ["asked", "begun"]
    table.wait(20_000)
    heir = table.guests[0].next
    assert heir is not None
    assert places(heir) == [0, 2, None]
    assert table.moved["opener"].room == heir.room
    assert heir.save is None


def test_an_heir_whose_page_cannot_make_an_invitation_is_asked_for_it_again() -> None:
    table = Table(3)
    table.guests[0].link_fails = True
    assert offered(table) == ["asked"]
    table.guests[0].link_fails = False
    table.wait(COMING + 10_000)
    heir = table.guests[0].next
    assert heir is not None
    assert places(heir) == [0, 2]


@pytest.mark.parametrize("players", [2, 3])
def test_a_big_screen_follows_to_watch(players: int) -> None:
    """With one friend alone, too: the heir has no seats to give then, and says only who watches."""
    table = Table(players, over=False)
    table.host.do("chair", seat=0, chair={"name": "x", "player": "random"})
    assert offered(table) == ["asked", "begun"]
    table.wait(20_000)
    heir = table.guests[0].next
    assert heir is not None
    assert places(heir) == [*range(2, players), None]


def test_a_guest_who_does_not_want_to_says_so_and_another_one_may_be_asked() -> None:
    table = Table(3)
    table.guests[0].agrees = False
    assert offered(table) == ["asked", "declined"]
    assert offered(table, 2) == ["asked", "declined", "asked", "begun"]


def test_after_a_minute_of_silence_the_host_is_told_so_and_a_late_yes_counts() -> None:
    table = Table(3)
    heir = table.guests[0]
    table.world.freeze(heir)
    table.host.do("offer-part", guest=1, computer="random")
    assert table.host.call("offer-part", guest=2, computer="random")["error"]["code"] == "part-not-now"
    table.wait(61_000)
    assert [event["state"] for event in table.host.told("part")] == ["asked", "silent"]
    table.world.thaw(heir)
    table.wait(5_000)
    assert [event["state"] for event in table.host.told("part")] == ["asked", "silent", "begun"]


def test_who_was_asked_before_another_one_takes_no_part_over() -> None:
    table = Table(3)
    table.world.freeze(table.guests[0])
    table.host.do("offer-part", guest=1, computer="random")
    table.wait(61_000)
    assert offered(table, 2)[-1] == "begun"
    table.world.thaw(table.guests[0])
    table.wait(5_000)
    assert [event["name"] for event in table.host.told("part") if event["state"] == "begun"] == ["guest-2"]


def test_who_takes_the_part_once_another_game_has_a_room_is_told_that_it_is_too_late() -> None:
    table = Table(3)
    heir = table.guests[0]
    table.world.freeze(heir)
    table.host.do("offer-part", guest=1, computer="random")
    table.wait(61_000)
    host = table.next([None, 1, 2], begins=False)
    table.world.thaw(heir)
    table.wait(20_000)
    assert [event["state"] for event in heir.told("part")] == ["refused"]
    assert [event["state"] for event in table.host.told("part")] == ["asked", "silent"]
    assert 2 in places(host)


def test_who_reloads_before_the_host_knows_its_room_is_asked_again() -> None:
    table = Table(3)
    heir = table.guests[0]
    heir.slow = True
    table.host.do("offer-part", guest=1, computer="random")
    table.wait(1_000)
    assert len(orders(heir, "take-part")) == 1
    heir.reload()
    heir.slow = False
    table.world.connect(table.host, heir)
    table.wait(20_000)
    assert [event["state"] for event in table.host.told("part")] == ["asked", "begun"]
    assert heir.next is not None
    assert places(heir.next) == [0, 2]


def test_a_person_who_is_being_asked_is_not_asked_twice() -> None:
    table = Table(2)
    (heir,) = table.guests
    heir.slow = True
    table.host.do("offer-part", guest=1, computer="random")
    table.wait(1_000)
    table.room.onward.hand_over.offer_again(1)
    table.host.do("tick")
    table.wait(1_000)
    assert len(orders(heir, "take-part")) == 1


def test_the_heir_decides_itself_when_its_game_begins() -> None:
    table = Table(3)
    offered(table)
    assert table.guests[0].call("hold")["ok"]


def test_a_wish_for_another_game_waits_while_the_part_is_offered() -> None:
    table = Table(3)
    table.world.freeze(table.guests[0])
    table.host.do("offer-part", guest=1, computer="random")
    table.guests[1].ask("again")
    table.wait(1_000)
    assert [event["code"] for event in table.guests[1].told("answered")] == [None]
    assert table.host.told("request") == []


def test_no_other_guest_takes_the_hosts_part() -> None:
    table = Table(3)
    table.guests[0].agrees = False
    offered(table)
    inner = table.guests[1].peer_api.guests[table.guests[1].room]
    inner.ask_part(PartSeats(request=1, text="forged"), table.world.now)
    table.guests[1].do("tick")
    table.wait(1_000)
    assert [event["state"] for event in table.host.told("part")] == ["asked", "declined"]
    assert orders(table.guests[0], "answer") == []


def test_a_guest_that_is_not_there_is_not_asked() -> None:
    table = Table(2)
    silence(table, table.guests[0])
    assert table.host.call("offer-part", guest=1, computer="random")["error"]["code"] == "part-not-now"


def test_the_former_host_does_not_wait_for_who_does_not_move() -> None:
    table = Table(3)
    table.still = {"guest-2"}
    offered(table)
    table.wait(3_000)
    assert "opener" not in table.moved
    table.wait(7_000)
    assert table.moved["opener"].room == "room-2"


@pytest.mark.parametrize("number", [None, 0, -1, 1.0, "1", True, 2**53])
def test_a_result_names_its_command_by_a_whole_number(number: object) -> None:
    table = Table(2)
    error = table.host.call("done", command=number, ok=True, text=None)["error"]
    assert (error["code"], error["args"]) == ("bad-request", {"where": "command"})
