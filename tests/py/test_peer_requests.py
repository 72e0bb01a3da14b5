"""Tests what a guest asks its host, and what it says of its page.

Each answer is to its own request, and a state is its latest value.
"""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels.kind import CITADELS
from desk_client import Data
from evening_world import Guest
from tables import ROOM, Room
from tabletop.peer import messages, older_words
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.requests import Answered, Reply
from tabletop.peer.shapes import REQUESTS

REPLY = "https://table.example/#reply=gEFB"
INVITATION = "https://table.example/#join=gEFB"
WORDS = (
    (Path(__file__).parent / "peer_texts" / "words_of_the_version_before.jsonl")
    .read_text("utf-8")
    .splitlines()
)


def table() -> tuple[Room, Guest]:
    """Return a waiting room with one guest."""
    room = Room("person", "elsewhere", "normal", "normal", game=CITADELS.id)
    return room, room.come(1, "Ada")


def asked(room: Room) -> list[Data]:
    return [event["asked"] for event in room.host.told("request")]


def answer(room: Room, number: int, code: str | None = None) -> None:
    room.host.do("answer", guest=1, request=number, code=code)
    room.net.run()


def answers(guest: Guest) -> list[tuple[int, str | None]]:
    return [(event["request"], event["code"]) for event in guest.told("answered")]


def hidden(room: Room) -> bool:
    """Whether the host believes the guest's page hidden."""
    return room.host.peer_api.hosts[ROOM].places[0].hidden


# The page ----------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 1500)), min_size=1, max_size=12))
def test_the_host_knows_a_page_as_it_is_last(turns: list[tuple[bool, int]]) -> None:
    room, guest = table()
    for one, milliseconds in turns:
        guest.turn(hidden=one)
        room.net.wait(milliseconds)
    room.net.wait(1500)
    assert hidden(room) == turns[-1][0]


def test_a_page_that_is_turned_six_times_in_six_seconds_is_not_believed_hidden_for_good() -> None:
    room, guest = table()
    for one, milliseconds in (
        (True, 500),
        (False, 500),
        (True, 500),
        (False, 4500),
        (True, 1000),
        (False, 2000),
    ):
        guest.turn(hidden=one)
        room.net.wait(milliseconds)
    assert not hidden(room)


def test_a_page_that_was_dropped_while_it_was_hidden_is_shown_when_it_is_back() -> None:
    room, guest = table()
    guest.turn(hidden=True)
    room.net.wait(100)
    assert hidden(room)
    guest.hidden = False
    guest.reload()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert not hidden(room)


def test_a_page_without_a_connection_waits_for_one_and_is_not_called_again_and_again() -> None:
    room, guest = table()
    guest.do(
        "receive", link=guest.links[0], text='{"kind":"refuse","conn":"--------","code":"left","args":{}}'
    )
    guest.turn(hidden=True)
    assert guest.due is None or guest.due > room.net.now + 500


def test_a_host_that_is_back_learns_that_a_page_is_hidden() -> None:
    room, guest = table()
    guest.turn(hidden=True)
    room.net.wait(100)
    room.host.reload()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert hidden(room)


# Requests ----------------------------------------------------------------------------------------------------


def test_a_refused_request_is_not_taken_for_the_answer_to_another_one() -> None:
    room, guest = table()
    reply = guest.ask("reply", text=REPLY)
    for _ in range(15):
        guest.ask("more-time")
    room.net.run()
    codes = [code for _, code in answers(guest)]
    assert (codes.count(None) < 10, "too-fast" in codes, reply in dict(answers(guest))) == (True, True, False)
    answer(room, reply)
    assert answers(guest)[-1] == (reply, None)


def test_a_request_is_said_again_in_the_next_connection_and_done_once() -> None:
    room, guest = table()
    number = guest.ask("again")
    room.net.run()
    room.net.cut("link-1")
    room.host.peer_api.hosts[ROOM].places[0].forget()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert [one["request"] for one in asked(room)] == [number]
    answer(room, number)
    assert answers(guest) == [(number, None)]


def test_an_answer_that_was_lost_with_its_connection_is_said_again() -> None:
    room, guest = table()
    number = guest.ask("again")
    room.net.run()
    room.net.cut("link-1")
    room.host.do("answer", guest=1, request=number, code="again-none")
    room.host.peer_api.hosts[ROOM].places[0].forget()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert answers(guest) == [(number, "again-none")]
    assert len(asked(room)) == 1


def test_a_host_whose_page_was_loaded_anew_is_asked_again() -> None:
    room, guest = table()
    number = guest.ask("reply", text=REPLY)
    room.net.run()
    room.host.reload()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert [one["request"] for one in asked(room)] == [number]


def test_an_old_answer_fits_no_request_of_a_page_that_was_loaded_anew() -> None:
    room, guest = table()
    before = guest.ask("again")
    guest.reload()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    after = guest.ask("reply", text=REPLY)
    room.net.run()
    answer(room, before, "again-none")
    assert (before == after, answers(guest)) == (False, [])


def test_a_request_that_is_not_answered_ends_after_a_minute() -> None:
    room, guest = table()
    number = guest.ask("again")
    room.net.wait(58_000)
    assert answers(guest) == []
    room.net.wait(7000)
    assert answers(guest) == [(number, "not-answered")]
    answer(room, number)
    assert len(answers(guest)) == 1


def test_a_request_ends_too_where_the_host_is_gone() -> None:
    room, guest = table()
    room.net.cut("link-1")
    number = guest.ask("again")
    room.net.wait(62_000)
    assert answers(guest) == [(number, "not-answered")]


def test_too_many_requests_at_once_are_refused_at_the_guest() -> None:
    _, guest = table()
    for _ in range(20):
        guest.ask("again")
    assert guest.call("say", saying={"what": "again"})["error"]["code"] == "too-fast"


# The version before ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", WORDS, ids=lambda line: json.loads(line)["means"]["kind"])
def test_the_words_of_the_version_before_are_read_and_written(line: str) -> None:
    row = json.loads(line)
    kind, text = json.loads(row["message"]).values()
    if kind == "pass-on":
        (message,) = [messages.read_asked(row["message"])]
        assert isinstance(message, messages.PassOn)
        asked_for = older_words.asked_in(message.text, 1)
        assert json.loads(asked_for.model_dump_json()) == row["means"]
        assert older_words.asked_text(asked_for) == text
    else:
        told = older_words.told_in(text)
        assert json.loads(told.model_dump_json()) == row["means"]
        assert older_words.told_text(told) == text


@pytest.mark.parametrize(
    "text",
    ["host {}", "host [", 'host {"plan":1}', "host-join 2 ", "host-reply ", "host-join x y", "host-seats "],
)
def test_what_is_no_word_is_an_invitation_or_a_reply(text: str) -> None:
    assert older_words.told_in(text) == messages.NextRoom(text=text)
    assert older_words.asked_in(text, 1) == Reply(request=1, text=text)


def of_the_version_before(monkeypatch: pytest.MonkeyPatch, guest: Guest) -> None:
    """Let ``guest`` greet as the version before does, in another connection."""
    inner = guest.peer_api.guests[ROOM]
    hello = inner.hello

    def older(conn: str, *, fresh: bool) -> messages.Hello:
        now = hello(conn, fresh=fresh)
        return now.model_copy(update={"games": {k: v for k, v in now.games.items() if k != REQUESTS}})

    monkeypatch.setattr(inner, "hello", older)
    monkeypatch.setattr(inner._asking, "finish", silent)


def silent(_now: float, _heard: float | None) -> None:
    """Say nothing of what the version before does not know."""


def before(monkeypatch: pytest.MonkeyPatch) -> tuple[Room, Guest]:
    """Return a room whose guest is of the version before."""
    room = Room("person", "elsewhere", "normal", "normal", game=CITADELS.id)
    guest = Guest(room.net, "Ada", ROOM, room.host.invite(1))
    room.net.pages.append(guest)
    of_the_version_before(monkeypatch, guest)
    room.net.connect(room.host, guest)
    room.net.run()
    return room, guest


def pass_on(room: Room, guest: Guest, *texts: str) -> None:
    for text in texts:
        guest.peer_api.guests[ROOM].say(messages.PassOn(text=text))
    guest.do("tick")
    room.net.run()


def told(monkeypatch: pytest.MonkeyPatch, guest: Guest) -> list[messages.Told]:
    """Return the list of all that ``guest`` is told from now on, unread."""
    found: list[messages.Told] = []
    monkeypatch.setattr(guest.peer_api.guests[ROOM], "take", found.append)
    return found


def test_a_guest_of_the_version_before_is_understood_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    room, guest = before(monkeypatch)
    heard = told(monkeypatch, guest)
    pass_on(room, guest, "page-hidden", "more-time", REPLY)
    assert hidden(room)
    assert [one["kind"] for one in asked(room)] == ["reply"]
    answer(room, asked(room)[0]["request"], "pass-on-none")
    assert heard == [messages.PassedOn(code="pass-on-none")]
    room.host.peer_api.hosts[ROOM].tell_move(1, messages.NextRoom(text=INVITATION, seat=1))
    room.host.do("tick")
    room.net.run()
    (_, invited) = heard
    assert isinstance(invited, messages.NextRoom)
    assert (invited.text.startswith("host-join 1 "), invited.seat) == (True, None)


def test_words_of_the_version_before_are_never_answered_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its page would take the refusal of a word for the answer to its reply."""
    room, guest = before(monkeypatch)
    heard = told(monkeypatch, guest)
    pass_on(room, guest, *["page-hidden", "page-shown"] * 10, *["more-time"] * 10, REPLY)
    assert not hidden(room)
    answer(room, asked(room)[-1]["request"])
    assert heard == [messages.PassedOn(code=None)]


def test_a_guest_of_the_version_before_that_was_dropped_while_it_was_hidden_is_not_believed_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, guest = before(monkeypatch)
    pass_on(room, guest, "page-hidden")
    assert hidden(room)
    guest.reload()
    of_the_version_before(monkeypatch, guest)
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert not hidden(room)


def an_older_host(monkeypatch: pytest.MonkeyPatch) -> tuple[Room, Guest, list[tuple[float, str]]]:
    """Return a room whose host is of the version before, its guest, and when each text was passed on to that host."""
    room = Room("person", "elsewhere", "normal", "normal", game=CITADELS.id)
    host, heard = room.host.peer_api.hosts[ROOM], list[tuple[float, str]]()
    welcome = host._welcome

    def older_welcome(place: GuestPlace) -> messages.Welcome:
        return welcome(place).model_copy(update={"requests": 0})

    monkeypatch.setattr(host, "_welcome", older_welcome)
    hear = host.guest_messages.hear

    def older(place: GuestPlace, message: messages.Asked, now: float) -> None:
        if isinstance(message, messages.PassOn):
            heard.append((now, message.text))
        else:
            assert not isinstance(message, messages.PageTurned | Answered)
            hear(place, message, now)

    monkeypatch.setattr(host.guest_messages, "hear", older)
    return room, room.come(1, "Ada"), heard


def passed_on(room: Room, code: str | None) -> None:
    host = room.host.peer_api.hosts[ROOM]
    host.say_to(host.places[0], messages.PassedOn(code=code))
    room.host.do("tick")
    room.net.run()


def test_a_host_of_the_version_before_is_asked_one_thing_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, guest, heard = an_older_host(monkeypatch)
    first, second = guest.ask("reply", text=REPLY), guest.ask("again")
    room.net.wait(2000)
    assert [text for _, text in heard] == ["page-shown", REPLY]
    passed_on(room, "signal-none")
    room.net.wait(10_000)
    assert heard[-1][1] == "again"
    passed_on(room, None)
    assert answers(guest) == [(first, "signal-none"), (second, None)]


def test_a_host_of_the_version_before_never_finds_its_words_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """It refuses more than four at once, and one in five seconds."""
    room, guest, heard = an_older_host(monkeypatch)
    for at in range(60):
        guest.turn(hidden=at % 2 == 0)
        if at % 7 == 0:
            guest.ask("more-time")
        room.net.wait(500)
    room.net.wait(60_000)
    left, last = 4.0, 0.0
    for now, _ in heard:
        left, last = min(4.0, left + (now - last) / 5000) - 1, now
        assert left >= 0
    words = [text for _, text in heard]
    assert (words.count("more-time"), [word for word in words if word.startswith("page")][-1]) == (
        9,
        "page-shown",
    )


def test_invitations_of_a_host_of_the_version_before_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    room, guest, _ = an_older_host(monkeypatch)
    host = room.host.peer_api.hosts[ROOM]
    # What is ordered is looked at, and not carried out.
    guest.slow = True
    for line in WORDS:
        row = json.loads(line)
        if '"next-room"' in row["message"]:
            host.say_to(host.places[0], messages.NextRoom(text=json.loads(row["message"])["text"]))
    room.host.do("tick")
    room.net.run()
    orders = [event["order"] for event in guest.told("command")]
    kinds = [order["kind"] for order in orders if order["kind"] not in {"drop", "look-back"}]
    assert sorted(kinds) == ["answer", "answer", "take-part", "take-reply"]
    assert [order["seat"] for order in orders if order["kind"] == "answer"] == [None, 2]
