"""Tests the desk with any input: it answers, never with an error of its own, and what it refuses changes nothing."""

import json
from functools import cache
from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from desk_client import Data, DeskClient, asked, table
from games import random_pick
from hostile import JSON_VALUES, answers, mutated, request
from tabletop.kernel.ask import Ask
from tabletop.kernel.randomness import Randomness
from tabletop.service.calls import METHODS

ANY_METHOD = st.sampled_from([*get_args(METHODS), "?"])
NAMES = st.sampled_from(
    ["match", "game", "setup", "seating", "seed", "free", "save", "seat", "ask", "options", "most", "wish",
     "chair", "line", "number", "seats", "name", "stop"]
)  # fmt: skip


@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    assert not answers(text, DeskClient())["ok"]


@given(JSON_VALUES)
def test_any_json(value: Any) -> None:
    answers(json.dumps(value), DeskClient())


@given(ANY_METHOD, st.dictionaries(NAMES, JSON_VALUES, max_size=5))
def test_any_params(method: str, params: Data) -> None:
    answers(request(method, params), DeskClient())


@given(st.data())
def test_any_change_of_a_good_call(data: st.DataObject) -> None:
    client = DeskClient()
    save = json.loads(client.create("person", "random", "random", "random", free=True)["keep"]["save"])
    good: dict[str, Data] = {
        "create": table("person", "random", seed=3) | {"match": "n"},
        "open": {"save": json.dumps(mutated(data, save))},
        "inspect": {"save": json.dumps(mutated(data, save))},
        "pick": {"match": "m", "seat": 0, "ask": "0.0", "options": ["draft:character=king"]},
        "draw": {"game": "citadels", "wish": {"edition": "2016", "players": 4}, "seed": 1},
        "advance": {"match": "m", "most": 3, "stop": True},
        "hint": {"match": "m", "seat": 0},
        "seat": {"match": "m", "seat": 1, "chair": {"name": "A", "player": "normal"}},
        "since": {"match": "m", "seat": 0, "line": 0, "number": 0},
        "undo": {"match": "m", "seat": 0},
        "at": {"match": "m", "number": 0, "seats": [0]},
        "fork": {"match": "m", "number": 0, "name": "n", "seating": table("person", "random")["seating"]},
    }
    method = data.draw(st.sampled_from(sorted(good)))
    params = mutated(data, good[method]) if data.draw(st.booleans()) else good[method]
    answers(request(method, params), client)


@given(st.data())
def test_any_change_of_a_save_with_undone_picks(data: st.DataObject) -> None:
    answers(request("open", {"save": json.dumps(mutated(data, json.loads(undone_save())))}), DeskClient())


@cache
def undone_save() -> str:
    """Return the save of a game in which something was taken back, twice."""
    client, chance = DeskClient(), Randomness(5)
    client.play(client.create("person", "random", "random", "random", free=True), 40, chance)
    client.result("undo", match="m", seat=0)
    return str(client.result("undo", match="m", seat=0)["keep"]["save"])


@given(st.data())
def test_any_change_of_a_stored_state(data: st.DataObject) -> None:
    """A state written by hand is refused, or it is lawful and the game goes on from it."""
    save = json.loads(later_save(data.draw(st.sampled_from([0, 15, 40, 70, 100]))))
    state, client = mutated(data, save["state"]), DeskClient()
    answer = answers(request("open", {"save": json.dumps(save | {"state": state})}), client)
    chance = Randomness(1)
    for _ in range(25):
        if not answer["ok"] or answer["result"]["keep"]["summary"]["over"]:
            return
        ask = asked(answer["result"])
        options = tuple(option["id"] for option in ask["options"])
        pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        params = {"match": "m", "seat": ask["seat"], "ask": ask["id"], "options": list(pick)}
        answer = answers(request("pick", params), client)


@cache
def later_save(picks: int) -> str:
    """Return the save of a game after so many picks."""
    client = DeskClient()
    return str(client.play(client.create(), picks, Randomness(5))["keep"]["save"])
