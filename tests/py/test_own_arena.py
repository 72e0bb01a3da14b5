"""Tests the arena of the page.

Games of a person's file, reported step by step, with records that the engine replays.
"""

import json
import re
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.own_players.arena import Arena
from tabletop.own_players.faults import FAILED, FAULTS, OVERTIME, PlayerError
from tabletop.service.desk import Desk

ROOT = Path(__file__).parents[2]
KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}
FIRST_GAME = {
    "edition": "2016",
    "characters": "first_game",
    "districts": "first_game",
    "players": 4,
    "crown": None,
}
SETUPS: dict[str, dict[str, Any]] = {
    "citadels": {**FIRST_GAME, "city_size": None, "variant": ""},
    "pointcity": {"players": 4, "promo": True, "automa": ""},
}
NORMAL = "def choose(view, ask, tools):\n    return tools.normal(ask)\n"
GAMES = pytest.mark.parametrize("game", sorted(KINDS))


def order(game: str, text: str = NORMAL, **more: object) -> str:
    """Return an order: one seat for the file, three for the level normal."""
    chairs = [
        {"name": "Mine", "player": "person"},
        *({"name": f"N{at}", "player": "normal"} for at in range(3)),
    ]
    told = {
        "run": "arena",
        "game": game,
        "setup": SETUPS[game],
        "chairs": chairs,
        "name": "Mine",
        "text": text,
    }
    return json.dumps({**told, "seed": 3, "numbers": [0], "seconds": 5.0, **more})


def reports(text: str) -> list[dict[str, Any]]:
    """Play an order to its end, and return all reports."""
    arena, told = Arena(KINDS, process_time, text), list[dict[str, Any]]()
    while not told or told[-1]["kind"] != "end":
        told.append(json.loads(arena.step()))
    return told


def games(text: str) -> list[dict[str, Any]]:
    return [report for report in reports(text) if report["kind"] == "game"]


def opened(save: str) -> dict[str, Any]:
    """Open a save at a desk of its own, which plays it again by its rules; return the summary."""
    answer = json.loads(
        Desk(list(KINDS.values())).handle(json.dumps({"id": 1, "method": "open", "params": {"save": save}}))
    )
    assert answer["ok"], answer
    assert not answer["result"]["replayed"]["why"]
    summary: dict[str, Any] = answer["result"]["keep"]["summary"]
    return summary


@GAMES
def test_every_game_has_a_record_that_the_engine_replays(game: str) -> None:
    told = games(order(game, numbers=[0, 1]))
    assert [one["game"] for one in told] == [0, 1]
    summaries = [opened(one["save"]) for one in told]
    assert all(summary["over"] and summary["winners"] for summary in summaries)
    assert [summary["match"] for summary in summaries] == ["arena-0", "arena-1"]
    # The same deal, with the seats moved on by one.
    seats = [[chair["name"] for chair in summary["seating"]].index("Mine") for summary in summaries]
    assert seats == [0, 1]
    assert len({json.loads(one["save"])["seed"] for one in told}) == 1


@GAMES
def test_a_file_that_asks_normal_plays_as_normal_in_its_seat(game: str) -> None:
    (told,) = games(order(game))
    chairs = [{"name": f"N{at}", "player": "normal"} for at in range(4)]
    (usual,) = games(order(game, chairs=chairs))
    assert json.loads(told["save"])["picks"] == json.loads(usual["save"])["picks"]
    assert told["decisions"] > 5
    assert usual["decisions"] == 0


def test_games_go_on_after_an_end_from_the_next_number() -> None:
    together = games(order("citadels", numbers=[4, 5]))
    apart = [*games(order("citadels", numbers=[4])), *games(order("citadels", numbers=[5]))]
    assert [one["save"] for one in together] == [one["save"] for one in apart]


def test_it_says_where_the_file_is_asked_and_keeps_it_out_there_if_it_is_barred() -> None:
    asked = [report["moment"] for report in reports(order("citadels")) if report["kind"] == "asks"]
    assert len(asked) > 5
    text = "def choose(view, ask, tools):\n    tools.log('asked')\n    return tools.normal(ask)\n"
    barred = [[0, asked[2]], [7, asked[3]]]
    (told,) = games(order("citadels", text, barred=barred))
    assert [moment for moment, _ in told["log"]] == [one for one in asked if one != asked[2]]
    assert told["faults"] == {OVERTIME: 1}
    assert told["decisions"] == len(asked)


def test_a_fault_is_counted_and_normal_answers() -> None:
    (told,) = games(
        order("citadels", "def choose(view, ask, tools):\n    tools.log('here')\n    return 1 / 0\n")
    )
    (usual,) = games(order("citadels"))
    assert json.loads(told["save"])["picks"] == json.loads(usual["save"])["picks"]
    assert told["faults"] == {FAILED: told["decisions"]}
    assert told["first"]["line"] == 3
    assert len(told["log"]) == told["decisions"]


@pytest.mark.cpython_only
def test_the_page_knows_every_fault_of_a_game() -> None:
    """The box lets no other through, and the workshop has a name for each."""
    known = re.search(r"const FAULTS = new Set\((\[.*\])\);", (ROOT / "web/box/report.js").read_text("utf-8"))
    assert known is not None
    assert json.loads(known[1]) == [*FAULTS]
    languages = [*(ROOT / "web/locales/workshop").glob("*.ftl")]
    assert len(languages) >= 6
    for path in languages:
        text = path.read_text("utf-8")
        assert [fault for fault in FAULTS if f"\narena-fault-{fault} = " not in text] == [], path.name


def test_a_file_or_a_table_that_cannot_be_used_is_refused_at_once() -> None:
    with pytest.raises(PlayerError) as found:
        Arena(KINDS, process_time, order("citadels", "def choose(view, ask, tools)\n"))
    assert found.value.fault.line == 1
    with pytest.raises(Refusal):
        Arena(KINDS, process_time, order("citadels", setup={}))
