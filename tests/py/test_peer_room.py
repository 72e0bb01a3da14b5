"""Tests joining, leaving, being silent in and returning to a room: what the host and its guests are told."""

import json
from typing import Any

import pytest

from citadels.kind import CITADELS
from desk_client import Data
from evening_pages import Page
from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness, Seed
from tabletop.peer.link.channel import GONE, QUIET
from tabletop.peer.seed_crypto import Source
from tabletop.peer.shapes import PROTOCOL
from tabletop.players.clean_text import clean

PLAYERS = ("person", "elsewhere", "elsewhere", "normal")


def stranger(room: Room, token: str, name: str = "Eve") -> Guest:
    """Have a guest greet the host with ``token``, valid or not."""
    page = Guest(room.net, name, ROOM, token)
    room.net.pages.append(page)
    room.net.connect(room.host, page)
    room.net.run()
    return page


def refusals(page: Page) -> list[str]:
    return [event["code"] for event in page.told("refused")]


def states(room: Room) -> list[str]:
    return [seat["state"] for seat in room.host.told("roster")[-1]["seats"]]


def greeting(**changed: Any) -> Data:
    return {
        "kind": "hello", "protocol": PROTOCOL, "room": ROOM, "conn": "stranger", "fresh": True, "token": "x", "key": None,
        "name": "Eve", "games": {CITADELS.id: CITADELS.rules}, "told": None, "head": "0" * 64,
    } | changed  # fmt: skip


def greeted(at: Room, **changed: Any) -> str:
    """Greet the host over a link of its own; return why it refuses."""
    at.host.do("linked", link="stranger")
    events = at.host.do("receive", link="stranger", text=json.dumps(greeting(**changed)))
    (event,) = [event for event in events if event["kind"] == "refused"]
    return str(event["code"])


# Coming in ---------------------------------------------------------------------------------------------------


def test_the_roster_says_who_is_there() -> None:
    room = Room(*PLAYERS)
    assert states(room) == ["here", "empty", "empty", "bot"]
    room.come(1, "Ada")
    assert states(room) == ["here", "open", "empty", "bot"]
    seat = room.guests[1].told("roster")[-1]["seats"][1]
    assert seat == {"seat": 1, "guest": 1, "name": "Ada", "state": "open"}


def test_no_guest_bears_the_name_of_another() -> None:
    room = Room(*PLAYERS)
    host = room.host.told("roster")[-1]["seats"][0]["name"]
    room.come(1, host)
    room.come(2, host)
    names = [seat["name"] for seat in room.host.told("roster")[-1]["seats"][:3]]
    assert names == [host, f"{host} 2", f"{host} 3"]


def test_an_invitation_is_good_for_one_guest() -> None:
    room = Room(*PLAYERS)
    token = room.host.invite(1)
    first, second = stranger(room, token, "Ada"), stranger(room, token)
    assert first.told("welcome")
    assert refusals(second) == ["invitation-void"]
    assert not first.told("refused")


def test_a_greeting_that_arrives_once_more_costs_no_guest_its_place() -> None:
    """Found by evenings: it names an invitation that was used up meanwhile."""
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    room.net.wait(3000)
    hello = next(text for sender, _, text in room.net.recorded if sender == "Ada" and text.startswith("{"))
    room.host.do("receive", link=guest.links[0], text=hello)
    room.net.wait(3000)
    assert refusals(guest) == []
    assert [place.state for place in room.host.peer_api.hosts[ROOM].places] == ["open"]


def test_a_new_invitation_voids_the_one_before() -> None:
    room = Room(*PLAYERS)
    old = room.host.invite(1)
    new = room.host.invite(1)
    assert refusals(stranger(room, old)) == ["invitation-void"]
    assert stranger(room, new).told("welcome")


def test_who_comes_by_a_new_invitation_takes_the_place_of_who_was_there() -> None:
    room = Room(*PLAYERS)
    before = room.come(1, "Ada")
    after = room.come(1, "Eve")
    assert refusals(before) == ["replaced"]
    assert after.told("welcome")[-1]["seat"] == 1
    before.reload()
    room.net.connect(room.host, before)
    room.net.run()
    assert refusals(before) == ["unknown-guest"]


def come_again(room: Room, guest: Guest, seat: int) -> str:
    """Cut the guest's links, and let it come by a fresh invitation to ``seat``; return the invitation's token."""
    for link in list(guest.links):
        room.net.cut(link)
    token = room.host.invite(seat)
    guest.token = token
    guest.begin()
    guest.join()
    room.net.connect(room.host, guest)
    room.net.run()
    return token


def test_a_guest_with_a_fresh_invitation_for_its_own_seat_is_the_same_guest() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    token = come_again(room, guest, 1)
    assert [event["guest"] for event in guest.told("welcome")] == [1]
    assert len(room.host.peer_api.hosts[ROOM].places) == 1
    assert refusals(stranger(room, token)) == ["invitation-void"]


def test_one_who_watches_and_takes_a_seat_keeps_the_name_and_one_place() -> None:
    room = Room(*PLAYERS)
    guest = room.come(None, "Wim")
    come_again(room, guest, 2)
    roster = room.host.told("roster")[-1]
    assert (roster["seats"][2]["name"], roster["watchers"]) == ("Wim", [])


def test_one_link_invites_to_several_seats() -> None:
    room = Room(*PLAYERS)
    room.host.do("invite", seats=[1, 2])
    first = room.host.tokens[1]
    assert room.host.tokens[2] == f"{first}2"
    for token, seat in ((room.host.tokens[2], 2), (first, 1)):
        assert stranger(room, token, f"Guest {seat}").told("welcome")[-1]["seat"] == seat
    assert refusals(stranger(room, first)) == ["invitation-void"]


def test_a_second_tab_takes_the_place_over() -> None:
    room = Room(*PLAYERS)
    first = room.come(1, "Ada")
    second = Guest(room.net, "Ada again", ROOM, "x")
    second.kept, second.token = first.kept, None
    second.join()
    room.net.pages.append(second)
    room.net.connect(room.host, second)
    room.net.run()
    assert refusals(first) == ["elsewhere"]
    assert second.told("welcome")
    assert states(room)[1] == "open"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"room": "room-2"}, "other-room"),
        ({"protocol": PROTOCOL + 1, "more": 1}, "other-protocol"),
        ({"games": {CITADELS.id: CITADELS.rules + 1}}, "other-rules"),
        ({"games": {}}, "other-rules"),
        ({"token": "nonsense"}, "invitation-void"),
        ({"token": None}, "invitation-void"),
        ({"token": None, "key": "nonsense"}, "unknown-guest"),
        ({"more": 1}, "peer-broken"),
        ({"name": ""}, "peer-broken"),
        ({"kind": "accept"}, "peer-broken"),
    ],
)
def test_who_may_not_come_in_is_told_why(changed: Data, code: str) -> None:
    assert greeted(Room(*PLAYERS), **changed) == code


def test_the_guest_notices_other_rules_by_itself() -> None:
    room = Room(*PLAYERS)
    room.host.peer_api.hosts[ROOM].facts = room.host.peer_api.hosts[ROOM].facts.model_copy(
        update={"rules": 99}
    )
    token = room.host.invite(1)
    assert refusals(stranger(room, token)) == ["other-rules"]


def test_too_many_links_and_rooms_are_refused() -> None:
    room = Room(*PLAYERS)
    for number in range(64):
        room.host.do("linked", link=f"many-{number}")
    assert room.host.call("linked", link="one-more")["error"]["code"] == "too-many-links"
    room.host.do("unlinked", link="many-0")
    room.host.do("linked", link="one-more")
    codes = [room.host.call("tick", room=f"r{number}")["error"]["code"] for number in range(3)]
    assert codes == ["unknown-room"] * 3
    calls: Data = {"token": "x", "name": "x", "secret": "0" * 64, "kept": None}
    answers = [room.host.call("join", room=f"r{number}", **calls) for number in range(20)]
    assert [answer["ok"] for answer in answers] == [True] * 19 + [False]
    assert answers[-1]["error"]["code"] == "too-many-rooms"


# Going, and being silent -------------------------------------------------------------------------------------


def test_silence_is_noticed_at_both_ends() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    room.net.wait(30_000)
    assert states(room)[1] == "open"
    assert [event["state"] for event in guest.told("state")] == ["lost", "waiting", "open"]
    room.net.spoil = lambda _: []
    room.net.wait(QUIET + 3000)
    assert states(room)[1] == "waiting"
    assert guest.told("state")[-1]["state"] == "waiting"
    room.net.wait(GONE)
    assert states(room)[1] == "lost"
    assert guest.told("state")[-1]["state"] == "lost"
    room.net.spoil = lambda now: [now]
    room.net.wait(10_000)
    assert states(room)[1] == "open"
    assert guest.told("state")[-1]["state"] == "open"


def test_a_guest_whose_host_is_lost_seeks_it_after_ten_seconds_once() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    room.net.wait(30_000)
    # On its way in it had no link for a moment.
    assert guest.told("seek") == []
    room.net.cut(guest.links[0])
    room.net.wait(GONE + 9_000)
    assert guest.told("seek") == []
    room.net.wait(60_000)
    assert len(guest.told("seek")) == 1
    # After a reload there is nothing to wait for but the way back.
    guest.reload()
    room.net.wait(9_000)
    assert guest.told("seek") == []
    room.net.wait(2_000)
    assert len(guest.told("seek")) == 1


def test_a_guest_that_came_back_is_told_once_that_no_one_answers() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    room.net.wait(30_000)
    room.net.cut(guest.links[0])
    guest.reload()
    room.net.wait(59_000)
    assert guest.told("unanswered") == []
    room.net.wait(200_000)
    assert len(guest.told("unanswered")) == 1
    # A host that was there meanwhile has a whole minute again.
    room.net.connect(room.host, guest)
    room.net.wait(20_000)
    assert guest.told("state")[-1]["state"] == "open"
    room.net.cut(guest.links[-1])
    room.net.wait(59_000)
    assert len(guest.told("unanswered")) == 1
    room.net.wait(4_000)
    assert len(guest.told("unanswered")) == 2


def test_a_link_that_is_gone_is_noticed_at_once() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    room.net.cut(guest.links[0])
    assert states(room)[1] == "waiting"
    room.net.wait(GONE + 1000)
    assert states(room)[1] == "lost"


def test_one_who_leaves_is_gone_for_good() -> None:
    room = Room(*PLAYERS)
    guest = room.come(1, "Ada")
    guest.do("shut", final=True)
    room.net.run()
    assert states(room)[1] == "empty"
    assert refusals(room.host) == ["left"]


def test_who_is_dismissed_or_finds_the_room_shut_is_told_so() -> None:
    room = Room(*PLAYERS)
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.host.do("dismiss", guest=1)
    room.net.run()
    assert refusals(ada) == ["dismissed"]
    assert states(room)[1] == "empty"
    room.host.do("shut", final=True)
    room.net.run()
    assert refusals(bob) == ["shut"]


# Coming back -------------------------------------------------------------------------------------------------


def test_the_host_comes_back_after_a_day() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    invited = room.host.invite(2)
    room.deal()
    room.play(12)
    room.net.cut(ada.links[0])
    room.net.now += 24 * 3600 * 1000
    room.host.reload()
    assert states(room) == ["here", "lost", "bot", "bot"]
    ada.reload()
    room.net.connect(room.host, ada)
    bob = stranger(room, invited, "Bob")
    # The page gives a guest who comes the chair of the computer player.
    room.host.ask(2, "seat", match=ROOM, seat=2, chair={"name": "Bob", "player": "elsewhere"})
    room.net.wait(2000)
    for seat, guest in ((1, ada), (2, bob)):
        told = room.host.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]
        assert guest.log == told["moments"]
    assert states(room) == ["here", "open", "open", "bot"]


def test_a_guest_that_has_missed_too_much_is_told_everything_anew() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    room.net.cut(ada.links[0])
    host = room.host.peer_api.hosts[ROOM]
    for number in range(1500):
        host.chat_line(None, f"line {number}")
    room.host.do("tick")
    assert host.places[0].channel is None
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert len(ada.told("welcome")) == 2
    assert ada.told("chat") == []
    assert ada.asked == (room.latest()["waiting"] == 1)


def seeds_of(room: Room) -> list[Seed]:
    """Return the seeds that the host's page is told; no match is created with them."""
    seeds: list[Seed] = []

    def create(seed: Seed) -> None:
        seeds.append(seed)

    room.host.create = create
    return seeds


def test_a_seed_that_was_drawn_outlasts_a_reload() -> None:
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    room.come(2, "Bob")
    seeds = seeds_of(room)
    room.deal()
    room.host.reload()
    assert [event["seed"] for event in room.host.told("seed")] == seeds[:1]


def test_a_seed_whose_match_is_long_in_coming_is_told_once() -> None:
    """After a second drawing, by fewer guests perhaps, the match of the first one would be taken for a forgery."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    seeds = seeds_of(room)
    room.deal()
    room.net.wait(30_000)
    assert len(seeds) == 1


def test_a_seed_that_was_drawn_is_not_drawn_again_by_the_same_guests() -> None:
    """The page asks again if a draw takes long, perhaps at the moment in which it ends."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    seeds = seeds_of(room)
    room.deal()
    room.deal()
    assert len(seeds) == 2
    first, again = room.host.told("seed")
    assert (first["seed"], first["attempt"]) == (again["seed"], again["attempt"])
    room.come(2, "Bob")
    room.deal()
    assert [event["attempt"] for event in room.host.told("seed")] == [1, 1, 2]


@pytest.mark.parametrize("kept", ["", "{}", "[]", '{"form":1}', "x" * 1000])
def test_what_was_kept_and_is_damaged_is_refused(kept: str) -> None:
    room = Room(*PLAYERS)
    room.host.kept = kept
    answer = room.host.call(
        "host", game="citadels", setup=room.host.setup, seating=room.host.seating, secret="0" * 64, kept=kept
    )
    assert answer["error"]["code"] == "room-broken"
    answer = room.host.call("join", room="r2", token=None, name="x", secret="0" * 64, kept=kept)
    assert answer["error"]["code"] == "room-broken"


# Talking -----------------------------------------------------------------------------------------------------


def test_chat_and_reactions_reach_everybody_once() -> None:
    room = Room(*PLAYERS)
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    ada.say("chat", text="  Hello\nthere \u202e!")
    bob.say("react", reaction="wow")
    room.host.do("chat", seat=0, text="Hi")
    room.net.run()
    said = [(event["name"], event["text"], event["own"]) for event in ada.told("chat")]
    assert sorted(said) == [("Ada", "Hello there !", True), ("P0", "Hi", False)]
    assert [(event["seat"], event["own"]) for event in bob.told("react")] == [(2, True)]
    assert [event["name"] for event in room.host.told("react")] == ["Bob"]
    assert [event["own"] for event in room.host.told("chat")] == [True, False]


def test_who_talks_too_much_is_not_heard() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    for number in range(30):
        ada.say("chat", text=f"line {number}")
    room.net.run()
    assert len(room.host.told("chat")) == 6
    assert [event["code"] for event in ada.told("refusal")] == ["too-fast"] * 24


def test_no_guest_talks_without_a_connection() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    ada.reload()
    answer = ada.call("say", saying={"what": "chat", "text": "Hello?"})
    assert answer["error"]["code"] == "not-connected"


def test_a_pick_without_a_connection_is_sent_when_there_is_one() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    while room.latest()["waiting"] != 1:
        room.play(room.latest()["number"] + 1)
    number = room.latest()["number"]
    room.net.cut(ada.links[0])
    ada.answer(Randomness(1))
    room.net.wait(3000)
    assert room.latest()["number"] == number
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert room.latest()["number"] > number


def test_a_refusal_of_any_form_is_told() -> None:
    room = Room(*PLAYERS)
    ada = room.come(1, "Ada")
    bodies: list[Data] = [
        {"code": "stale-pick", "args": {}},
        {"code": 7},
        {"code": "x", "args": {"y": [1.5]}},
        {},
    ]
    for body in bodies:
        room.host.do("tell", seat=1, what="refusal", body=body)
    room.net.run()
    assert [event["code"] for event in ada.told("refusal")] == ["stale-pick", *["internal"] * 3]


def test_texts_are_made_harmless() -> None:
    assert clean("a\u0000b\u202ec\td\u2028e", 300) == "a b c d e"
    assert (
        clean("\U0001f468\u200d\U0001f469\u200d\U0001f467", 300)
        == "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    )
    assert clean("x" * 500, 300) == "x" * 300
    assert clean("\u0007\u200b ", 300) == ""


def test_words_of_a_source_differ_and_can_stand_in_a_link() -> None:
    source = Source("ab" * 32)
    words = {source.word(16) for _ in range(200)}
    assert len(words) == 200
    assert all(word.replace("-", "").replace("_", "").isalnum() and len(word) == 16 for word in words)


def test_who_plays_keeps_its_seat_whatever_invitation_it_opens() -> None:
    """At another seat its device could not check what it was told before, and would accuse the host."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.deal()
    room.play(8)
    room.net.cut(bob.links[0])
    token = room.host.invite(2)
    ada.reload()
    ada.token = token
    ada.join()
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert ada.told("welcome")[-1]["seat"] == 1
    room.net.connect(room.host, bob)
    room.finish()
    for guest in (ada, bob):
        assert guest.faults() == []


def test_who_was_sent_away_and_comes_to_another_seat_does_not_accuse_the_host() -> None:
    room = Room("person", "elsewhere", "normal", "elsewhere")
    ada, bob = room.come(1, "Ada"), room.come(3, "Bob")
    room.deal()
    room.play(8)
    room.host.do("dismiss", guest=1)
    room.host.do("dismiss", guest=2)
    room.net.wait(100)
    for guest, seat in ((ada, 3), (bob, 1)):
        room.host.fetch(guest, seat)
    room.net.wait(3000)
    room.guests = {3: ada, 1: bob}
    room.finish()
    for guest in (ada, bob):
        assert guest.faults() == []
        assert guest.told("unchecked")


def silent(_method: str, **_params: object) -> list[Data]:
    """Do nothing, as a device that is gone."""
    return []


def test_a_deal_does_not_wait_for_a_silent_device(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.come(1, "Ada")
    bob = room.come(2, "Bob")
    room.net.pages.remove(bob)
    monkeypatch.setattr(bob, "do", silent)
    room.host.do("deal")
    room.net.wait(7500)
    assert room.host.save is None
    # All begins anew, without the device that is silent.
    room.net.wait(1000)
    assert room.host.save is not None
    assert room.host.told("seed")[-1]["seats"] == [1]


def test_a_guest_that_was_silent_when_all_others_were_does_not_accuse_the_host() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    ada = room.come(1, "Ada")
    room.net.cut(ada.links[0])
    room.net.wait(100)
    room.host.do("deal")
    assert room.host.told("seed")[-1]["seats"] == []
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert ada.told("number")
    assert ada.told("fault") == []
