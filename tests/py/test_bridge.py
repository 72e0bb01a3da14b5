"""The engine's door: every method, every refusal; whatever comes in, it answers, and refused calls change nothing."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels import bridge
from citadels.bots.registry import BOTS
from citadels.game import RULES_VERSION
from games import random_pick
from scenario import plain_setup
from tabletop.ask import Ask
from tabletop.randomness import Randomness
from tabletop.record import MAX_BYTES

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def no_matches() -> Iterator[None]:
    """Every test finds and leaves the engine without matches."""
    bridge._matches.clear()
    yield
    bridge._matches.clear()


def call(method: str, **params: Any) -> Data:
    """Call the door; return the whole answer."""
    answer: Data = json.loads(bridge.handle(json.dumps({"id": 7, "method": method, "params": params})))
    assert answer["id"] == (7 if method in bridge._METHODS else 0)  # 0 answers what cannot be read.
    return answer


def result(method: str, **params: Any) -> Any:
    """Call the door; return the result of a call that goes well."""
    answer = call(method, **params)
    assert answer["ok"], answer
    return answer["result"]


def refused(method: str, **params: Any) -> str:
    """Call the door; return the code of a refusal, having seen that it changed nothing."""
    before = snapshot()
    answer = call(method, **params)
    assert not answer["ok"], answer
    assert snapshot() == before
    return str(answer["error"]["code"])


def snapshot() -> Data:
    """Return everything that the engine holds."""
    return {
        name: (len(match.picks), match.game.dump(match.position.base), match.game.dump(match.position.state))
        for name, match in bridge._matches.items()
    }


def people(*players: str) -> Data:
    """Return a set-up with these players."""
    setup = plain_setup(len(players), crown=0).model_dump(mode="json")
    setup["seats"] = [{"name": f"P{seat}", "player": player} for seat, player in enumerate(players)]
    return setup


def create(*players: str, seed: int = 5) -> Data:
    """Open a table of four people, or of these players."""
    return result("create", match="m", setup=people(*players or ["human"] * 4), seed=seed)


def answer_ask(table: Data, chance: Randomness) -> Data:
    """Answer the open ask of a person by chance."""
    ask = next(step["ask"] for step in table["steps"] if step["ask"])
    options = tuple(option["id"] for option in ask["options"])
    pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
    return result("pick", match="m", seat=ask["seat"], ask=ask["id"], options=list(pick))


# What goes well ----------------------------------------------------------------------------------------------


def test_hello() -> None:
    said = result("hello")
    assert said["rules"] == RULES_VERSION
    assert {box["id"] for box in said["editions"]} == {"2016", "classic"}
    assert said["players"] == ["human", *BOTS]


def test_create_shows_every_person_its_own_table() -> None:
    table = create()
    assert [step["seat"] for step in table["steps"]] == [0, 1, 2, 3]
    assert [bool(step["ask"]) for step in table["steps"]] == [True, False, False, False]
    assert table["replayed"]
    assert table["summary"]["decisions"] == 0
    assert table["summary"]["waiting"] == 0
    assert [len(step["view"]["hand"]) for step in table["steps"]] == [4, 4, 4, 4]


def test_a_table_without_people_is_shown_to_a_spectator() -> None:
    table = create("random", "random", "random", "random")
    assert [step["seat"] for step in table["steps"]] == [None]
    assert table["steps"][0]["view"]["hand"] == []


def test_nothing_of_other_seats_leaves_the_engine_before_the_save() -> None:
    """Computer players' hands and asks are in no step."""
    table = create("human", "random", "random", "random")
    assert [step["seat"] for step in table["steps"]] == [0]


def test_pick_moves_the_table_on() -> None:
    table = create()
    option = table["steps"][0]["ask"]["options"][0]["id"]
    after = result("pick", match="m", seat=0, ask="0", options=[option])
    assert after["summary"]["decisions"] == 1
    assert after["summary"]["waiting"] == 1
    assert after["steps"][0]["events"][0]["kind"] == "character_drafted"
    assert after["save"] != table["save"]


def test_advance_plays_the_computer_players() -> None:
    create("random", "human", "random", "random")
    table = result("advance", match="m", most=100)
    assert table["summary"]["waiting"] == 1
    assert table["summary"]["decisions"] == 1
    table = result("advance", match="m", most=100)
    assert (table["summary"]["decisions"], table["steps"]) == (1, [])


def test_advance_stops_after_as_many_picks_as_wanted() -> None:
    create("random", "random", "random", "random")
    table = result("advance", match="m", most=5)
    assert table["summary"]["decisions"] == 5
    assert len(table["steps"]) == 5


@pytest.mark.parametrize("kind", BOTS)
def test_computer_players_finish_a_game(kind: str) -> None:
    create(kind, kind, kind, kind, kind)
    table = result("advance", match="m", most=10_000)
    assert table["summary"]["over"]
    assert table["summary"]["waiting"] is None
    assert table["summary"]["winners"]
    assert table["steps"][-1]["view"]["scores"]


def test_a_whole_game_of_people_through_the_door() -> None:
    table, chance = create("human", "human"), Randomness(3)
    while not table["summary"]["over"]:
        table = answer_ask(table, chance)
    assert refused("pick", match="m", seat=0, ask="0", options=["end_turn"]) == "game-over"
    assert result("inspect", save=table["save"])["over"]


def test_open_goes_on_where_the_save_stands() -> None:
    table, chance = create(), Randomness(3)
    for _ in range(40):
        table = answer_ask(table, chance)
    before = snapshot()
    result("close", match="m")
    again = result("open", save=table["save"])
    assert again["replayed"]
    assert snapshot() == before
    assert again["save"] == table["save"]
    assert [history["seat"] for history in again["history"]] == [0, 1, 2, 3]
    assert [step["view"] for step in again["steps"]] == [step["view"] for step in table["steps"]]
    assert [step["ask"] for step in again["steps"]] == [step["ask"] for step in table["steps"]]


def test_inspect_opens_nothing() -> None:
    save = create()["save"]
    result("close", match="m")
    assert result("inspect", save=save)["match"] == "m"
    assert snapshot() == {}


def test_close_forgets_and_may_come_twice() -> None:
    create()
    assert result("close", match="m") is None
    assert result("close", match="m") is None
    assert refused("pick", match="m", seat=0, ask="0", options=["x"]) == "unknown-match"


def test_draw_gives_a_set_that_can_be_played() -> None:
    for players in range(2, 9):
        drawn = result("draw", edition="2016", players=players, seed=players)
        setup = people(*["human"] * players) | drawn
        assert result("check", setup=setup) is None


def test_the_same_call_gives_the_same_table() -> None:
    one = create()
    assert create() == one
    assert create(seed=6) != one


# What is refused ---------------------------------------------------------------------------------------------


def test_picks_that_are_not_legal() -> None:
    option = create("human", "human", "random", "human")["steps"][0]["ask"]["options"][0]["id"]
    assert refused("pick", match="m", seat=0, ask="9", options=[option]) == "stale-pick"
    assert refused("pick", match="m", seat=1, ask="0", options=[option]) == "not-your-ask"
    assert refused("pick", match="m", seat=2, ask="0", options=[option]) == "not-your-ask"
    assert refused("pick", match="m", seat=7, ask="0", options=[option]) == "not-your-ask"
    assert refused("pick", match="m", seat=0, ask="0", options=["end_turn"]) == "illegal-pick"
    assert refused("pick", match="m", seat=0, ask="0", options=[]) == "illegal-pick"
    assert refused("pick", match="m", seat=0, ask="0", options=[option, option]) == "illegal-pick"
    assert refused("pick", match="other", seat=0, ask="0", options=[option]) == "unknown-match"


def test_a_pick_that_comes_twice_counts_once() -> None:
    option = create()["steps"][0]["ask"]["options"][0]["id"]
    result("pick", match="m", seat=0, ask="0", options=[option])
    assert refused("pick", match="m", seat=0, ask="0", options=[option]) == "stale-pick"


def test_nobody_picks_for_a_computer_player() -> None:
    create("random", "human", "human", "human")
    ask = bridge._matches["m"].position.ask
    assert ask is not None
    assert refused("pick", match="m", seat=0, ask="0", options=[ask.options[0]]) == "not-your-ask"


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("hello", {"who": 1}),
        ("create", {}),
        ("create", {"match": "a b", "setup": people("human", "human"), "seed": 1}),
        ("create", {"match": "", "setup": people("human", "human"), "seed": 1}),
        ("create", {"match": "m", "setup": people("human", "human"), "seed": -1}),
        ("create", {"match": "m", "setup": people("human", "human"), "seed": 2**53}),
        ("create", {"match": "m", "setup": people("human", "human"), "seed": "1"}),
        ("create", {"match": "m", "setup": people("human", "human"), "seed": 1, "cheat": True}),
        ("open", {}),
        ("inspect", {"save": 1}),
        ("pick", {"match": "m"}),
        ("pick", {"match": "m", "seat": 0, "ask": 0, "options": []}),
        ("pick", {"match": "m", "seat": -1, "ask": "0", "options": []}),
        ("pick", {"match": "m", "seat": 8, "ask": "0", "options": []}),
        ("pick", {"match": "m", "seat": 0, "ask": "0", "options": ["x" * 201]}),
        ("pick", {"match": "m", "seat": 0, "ask": "0", "options": ["x"] * 101}),
        ("advance", {"match": "m"}),
        ("advance", {"match": "m", "most": 0}),
        ("advance", {"match": "m", "most": 10_001}),
        ("close", {}),
    ],
)
def test_params_that_are_not_the_methods(method: str, params: Data) -> None:
    create()
    assert refused(method, **params) == "bad-request"


def test_set_ups_that_are_not_legal() -> None:
    setup = people("human", "human", "human", "human")
    create()
    wrongs: list[tuple[Data, str]] = [
        ({"seats": []}, "bad-setup"),
        ({"seats": None}, "bad-setup"),
        ({"edition": "1999"}, "bad-setup"),
        ({"cheat": 1}, "bad-setup"),
        ({"crown": 5}, "bad-setup-crown"),
        ({"characters": "nobody"}, "bad-setup-characters"),
        ({"districts": "nothing"}, "bad-setup-districts"),
    ]
    for wrong, code in wrongs:
        assert refused("create", match="n", setup=setup | wrong, seed=1) == code
        assert refused("check", setup=setup | wrong) == code


def test_unknown_methods() -> None:
    assert refused("cheat") == "unknown-method"
    assert refused("_create") == "unknown-method"


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "7", '"x"', "{", "{}", '{"id": 1}', '{"id": 1, "method": "hello"}', "\ud800", "\x00"],
)
def test_what_is_no_request(text: str) -> None:
    answer = json.loads(bridge.handle(text))
    assert not answer["ok"]
    assert answer["error"]["code"] in {"bad-request", "unknown-method"}


def test_a_request_with_more_than_belongs_to_it() -> None:
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "method": "hello", "params": {}, "token": "x"})))
    assert (answer["ok"], answer["error"]["code"]) == (False, "bad-request")


def test_a_request_that_is_too_large() -> None:
    assert json.loads(bridge.handle(" " * (bridge.MAX_REQUEST + 1)))["error"]["code"] == "request-too-large"
    assert refused("open", save="x" * (MAX_BYTES + 1)) in {"bad-request", "save-too-large"}


def test_a_request_that_is_very_deep() -> None:
    deep = '{"id": 1, "method": "hello", "params": ' + '{"a":' * 5000 + "1" + "}" * 5000 + "}"
    answer = json.loads(bridge.handle(deep))
    assert not answer["ok"]
    assert answer["error"]["code"] != "internal"


BREAKS: dict[str, tuple[str, Callable[[Data], object]]] = {
    "no JSON": ("save-broken", lambda _: "hello"),
    "cut off": ("save-broken", lambda save: json.dumps(save)[:-40]),
    "another game": ("wrong-game", lambda save: save | {"game": "pointcity"}),
    "newer rules": ("newer-save", lambda save: save | {"rules": RULES_VERSION + 1}),
    "another format": ("save-broken", lambda save: save | {"format": 99}),
    "an unknown field": ("save-broken", lambda save: save | {"cheat": True}),
    "no state": ("save-broken", lambda save: {key: save[key] for key in save if key != "state"}),
    "a wrong set-up": ("bad-setup", lambda save: {**save, "setup": {}}),
    "an illegal set-up": ("bad-setup-crown", lambda save: save | {"setup": save["setup"] | {"crown": 7}}),
    "a wrong state": ("save-broken", lambda save: {**save, "state": {}, "picks": [["x"]]}),
    "an impossible pick": (
        "save-broken",
        lambda save: save | {"picks": [["x"]], "state": save["state"] | {"issued": 0}},
    ),
}


@pytest.mark.parametrize("what", BREAKS)
@pytest.mark.parametrize("method", ["open", "inspect"])
def test_broken_saves(method: str, what: str) -> None:
    table, chance = create(), Randomness(1)
    for _ in range(20):
        table = answer_ask(table, chance)
    code, change = BREAKS[what]
    changed = change(json.loads(table["save"]))
    assert refused(method, save=changed if isinstance(changed, str) else json.dumps(changed)) == code


def test_a_save_of_older_rules_goes_on_from_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    table, chance = create(), Randomness(1)
    for _ in range(25):
        table = answer_ask(table, chance)
    monkeypatch.setattr(bridge, "RULES_VERSION", RULES_VERSION + 1)
    again = result("open", save=table["save"])
    assert not again["replayed"]
    assert again["summary"]["decisions"] == 25
    assert [step["view"] for step in again["steps"]] == [step["view"] for step in table["steps"]]
    answer_ask(again, chance)


# Whatever comes in -------------------------------------------------------------------------------------------

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
METHODS = st.sampled_from(
    ["hello", "draw", "check", "create", "open", "inspect", "pick", "advance", "close", "?"]
)
NAMES = st.sampled_from(
    ["match", "setup", "seed", "save", "seat", "ask", "options", "most", "edition", "players"]
)


def answers(text: str) -> Data:
    """Return the answer to ``text``, having seen that it is one, and that a refusal changed nothing."""
    before = snapshot()
    answer = json.loads(bridge.handle(text))
    assert set(answer) in ({"id", "ok", "result"}, {"id", "ok", "error"})
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal", answer
        assert snapshot() == before
    return answer


@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    assert not answers(text)["ok"]


@given(JSON_VALUES)
def test_any_json(value: Any) -> None:
    answers(json.dumps(value))


@given(METHODS, st.dictionaries(NAMES, JSON_VALUES, max_size=5))
def test_any_params(method: str, params: Data) -> None:
    answers(json.dumps({"id": 1, "method": method, "params": params}))


@given(st.data())
def test_any_change_of_a_good_call(data: st.DataObject) -> None:
    create()
    save = json.loads(bridge._matches["m"].record("citadels", RULES_VERSION).model_dump_json())
    good: dict[str, Data] = {
        "create": {"match": "n", "setup": people("human", "random"), "seed": 3},
        "open": {"save": json.dumps(mutated(data, save))},
        "inspect": {"save": json.dumps(mutated(data, save))},
        "pick": {"match": "m", "seat": 0, "ask": "0", "options": ["draft:character=king"]},
        "draw": {"edition": "2016", "players": 4, "seed": 1},
    }
    method = data.draw(st.sampled_from(sorted(good)))
    params = mutated(data, good[method]) if data.draw(st.booleans()) else good[method]
    answers(json.dumps({"id": 1, "method": method, "params": params}))


@given(st.data())
def test_any_change_of_a_stored_state(data: st.DataObject) -> None:
    """A state written by hand is refused, or it is lawful and the game goes on from it."""
    save = json.loads(later_save(data.draw(st.sampled_from([0, 15, 40, 70, 100]))))
    state = mutated(data, save["state"])
    answer = answers(
        json.dumps({"id": 1, "method": "open", "params": {"save": json.dumps(save | {"state": state})}})
    )
    chance = Randomness(1)
    for _ in range(25):
        if not answer["ok"] or answer["result"]["summary"]["over"]:
            return
        ask = next(step["ask"] for step in answer["result"]["steps"] if step["ask"])
        options = tuple(option["id"] for option in ask["options"])
        pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        params = {"match": "m", "seat": ask["seat"], "ask": ask["id"], "options": list(pick)}
        answer = answers(json.dumps({"id": 1, "method": "pick", "params": params}))


@cache
def later_save(picks: int) -> str:
    """Return the save of a game after so many picks."""
    table, chance = create(), Randomness(5)
    for _ in range(picks):
        table = answer_ask(table, chance)
    bridge._matches.clear()
    return str(table["save"])


def mutated(data: st.DataObject, value: Any) -> Any:
    """Return JSON-ready ``value`` with one thing in it replaced, taken out or doubled."""
    value = copy.deepcopy(value)
    place, key = data.draw(st.sampled_from(list(places(value))))
    match data.draw(st.sampled_from(["replace", "remove", "double", "borrow", "number"])):
        case "replace":
            place[key] = data.draw(JSON_VALUES)
        case "remove":
            del place[key]
        case "double":
            place[key] = [place[key], place[key]]
        case "borrow":  # From somewhere else, but of the same sort: this one gets past the types.
            alike = [there[at] for there, at in places(value) if type(there[at]) is type(place[key])]
            place[key] = copy.deepcopy(data.draw(st.sampled_from(alike)))
        case _:
            place[key] = data.draw(st.integers(-2, 12))
    return value


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container in ``value`` with every key or index that it has."""
    if isinstance(value, dict):
        inside: list[tuple[Any, Any]] = list(cast("Data", value).items())
    else:
        inside = list(enumerate(cast("list[Any]", value))) if isinstance(value, list) else []
    for key, part in inside:
        yield value, key
        yield from places(part)
