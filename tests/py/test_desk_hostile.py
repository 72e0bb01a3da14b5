"""Tests the desk with any input: it answers, never with an error of its own, and what it refuses changes nothing."""

import json
from functools import cache
from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from door import Data, Door, asked, table
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
    assert not answers(text, Door())["ok"]


@given(JSON_VALUES)
def test_any_json(value: Any) -> None:
    answers(json.dumps(value), Door())


@given(ANY_METHOD, st.dictionaries(NAMES, JSON_VALUES, max_size=5))
def test_any_params(method: str, params: Data) -> None:
    answers(request(method, params), Door())


@given(st.data())
def test_any_change_of_a_good_call(data: st.DataObject) -> None:
    door = Door()
    save = json.loads(door.create("person", "random", "random", "random", free=True)["keep"]["save"])
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
    answers(request(method, params), door)


@given(st.data())
def test_any_change_of_a_save_with_undone_picks(data: st.DataObject) -> None:
    answers(request("open", {"save": json.dumps(mutated(data, json.loads(undone_save())))}), Door())


@cache
def undone_save() -> str:
    """Return the save of a game in which something was taken back, twice."""
    door, chance = Door(), Randomness(5)
    door.play(door.create("person", "random", "random", "random", free=True), 40, chance)
    door.result("undo", match="m", seat=0)
    return str(door.result("undo", match="m", seat=0)["keep"]["save"])


@given(st.data())
def test_any_change_of_a_stored_state(data: st.DataObject) -> None:
    """A state written by hand is refused, or it is lawful and the game goes on from it."""
    save = json.loads(later_save(data.draw(st.sampled_from([0, 15, 40, 70, 100]))))
    state, door = mutated(data, save["state"]), Door()
    answer = answers(request("open", {"save": json.dumps(save | {"state": state})}), door)
    chance = Randomness(1)
    for _ in range(25):
        if not answer["ok"] or answer["result"]["keep"]["summary"]["over"]:
            return
        ask = asked(answer["result"])
        options = tuple(option["id"] for option in ask["options"])
        pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        params = {"match": "m", "seat": ask["seat"], "ask": ask["id"], "options": list(pick)}
        answer = answers(request("pick", params), door)


@cache
def later_save(picks: int) -> str:
    """Return the save of a game after so many picks."""
    door = Door()
    return str(door.play(door.create(), picks, Randomness(5))["keep"]["save"])
