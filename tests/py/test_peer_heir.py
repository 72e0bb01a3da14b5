"""Tests host migration: the host disappears for good, and its guests continue from the backup."""

import json
import zlib
from base64 import b64encode
from itertools import combinations
from typing import Any

import pytest

from desk_client import Data
from evening_heir import Heir
from evening_pages import some_pick
from evening_world import Guest, Host
from tables import ROOM, Room
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.peer import messages
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.host.match_backup import MOST_PLAIN, MatchBackup, needed_of, pack, unpack
from tabletop.peer.key_shares import join, split
from tabletop.peer.link.channel import GONE
from tabletop.peer.seed_crypto import Source

NIGHTLY = pytest.mark.nightly("one step or one number apart from the other tests of the file")

PLAYERS = ("person", "elsewhere", "elsewhere", "elsewhere")


def begun(picks: int = 30, *, refuses: bool = False) -> Room:
    room = Room(*PLAYERS)
    room.host.refuses = refuses
    for seat in (1, 2, 3):
        room.come(seat, f"guest {seat}")
    room.deal()
    room.play(picks)
    return room


def vanish(room: Room) -> None:
    """The host's device falls into the sea."""
    for link in list(room.host.links):
        room.net.cut(link)
    room.net.pages.remove(room.host)
    room.net.wait(60_000)


def gather(room: Room, seat: int) -> Heir:
    """Have the guest of a seat gather the others."""
    guest = room.guests.pop(seat)
    heir = Heir(guest, room.host)
    heir.do("gather", secret=heir.secret())
    room.host = heir
    return heir


def come_to(room: Room, heir: Heir, seat: int) -> Guest:
    """Have another guest, who has closed the page meanwhile, come by the heir's invitation."""
    guest = room.guests[seat]
    heir.fetch(guest, seat)
    room.net.run()
    return guest


def test_the_guests_are_entrusted_with_the_match_from_time_to_time() -> None:
    room = begun(70)
    for guest in room.guests.values():
        serials = [event["serial"] for event in guest.told("legacy")]
        assert serials == sorted(set(serials))
        assert 2 <= len(serials) <= 6
        assert guest.told("legacy")[-1] == {"kind": "legacy", "serial": serials[-1], "needed": 2, "of": 3}
    (event, *_) = room.host.told("entrust")
    for guest in room.guests.values():
        assert guest.kept is not None
        assert event["key"] not in guest.kept
    for _, _, text in room.net.recorded:
        assert event["key"] not in text


def test_a_guest_who_reloads_knows_of_its_backup_without_the_host() -> None:
    room = begun()
    guest = room.guests[2]
    backup = guest.told("legacy")[-1]
    guest.told_by_kind.clear()
    guest.reload()
    assert guest.told("legacy") == [backup]
    vanish(room)
    heir = gather(room, 2)
    first = come_to(room, heir, 1)
    first.do("agree")
    room.net.wait(5000)
    assert [event["seat"] for event in heir.told("succeeded")] == [2]


def test_enough_guests_go_on_and_the_game_is_played_to_its_end() -> None:
    room = begun()
    line, number = (room.latest()[name] for name in ("line", "number"))
    vanish(room)
    heir = gather(room, 2)
    assert heir.told("gather")[-1] == {
        "kind": "gather", "serial": heir.told("gather")[-1]["serial"], "have": 1, "needed": 2, "of": 3, "asked": False,
    }  # fmt: skip
    first = come_to(room, heir, 1)
    assert first.told("gather")[-1]["asked"]
    assert heir.told("heir") == []
    first.do("agree")
    room.net.wait(5000)
    (succeeded,) = heir.told("succeeded")
    assert succeeded["seat"] == 2
    assert (room.latest()["line"], room.latest()["number"]) <= (line, number)
    second = room.guests[3]
    second.reload()
    second.token = None
    room.net.connect(heir, second)
    room.net.wait(5000)
    assert [guest.told("welcome")[-1]["seat"] for guest in (first, second)] == [1, 3]
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    room.net.wait(2000)
    room.play(room.latest()["number"] + 8)
    assert second.told("gather")[-1]["asked"]
    second.do("agree")
    room.play()
    heir.do("over")
    room.net.wait(3000)
    for guest in (first, second):
        assert guest.faults() == []
    for seat, guest in room.guests.items():
        told = heir.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]
        assert guest.log == told["moments"]


@NIGHTLY
def test_guests_who_saw_a_decision_taken_back_after_the_backup_go_on_from_it() -> None:
    """Their pages stay open and show a later line than that of the backup."""
    room, watcher = begun_with_a_spectator(24)
    take_back_after_the_backup(room)
    assert watcher.update is not None
    assert [page.update["line"] for page in (*room.guests.values(), watcher) if page.update is not None] == [
        1
    ] * 4
    vanish(room)
    heir = gather(room, 2)
    for seat, guest in room.guests.items():
        come_with_open_page(room, heir, guest, seat)
        guest.do("agree")
        room.net.wait(5000)
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    come_with_open_page(room, heir, watcher, None)
    room.net.wait(2000)
    latest = room.latest()
    assert latest["line"] == 0
    for page in (*room.guests.values(), watcher):
        assert page.update is not None
        assert (page.update["line"], page.update["number"]) == (0, latest["number"])
    room.play()
    heir.do("over")
    room.net.wait(3000)
    for seat, guest in room.guests.items():
        assert guest.faults() == []
        assert guest.told("unchecked") == []
        told = heir.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]
        assert guest.log == told["moments"]


def begun_with_a_spectator(number: int) -> tuple[Room, Guest]:
    """Return a room of three guests whose match has come to this moment, and its spectator."""
    room = Room(*PLAYERS)
    for seat in (1, 2, 3):
        room.come(seat, f"guest {seat}")
    watcher = room.come(None, "watcher")
    room.deal()
    room.play(number)
    return room, watcher


def take_back_after_the_backup(room: Room) -> None:
    """Play on until a guest can take a decision back of which the latest backup knows nothing, and have it do so."""
    chance = Randomness(3)
    while True:
        room.play(room.latest()["number"] + 1, chance)
        backups = len(room.host.told("entrust"))
        seat = room.latest()["waiting"]
        if seat in room.guests and room.host.updates[seat]["undo"] is not None:
            room.guests[seat].say("undo")
            room.net.wait(500)
            assert room.latest()["line"] == 1
            assert len(room.host.told("entrust")) == backups > 0
            return


def come_with_open_page(room: Room, heir: Heir, guest: Guest, seat: int | None) -> None:
    """Have a guest come by the heir's invitation; its page goes on showing what it showed."""
    guest.token = heir.invite(seat)
    guest.join()
    room.net.connect(heir, guest)
    room.net.run()


def test_a_spectator_of_both_hosts_cannot_check_the_game_and_accuses_no_player() -> None:
    """It has no backup, so it does not know which of the decisions that it saw were played again."""
    room, watcher = begun_with_a_spectator(30)
    vanish(room)
    heir = gather(room, 2)
    come_to(room, heir, 1).do("agree")
    room.net.wait(5000)
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    heir.ask(None, "seat", match=ROOM, seat=3, chair={"name": "P3", "player": "normal"})
    watcher.reload()
    watcher.token = heir.invite(None)
    watcher.begin()
    watcher.join()
    room.net.connect(heir, watcher)
    room.net.wait(5000)
    room.play()
    heir.do("over")
    room.net.wait(3000)
    assert watcher.faults() == []
    assert watcher.told("unchecked")
    assert watcher.told("verdict")[-1]["save"] is not None


def continued(**stored: object) -> tuple[Room, Heir, Guest]:
    """Return a room that two guests continue, its new host, and a third guest who comes only afterwards.

    ``stored`` replaces parts of the third guest's stored text.
    """
    room = begun()
    # What this guest sees after the backup is played again.
    room.play(room.latest()["number"] + 3)
    vanish(room)
    room.lost = room.host
    heir = gather(room, 2)
    come_to(room, heir, 1).do("agree")
    room.net.wait(5000)
    assert heir.told("succeeded")
    late = room.guests[3]
    assert late.kept is not None
    late.kept = json.dumps(json.loads(late.kept) | stored)
    late.reload()
    late.token = None
    room.net.connect(heir, late)
    room.net.wait(5000)
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    room.net.wait(2000)
    return room, heir, late


def verdict_of(room: Room, heir: Heir, guest: Guest) -> tuple[list[Data], bool]:
    """Play to the end; return the faults that the guest finds, and whether it could not check the game."""
    room.play()
    heir.do("over")
    room.net.wait(3000)
    guest.do("verify")
    return guest.told("verdict")[-1]["faults"], bool(guest.told("unchecked"))


@NIGHTLY
def test_a_guest_who_never_agrees_cannot_check_the_game_and_accuses_no_player() -> None:
    room, heir, late = continued()
    assert late.told("gather")[-1]["asked"]
    assert verdict_of(room, heir, late) == ([], True)


@NIGHTLY
def test_a_guest_who_agrees_late_checks_the_game_although_it_has_connected_again() -> None:
    """What it did for the new host before it agreed is no longer taken for a part of the old match."""
    room, heir, late = continued()
    room.play(room.latest()["number"] + 12)
    room.net.cut(late.links[0])
    room.net.connect(heir, late)
    room.net.wait(5000)
    room.play(room.latest()["number"] + 6)
    late.do("agree")
    assert verdict_of(room, heir, late) == ([], False)


def test_a_guest_who_agrees_late_may_load_its_page_anew() -> None:
    """By then the new host has handed out a backup, too: three were noted, of which two are kept."""
    room, heir, late = continued()
    room.play(room.latest()["number"] + 12)
    late.do("agree")
    late.reload()
    late.token = None
    room.net.connect(heir, late)
    room.net.wait(5000)
    assert verdict_of(room, heir, late) == ([], False)


def test_a_guest_who_agrees_only_after_the_new_host_has_lost_something_cannot_check_the_game() -> None:
    _, heir, late = continued()
    guest = late.peer_api.guests[ROOM]
    number = guest.kept.guest
    place = next(place for place in heir.peer_api.hosts[ROOM].places if place.number == number)
    host = heir.peer_api.hosts[ROOM]
    host.say_to(place, host._welcome(place).model_copy(update={"lost": True}))
    heir.do("tick")
    heir.net.wait(1000)
    late.do("agree")
    assert guest.kept.unmarked


@NIGHTLY
def test_a_guest_who_reloads_before_it_agrees_cannot_check_the_game() -> None:
    room, heir, late = continued()
    late.reload()
    late.token = None
    room.net.connect(heir, late)
    room.net.wait(5000)
    late.do("agree")
    assert verdict_of(room, heir, late) == ([], True)


@NIGHTLY
def test_a_guest_without_a_backup_cannot_check_a_continued_game() -> None:
    room, heir, late = continued(legacies=[], marks=[])
    assert verdict_of(room, heir, late) == ([], True)


def test_what_comes_after_a_late_yes_keeps_its_place() -> None:
    """A backup of the new host that came before the yes is found where it is once the old match is forgotten."""
    told = [(0, number, number - 1, "00" * 32) for number in range(10)]
    picks = [(f"ask {number}", ["x"]) for number in range(5)]
    before = kept_guest(told=told, seated=[(0, 0)] * 10, picks=picks, marks=[(1, 2, 1), (2, 6, 3), (3, 9, 4)])
    now = before.model_copy(
        update={"told": [*told, *told[6:9]], "picks": [*picks, picks[3]], "marks": [(3, 9, 4), (4, 12, 6)]}
    )
    gone_back = now.gone_back(2, before)
    assert (gone_back.told, gone_back.picks) == ([*told[:6], *told[6:9]], [*picks[:3], picks[3]])
    # As many as are stored: those of the two backups that it has.
    assert gone_back.marks == [(2, 6, 3), (4, 8, 4)]
    assert not gone_back.unmarked
    assert now.gone_back(7, before).unmarked


def kept_guest(**given: object) -> StoredGuest:
    """Return what a guest has stored; ``given`` replaces parts of it."""
    blank = StoredGuest(
        room=ROOM, token=None, key=None, name="Ada", head="", told=[], picks=[], faults=[]
    )  # fmt: skip
    return blank.model_copy(update=given)


def test_no_guest_goes_on_without_the_others() -> None:
    room = begun()
    vanish(room)
    heir = gather(room, 1)
    come_to(room, heir, 3)
    room.net.wait(10_000)
    assert heir.told("heir") == []
    answer = heir.call("succeed", text=pack("{}", "{}"), secret=heir.secret())
    assert answer["error"]["code"] == "legacy-broken"


def test_a_guest_that_brings_no_share_of_this_key_is_sent_away() -> None:
    room = begun()
    vanish(room)
    heir = gather(room, 1)
    guest = come_to(room, heir, 3)
    kept = guest.peer_api.guests[ROOM]
    kept.say(messages.Shares(shares=[(kept.kept.legacies[-1].serial, "999-" + "0" * 64)]))
    guest.do("tick")
    room.net.wait(1000)
    assert [event["code"] for event in heir.told("refused")] == ["peer-broken"]
    assert heir.told("heir") == []


@NIGHTLY
def test_what_was_locked_too_late_is_not_handed_out() -> None:
    """The game goes on while the page locks: guests would know more than the match that they would go on with."""
    room = begun(5)
    locked: list[Data] = []

    def hold(event: Data) -> None:
        locked.append(event)

    room.host.entrust = hold
    room.play(60)
    for _ in range(3):
        while not locked:
            room.play(room.latest()["number"] + 1)
        serials = [len(guest.told("legacy")) for guest in room.guests.values()]
        late = locked.pop()
        room.play(room.latest()["number"] + 1)
        Host.entrust(room.host, late)
        room.net.wait(500)
        assert [len(guest.told("legacy")) for guest in room.guests.values()] == serials
    del room.host.entrust
    room.play(room.latest()["number"] + 3)
    vanish(room)
    heir = gather(room, 2)
    for seat in (1, 3):
        come_to(room, heir, seat).do("agree")
        room.net.wait(3000)
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    room.net.wait(2000)
    room.play()
    heir.do("over")
    room.net.wait(3000)
    for guest in room.guests.values():
        assert guest.faults() == []


@pytest.mark.parametrize(
    ("seat", "reloads"),
    [(1, False), (3, True), *(pytest.param(*both, marks=NIGHTLY) for both in ((1, True), (3, False)))],
)
def test_a_guest_that_plays_on_goes_back_to_no_host_of_before(seat: int, *, reloads: bool) -> None:
    """Both hosts have its key and look for it in one mailbox, so it may meet the wrong one."""
    room, heir, _ = continued()
    guest, before = room.guests[seat], room.lost
    before.reload()
    room.net.pages.append(before)
    for link in list(guest.links):
        room.net.cut(link)
    if reloads:
        guest.reload()
    kept = guest.kept
    room.net.connect(before, guest)
    room.net.wait(3000)
    assert [page.told("refused")[-1]["code"] for page in (guest, before)] == ["continued"] * 2
    assert (guest.kept, guest.links, before.links) == (kept, [], [])
    room.net.connect(heir, guest)
    room.net.wait(3000)
    faults, unchecked = verdict_of(room, heir, guest)
    # The guest of seat 3 has agreed to nothing.
    assert (faults, unchecked) == ([], seat == 3)
    assert [place.seat for place in heir.peer_api.hosts[ROOM].places] == [1, 3]


def test_a_host_that_is_back_before_enough_have_agreed_has_its_guests_again() -> None:
    """Its page only started slowly after a reload (web/app/online/host-migration.js, ``stop``)."""
    room = begun()
    host, was = room.host, room.guests[2]
    for link in list(host.links):
        room.net.cut(link)
    room.net.wait(GONE)
    assert was.told("state")[-1]["state"] == "lost"
    heir = gather(room, 2)
    asked = come_to(room, heir, 1)
    assert asked.told("gather")[-1]["asked"]
    heir.do("shut", final=True)
    room.net.run()
    assert [event["code"] for event in asked.told("refused")] == ["gather-ended"]
    room.net.pages[room.net.pages.index(heir)] = was
    room.host, room.guests[2] = host, was
    host.reload()
    for guest in room.guests.values():
        guest.reload()
        room.net.connect(host, guest)
    room.net.wait(3000)
    assert [guest.told("welcome")[-1]["seat"] for guest in room.guests.values()] == [1, 3, 2]
    room.play()
    host.do("over")
    room.net.wait(3000)
    for guest in room.guests.values():
        assert guest.faults() == []


@pytest.mark.parametrize("serials", [1, 2])
def test_one_guest_with_forged_shares_does_not_keep_the_others_from_going_on(serials: int) -> None:
    """It forges every share there is, the gatherer's own among them."""
    room = begun(60)
    vanish(room)
    heir = gather(room, 1)
    mallory = come_to(room, heir, 3)
    guest = mallory.peer_api.guests[ROOM]
    latest = guest.kept.legacies[-1].serial
    for legacy in guest.kept.legacies[-serials:]:
        for place in (1, 2, 3):
            guest.say(messages.Shares(shares=[(legacy.serial, f"{place}-" + f"{place}" * 64)]))
    mallory.do("tick")
    room.net.wait(1000)
    assert heir.told("succeeded") == []
    honest = come_to(room, heir, 2)
    honest.do("agree")
    room.net.wait(5000)
    assert heir.told("succeeded")
    assert heir.told("heir")[-1]["serial"] == latest


def test_a_new_host_that_reloads_before_its_match_is_stored_helps_another_guest_as_the_guest_it_was() -> None:
    """The page stores nothing of its new room before it has stored the match (web/app/online/host-migration.js)."""
    room = begun()
    was = room.guests[2]
    kept = was.kept
    vanish(room)
    first_heir = gather(room, 2)
    other = come_to(room, first_heir, 1)
    other.do("agree")
    room.net.wait(5000)
    assert first_heir.told("succeeded")
    vanish(room)
    heir = gather(room, 1)
    was.kept, room.guests[2] = kept, was
    room.net.pages.append(was)
    come_to(room, heir, 2).do("agree")
    room.net.wait(5000)
    assert [event["seat"] for event in heir.told("succeeded")] == [1]
    assert was.told("welcome")[-1]["seat"] == 2


def test_a_new_host_hands_out_no_serial_of_the_former_one() -> None:
    """Else guests have two keys of one serial, and cannot go on once the new host is lost, too."""
    room, chance = begun(), Randomness(3)
    while room.latest()["waiting"] in {0, 2}:
        room.one(room.latest()["waiting"], chance)
    room.net.cut(room.guests[2].links[0])
    room.net.wait(GONE)
    # The next backup is for the two who are there.
    room.host.peer_api.hosts[ROOM].backup.again()
    room.one(room.latest()["waiting"], chance)
    room.net.wait(3000)
    before = {one["serial"] for one in room.host.told("entrust")}
    assert max(before) > _latest_of(room.guests[2])
    assert max(before) == _latest_of(room.guests[1]) == _latest_of(room.guests[3])
    vanish(room)
    heir = gather(room, 2)
    for seat in (1, 3):
        come_to(room, heir, seat).do("agree")
    room.net.wait(5000)
    heir.ask(None, "seat", match=ROOM, seat=0, chair={"name": "P0", "player": "normal"})
    heir.ask(None, "seat", match=ROOM, seat=2, chair={"name": "P2", "player": "person"})
    room.play(room.latest()["number"] + 3)
    assert heir.told("entrust")
    assert before.isdisjoint(one["serial"] for one in heir.told("entrust"))


def test_guests_of_an_heir_that_was_lost_before_its_first_backup_accuse_no_second_one() -> None:
    """It opens the backup that the first one had opened; what was played since is played again."""
    room = Room("person", *["elsewhere"] * 5)
    for seat in range(1, 6):
        room.come(seat, f"guest {seat}")
    room.deal()
    room.play(30)
    vanish(room)
    first = gather(room, 1)
    first.entrust = lambda event: None  # noqa: ARG005 - named as in Host
    for seat in (2, 3, 4):
        come_to(room, first, seat).do("agree")
        room.net.wait(3000)
    _sit_at(room, first, 1, away={5})
    room.play(room.latest()["number"] + 12, Randomness(7))
    vanish(room)
    heir = gather(room, 2)
    for seat in (3, 5):
        come_to(room, heir, seat).do("agree")
    room.net.wait(3000)
    assert heir.told("succeeded")
    # This one has agreed to the first one alone.
    come_to(room, heir, 4)
    _sit_at(room, heir, 2, away=set())
    room.play(room.latest()["number"] + 12)
    for guest in room.guests.values():
        room.net.cut(guest.links[0])
        room.net.connect(heir, guest)
    room.net.wait(3000)
    serials = [{one["serial"] for one in page.told("entrust")} for page in (first, heir)]
    assert all(serials)
    assert serials[0].isdisjoint(serials[1])
    room.finish()
    verdicts = {seat: (guest.faults(), bool(guest.told("unchecked"))) for seat, guest in room.guests.items()}
    assert verdicts == {3: ([], False), 4: ([], True), 5: ([], False)}


def test_a_pick_made_while_the_guests_gather_is_its_own() -> None:
    """It is said to the new host, whose match is at the same decision; the evidence goes back to the backup."""
    room, chance = begun(25), Randomness(3)
    waiting, entrusted = 0, 0
    while waiting not in {1, 3} or len(room.host.told("entrust")) == entrusted:
        entrusted = len(room.host.told("entrust"))
        room.host.peer_api.hosts[ROOM].backup.again()
        room.one(room.latest()["waiting"], chance)
        waiting = room.latest()["waiting"]
    guest = room.guests[waiting]
    assert guest.update is not None
    ask, number = guest.update["ask"], room.latest()["number"]
    vanish(room)
    heir = gather(room, 2)
    come_to(room, heir, waiting)
    guest.say("pick", ask=ask["id"], options=some_pick(ask, chance))
    guest.do("agree")
    room.net.wait(5000)
    assert room.latest()["number"] == number + 1
    _sit_at(room, heir, 2, away={4 - waiting})
    assert verdict_of(room, heir, guest) == ([], False)


def _sit_at(room: Room, heir: Heir, own: int, away: set[int]) -> None:
    """The heir's person plays at its device, and computer players for the first host and those who are away."""
    for seat, player in [(0, "normal"), (own, "person"), *((one, "normal") for one in away)]:
        heir.ask(None, "seat", match=ROOM, seat=seat, chair={"name": f"P{seat}", "player": player})
    room.net.wait(2000)


def _latest_of(guest: Guest) -> int:
    return max(legacy.serial for legacy in guest.peer_api.guests[ROOM].kept.legacies)


def test_a_backup_without_the_person_that_was_removed_follows_at_once() -> None:
    """Else a guest that goes on for a lost host would have the person back."""
    room = begun()
    watcher = room.come(None, "Mallory")
    handed_out = len(room.host.told("entrust"))
    room.host.do("dismiss", guest=watcher.told("welcome")[-1]["guest"])
    room.one(room.latest()["waiting"], Randomness(3))
    assert len(room.host.told("entrust")) == handed_out + 1


def test_an_older_backup_than_the_one_from_which_a_guest_went_on_is_no_use() -> None:
    legacies = [
        messages.Legacy(serial=serial, needed=2, of=2, cipher="00", share=f"1-{'00' * 32}")
        for serial in (2, 1003)
    ]
    kept = kept_guest(legacies=legacies)
    assert [kept.model_copy(update={"heir": heir}).usable_legacies for heir in (None, 2, 3)] == [
        legacies,
        legacies,
        legacies[1:],
    ]


def test_what_is_handed_out_after_a_reload_has_another_serial() -> None:
    room = begun(12)
    room.host.reload()
    for guest in room.guests.values():
        room.net.connect(room.host, guest)
    room.net.wait(3000)
    room.play(50)
    for guest in room.guests.values():
        serials = [event["serial"] for event in guest.told("legacy")]
        assert serials == sorted(set(serials))
        kept = guest.peer_api.guests[ROOM].kept
        assert [legacy.serial for legacy in kept.legacies] == serials[-2:]


@pytest.mark.parametrize("once", [True, False])
def test_a_host_whose_store_refuses_uses_no_serial_twice(*, once: bool) -> None:
    """Its page is loaded anew twice, with the room that it had stored before.

    The second time after it stored, or did not.
    """
    room = begun(12)
    ciphers: dict[int, set[str]] = {}
    for _ in range(3):
        room.host.refuses = True
        room.play(room.latest()["number"] + 25)
        for guest in room.guests.values():
            for legacy in guest.peer_api.guests[ROOM].kept.legacies:
                ciphers.setdefault(legacy.serial, set()).add(legacy.cipher)
        room.host.refuses = not once
        room.host.reload()
        for guest in room.guests.values():
            room.net.connect(room.host, guest)
        room.net.wait(3000)
        room.play(room.latest()["number"] + 2)
    assert [len(some) for some in ciphers.values()] == [1] * len(ciphers)
    assert len(ciphers) >= (4 if once else 2)


def test_a_host_whose_store_refuses_goes_on_to_hand_out_backups() -> None:
    assert len(begun(50, refuses=True).host.told("entrust")) >= 2


def test_a_host_that_only_says_it_is_an_heir_gains_nothing() -> None:
    room = begun()
    room.host.peer_api.hosts[ROOM].heir = 1
    guest = room.guests[1]
    told = len(guest.peer_api.guests[ROOM].kept.told)
    for link in list(guest.links):
        room.net.cut(link)
    guest.reload()
    room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert guest.told("welcome")
    assert len(guest.peer_api.guests[ROOM].kept.told) > told


def test_with_one_guest_nothing_is_handed_out() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    guest = room.come(1)
    room.deal()
    room.play(60)
    assert room.host.told("entrust") == []
    answer = guest.call("gather", secret=guest.secret())
    assert answer["error"]["code"] == "no-legacy"
    assert guest.call("agree")["error"]["code"] == "not-connected"


# Shares ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("of", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (7, 4)])
def test_enough_shares_give_the_key_back_and_fewer_do_not(of: int, needed: int) -> None:
    assert needed_of(of) == needed
    chance, source = Randomness(of), Source("ab" * 32)
    key = Source("cd" * 32).hex()
    shares = split(key, range(1, of + 1), needed, source)
    assert len(set(shares.values())) == of
    for some in combinations(shares, needed):
        assert join({place: shares[place] for place in some}) == key
    few = [chance.pick(list(combinations(shares, needed - 1)))]
    for some in few:
        assert join({place: shares[place] for place in some}) != key
    assert join(shares) == key


def test_any_key_fits_too_few_shares() -> None:
    """One share of two says nothing: for every other key there is a second share that would give it."""
    one, other = (split(key, [1, 2], 2, Source("ab" * 32)) for key in ("00" * 32, "11" * 32))
    assert join({1: one[1], 2: one[2]}) == "00" * 32
    assert join({1: other[1], 2: other[2]}) == "11" * 32
    assert one[1] != other[1]


@pytest.mark.parametrize("shares", [{}, {0: "00" * 32}, {256: "00" * 32}])
def test_what_is_no_share_is_refused(shares: dict[int, str]) -> None:
    with pytest.raises(Refusal, match="legacy-broken"):
        join(shares)


def test_what_was_packed_comes_out_again() -> None:
    assert unpack(pack("a save", "a room")) == ("a save", "a room")


BOMB = pack("x" * MOST_PLAIN, "y")
"""8 MB in a text of some 10 kB."""


@pytest.mark.parametrize("text", ["", "x", "AAAA", pack("x", "y")[:-8], "eJwDAAAAAAE=", BOMB])
def test_what_is_no_legacy_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="legacy-broken"):
        unpack(text)


def test_it_is_handed_out_again_when_enough_has_happened() -> None:
    entrusting = MatchBackup()
    assert not entrusting.wanted([1], 0)
    assert entrusting.wanted([1, 2], 0)
    entrusting.begin([1, 2], 0, Source("ab" * 32))
    assert not entrusting.wanted([1, 2], 19)
    assert entrusting.wanted([1, 2], 20)
    assert not entrusting.wanted([1, 2, 3], 1)
    assert entrusting.wanted([1, 2, 3], 4)


@pytest.fixture(name="gathered", scope="module")
def guests_that_have_gathered() -> tuple[Heir, str]:
    """Guests who have come together, and the text that they could go on with."""
    room = begun(40)
    text = room.host.told("entrust")[-1]["text"]
    vanish(room)
    return gather(room, 1), text


MALFORMED: list[tuple[str, Any]] = [
    ("journal", None), ("journal", []), ("journal", {}), ("journal.at", []), ("journal.at", [0]), ("journal.at", "00"),
    ("journal.chairs", None), ("journal.chairs", [["", "normal"]]), ("journal.chairs", [["x"]]), ("journal.chairs", []),
    ("journal.steps", 7), ("journal.line", "x"), ("journal.seating", [[1, 2]]), ("drawing", []), ("drawing", {}),
    ("drawing.commits", 5), ("drawing.nonces", []), ("drawing.facts", None), ("drawing.seats", None), ("guests", 3),
    ("room", "other"), ("next_number", "x"), ("record", {}),
]  # fmt: skip


@pytest.mark.parametrize(("where", "what"), MALFORMED)
def test_a_malformed_legacy_is_refused(gathered: tuple[Heir, str], where: str, what: object) -> None:
    heir, text = gathered
    save, kept = unpack(text)
    data = json.loads(kept)
    *path, last = where.split(".")
    inside = data
    for name in path:
        inside = inside[name]
    inside[last] = what
    answer = heir.call("succeed", text=pack(save, json.dumps(data)), secret=heir.secret())
    assert answer["error"]["code"] == "legacy-broken"


def test_a_legacy_that_is_nested_too_deeply_is_refused(gathered: tuple[Heir, str]) -> None:
    heir, _ = gathered
    deep = "[" * 100_000
    for text in (pack("{}", deep), b64encode(zlib.compress(deep.encode(), 9)).decode()):
        answer = heir.call("succeed", text=text, secret=heir.secret())
        assert answer["error"]["code"] == "legacy-broken"
