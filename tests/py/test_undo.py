"""Tests undo, redo, past moments and games that begin at one: a match is a line of numbered moments."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.kind import CITADELS
from desk_client import Data, DeskClient, asked, seats, table, told
from games import random_pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import EVERY
from tabletop.match.match import Match, new_match
from tabletop.match.updates import Update
from tabletop.players.seating import Chair
from tabletop.service.desk import Desk
from tests.tiers import at_night

FREE = ("person", "random", "normal", "random")


@pytest.fixture
def client() -> DeskClient:
    return DeskClient()


def to_a_turn(client: DeskClient, *players: str, **more: Any) -> Data:
    """Play to where a person has gathered gold in a turn, and may take that back."""
    result, chance = client.create(*players, **more), Randomness(1)
    while True:
        ask = next((update["ask"] for update in result["updates"] if update["ask"]), None)
        if ask is None:
            result = client.result("advance", match="m", most=100)
        elif ask["kind"] == "turn" and ask["options"][0]["verb"] == "gather_gold":
            pick = {"seat": ask["seat"], "ask": ask["id"], "options": [ask["options"][0]["id"]]}
            return client.result("pick", match="m", **pick)
        else:
            result = client.answer(result, chance)


def of(result: Data, seat: int) -> Data:
    """Return the update of ``seat``."""
    found: Data = next(update for update in result["updates"] if update["seat"] == seat)
    return found


# Strict ------------------------------------------------------------------------------------------------------


def test_a_slip_is_taken_back_and_played_again(client: DeskClient) -> None:
    after = to_a_turn(client, "person", "person", "person", "person")
    seat, number = asked(after)["seat"], after["keep"]["summary"]["number"]
    assert (of(after, seat)["undo"], of(after, seat)["redo"]) == (number - 1, None)
    assert [update["undo"] for update in after["updates"] if update["seat"] != seat] == [None] * 3
    back = client.result("undo", match="m", seat=seat)
    mine = of(back, seat)
    assert (mine["line"], mine["number"], mine["after"]) == (1, number - 1, number - 1)
    assert (mine["moments"], mine["redo"]) == ([], number)
    assert mine["ask"]["id"] == f"1.{number - 1}"
    assert back["keep"]["summary"]["take_backs"] == 0
    again = client.result("redo", match="m", seat=seat)
    assert (of(again, seat)["line"], of(again, seat)["number"]) == (2, number)
    assert of(again, seat)["moments"] == of(after, seat)["moments"]
    assert of(again, seat)["view"] == of(after, seat)["view"]
    assert client.refused("redo", match="m", seat=seat) == "nothing-to-redo"


def test_a_click_from_before_an_undo_is_stale(client: DeskClient) -> None:
    after = to_a_turn(client)
    ask = asked(after)
    client.result("undo", match="m", seat=ask["seat"])
    old = {"match": "m", "seat": ask["seat"], "ask": ask["id"], "options": [ask["options"][0]["id"]]}
    assert client.refused("pick", **old) == "stale-pick"
    client.result("redo", match="m", seat=ask["seat"])
    assert client.refused("pick", **old) == "stale-pick"


def test_a_new_pick_drops_what_was_taken_back(client: DeskClient) -> None:
    seat = asked(to_a_turn(client))["seat"]
    back = client.result("undo", match="m", seat=seat)
    cards = next(option["id"] for option in asked(back)["options"] if option["verb"] == "gather_cards")
    after = client.result("pick", match="m", seat=seat, ask=asked(back)["id"], options=[cards])
    assert of(after, seat)["redo"] is None
    assert client.refused("redo", match="m", seat=seat) == "nothing-to-redo"
    assert of(after, seat)["undo"] is None, "cards were drawn"
    assert client.refused("undo", match="m", seat=seat) == "nothing-to-undo"


def test_only_the_seat_itself_takes_back(client: DeskClient) -> None:
    seat = asked(to_a_turn(client, "person", "elsewhere", "person", "random"))["seat"]
    for other in set(range(3)) - {seat}:
        assert client.refused("undo", match="m", seat=other) == "nothing-to-undo"
        assert client.refused("redo", match="m", seat=other) == "nothing-to-redo"
    assert client.refused("undo", match="m", seat=3) == "not-your-seat"
    assert client.refused("redo", match="m", seat=9) == "not-your-seat"


def test_what_somebody_else_decided_stays(client: DeskClient) -> None:
    result = client.answer(client.create(), Randomness(1))
    assert [update["undo"] for update in result["updates"]] == [None] * 4
    assert client.refused("undo", match="m", seat=0) == "nothing-to-undo"


# Free --------------------------------------------------------------------------------------------------------


def test_free_take_backs_go_to_the_persons_decision_and_are_noted(client: DeskClient) -> None:
    first = client.create(*FREE, free=True)
    client.answer(first, Randomness(1))
    after = client.result("advance", match="m", most=100)
    count = after["keep"]["summary"]["number"]
    assert count > 1
    assert of(after, 0)["undo"] == 0
    back = client.result("undo", match="m", seat=0)
    mine, summary = of(back, 0), back["keep"]["summary"]
    assert (mine["number"], mine["after"], mine["line"], mine["redo"]) == (0, -1, 1, count)
    (moment,) = mine["moments"]
    assert moment["events"][-1] == {"kind": "taken_back", "cause": "", "data": {"seat": 0, "count": count}}
    assert (summary["free"], summary["take_backs"], summary["number"]) == (True, 1, 0)
    again = client.result("redo", match="m", seat=0)
    assert of(again, 0)["moments"] == client.result("since", match="m", seat=0, line=2, number=0)["moments"]
    assert (of(again, 0)["number"], again["keep"]["summary"]["take_backs"]) == (count, 1)


def test_free_take_backs_reach_behind_the_end_of_the_game(client: DeskClient) -> None:
    result = client.play(client.create(*FREE, free=True), 10_000, Randomness(7))
    assert result["keep"]["summary"]["over"]
    backs = 0
    while of(result, 0)["undo"] is not None:
        result = client.result("undo", match="m", seat=0)
        backs += 1
        assert asked(result)["seat"] == 0
    assert backs > 20
    assert result["keep"]["summary"]["take_backs"] == backs
    assert sum(event["kind"] == "taken_back" for event in told(of(result, 0))) == backs
    while of(result, 0)["redo"] is not None:
        result = client.result("redo", match="m", seat=0)
    assert result["keep"]["summary"]["over"]


@pytest.mark.parametrize(
    "players",
    [
        ("person", "person", "random"),
        ("person", "elsewhere", "random"),
        ("person", "nobody", "random"),
        ("elsewhere", "random", "random"),
        ("random", "random", "random"),
    ],
)
def test_free_take_backs_are_for_one_person_among_computer_players(
    client: DeskClient, players: tuple[str, ...]
) -> None:
    assert client.refused("create", **table(*players, "random", free=True)) == "no-free-undo"
    client.create(*FREE, free=True)
    chairs = seats(*players)
    if players[0] == "person":
        assert client.refused("seat", match="m", seat=1, chair=chairs[1]) == "no-free-undo"
    elif players[0] == "random":
        stand_in = client.result("seat", match="m", seat=0, chair=chairs[0])
        assert stand_in["keep"]["summary"]["free"]
        client.result("seat", match="m", seat=0, chair=seats("person")[0])


# The line ----------------------------------------------------------------------------------------------------


def test_since_knows_what_an_older_line_had_in_common(client: DeskClient) -> None:
    after = to_a_turn(client)
    seat, number = asked(after)["seat"], after["keep"]["summary"]["number"]
    client.result("undo", match="m", seat=seat)
    behind = client.result("since", match="m", seat=seat, line=0, number=number)
    assert (behind["after"], behind["number"], behind["line"]) == (number - 1, number - 1, 1)
    assert client.result("since", match="m", seat=seat, line=0, number=2)["after"] == 2
    save = client.result("redo", match="m", seat=seat)["keep"]["save"]
    assert client.result("since", match="m", seat=seat, line=0, number=number)["after"] == number - 1
    later = DeskClient()
    later.result("open", save=save)
    unknown = later.result("since", match="m", seat=seat, line=0, number=number)
    assert unknown["after"] == -1, "which lines there were is not saved: everything is told"
    assert later.result("since", match="m", seat=seat, line=2, number=number)["after"] == number


def test_at_shows_every_moment_as_it_was(client: DeskClient) -> None:
    """Across the kept positions and between them; each seat what it saw at the time."""
    result, chance = client.create(), Randomness(6)
    seen: dict[int, list[Data]] = {}
    while not result["keep"]["summary"]["over"]:
        seen[result["keep"]["summary"]["number"]] = result["updates"]
        number = result["keep"]["summary"]["number"]
        if at_night("the kept moments, those after them and some between") or number % 15 == 0:
            running = client.result("at", match="m", number=number // 2, seats=[0])
            assert running["last"] == number
        result = client.answer(result, chance)
    last = result["keep"]["summary"]["number"]
    assert last > 3 * EVERY
    # On a push the kept positions, those after them, and some between.
    looked = [
        one
        for one in seen
        if at_night("the kept moments, those after them and some between") or one % EVERY < 2 or one % 21 == 0
    ]
    for number, updates in ((one, seen[one]) for one in looked):
        glimpse = client.result("at", match="m", number=number, seats=[0, 1, 2, 3, None])
        assert (glimpse["number"], glimpse["first"], glimpse["last"]) == (number, 0, last)
        for then, now in zip(updates, glimpse["updates"], strict=False):
            assert now["view"] == then["view"]
            assert (now["waiting"], now["moments"]) == (then["waiting"], then["moments"])
            assert (now["ask"], now["undo"], now["redo"], now["after"]) == (None, None, None, number - 1)
        assert glimpse["updates"][4]["view"]["hand"] == []


def test_at_of_a_finished_game_shows_any_seat(client: DeskClient) -> None:
    client.create("person", "random", "random", "random")
    client.play(client.result("advance", match="m", most=1), 10_000, Randomness(1))
    glimpse = client.result("at", match="m", number=5, seats=[0, 1, 2, 3, None])
    assert [len(update["view"]["hand"]) > 0 for update in glimpse["updates"]] == [True] * 4 + [False]
    assert told(client.result("since", match="m", seat=2, line=0, number=-1))


def test_a_fork_goes_on_from_a_moment_of_a_finished_game(client: DeskClient) -> None:
    result = client.play(client.create("person", "random", "random", "random"), 10_000, Randomness(2))
    new = {"match": "m", "number": 30, "name": "n", "seating": seats("random", "person", "normal", "normal")}
    fork = client.result("fork", **new)
    summary = fork["keep"]["summary"]
    assert (summary["match"], summary["number"], summary["over"]) == ("n", 30, False)
    there = client.result("at", match="m", number=30, seats=[1])["updates"][0]
    assert of(fork, 1)["view"] == there["view"]
    assert client.match("n").history.picks == client.match("m").history.picks[:30]
    assert client.result("inspect", save=result["keep"]["save"]) == result["keep"]["summary"]
    assert not DeskClient().result("open", save=fork["keep"]["save"])["replayed"]["why"]
    assert client.refused("fork", **new | {"number": 9999}) == "unknown-moment"
    assert client.refused("fork", **new | {"seating": seats("person")}) == "bad-seating"
    assert client.refused("fork", **new | {"free": True, "seating": seats(*["person"] * 4)}) == "no-free-undo"
    assert client.refused("fork", **new | {"match": "n", "name": "o"}) == "still-running"


# Any sequence ------------------------------------------------------------------------------------------------

DEEDS = st.lists(st.sampled_from(["pick", "pick", "pick", "undo", "undo", "redo"]), min_size=5, max_size=60)


@given(deeds=DEEDS, seed=st.integers(0, 2**53 - 1), free=st.booleans())
def test_a_client_that_follows_picks_undos_and_redos_agrees(deeds: list[str], seed: int, free: bool) -> None:  # noqa: FBT001
    """After any sequence, with the match; that the saved match is the same one is in test_restored.py."""
    players = ("person", "random", "random") if free else ("person", "person", "person")
    seating = [Chair(name="P", player=player) for player in (*players, "random")]
    setup = table(*["person"] * 4)["setup"]
    match = new_match("m", CITADELS, setup, seating, seed, free=free)
    chance = Randomness(seed)
    heard: dict[int, list[Any]] = {}
    follow(heard, match.update(0, -1))
    for deed in deeds:
        asked_for = match.ask_id
        try:
            after = do(match, deed, chance)
        except Refusal as refusal:
            assert refusal.code in {"nothing-to-undo", "nothing-to-redo", "game-over"}  # noqa: PT017
            assert match.ask_id == asked_for
            continue
        assert match.ask_id != asked_for
        follow(heard, match.update(0, after))
        assert heard == {moment.number: moment for moment in match.update(0, -1).moments}


def do(match: Match[Any, Any], deed: str, chance: Randomness) -> int:
    """Do something at the table; return the last moment that stayed as it was."""
    seat = match.waiting
    if deed == "pick":
        before, ask = match.number, match.position.ask
        if ask is None:
            raise Refusal("game-over")
        match.play(random_pick(ask, chance))
        return before
    seat = 0 if seat is None or match.free else seat
    if not match.seating[seat].person:
        raise Refusal(f"nothing-to-{deed}")
    wanted = match.undo_to(seat) if deed == "undo" else match.redo_to(seat)
    after = match.undo(seat) if deed == "undo" else match.redo(seat)
    assert match.number == wanted
    return after


def follow(heard: dict[int, Any], update: Update[Any]) -> None:
    """Take note of an update, as docs/protocol.md says."""
    for number in [number for number in heard if number > update.after]:
        del heard[number]
    heard |= {moment.number: moment for moment in update.moments}


def test_a_whole_line_is_small_in_memory() -> None:
    """All that is kept of a long game for undo, replay and what-if: far below 10 MB."""
    tracemalloc = pytest.importorskip("tracemalloc", reason="Pyodide counts no memory")
    tracemalloc.start()
    desk = Desk([CITADELS])
    before = tracemalloc.get_traced_memory()[0]
    call = table(*["random"] * 7, seed=2)
    desk.handle(json.dumps({"id": 1, "method": "create", "params": call}))
    desk.handle(json.dumps({"id": 1, "method": "advance", "params": {"match": "m", "most": 10_000}}))
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert desk.open_matches["m"].match.number > 300
    assert kept < 10_000_000, kept
