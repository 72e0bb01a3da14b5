"""Tests ten players that try to win by cheating: no game of theirs counts in the arena, and none changes a match."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desk_client import DeskClient
from test_own_arena import NORMAL, order
from test_own_seat import OwnTable
from tests.tiers import sampled
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only
"""Each cheater has a process of its own, as in the box: this one keeps its engine."""

CHEATER = (Path(ROOT) / "tests/e2e/pages/cheater.py").read_text("utf-8")
AGAINST_THE_RECORD = (
    "richer",
    "another deal",
    "free districts",
    "other scores",
    "weaker others",
    "half a game",
    "own start",
)
AT_A_TABLE = ("richer", "free districts", "another ask", "read memory", "add an option")
# Looking through all of a process's memory at each question takes 20 s a game.
AT_A_TABLE_BY_TIER = [
    pytest.param(
        cheat,
        marks=pytest.mark.nightly(
            "20 s a game; nine other cheats play on a push, and views have no leaks (test_no_leaks.py)"
        ),
    )
    if cheat == "read memory"
    else cheat
    for cheat in AT_A_TABLE
]
PLAY = """
from time import process_time
from citadels.kind import CITADELS
from tabletop.own_players.arena import Arena
arena = Arena({"citadels": CITADELS}, process_time, sys.stdin.read())
while '"kind": "game"' not in (report := arena.step()):
    pass
print(report)
"""
SIT = """
from time import process_time
from citadels.kind import CITADELS
from tabletop.own_players.table_seat import TableSeat
seat = TableSeat({"citadels": CITADELS}, process_time, sys.stdin.readline())
for line in sys.stdin:
    print(seat.answer(line), flush=True)
"""


def cheater(cheat: str) -> str:
    return CHEATER.replace('CHEAT: str = ""', f"CHEAT = {cheat!r}")


def program(text: str) -> list[str]:
    paths = "; ".join(f"sys.path.insert(0, {str(ROOT / part)!r})" for part in ("py", "."))
    return [sys.executable, "-c", f"import sys; {paths}\n{text}"]


def counts(save: str) -> bool:
    """Say whether the page counts the game, whatever moments are looked at."""
    series = {
        key: json.loads(order("citadels", ""))[key] for key in ("run", "game", "setup", "chairs", "seed")
    }
    client = DeskClient()
    return all(
        client.call("check_game", **series, number=0, save=save, chance=chance)["ok"] for chance in range(30)
    )


def test_there_are_ten_cheaters() -> None:
    tried = {*AGAINST_THE_RECORD, *AT_A_TABLE}
    assert len(tried) == 10
    assert all(f'"{cheat}": ' in CHEATER for cheat in tried)


@pytest.mark.parametrize(
    "cheat",
    sampled(
        ["", *AGAINST_THE_RECORD],
        ["", "richer", "other scores"],
        "the same game is played again from its record",
    ),
)
def test_a_game_won_by_a_changed_engine_or_record_does_not_count(cheat: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        program(PLAY), input=order("citadels", cheater(cheat)),
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert told["faults"] == {}
    assert counts(told["save"]) == (not cheat)


class ProcessBox:
    """A box in a process of its own, in which the file may change what it likes."""

    def __init__(self, sat: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            program(SIT), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.told(sat)

    def told(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def answer(self, asked: str) -> str:
        assert self.process.stdout is not None
        self.told(asked)
        return self.process.stdout.readline()


class CheatersTable(OwnTable):
    """A match whose own player has a process of its own; what the match refuses, the usual level answers."""

    def __init__(self, cheat: str) -> None:
        self.refusals = list[str]()
        self.processes = list[subprocess.Popen[str]]()
        super().__init__("citadels", cheater(cheat))

    def started(self) -> Any:
        self.told = {"line": 0, "number": -1}
        sat = {"match": "m", "seat": 0, "game": self.game, "setup": self.summary["setup"]}
        box = ProcessBox(json.dumps({**sat, "name": "mine", "text": self.text}))
        self.processes.append(box.process)
        return box

    def answer(self) -> dict[str, Any]:
        asked = self.call("own_ask", match="m", **self.told)
        report = json.loads(self.box.answer(json.dumps(asked)))
        self.told = {"line": asked["line"], "number": asked["number"]}
        number = self.match.number
        answer = self.asked("pick", match="m", seat=0, ask=report["ask"], options=report["options"])
        if answer["ok"]:
            self.result = answer["result"]
        else:
            self.refusals.append(answer["error"]["code"])
            assert self.match.number == number
            self.result = self.call("advance", match="m", most=1)
        return report


@pytest.mark.parametrize("cheat", AT_A_TABLE_BY_TIER)
def test_a_cheater_at_a_table_changes_no_match(cheat: str) -> None:
    """Its match goes on as if the usual level had answered, and is sound."""
    honest, table = OwnTable("citadels", NORMAL), CheatersTable(cheat)
    # In the box the usual level draws from the box's own chance, in the page's engine from that of the match.
    answered_by_the_engine = cheat == "another ask"
    while answered_by_the_engine and not honest.summary["over"]:
        honest.result = honest.call("advance", match="m", most=60)
    honest.play()
    try:
        reports = table.play()
    finally:
        for process in table.processes:
            process.kill()
            process.communicate()
    assert table.match.history.picks == honest.match.history.picks
    assert not DeskClient().call("open", save=table.result["keep"]["save"])["result"]["replayed"]["why"]
    assert len(reports) > 10
    assert set(table.refusals) == ({"stale-pick"} if cheat == "another ask" else set())
    faults = [report["fault"]["id"] for report in reports if report["fault"]]
    assert faults == (["illegal"] * len(reports) if cheat == "add an option" else [])
    assert [line for report in reports for line in report["log"]] == []
