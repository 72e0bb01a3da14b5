"""Tests a big screen: the host deals and holds no seat, and guests pass on the replies of the next guests."""

import json
from typing import Any

import pytest

from citadels.kind import CITADELS
from desk_client import Data
from evening_world import Guest
from pointcity.kind import POINT_CITY
from pointcity_games import plain_setup
from tables import ROOM, Room, short_room
from tabletop.peer.link.channel import GONE
from tabletop.peer.messages import NextRoom
from tabletop.peer.shapes import MOST_REPLY

NIGHTLY = pytest.mark.nightly("a screen deals Citadels alike; test_peer.py checks a game of Point City")

PLAYERS = ("elsewhere", "elsewhere", "normal", "normal")
REPLY = "https://table.example/#reply=gEFB"


def screen(game: str = CITADELS.id) -> Room:
    """Return a big screen with two guests and a computer player."""
    setup = None if game == CITADELS.id else plain_setup(len(PLAYERS)).model_dump(mode="json")
    room = Room(*PLAYERS, game=game, setup=setup)
    room.come(0, "Ada")
    room.come(1, "Bob")
    return room


def playing(game: str = CITADELS.id, picks: int = 12) -> Room:
    room = screen(game)
    room.deal()
    room.play(picks)
    return room


def answer(room: Room, code: str | None) -> None:
    """Have the screen's page answer the reply that was passed on last."""
    event = room.host.told("request")[-1]
    room.host.do("answer", guest=event["guest"], request=event["asked"]["request"], code=code)
    room.net.run()


def pass_on(room: Room, guest: Guest, text: str = REPLY) -> None:
    guest.ask("reply", text=text)
    room.net.run()


def codes(guest: Guest) -> list[str | None]:
    return [event["code"] for event in guest.told("answered")]


# A dealer without a seat -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [CITADELS.id, pytest.param(POINT_CITY.id, marks=NIGHTLY)])
def test_a_host_without_a_seat_deals_and_every_guest_finds_the_game_honest(game: str) -> None:
    room = playing(game, 100_000)
    room.host.do("over")
    room.net.wait(3000)
    for guest in room.guests.values():
        assert guest.faults() == []


def test_each_guest_is_told_that_the_host_is_a_big_screen() -> None:
    room = screen()
    assert [guest.told("welcome")[-1]["screen"] for guest in room.guests.values()] == [True, True]
    room.guests[0].reload()
    room.net.connect(room.host, room.guests[0])
    room.net.run()
    assert room.guests[0].told("welcome")[-1]["screen"]


def test_another_code_is_shown_once_people_have_read_why_devices_did_not_meet() -> None:
    room = short_room("elsewhere", "elsewhere")
    room.come(0)
    code = room.host.tokens[1]
    assert codes_shown(room) == [0, 1]
    # Not at a moment at which the devices talk.
    room.net.wait(700)
    room.host.do("replied", invitation=code, seat=1, calls=True)
    room.host.do("not-met", invitation=code, seat=1)
    room.net.wait(19_999)
    assert (codes_shown(room), room.host.tokens[1]) == ([0, 1], code)
    room.net.wait(1)
    assert (codes_shown(room), room.host.tokens[1] == code) == ([0, 1, 1], False)
    room.net.wait(60_000)
    assert codes_shown(room) == [0, 1, 1]


def codes_shown(room: Room) -> list[int | None]:
    """Return the seats whose codes were shown, in order; None where no seat was free."""
    found: list[tuple[str, int | None]] = []
    for told in room.host.told("invitations"):
        seats = [one["seat"] for one in told["all"] if one["invitation"] == told["shown"]]
        one = told["shown"], next(iter(seats), None)
        if one not in found[-1:] and (seats or all(one["state"] == "here" for one in told["all"])):
            found.append(one)
    return [seat for _, seat in found]


def test_a_code_stays_while_its_guest_connects() -> None:
    room = short_room("elsewhere", "elsewhere")
    code = room.host.tokens[0]
    room.host.do("replied", invitation=code, seat=0, calls=True)
    watcher = Guest(room.net, "Ada", ROOM, code)
    room.host.do("chair", seat=0, chair={"name": "P0", "player": "random"})
    room.net.wait(30_000)
    assert codes_shown(room) == [0]
    room.net.pages.append(watcher)
    room.net.connect(room.host, watcher)
    room.net.run()
    assert codes_shown(room) == [0, 1]


def test_where_no_invitation_can_be_made_another_try_waits() -> None:
    room = short_room("elsewhere", "elsewhere")
    room.host.link_fails = True
    room.come(0)
    room.net.wait(30_000)
    made = [one for one in room.host.told("command") if one["order"]["kind"] == "make-invitation"]
    assert 2 <= len(made) <= 4


def test_the_screen_invites_to_one_free_seat_after_the_other_and_then_to_those_of_lost_guests() -> None:
    room = short_room("elsewhere", "random", "elsewhere", "elsewhere")
    for seat in (0, 3, 2):
        room.come(seat)
    assert codes_shown(room) == [0, 2, 3, 2, None]
    for seat in (3, 2):
        (link,) = room.guests[seat].links
        room.net.cut(link)
        room.net.wait(GONE)
    assert codes_shown(room) == [0, 2, 3, 2, None, 3, 2]
    room.deal()
    room.net.cut(room.guests[0].links[0])
    room.net.wait(GONE)
    assert codes_shown(room) == [0, 2, 3, 2, None, 3, 2]


def test_a_host_with_a_seat_shows_no_seat_by_itself() -> None:
    room = short_room("person", "elsewhere", "elsewhere")
    room.come(1)
    assert codes_shown(room) == [1, None]


def test_a_host_with_a_seat_is_none() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    room.come(1, "Ada")
    assert room.guests[1].told("welcome")[-1]["screen"] is False
    assert not any("screen" in text for _, _, text in room.net.recorded)


def test_no_seat_is_at_the_screen() -> None:
    room = screen()
    assert [seat["state"] for seat in room.host.told("roster")[-1]["seats"]] == ["open", "open", "bot", "bot"]


def test_the_seed_mixes_the_share_of_every_guest() -> None:
    room = playing()
    (event,) = room.host.told("seed")
    assert event["seats"] == [0, 1]
    assert {guest.told("number")[-1]["number"] for guest in room.guests.values()} == {event["number"]}


def test_another_nonce_of_any_guest_gives_another_seed() -> None:
    def seed_of(**other: str) -> str:
        room = Room(*PLAYERS)
        for seat in (0, 1):
            room.come(seat, other.get(f"name{seat}", f"guest-{seat}"))
        room.deal()
        return str(room.host.told("seed")[0]["seed"])

    assert len({seed_of(), seed_of(name0="Cy"), seed_of(name1="Cy")}) == 3


@pytest.mark.parametrize("game", [CITADELS.id, POINT_CITY.id])
def test_the_screen_may_see_what_a_spectator_sees_and_nothing_else(game: str) -> None:
    room = playing(game)
    where: dict[str, Any] = {"match": ROOM, "line": 0, "number": -1}
    told = room.host.engine("since", seat=None, **where)["result"]
    view = told["view"]
    assert (told["seat"], told["ask"], told["undo"], told["redo"]) == (None, None, None, None)
    assert view["seat"] is None
    before = room.host.engine("at", match=ROOM, number=3, seats=[None])["result"]
    assert [update["seat"] for update in before["updates"]] == [None]
    for seat in range(len(PLAYERS)):
        refused = room.host.engine("at", match=ROOM, number=3, seats=[seat])
        assert refused["error"]["code"] == "not-your-seat"
    for method in ("pick", "undo"):
        extra: Data = {"ask": "0.1", "options": []} if method == "pick" else {}
        refused = room.host.engine(method, match=ROOM, seat=2, **extra)
        assert not refused["ok"]


def test_a_spectator_s_picture_shows_no_hand() -> None:
    room = playing(picks=3)
    told = room.host.engine("since", match=ROOM, seat=None, line=0, number=-1)["result"]
    assert told["view"]["hand"] == []
    text = json.dumps(told)
    hands = [guest.update["view"]["hand"] for guest in room.guests.values() if guest.update is not None]
    assert all(hands)
    # There are several of each, and all see what is built.
    built = {card["card"] for seat in told["view"]["seats"] for card in seat["city"]}
    cards = {card["card"] for hand in hands for card in hand} - built
    assert len(cards) >= 4
    assert not [card for card in cards if f'"{card}"' in text]


def test_a_guest_who_goes_on_for_the_screen_plays_at_its_own_device() -> None:
    room = Room(*["elsewhere"] * 3, "normal")
    for seat, name in enumerate(("Ada", "Bob", "Cy")):
        room.come(seat, name)
    room.deal()
    room.play(20)
    room.net.wait(3000)
    assert room.guests[0].told("legacy")
    assert room.host.peer_api.hosts[ROOM].screen
    room.host.peer_api.hosts[ROOM].heir = 7
    assert not room.host.peer_api.hosts[ROOM].screen


# Passing on --------------------------------------------------------------------------------------------------


def test_a_reply_that_a_guest_passes_on_comes_to_the_screen_s_page() -> None:
    room = screen()
    guest = room.guests[1]
    pass_on(room, guest)
    (event,) = room.host.told("request")
    assert (event["asked"]["text"], event["seat"]) == (REPLY, 1)
    answer(room, None)
    assert codes(guest) == [None]
    assert codes(room.guests[0]) == []


def test_a_text_that_is_no_reply_is_refused_in_words() -> None:
    room = screen()
    guest = room.guests[0]
    pass_on(room, guest, "hello")
    answer(room, "signal-none")
    assert codes(guest) == ["signal-none"]


def test_an_answer_in_another_form_is_refused() -> None:
    room = screen()
    guest = room.guests[0]
    number = guest.ask("reply", text=REPLY)
    room.net.run()
    refused = room.host.call("answer", guest=1, request=number, code="<b>")
    assert refused["error"]["code"] == "bad-request"


def test_the_page_of_a_host_with_a_seat_gets_return_codes_of_others() -> None:
    """Its page refuses replies, which are only for the invitation on a big screen."""
    room = Room("person", "elsewhere", "normal", "normal")
    guest = room.come(1, "Ada")
    pass_on(room, guest)
    assert [event["asked"]["text"] for event in room.host.told("request")] == [REPLY]
    answer(room, "pass-on-none")
    assert codes(guest) == ["pass-on-none"]


def test_replies_that_come_too_fast_never_reach_the_page() -> None:
    room = screen()
    guest = room.guests[0]
    for _ in range(30):
        pass_on(room, guest)
    told = len(room.host.told("request"))
    assert told < 8
    assert codes(guest) == ["too-fast"] * (30 - told)
    room.net.wait(10_000)
    pass_on(room, guest)
    assert len(room.host.told("request")) == told + 1


def test_a_spectator_passes_on_too() -> None:
    room = screen()
    watcher = room.come(None, "Cy")
    pass_on(room, watcher)
    answer(room, None)
    assert codes(watcher) == [None]


def test_a_text_that_is_too_long_is_refused_at_the_guest_s_own_device() -> None:
    room = screen()
    saying = {"what": "reply", "text": "x" * (MOST_REPLY + 1)}
    assert room.guests[0].call("say", saying=saying)["error"]["code"] == "bad-request"


def test_a_guest_without_a_connection_passes_nothing_on() -> None:
    room = screen()
    guest = room.guests[0]
    guest.reload()
    assert guest.call("say", saying={"what": "reply", "text": REPLY})["error"]["code"] == "not-connected"


# The next game -----------------------------------------------------------------------------------------------

INVITATION = "https://table.example/#join=gEFB"


def invite(room: Room) -> None:
    """Tell the guest of seat 1 the way to the next game."""
    for guest in room.guests.values():
        # What is ordered is looked at, and not carried out.
        guest.slow = True
    inner = room.host.peer_api.hosts[ROOM]
    inner.tell_move(
        next(place.number for place in inner.places if place.seat == 1), NextRoom(text=INVITATION)
    )
    room.host.do("tick")
    room.net.run()


def invited(room: Room, seat: int) -> list[str]:
    """Return the invitations that a guest is to answer."""
    orders = [event["order"] for event in room.guests[seat].told("command")]
    return [order["text"] for order in orders if order["kind"] == "answer"]


def test_a_guest_is_invited_to_the_next_game_and_answers_over_the_old_room() -> None:
    room = playing(picks=100_000)
    room.host.do("over")
    for text in ("", "x" * (MOST_REPLY + 1), 7):
        refused = room.host.call("done", command=1, ok=True, text=text)
        assert refused["error"]["code"] == "bad-request"
    invite(room)
    assert (invited(room, 1), invited(room, 0)) == ([INVITATION], [])
    pass_on(room, room.guests[1])
    assert room.host.told("request")[-1]["asked"]["text"] == REPLY


def test_nothing_follows_a_game_that_goes_on() -> None:
    room = playing()
    invite(room)
    assert invited(room, 1) == []


def test_before_the_deal_a_guest_may_move_to_another_room_and_in_the_game_it_may_not() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    room.come(1, "Ada")
    invite(room)
    assert invited(room, 1) == [INVITATION]
    room.deal()
    invite(room)
    assert invited(room, 1) == [INVITATION]
