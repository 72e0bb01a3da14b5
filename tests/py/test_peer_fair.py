"""Tests that guests notice a host that cheats and name what it did, and accuse no honest host."""

import json
import re
from typing import Any

import pytest

from citadels.kind import CITADELS
from desk_client import Data
from evening_pages import some_pick
from evening_world import Guest
from pointcity.search.option_search import Depth
from pointcity_games import look_briefly, plain_setup
from tables import ROOM, Room
from tabletop.kernel.randomness import KEY, Randomness, Seed
from tabletop.peer import messages as say
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.guest.seed_guest import draw
from tabletop.peer.host.seed_host import SeedHost
from tabletop.peer.seed_crypto import Shuffle, commitment, joint_seed
from tabletop.peer.shapes import PlayedGame

NIGHTLY = pytest.mark.nightly("one step or one number apart from the other tests of the file")

PLAYERS = ("person", "elsewhere", "elsewhere", "normal")


def begun(picks: int = 12) -> Room:
    """Return a running game with two guests, after ``picks`` picks."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    room.play(picks)
    return room


def verdicts(room: Room) -> list[list[Data]]:
    """Play to the end, show the record, and return what each guest finds."""
    room.finish()
    return [verdict(guest)["faults"] for guest in room.guests.values()]


def verdict(guest: Guest) -> Data:
    guest.do("verify")
    return guest.told("verdict")[-1]


def codes(faults: list[Data]) -> set[str]:
    return {fault["code"] for fault in faults}


def test_an_honest_game_is_found_honest() -> None:
    room = begun()
    room.come(None, "Cy")
    room.play(40)
    for seat, guest in room.guests.items():
        if guest.asked and seat is not None and room.host.updates[seat]["undo"] is not None:
            guest.say("undo")
    assert verdicts(room) == [[], []]
    assert verdict(room.watchers[0])["faults"] == []
    room.net.wait(1000)
    told = room.host.told("verdict")
    assert [(one["guest"], one["faults"]) for one in told] == [(1, []), (2, []), (3, [])]
    assert len({guest.told("verdict")[0]["number"] for guest in room.guests.values()}) == 1


@NIGHTLY
def test_the_save_that_a_verdict_brings_opens_as_the_finished_match() -> None:
    room = begun()
    verdicts(room)
    guest = room.guests[1]
    answer = json.loads(
        guest.desk.handle(
            json.dumps({"id": 1, "method": "open", "params": {"save": guest.told("verdict")[0]["save"]}})
        )
    )
    assert answer["ok"], answer
    assert not answer["result"]["replayed"]["why"]
    assert answer["result"]["keep"]["summary"]["over"]


def test_undo_and_redo_are_no_rewriting() -> None:
    room, chance, undone = begun(0), Randomness(8), 0
    while undone < 3:
        room.play(room.latest()["number"] + 1, chance)
        for seat in (1, 2):
            if room.host.updates[seat]["undo"] is not None:
                room.guests[seat].say("undo")
                room.net.wait(500)
                undone += 1
                if undone % 2:
                    room.guests[seat].say("redo")
                    room.net.wait(500)
    assert room.latest()["line"] > undone
    assert verdicts(room) == [[], []]


def test_a_computer_player_may_sit_in_for_a_lost_guest_and_hand_back() -> None:
    room = begun()
    bob = room.guests[2]
    room.net.cut(bob.links[0])
    room.net.wait(60_000)
    room.host.ask(None, "seat", match=ROOM, seat=2, chair={"name": "Bob", "player": "normal"})
    room.play(60)
    assert [seat["state"] for seat in room.host.told("roster")[-1]["seats"]] == ["here", "open", "bot", "bot"]
    room.net.connect(room.host, bob)
    room.net.wait(3000)
    assert bob.told("refusal") == []
    room.host.ask(None, "seat", match=ROOM, seat=2, chair={"name": "Bob", "player": "elsewhere"})
    room.net.wait(3000)
    told = room.host.engine("since", match=ROOM, seat=2, line=0, number=-1)["result"]
    assert bob.log == told["moments"]
    assert verdicts(room) == [[], []]


@pytest.fixture(name="finished", scope="module")
def guest_of_a_finished_game() -> Guest:
    """A guest that received an honest record."""
    room = begun()
    assert verdicts(room) == [[], []]
    return room.guests[1]


@NIGHTLY
def test_a_check_goes_on_from_call_to_call() -> None:
    room = begun()
    room.finish()
    guest, calls = room.guests[1], 0
    guest.desk.patience = lambda: lambda: True
    while not guest.told("verdict"):
        guest.do("verify")
        calls += 1
        if calls == 20:
            guest.say("chat", text="still here")
            room.net.wait(500)
            assert room.host.told("chat")[-1]["text"] == "still here"
    record = guest.peer_api.guests[ROOM].kept.record
    assert record is not None
    assert calls > len(record.steps)
    assert len(guest.told("checking")) == calls - 1
    assert guest.told("verdict")[-1]["faults"] == []


def test_a_check_pauses_while_it_thinks_as_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    look_briefly(monkeypatch, Depth(worlds=2, most=3, rounds=0))
    room = Room(
        "person", "elsewhere", "master", game="pointcity", setup=plain_setup(3).model_dump(mode="json")
    )
    guest = room.come(1, "Ada")
    room.deal()
    room.play(12, Randomness(1))
    host = room.host.peer_api.hosts[ROOM]
    journal = host.journal
    host.say_to_all(
        say.RecordMessage(
            secret=host.drawing.secret if host.drawing else None, seed=room.host.desk.open_matches[ROOM].match.seed, line=0, free=False,
            seating=journal.seating, steps=journal.steps,
        )
    )  # fmt: skip
    room.host.do("tick")
    room.net.wait(1000)
    guest.desk.patience = lambda: lambda: True
    calls = 0
    while not guest.told("verdict"):
        guest.do("verify")
        calls += 1
    assert calls > 2 * len(journal.steps)


# A host that cheats ---------------------------------------------------------------------------------------


def test_a_forged_update() -> None:
    room = begun()
    room.host.forge = lambda update: (
        update["view"]["seats"][0].update(gold=9) if update["seat"] == 1 else None
    )
    room.play(room.latest()["number"] + 1)
    number = room.latest()["number"]
    room.host.forge = None
    ada, bob = verdicts(room)
    assert ada == [{"code": "forged-update", "number": number}]
    assert bob == []


def test_a_changed_shuffle() -> None:
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    room.host.choose_seed = lambda seed: f"{seed}"[::-1]
    room.deal()
    assert [codes(faults) for faults in verdicts(room)] == [{"changed-shuffle"}]


def test_a_changed_shuffle_with_a_record_that_denies_it() -> None:
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    seeds: list[Seed] = []
    room.host.choose_seed = lambda seed: seeds.append(seed) or 77
    room.deal()
    room.finish()
    guest = room.guests[1]
    forged = changed_record(guest, seed=seeds[0])
    assert codes(forged) & {"broken-record", "forged-update"}


def changed_record(guest: Guest, **changed: Any) -> list[Data]:
    """Return what a guest finds in a changed record."""
    kept = guest.peer_api.guests[ROOM].kept
    assert kept.record is not None
    guest.peer_api.guests[ROOM].kept = kept.model_copy(
        update={"record": kept.record.model_copy(update=changed)}
    )
    return verdict(guest)["faults"]


def test_a_secret_that_is_not_the_one_bound_to(finished: Guest) -> None:
    assert codes(changed_record(finished, secret="0" * 64)) == {"changed-shuffle"}
    assert codes(changed_record(finished, secret=None)) == {"changed-shuffle"}


def test_a_rewritten_past() -> None:
    """The host undoes what was revealed, and plays on differently."""
    room = begun(30)
    journal = room.host.peer_api.hosts[ROOM].journal
    match = room.host.desk.open_matches[ROOM].match
    match.history.cut(match.number - 8)
    match.line += 1
    journal.steps.append(["undo", match.waiting or 0])
    journal._place = (match.line, match.number, match.reseated)
    room.host.take(room.host.engine("seat", match=ROOM, seat=3, chair=dict(match.seating[3]))["result"])
    room.net.wait(2000)
    for faults in verdicts(room):
        assert codes(faults) == {"rewritten-past"}


@NIGHTLY
def test_a_past_that_is_left_out_of_the_record() -> None:
    room = begun(30)
    honest = room.host.peer_api.hosts[ROOM].journal
    match = room.host.desk.open_matches[ROOM].match
    match.history.cut(match.number - 8)
    honest.steps, honest._place = honest.steps[:-8], (match.line, match.number, match.reseated)
    room.host.take(room.host.engine("seat", match=ROOM, seat=3, chair=dict(match.seating[3]))["result"])
    room.net.wait(2000)
    for faults in verdicts(room):
        assert codes(faults) & {"rewritten-past", "forged-update"}


def test_a_pick_that_the_guest_did_not_make() -> None:
    room = begun()
    while room.latest()["waiting"] != 1:
        room.play(room.latest()["number"] + 1)
    ask = room.host.updates[1]["ask"]
    number = room.latest()["number"] + 1
    options = some_pick(ask, Randomness(1))
    room.host.ask(1, "pick", match=ROOM, seat=1, ask=ask["id"], options=options)
    room.net.wait(1000)
    ada, bob = verdicts(room)
    assert ada == [{"code": "forged-pick", "number": number}]
    assert bob == []


def test_a_computer_player_that_is_helped(finished: Guest) -> None:
    record = finished.peer_api.guests[ROOM].kept.record
    assert record is not None
    # The chairs say who picks: a computer player in the chair of seat 0 would have picked differently.
    seating = [("P0", "normal"), *record.seating[1:]]
    assert "forged-computer" in codes(changed_record(finished, seating=seating))


@pytest.mark.parametrize(
    "steps",
    [[], [["pick", "nonsense"]], [["undo", 0]], [["redo", 1]], [["dance"]], [["chair", 99, "x", "y"]]],
)
def test_a_record_that_is_no_game(finished: Guest, steps: list[list[Any]]) -> None:
    found = codes(changed_record(finished, steps=steps))
    assert found & {"broken-record", "rewritten-past"}


def test_an_update_whose_chain_does_not_fit() -> None:
    room = begun()
    guest = room.guests[1].peer_api.guests[ROOM]
    guest.kept = guest.kept.model_copy(update={"head": "1" * 64})
    room.play(room.latest()["number"] + 1)
    assert room.guests[1].told("fault")[0]["code"] == "broken-chain"


# Drawing the seed --------------------------------------------------------------------------------------------

FACTS = PlayedGame(game="citadels", rules=CITADELS.rules, setup={})


def lot_of(seat: int) -> StoredGuest:
    return StoredGuest(
        room=ROOM,
        token=None,
        key=None,
        secret=f"of {seat}",
        name="x",
        seat=seat,
        head="0" * 64,
        told=[],
        picks=[],
        faults=[],
    )


def step(kept: StoredGuest, message: say.Deal | say.Commits | say.Nonces) -> tuple[StoredGuest, Any, bool]:
    drawn = draw(kept, message)
    kept = kept.model_copy(update={"lot": drawn.lot}) if drawn.lot is not None else kept
    return kept, drawn.answer, drawn.fault


def drawn_by(*guests: StoredGuest) -> tuple[SeedHost, list[StoredGuest]]:
    """Let guests commit to their nonces."""
    drawing = SeedHost(ROOM, 1, "cd" * 32, [int(one.seat or 0) for one in guests], FACTS)
    bound: list[StoredGuest] = []
    for one in guests:
        kept, answer, fault = step(one, drawing.deal())
        assert not fault
        drawing.bind(one.seat, answer)
        bound.append(kept)
    return drawing, bound


def test_no_nonce_is_shown_before_all_have_bound_themselves() -> None:
    drawing = SeedHost(ROOM, 1, "cd" * 32, [1, 2], FACTS)
    _, answer, _ = step(lot_of(1), drawing.deal())
    assert not drawing.bind(1, answer)
    assert [message.kind for message in drawing.messages()] == ["deal"]
    assert not drawing.show(1, say.Reveal(attempt=1, nonce="0" * 64))
    assert drawing.nonces == {}


def test_a_guest_is_bound_to_its_nonce() -> None:
    drawing, _ = drawn_by(lot_of(1))
    with pytest.raises(Exception, match="peer-broken"):
        drawing.show(1, say.Reveal(attempt=1, nonce="0" * 64))


def loaded_anew(kept: StoredGuest) -> StoredGuest:
    """Return what a guest keeps once it meets another load of the host's page."""
    assert kept.lot is not None
    return kept.model_copy(update={"lot": kept.lot.model_copy(update={"may_begin_again": True})})


def test_a_drawing_begins_again_only_after_the_host_was_loaded_anew_and_counts_as_one_more_try() -> None:
    drawing, (ada,) = drawn_by(lot_of(1))
    ada, _, _ = step(ada, say.Commits(attempt=1, commits=drawing.commits))
    other = SeedHost(ROOM, 1, "ef" * 32, [1], FACTS).deal()
    assert step(ada, other)[2]
    # A host that has kept the drawing shows it again; then it is bound to it as before.
    kept, _, fault = step(loaded_anew(ada), drawing.deal())
    assert (kept, fault) == (ada, False)
    assert step(kept, other)[2]
    ada, answer, fault = step(loaded_anew(ada), other)
    assert ada.lot is not None
    assert (ada.lot.tries, answer.attempt, fault) == (2, 1, False)
    assert step(ada, drawing.deal())[2]
    ada, _, _ = step(ada, SeedHost(ROOM, 2, "ef" * 32, [1], FACTS).deal())
    assert ada.lot is not None
    assert ada.lot.tries == 3


def test_a_host_that_changes_what_others_bound_themselves_to() -> None:
    drawing, (ada, _) = drawn_by(lot_of(1), lot_of(2))
    ada, _, fault = step(ada, say.Commits(attempt=1, commits=drawing.commits))
    assert not fault
    other = drawing.commits | {"2": commitment(ROOM, 1, "2", "ef" * 32)}
    assert step(ada, say.Commits(attempt=1, commits=other))[2]
    assert ada.lot is not None
    shown = {"1": str(ada.lot.nonce), "2": "ef" * 32}
    assert step(ada, say.Nonces(attempt=1, nonces=shown))[2]


def test_a_host_that_changes_a_guests_own_commitment() -> None:
    drawing, (ada,) = drawn_by(lot_of(1))
    assert step(ada, say.Commits(attempt=1, commits={"1": "0" * 64}))[2]
    assert step(ada, say.Commits(attempt=1, commits=drawing.commits | {"5": "0" * 64}))[2]


def test_a_host_that_binds_itself_anew_in_the_same_try() -> None:
    _, (ada,) = drawn_by(lot_of(1))
    other = SeedHost(ROOM, 1, "ef" * 32, [1], FACTS)
    assert step(ada, other.deal())[2]


def test_guests_who_were_shown_different_things_have_different_numbers() -> None:
    """The host shows each guest a forged guest in the place of the other one."""
    drawing, (ada, bob) = drawn_by(lot_of(1), lot_of(2))
    made_up = {who: commitment(ROOM, 1, who, "ef" * 32) for who in ("1", "2")}
    numbers: list[str] = []
    for guest, other in ((ada, "2"), (bob, "1")):
        commits = drawing.commits | {other: made_up[other]}
        kept, answer, fault = step(guest, say.Commits(attempt=1, commits=commits))
        assert not fault
        nonces = {str(kept.seat): answer.nonce, other: "ef" * 32}
        kept, _, fault = step(kept, say.Nonces(attempt=1, nonces=nonces))
        assert not fault
        assert kept.lot is not None
        numbers.append(kept.lot.number(ROOM))
    assert numbers[0] != numbers[1]


SEEDS: dict[Shuffle, Seed] = {
    "quick": 3_131_962_188_530_902,
    "cipher": "e19fa15c7928f5080c86b07e088cf8c4ba864b9b99903d4312eb2080c5b284d6",
}


@pytest.mark.parametrize("shuffle", SEEDS)
def test_each_nonce_changes_the_seed_and_all_of_them_lie_in_its_range(shuffle: Shuffle) -> None:
    nonces = {"1": "aa" * 32, "2": "bb" * 32}
    seed = joint_seed(ROOM, 1, "cc" * 32, nonces, shuffle)
    others = [
        joint_seed(ROOM, 1, "cc" * 32, nonces | {"2": "bc" * 32}, shuffle),
        joint_seed(ROOM, 1, "cd" * 32, nonces, shuffle),
        joint_seed(ROOM, 2, "cc" * 32, nonces, shuffle),
        joint_seed("room-2", 1, "cc" * 32, nonces, shuffle),
    ]
    assert seed not in others
    for one in (seed, *others):
        assert re.fullmatch(KEY, one) if isinstance(one, str) else 0 <= one < 2**53
    assert seed == SEEDS[shuffle]
