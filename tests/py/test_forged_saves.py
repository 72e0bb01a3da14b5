"""Tests saves that were changed: refused as ``save-broken``, or played on with, never an accident.

Where the stored state and the picks disagree the state is what counts, so it may hold anything that JSON can.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

from desk_client import Data, DeskClient
from tabletop.kernel.randomness import Randomness
from tabletop.match.record import MOST, MOST_BLOCKS
from tests.tiers import sampled

HUGE = 10**300
TOO_LONG = 10**4299
"""Has as many digits as Python reads: one more in a sum, and it can no longer be written."""

Preset = tuple[str, str, int]
"""Edition, preset, number of players."""

TABLES: list[Preset] = [
    ("2016", "devious_dignitaries", 5),
    ("2016", "first_game", 7),
    ("classic", "dark_city", 3),
]
PICKS = (0, 1, 9, 23, 40, 61)

Save = dict[str, Any]


@cache
def saved(preset: Preset, picks: int, level: str = "normal") -> str:
    """Return the save of a game of computer players after so many picks."""
    edition, name, players = preset
    client = DeskClient()
    result = client.create(
        *[level] * players, seed=picks + 5, edition=edition, characters=name, districts=name, crown=None
    )
    for _ in range(picks):
        result = client.result("advance", match="m", most=1)
    return str(result["keep"]["save"])


def opened_and_played(save: Save) -> str:
    """Open a save, let the computer players move, and return the code of a refusal met on the way, if any."""
    client = DeskClient()
    for method, params in (("open", {"save": json.dumps(save)}), ("advance", {"match": "m", "most": 60})):
        answer = client.call(method, **params)
        if not answer["ok"]:
            return str(answer["error"]["code"])
    return ""


def forge(save: Save, name: str) -> None:
    """Change a save in one of the ways below."""
    state = save["state"]
    state["issued"] += FORGED[name](state) or 0


def gold(state: Any, amount: int) -> int:
    state["players"][0]["gold"] += amount
    return amount


def tax(state: Any, amount: int) -> int:
    state["tax"] += amount
    return amount


def debt(state: Any) -> int:
    state["players"][0]["city"].append([state["deck"].pop(), -2, [], 0])
    state["players"][0]["gold"] += 2
    return 0


FORGED: dict[str, Callable[[Any], Any]] = {
    "gold": lambda state: gold(state, HUGE),
    "more gold than can be written": lambda state: gold(state, TOO_LONG),
    "tax": lambda state: tax(state, HUGE),
    "a coin owed": debt,
    "city size": lambda state: state.update(city_size=TOO_LONG),
    "no city": lambda state: state.update(city_size=0),
    "round": lambda state: state.update(round=TOO_LONG),
    "chance": lambda state: state["chance"].update(count=TOO_LONG),
    "chance undrawn": lambda state: state["chance"].update(count=-1),
    "seed": lambda state: state["chance"].update(seed=HUGE),
    "a district of a round to come": lambda state: state["players"][0]["city"].append(
        [state["deck"].pop(), 0, [], 999]
    ),
    "builders": lambda state: state["builders"].append(8),
    "tokens": lambda state: state.update(
        marks=[["kill", state["pool"][0] if state["pool"] else state["aside"][0][0], 0, "magician", True]]
        * 99
    ),
    "built": lambda state: state["turn"].update(built=-HUGE) if state["turn"] else state.update(rank=HUGE),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_number_no_game_comes_to_is_refused(name: str) -> None:
    for picks in PICKS[2:]:
        save = json.loads(saved(("2016", "first_game", 7), picks))
        forge(save, name)
        assert opened_and_played(save) == "save-broken"


def lay_away_all(state: Any) -> None:
    for player in state["players"]:
        state["aside"] += [[name, None] for name in player["drafted"]]
        player["drafted"] = []


def take_two_back(state: Any) -> None:
    for name, _ in [state["aside"].pop(0), state["aside"].pop(0)]:
        state["players"][0]["drafted"].append(name)


DRAFTS: dict[str, Callable[[Any], Any]] = {
    "further than it is": lambda state: state.update(draft_at=state["draft_at"] + 1),
    "not as far as it is": lambda state: state.update(draft_at=state["draft_at"] - 1),
    "too many drafted": lambda state: state["players"][0]["drafted"].append(state["aside"].pop()[0]),
    "too many laid away": lambda state: state["aside"].append([state["pool"].pop(), None]),
}


@pytest.mark.parametrize("name", DRAFTS)
def test_a_draft_that_its_script_does_not_lead_to_is_refused(name: str) -> None:
    for preset in TABLES:
        save = json.loads(saved(preset, 2, "master"))
        assert save["state"]["phase"] == "draft"
        DRAFTS[name](save["state"])
        assert opened_and_played(save) == "save-broken"


@pytest.mark.parametrize(("preset", "forge"), [(TABLES[1], lay_away_all), (TABLES[2], take_two_back)])
def test_a_master_plays_where_no_draft_led_to(preset: Preset, forge: Callable[[Any], None]) -> None:
    """After the draft a table that was made up may hold any characters; a master then believes nothing of the draft."""
    save = json.loads(saved(preset, 8, "master"))
    assert save["state"]["phase"] == "turn"
    forge(save["state"])
    assert opened_and_played(save) == ""


# Anything anywhere -------------------------------------------------------------------------------------------

VALUES: list[Any] = [
    None, True, -1, 0, 1, 7, 10**9, 10**10, HUGE, -HUGE, TOO_LONG, 0.5, 1e308, "", "x", "king", "temple", "1" * 400,
    [], [[]], {}, ["king"], [0, 0], {"seat": 0},
]  # fmt: skip


def parts(value: Any) -> list[tuple[Any, Any]]:
    """Return what is in ``value`` by its keys or places."""
    if isinstance(value, dict):
        return list(cast("dict[Any, Any]", value).items())
    return list(enumerate(cast("list[Any]", value))) if isinstance(value, list) else []


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of everything in ``value``."""
    found = [path] if path else []
    for key, part in parts(value):
        found += places(part, (*path, key))
    return found


def mutate(save: Save, chance: Randomness) -> str:
    """Change one thing somewhere in ``save``; return what was done."""
    *way, last = chance.pick(places(save))
    parent: Any = save
    for step in way:
        parent = parent[step]
    old = parent[last]
    what = chance.pick(["value", "value", "drop", "double", "scale", "neighbour", "add"])
    if what == "drop":
        del parent[last]
    elif what == "double" and isinstance(parent, list):
        parent[last:last] = [old]
    elif what == "scale" and isinstance(old, int):
        parent[last] = old * chance.pick([-1, 10, 1000, HUGE]) + chance.pick([-1, 0, 1])
    elif what == "neighbour" and isinstance(parent, list):
        other = chance.below(len(parts(parent)))
        parent[last], parent[other] = parent[other], old
    elif what == "add" and isinstance(old, dict):
        old["cheat"] = 1
    else:
        parent[last] = chance.pick(VALUES)
    return f"{what} {'.'.join(map(str, (*way, last)))}"


@pytest.mark.parametrize("preset", TABLES)
def test_whatever_is_changed_in_a_save_it_is_refused_or_played_on(preset: Preset) -> None:
    """One to three changes to saves of real games; what is not refused goes on without an accident."""
    chance = Randomness(2024)
    outcomes: set[str] = set()
    for _ in range(sampled(400, 80, "80 changed saves of the same kinds")):
        save = json.loads(saved(preset, chance.pick(PICKS)))
        state = save["state"]
        done = [mutate(state if chance.below(4) else save, chance) for _ in range(1 + chance.below(3))]
        outcome = opened_and_played(save)
        assert outcome != "internal", done
        outcomes.add(outcome)
    assert {"", "save-broken"} <= outcomes


def undoable(*players: str, free: bool) -> Data:
    """Return the result after which somebody may take back."""
    client, chance = DeskClient(), Randomness(1)
    result = client.create(*players, seed=5, free=free, crown=0)
    while all(update["undo"] is None for update in result["updates"]):
        asked = any(update["ask"] for update in result["updates"])
        result = client.answer(result, chance) if asked else client.result("advance", match="m", most=1)
    return result


@pytest.mark.parametrize(
    ("free", "forged"),
    [
        (False, {"line": MOST}),
        (False, {"reseated": MOST}),
        (True, {"line": MOST}),
        (True, {"take_backs": [{"number": 0, "seat": 0, "count": 1}] * MOST_BLOCKS}),
    ],
)
def test_what_no_save_could_hold_afterwards_is_refused(free: bool, forged: Save) -> None:  # noqa: FBT001
    players = ["person", "normal", "normal", "normal"] if free else ["person"] * 4
    result = undoable(*players, free=free)
    seat = next(update["seat"] for update in result["updates"] if update["undo"] is not None)
    client = DeskClient()
    client.result("open", save=json.dumps(json.loads(result["keep"]["save"]) | forged))
    for method in ("undo", "undo", "redo"):
        answer = client.call(method, match="m", seat=seat)
        assert answer["ok"] or answer["error"]["code"] != "internal", method
    answer = client.call("seat", match="m", seat=1, chair={"name": "x", "player": players[1]})
    assert answer["ok"] or answer["error"]["code"] == "bad-seating"
    assert client.call("since", match="m", seat=seat, line=0, number=-1)["ok"]
