"""Tests new games from a moment of a running game: they are made of what the seat knew, and of nothing else."""

import json
from typing import Any

import pytest

from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from citadels.model.view import View
from desk_client import Data, DeskClient
from games import Table, game_for, pile_game, play, tables
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.match.redeal import redealt
from tabletop.peer.host.journal import Journal
from tabletop.players.seating import Chair
from test_forged_saves import mutate, opened_and_played
from tests.tiers import sampled

TABLES = tables(20)


def match_at(game: Citadels, position: Position[State], seat: int, seed: int) -> Match[State, View]:
    """Return a match that stands at ``position``, with a person on ``seat`` among computer players."""
    chairs = [Chair(name=f"P{at}", player="person" if at == seat else "master") for at in range(game.seats)]
    history = History(Position[State].resumed(game, position.base, ()))
    assert history.play_all(position.picks)
    return Match("m", game, chairs, seed, history)


def forked(match: Match[State, View], seat: int, seed: int = 11) -> Match[State, View]:
    return redealt(match, CITADELS, "n", seat, match.number, seed)


def shown(match: Match[State, View], seat: int) -> tuple[object, ...]:
    """Return what a seat sees, and what it is asked."""
    ask = match.position.ask
    assert ask is not None
    return match.game.view(match.position.state, seat), ask.seat, ask.seat == seat and view_ask(ask, "")


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    "table", [*TABLES[:: sampled(6, 12, "the same check at fewer tables and positions")], None], ids=str
)
def test_what_the_seat_cannot_know_changes_nothing(table: Table | None) -> None:
    """All that is hidden is dealt anew in the true game, which also has another seed: the same match comes of it."""
    game = game_for(*table) if table else pile_game()
    observer, compared, same, kept = Observer(game, game.rules), 0, 0, 0
    for number, position in enumerate(play(game, 4).positions):
        observer.watch(position)
        if position.ask is None or number % (5 if position.picks else 11):
            continue
        seat = position.ask.seat
        other = observer.position(seat, Randomness(number))
        one, two = (forked(match_at(game, here, seat, at), seat) for at, here in enumerate((position, other)))
        assert one.record(CITADELS).model_dump_json() == two.record(CITADELS).model_dump_json()
        compared += other.base != position.base
        same += 1
        kept += shown(one, seat) == shown(match_at(game, position, seat, 0), seat)
        assert game.broken_laws(one.position.base) == []
    assert compared > 4
    # Where chance brought what the seat has seen in the step under way, that begins anew.
    assert kept >= 0.9 * same


def test_another_moment_of_the_own_past_and_another_seed() -> None:
    """Also where others are asked; what the seat learned later is not in it, and luck is another."""
    game = game_for("2016", "first_game", 4)
    match = match_at(game, play(game, 4).positions[0], 1, 5)
    early: dict[int, str] = {}
    for picks in play(game, 4).picks[:60]:
        if match.number % 5 == 0:
            early[match.number] = forked(match, 1).record(CITADELS).model_dump_json()
        match.play(picks)
    for number, then in early.items():
        assert redealt(match, CITADELS, "n", 1, number, 11).record(CITADELS).model_dump_json() == then
    others = {
        json.dumps(game.dump(redealt(match, CITADELS, "n", 1, 40, seed).position.base)) for seed in range(5)
    }
    assert len(others) == 5


@pytest.fixture(scope="module", name="running")
def a_running_game() -> DeskClient:
    client = DeskClient(CITADELS, POINT_CITY)
    result = client.create("normal", "person", "master", "novice", free=True)
    client.play(result, 70, Randomness(3))
    return client


def anew(number: int = 50, **more: Any) -> Data:
    return {"match": "m", "seat": 1, "number": number, "name": "n", "seed": 9} | more


def test_it_is_kept_resumed_taken_back_and_looked_at_like_any_other(running: DeskClient) -> None:
    client = running
    begun = client.result("redeal", **anew())
    kept = json.loads(begun["keep"]["save"])
    assert (kept["format"], kept["seed"], kept["match"]) == (3, 9, "n")
    assert (client.match().record(CITADELS).format, client.match().record(CITADELS).start) == (2, None)
    result = begun
    while not result["keep"]["summary"]["over"] and result["keep"]["summary"]["number"] < 60:
        waiting = any(update["ask"] for update in result["updates"])
        result = (
            client.answer(result, Randomness(1), "n")
            if waiting
            else client.result("advance", match="n", most=20)
        )
    elsewhere = DeskClient()
    opened = elsewhere.result("open", save=result["keep"]["save"])
    assert not opened["replayed"]["why"]
    assert opened["keep"] == result["keep"]
    first = elsewhere.result("at", match="n", number=0, seats=[1])
    assert (
        first["updates"][0]["view"]
        == client.result("at", match="n", number=0, seats=[1])["updates"][0]["view"]
    )
    back = elsewhere.result("undo", match="n", seat=1)
    assert not DeskClient().result("open", save=back["keep"]["save"])["replayed"]["why"]
    redone = elsewhere.result("redo", match="n", seat=1)
    assert redone["keep"]["summary"]["number"] == result["keep"]["summary"]["number"]
    client.result("close", match="n")


def test_who_may_begin_one(running: DeskClient) -> None:
    client = running
    assert client.refused("redeal", **anew(seat=0)) == "not-your-seat"
    assert client.refused("redeal", **anew(seat=9)) == "not-your-seat"
    assert client.refused("redeal", **anew(number=999)) == "unknown-moment"
    assert client.refused("redeal", **anew(name="")) == "bad-request"
    many = DeskClient()
    many.create("person", "person", "normal", "normal")
    assert many.refused("redeal", **anew(number=0)) == "no-redeal"
    assert {game["game"]: game["redeals"] for game in client.result("hello")["games"]} == {
        "citadels": CITADELS.redeals,
        "pointcity": POINT_CITY.redeals,
    }
    over = DeskClient()
    over.create("random", "random", "random", "random")
    over.result("advance", match="m", most=2000)
    assert over.refused("redeal", **anew(number=0, seat=0)) == "game-over"


def test_a_start_that_somebody_has_changed_is_refused_or_played_on(running: DeskClient) -> None:
    """And one that does not fit its format, or breaks a law, is refused by name."""
    save = json.loads(running.result("redeal", **anew())["keep"]["save"]) | {"match": "m"}
    running.result("close", match="n")
    assert opened_and_played(save) == ""

    def where(changed: Data) -> str:
        answer = DeskClient().call("open", save=json.dumps(changed))
        assert answer["error"]["code"] == "save-broken"
        return str(answer["error"]["args"]["where"])

    assert where(save | {"format": 2}) == "start"
    assert where({name: value for name, value in save.items() if name != "start"}) == "start"
    assert where(save | {"start": save["start"] | {"issued": 99}}) == "start"
    assert where(save | {"start": {}}) == "start"
    assert where(save | {"start": 7}) == "start"
    chance, outcomes = Randomness(5), set[str]()
    for _ in range(60):
        forged = json.loads(json.dumps(save))
        done = mutate(forged["start"], chance)
        outcome = opened_and_played(forged)
        assert outcome in {"", "save-broken"}, done
        outcomes.add(outcome)
    assert "save-broken" in outcomes


def test_friends_who_come_to_one_are_shown_no_record(running: DeskClient) -> None:
    """They would play it from the seed, and find that nothing fits."""
    running.result("redeal", **anew())
    for name, whole in (("m", True), ("n", False)):
        journal = Journal()
        journal.look(running.match(name))
        assert journal.whole == whole
    running.result("close", match="n")
