"""Tests that no guest accuses an honest host: a room that missed something ends in "cannot be checked"."""

import pytest

from desk_client import Data
from evening_pages import some_pick
from evening_world import Guest
from fair_games import RandomGame
from pointcity_games import plain_setup
from tables import ROOM, Room, short_room
from tabletop.kernel.randomness import Randomness
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.guest.room_guest import RoomGuest
from tabletop.peer.messages import Hello, Welcome
from tabletop.peer.shapes import PlayedGame
from tests.tiers import sampled

ALONE = ("person", "elsewhere", "normal", "normal")
"""A host with one guest."""


def begun(picks: int = 12, *, short: bool = False) -> tuple[Room, Guest]:
    """Return a running game with one guest, after ``picks`` picks."""
    room = short_room("person", "elsewhere", "random", "random") if short else Room(*ALONE)
    ada = room.come(1, "Ada")
    room.deal()
    room.play(picks)
    return room, ada


def stand_in(room: Room, ada: Guest) -> None:
    """Have the guest disappear, and a computer player replace it."""
    room.net.cut(ada.links[0])
    room.net.wait(60_000)
    sit(room, "normal")


def come_back(room: Room, ada: Guest) -> None:
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    sit(room, "elsewhere")


def sit(room: Room, player: str, seat: int = 1, name: str = "Ada") -> None:
    room.host.ask(None, "seat", match=ROOM, seat=seat, chair={"name": name, "player": player})
    room.net.wait(3000)


def take_back(room: Room, times: int, chance: Randomness) -> None:
    """Have the host undo its latest pick ``times`` times, and make another pick each time."""
    done = 0
    while done < times:
        update = room.latest()
        assert update["waiting"] is not None, "the game was over too soon"
        if room.host.updates[0]["undo"] is not None:
            room.host.ask(None, "undo", match=ROOM, seat=0)
            done += 1
        room.play(room.latest()["number"] + 1, chance)


def verdict_of(room: Room, ada: Guest) -> list[Data]:
    """Play to the end, and return what the guest finds."""
    room.finish()
    assert ada.told("unchecked") == []
    assert room.host.told("unchecked") == []
    return ada.faults()


@pytest.mark.parametrize("times", [1, 4])
def test_a_host_that_takes_back_while_a_computer_player_sits_in(times: int) -> None:
    room, ada = begun()
    stand_in(room, ada)
    take_back(room, times, Randomness(2))
    come_back(room, ada)
    assert verdict_of(room, ada) == []


def test_a_host_that_makes_again_what_it_took_back_meanwhile() -> None:
    room, ada = begun()
    stand_in(room, ada)
    chance = Randomness(2)
    while room.host.updates[0]["undo"] is None:
        room.play(room.latest()["number"] + 1, chance)
    room.host.ask(None, "undo", match=ROOM, seat=0)
    room.host.ask(None, "redo", match=ROOM, seat=0)
    room.play(room.latest()["number"] + 3, chance)
    come_back(room, ada)
    assert verdict_of(room, ada) == []


def test_a_guest_that_reloads_while_a_computer_player_sits_in() -> None:
    room, ada = begun()
    stand_in(room, ada)
    take_back(room, 2, Randomness(2))
    ada.reload()
    come_back(room, ada)
    assert verdict_of(room, ada) == []


def test_a_host_that_reloads_while_a_computer_player_sits_in() -> None:
    room, ada = begun()
    stand_in(room, ada)
    take_back(room, 1, Randomness(2))
    room.host.reload()
    take_back(room, 1, Randomness(3))
    come_back(room, ada)
    assert verdict_of(room, ada) == []


@pytest.mark.parametrize("reloads", [False, True])
def test_a_friend_who_comes_back_once_the_game_is_over_accuses_no_host(reloads: bool) -> None:  # noqa: FBT001 - a parameter
    """It has its chair again, and reads the seating of now with the last moment; so does the friend who was there."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.deal()
    room.play(12)
    stand_in(room, ada)
    del room.guests[1]
    room.finish()
    assert bob.faults() == []
    if reloads:
        room.host.reload()
        room.net.connect(room.host, bob)
        room.net.wait(3000)
    come_back(room, ada)
    room.net.wait(3000)
    assert [ada.faults(), bob.faults()] == [[], []]
    assert ada.told("unchecked") == bob.told("unchecked") == []


@pytest.mark.parametrize("picks", [1, 2])
def test_a_host_that_reloads_before_its_match_is_stored(picks: int) -> None:
    """Its room may be stored first. No guest was told the lost picks, so the record continues without them."""
    room, ada = begun(short=True)
    while room.latest()["waiting"] != 0:
        room.play(room.latest()["number"] + 1)
    ask: Data = room.host.updates[0]["ask"]
    room.host.engine("pick", match=ROOM, seat=0, ask=ask["id"], options=some_pick(ask, Randomness(1)))
    if picks > 1:
        room.host.engine("advance", match=ROOM, most=1)
    room.host.do("tick")
    room.host.reload()
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert verdict_of(room, ada) == []


def test_a_host_whose_match_lost_what_a_guest_knows_has_no_record() -> None:
    room, ada = begun()
    save = room.host.save
    room.play(room.latest()["number"] + 2)
    room.host.stored_save = save
    room.host.reload()
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    room.finish()
    assert ada.told("unchecked")


def full_disk(room: Room) -> tuple[str | None, str | None]:
    """Return what is stored of a room and its match: all that is stored where the disk is full from now on."""
    return room.host.kept, room.host.stored_save


def load_anew(room: Room, stored: tuple[str | None, str | None]) -> None:
    """Load the host's page anew, with what was ``stored``, and wait until its guests notice."""
    room.host.kept, room.host.stored_save = stored
    room.host.reload()


def meet(room: Room, guest: Guest) -> None:
    room.net.connect(room.host, guest)
    room.net.wait(3000)


@pytest.mark.parametrize("reloads", [False, True])
@pytest.mark.parametrize("loads", [1, 2])
def test_a_host_whose_disk_was_full_is_not_accused(loads: int, reloads: bool) -> None:  # noqa: FBT001 - a parameter
    """Who was told moves that were lost cannot check the game. Eva, who watches, comes back later than the others."""
    room, ada = begun(4, short=True)
    eva = room.come(None, "Eva")
    room.play(6)
    stored = full_disk(room)
    room.play(12)
    load_anew(room, stored)
    meet(room, ada)
    room.play(8 if loads == 1 else 16, Randomness(5))
    if loads > 1:
        room.host.reload()
        meet(room, ada)
    if reloads:
        eva.reload()
    meet(room, eva)
    room.finish(Randomness(6))
    for guest in (ada, eva):
        assert guest.faults() == []
        assert guest.told("unchecked")


def test_a_guest_of_the_version_before_is_told_of_no_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take a welcome with a field that it does not know for a broken one."""
    hello = RoomGuest.hello

    def older(guest: RoomGuest, conn: str, *, fresh: bool) -> Hello:
        said = hello(guest, conn, fresh=fresh)
        return said.model_copy(
            update={"games": {name: said.games[name] for name in said.games if "known" not in name}}
        )

    monkeypatch.setattr(RoomGuest, "hello", older)
    room, ada = begun(6)
    stored = full_disk(room)
    room.play(12)
    load_anew(room, stored)
    meet(room, ada)
    kept = StoredGuest.model_validate_json(ada.kept or "")
    assert (kept.load, kept.unmarked) == (0, False)


def test_a_host_that_lost_only_its_notes_has_lost_nothing_that_a_guest_knows() -> None:
    room, ada = begun()
    kept, _ = full_disk(room)
    for number in (16, 20):
        room.play(number)
        load_anew(room, (kept, room.host.stored_save))
        meet(room, ada)
    assert verdict_of(room, ada) == []


def test_a_pick_that_both_ends_have_lost_but_the_match_has_not_accuses_no_host() -> None:
    room, ada = begun()
    while room.latest()["waiting"] != 1:
        room.play(room.latest()["number"] + 1)
    room_before, ada_before = room.host.kept, ada.kept
    room.play(room.latest()["number"] + 1)
    load_anew(room, (room_before, room.host.stored_save))
    ada.kept = ada_before
    ada.reload()
    meet(room, ada)
    room.finish()
    assert ada.faults() == []


@pytest.mark.parametrize("seat", [1, None])
def test_a_guest_who_knows_more_than_the_host_has_stored_is_told_everything_anew(seat: int | None) -> None:
    """The table waits for the guest whose decision the host has lost."""
    room, ada = begun()
    watcher = room.come(None, "watcher")
    while room.latest()["waiting"] != 1:
        room.play(room.latest()["number"] + 1)
    save, number = room.host.save, room.latest()["number"]
    room.play(number + 2)
    room.host.stored_save = save
    room.host.reload()
    page = ada if seat == 1 else watcher
    refusals = len(page.told("refusal"))
    room.net.connect(room.host, page)
    room.net.wait(3000)
    assert page.update is not None
    assert (page.update["line"], page.update["number"]) == (0, number)
    assert (
        page.log == room.host.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]["moments"]
    )
    assert len(page.told("refusal")) == refusals


@pytest.mark.parametrize("decisions", [1, 3])
def test_a_guest_whose_page_is_closed_before_it_stores_its_decisions(decisions: int) -> None:
    """They have reached the host; the guest knows that it lost something, and accuses no player."""
    room, ada = begun(short=True)
    before = ada.kept
    for _ in range(decisions):
        while not ada.asked:
            room.play(room.latest()["number"] + 1)
        before = before if decisions > 1 else ada.kept
        number = room.latest()["number"]
        ada.answer(Randomness(1))
        room.net.wait(500)
        assert room.latest()["number"] > number
    ada.kept = before
    ada.reload()
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert verdict_of(room, ada) == []
    assert ada.told("unchecked")
    assert room.host.told("verdict") == []


@pytest.mark.parametrize("texts", range(1, 12))
def test_a_guest_whose_store_takes_nothing_while_the_seed_is_drawn_draws_on(texts: int) -> None:
    """Its page is loaded anew after so many texts of the drawing, with what it had stored before."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    ada.refuses = True

    def load_anew() -> None:
        ada.refuses = False
        ada.reload()
        room.net.connect(room.host, ada)

    room.net.stop_at, room.net.stopped = len(room.net.recorded) + texts, load_anew
    room.host.do("deal")
    room.net.wait(20_000)
    lots = [guest.peer_api.guests[ROOM].kept.lot for guest in (ada, bob)]
    assert [guest.told("fault") for guest in (ada, bob)] == [[], []]
    assert None not in lots
    assert {lot.number(ROOM) for lot in lots if lot is not None} == {
        event["number"] for event in room.host.told("seed")
    }
    assert ada.update is not None


@pytest.mark.parametrize(("texts", "match"), [(3, False), (6, False), (20, False), (26, False), (9, True)])
def test_a_host_whose_store_takes_nothing_while_the_seed_is_drawn_is_not_accused(
    texts: int, *, match: bool
) -> None:
    """Its page is loaded anew after so many texts, and knows nothing of the drawing.

    It draws again, or has the ``match`` alone.
    """
    room = short_room("person", "elsewhere", "elsewhere", "random")
    guests = room.come(1, "Ada"), room.come(2, "Bob")
    room.host.refuses, room.host.match_refused = True, not match

    def load_anew() -> None:
        room.host.refuses = False
        room.host.reload()
        room.net.connect(room.host, guests[0])

    room.net.stop_at, room.net.stopped = len(room.net.recorded) + texts, load_anew
    room.deal()
    room.net.wait(3000)
    if not match:
        # It has met this load of the host's page already when it says what it knows.
        guests[0].reload()
        room.net.connect(room.host, guests[0])
        room.net.wait(3000)
        room.deal()
    # The other one is back only in the game.
    room.net.connect(room.host, guests[1])
    room.net.wait(3000)
    room.finish()
    for guest in guests:
        if match:
            assert (guest.told("fault"), len(guest.told("unchecked"))) == ([], 1)
        else:
            assert (guest.told("fault"), guest.faults()) == ([], [])
    if not match:
        # The first drawing, which the host has lost, counts.
        assert guests[0].told("number")[-1]["attempt"] == 2


def test_a_host_that_has_stored_an_earlier_drawing_than_its_match_had_is_not_accused() -> None:
    """A friend was lost while the seed was drawn, so that it was drawn again; of the two only the first was stored."""
    room = short_room("person", "elsewhere", "elsewhere", "random")
    guests = ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.host.do("deal")
    room.net.cut(bob.links[0])
    room.host.refuses = True
    room.net.wait(10_000)
    assert [event["attempt"] for event in room.host.told("seed")] == [2]
    room.host.refuses = False
    room.host.reload()
    for guest in guests:
        room.net.connect(room.host, guest)
    room.net.wait(3000)
    room.finish()
    assert [(guest.told("fault"), len(guest.told("unchecked"))) for guest in (ada, bob)] == [([], 1), ([], 1)]


def test_a_host_whose_room_was_stored_and_whose_match_was_not_deals_the_same_cards() -> None:
    """Its page closed between the two; it knows that the game has begun, and has none."""
    room = short_room("person", "elsewhere", "random", "random")
    ada = room.come(1, "Ada")
    room.deal()
    seed = room.host.told("seed")[-1]["seed"]
    room.host.stored_save = None
    room.host.reload()
    room.net.connect(room.host, ada)
    room.net.wait(3000)
    assert [event["seed"] for event in room.host.told("seed")] == [seed]
    room.finish()
    assert (ada.told("fault"), ada.faults()) == ([], [])


def test_a_friend_comes_into_a_game_whose_seats_have_changed_before() -> None:
    room = Room("person", "person", "normal", "normal")
    host = room.host
    host.do("shut", final=False)
    host.create(77)
    chance = Randomness(4)
    room.play(9, chance)
    # Later it is not known which seats people played, and which a computer player.
    host.ask(None, "seat", match=ROOM, seat=1, chair={"name": "P1", "player": "normal"})
    room.play(30, chance)
    host.kept, host.left = None, False
    host.host(running=True)
    ada = room.come(2, "Ada")
    sit(room, "elsewhere", seat=2)
    assert verdict_of(room, ada) == []


TABLES: list[tuple[str, tuple[str, ...]]] = [
    ("citadels", ("person", "elsewhere", "elsewhere", "novice")),
    ("pointcity", ("person", "elsewhere", "nobody")),
    ("citadels", ("elsewhere", "elsewhere", "nobody", "normal")),
    ("pointcity", ("elsewhere", "elsewhere", "elsewhere")),
]
GAMES = sampled(
    84, 2, "each game is met once; test_evenings.py has whole games with returns and reloads, too"
)
"""Two or three verdicts each."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_of_honest_people_end_in_clean_verdicts(seed: int) -> None:
    game, players = TABLES[seed % len(TABLES)]
    setup = plain_setup(len(players)).model_dump(mode="json") if game == "pointcity" else None
    played = RandomGame(seed, *players, game=game, setup=setup)
    played.play()
    verdicts = played.verdicts()
    assert len(verdicts) >= 2
    # A room that lost its last notes may have no record; it never has a wrong one.
    assert all(faults in ([], None) for faults in verdicts), played.done
    assert None not in verdicts or "lost notes" in played.done


def facts_of(guest: RoomGuest) -> PlayedGame:
    assert guest.kept.facts is not None
    return guest.kept.facts


def seated(picks: int = 20) -> tuple[Room, Guest]:
    """Return a running game in which a spectator was given the seat of a computer player."""
    room, _ = begun()
    eva = room.come(None, "Eva")
    room.play(picks)
    eva.token = room.host.invite(2)
    eva.begin()
    eva.join()
    room.net.connect(room.host, eva)
    room.net.run()
    room.watchers.remove(eva)
    room.guests[2] = eva
    sit(room, "elsewhere", 2, "Eva")
    room.play(picks + 12)
    return room, eva


def test_a_spectator_who_is_given_a_seat_accuses_no_player() -> None:
    room, eva = seated()
    assert verdict_of(room, eva) == []


def test_a_host_that_makes_a_guest_watch_and_play_again_loses_no_evidence() -> None:
    room, eva = seated()
    assert eva.kept is not None
    kept = StoredGuest.model_validate_json(eva.kept)
    assert 0 < kept.watched < len(kept.told)
    room.finish()
    # What was told to the seat stays the seat's, whatever the host says later.
    guest = eva.peer_api.guests[ROOM]
    for seat in (None, 2):
        guest.take(Welcome(guest=9, seat=seat, key=guest.kept.key or "", last=0, facts=facts_of(guest)))
    assert guest.kept.watched == len(guest.kept.told)
    eva.do("verify")
    assert "forged-update" in {fault["code"] for fault in eva.told("verdict")[-1]["faults"]}
