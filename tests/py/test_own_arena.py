"""The arena of the page: games of a person's file, reported step by step, with records that the engine replays."""

import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.own_players.arena import Arena
from tabletop.own_players.faults import FAILED, OVERTIME, PlayerError
from tabletop.service.desk import Desk
from tools.words import ROOT

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
    arena, told = Arena(KINDS, perf_counter, text), list[dict[str, Any]]()
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
    assert answer["result"]["replayed"]
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


def test_a_file_or_a_table_that_cannot_be_used_is_refused_at_once() -> None:
    with pytest.raises(PlayerError) as found:
        Arena(KINDS, perf_counter, order("citadels", "def choose(view, ask, tools)\n"))
    assert found.value.fault.line == 1
    with pytest.raises(Refusal):
        Arena(KINDS, perf_counter, order("citadels", setup={}))


# A file that changes its engine ----------------------------------------------------------------------------

LIAR = Path(ROOT) / "tests/e2e/pages/liar.py"
PLAY = """
import sys
from time import perf_counter
from citadels.kind import CITADELS
from tabletop.own_players.arena import Arena
arena = Arena({"citadels": CITADELS}, perf_counter, sys.stdin.read())
while '"kind": "game"' not in (report := arena.step()):
    pass
print(report)
"""


def called(desk: Desk, method: str, **params: object) -> dict[str, Any]:
    """Return what a desk answers, nothing where it refuses."""
    answer = json.loads(desk.handle(json.dumps({"id": 1, "method": method, "params": params})))
    return answer["result"] if answer["ok"] else {}


def counts(save: str) -> bool:
    """Say whether the page counts a game: it can be played again, to its end, and the others answer as they did."""
    desk = Desk(list(KINDS.values()))
    told = called(desk, "open", save=save)
    if not told.get("replayed") or not told["keep"]["summary"]["over"]:
        return False
    every = list(range(told["keep"]["summary"]["number"]))
    return called(desk, "check_answers", match="arena-0", numbers=every)["unlike"] == []


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    "lie", ["", "richer", "another deal", "free districts", "other scores", "weaker others"]
)
def test_a_game_of_a_changed_engine_does_not_count(lie: str) -> None:
    """In a process of its own, as in the box: the other games of this one keep their engine."""
    text = LIAR.read_text("utf-8").replace('LIE = ""', f"LIE = {lie!r}")
    paths = "; ".join(f"sys.path.insert(0, {str(ROOT / part)!r})" for part in ("py", "."))
    done = subprocess.run(  # noqa: S603 - our own program
        (sys.executable, "-c", f"import sys; {paths}\n{PLAY}"),
        input=order("citadels", text), capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert told["faults"] == {}
    assert counts(told["save"]) == (not lie)
