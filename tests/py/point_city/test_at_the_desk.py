"""Tests Point City through the desk: create, play, save, resume, undo, look back, play on from a moment."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import table_laws
from citadels.kind import CITADELS
from desk_client import Data, DeskClient, asked, seats, told
from hostile import answers, mutated, request
from listening_guest import ListeningGuest
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity_games import game_for, plain_setup
from random_play import play, random_pick
from tabletop.kernel.ask import Ask
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.peer.shapes import MOST_TEXT
from tabletop.players.seating import Chair


def table(*players: str, seed: int = 5, free: bool = False) -> Data:
    """Return what creates a match called ``m`` of these players."""
    setup = plain_setup(len(players)).model_dump(mode="json")
    chairs = {"seating": seats(*players), "seed": seed, "free": free}
    return {"match": "m", "game": "pointcity", "setup": setup, **chairs}


def of(result: Data, seat: int) -> Data:
    """Return the update of ``seat``."""
    found: Data = next(update for update in result["updates"] if update["seat"] == seat)
    return found


def pick(client: DeskClient, result: Data, verb: str, **args: Any) -> Data:
    """Pick the first option with ``verb`` and ``args``."""
    ask = asked(result)
    fit = [one["id"] for one in ask["options"] if one["verb"] == verb and one["args"].items() >= args.items()]
    return client.result("pick", match="m", seat=ask["seat"], ask=ask["id"], options=fit[:1])


def test_both_games_are_offered() -> None:
    games = DeskClient(CITADELS, POINT_CITY).result("hello")["games"]
    assert [game["game"] for game in games] == ["citadels", "pointcity"]
    box = games[1]["catalogue"]
    assert games[1]["seats"] == [1, 4]
    assert (len(box["buildings"]), len(box["tokens"]), box["automa"]) == (160, 26, ["easy", "medium", "hard"])
    assert "resource" not in box["buildings"][0], "the other side is in no list"


def test_a_game_taken_up_later_is_played_like_the_others() -> None:
    client = DeskClient(CITADELS)
    assert client.refused("create", **table("person", "random")) == "unknown-game"
    client.desk.add(POINT_CITY)
    assert [game["game"] for game in client.result("hello")["games"]] == ["citadels", "pointcity"]
    assert asked(client.result("create", **table("person", "random")))["seat"] == 0


def test_what_cannot_be_set_up() -> None:
    client = DeskClient(POINT_CITY)
    assert client.refused("check", game="pointcity", setup={"players": 1}) == "bad-setup"
    assert client.refused("draw", game="pointcity", wish={}, seed=1) == "bad-request"
    assert (
        client.refused("create", **table("person", "random") | {"seating": seats("person")}) == "bad-seating"
    )
    first = table("person", "random")
    save = json.loads(client.result("create", **first)["keep"]["save"])
    old = {key: save[key] for key in ("game", "rules", "match", "setup", "seed", "picks", "state", "tail")}
    assert client.refused("open", save=json.dumps(old | {"format": 1})) == "save-broken"


def test_a_whole_game_is_saved_and_resumed_at_every_turn() -> None:
    client, chance = DeskClient(POINT_CITY), Randomness(2)
    result = client.result("create", **table("person", "random", "person"))
    while not result["keep"]["summary"]["over"]:
        again = DeskClient(POINT_CITY)
        opened = again.result("open", save=result["keep"]["save"])
        assert not opened["replayed"]["why"]
        assert opened["keep"] == result["keep"]
        assert [update["view"] for update in opened["updates"]] == [one["view"] for one in result["updates"]]
        result = client.play(result, result["keep"]["summary"]["number"] + 5, chance)
    summary = result["keep"]["summary"]
    assert summary["about"] == {"round": 17, "rounds": 17, "phase": "over", "automa": "", "against": 0}
    assert [seat["points"] for seat in result["updates"][0]["view"]["seats"]] == summary["points"]
    assert summary["winners"]
    assert len(result["keep"]["save"]) < 16_000
    assert max(len(text) for text in client.texts) < 60_000


def test_against_the_automa() -> None:
    client, chance = DeskClient(POINT_CITY), Randomness(4)
    result = client.play(client.result("create", **table("person", free=True)), 10_000, chance)
    summary = result["keep"]["summary"]
    assert summary["over"]
    assert (summary["about"]["automa"], summary["about"]["against"] > 20) == ("hard", True)
    assert summary["winners"] == ([0] if summary["points"][0] > summary["about"]["against"] else [])
    back = client.result("undo", match="m", seat=0)
    assert asked(back)["seat"] == 0


def test_the_first_card_is_taken_back_but_not_a_flip() -> None:
    """What brought a hidden side to light stays, also when the same seat goes on."""
    client = DeskClient(POINT_CITY)
    first = client.result("create", **table("person", "person"))
    chosen = pick(client, first, "take", cell=5)
    assert [cell["chosen"] for cell in of(chosen, 1)["view"]["market"]].index(True) == 5
    assert of(chosen, 0)["undo"] == 0
    back = client.result("undo", match="m", seat=0)
    assert asked(back)["options"] == asked(first)["options"]
    flipping = pick(client, back, "flip")
    assert of(flipping, 0)["undo"] == 0
    flipped = pick(client, flipping, "flip_cell", cell=3)
    assert asked(flipped)["seat"] == 0
    assert of(flipped, 0)["undo"] is None
    assert client.refused("undo", match="m", seat=0) == "nothing-to-undo"


def test_against_the_automa_a_turn_is_not_taken_back() -> None:
    """The same seat is asked again, but cards came up in between; freely it may be."""
    for free, undo in ((False, None), (True, 0)):
        client = DeskClient(POINT_CITY)
        after = pick(client, client.result("create", **table("person", free=free)), "draw")
        assert asked(after)["seat"] == 0
        assert of(after, 0)["undo"] == undo


def test_looking_back_and_playing_on() -> None:
    client, chance = DeskClient(POINT_CITY), Randomness(3)
    result = client.result("create", **table("person", "random", "random"))
    seen: dict[int, Data] = {}
    while not result["keep"]["summary"]["over"]:
        seen[result["keep"]["summary"]["number"]] = of(result, 0)["view"]
        result = client.play(result, result["keep"]["summary"]["number"] + 7, chance)
    for number, view in seen.items():
        (glimpse,) = client.result("at", match="m", number=number, seats=[0])["updates"]
        assert glimpse["view"] == view
    log = told(client.result("since", match="m", seat=0, line=0, number=-1))
    assert sum(event["kind"] == "turn_started" for event in log) == 51
    fork = {"match": "m", "number": 20, "name": "n", "seating": seats("random", "random", "person")}
    forked = client.result("fork", **fork)
    assert forked["keep"]["summary"]["number"] == 20
    assert not DeskClient(POINT_CITY).result("open", save=forked["keep"]["save"])["replayed"]["why"]


# Hostile requests --------------------------------------------------------------------------------------------


@cache
def save_after(picks: int, players: int) -> str:
    """Return the save of a game after so many picks."""
    client = DeskClient(POINT_CITY)
    result = client.result("create", **table(*["person"] * players, seed=picks))
    return str(client.play(result, picks, Randomness(picks))["keep"]["save"])


@pytest.mark.nightly("test_forged_saves.py changes saves of Citadels in the same way")
@given(st.data())
def test_any_change_of_a_stored_state(data: st.DataObject) -> None:
    """A state written by hand is refused, or it is lawful and the game goes on from it to its end."""
    save = json.loads(
        save_after(data.draw(st.sampled_from([0, 15, 40, 70])), data.draw(st.sampled_from([1, 2, 3])))
    )
    state, client = mutated(data, save["state"]), DeskClient(POINT_CITY)
    answer = answers(request("open", {"save": json.dumps(save | {"state": state})}), client)
    chance = Randomness(1)
    while answer["ok"] and not answer["result"]["keep"]["summary"]["over"]:
        ask = asked(answer["result"])
        options = tuple(one["id"] for one in ask["options"])
        chosen = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        params = {"match": "m", "seat": ask["seat"], "ask": ask["id"], "options": list(chosen)}
        answer = answers(request("pick", params), client)
        assert answer["ok"], answer


@given(st.data())
def test_any_change_of_a_good_call(data: st.DataObject) -> None:
    client = DeskClient(POINT_CITY)
    save = json.loads(client.result("create", **table("person", "random"))["keep"]["save"])
    good: dict[str, Data] = {
        "create": table("person", "random", seed=3) | {"match": "n"},
        "open": {"save": json.dumps(mutated(data, save))},
        "pick": {"match": "m", "seat": 0, "ask": "0.0", "options": ["take:cell=3"]},
        "check": {"game": "pointcity", "setup": table("person", "random")["setup"]},
    }
    method = data.draw(st.sampled_from(sorted(good)))
    answers(request(method, mutated(data, good[method])), client)


def test_a_friend_elsewhere_is_sent_little() -> None:
    """A whole game of four at one seat, every pick told by itself: well below what a link may carry."""
    game, seating = game_for((4, "", True)), seats(*["elsewhere"] * 4)
    chairs = [Chair(name=f"P{at}", player="elsewhere") for at in range(4)]
    match = Match("m", game, chairs, 4, History[State].dealt(game, 4))
    listener = ListeningGuest(2, game.setup, seating, POINT_CITY)
    listener.play(match)
    after = -1
    for chosen in play(game, 4).picks:
        update = match.update(2, after)
        listener.tell(table_laws.update_json(update).dump_python(update, mode="json"))
        after = match.number
        match.play(chosen)
    assert match.number > 100
    assert max(len(text) for text in listener.crossed) <= MOST_TEXT
    assert 5_000 < sum(len(text) for text in listener.crossed + listener.answered) <= 100_000
