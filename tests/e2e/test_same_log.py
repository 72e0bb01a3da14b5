"""Tests that the browser's engine answers a whole game of people word for word as this Python does."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from citadels.kind import CITADELS
from tabletop.service.desk import Desk
from tests.e2e.engines import ENGINES, Engine
from tests.e2e.test_boot import open_empty
from tests.e2e.test_engines import engine as engine  # noqa: PLC0414 - a fixture
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("test_golden.py compares the log inside Pyodide")

RECORD = Path(__file__).parents[1] / "py" / "golden" / "desk_calls.json"

PLAY = """async (calls) => {
  const { startEngine } = await import("./engine/client.js");
  const engine = await startEngine();
  const answers = [];
  for (const { method, params } of calls) answers.push(JSON.stringify(await engine.call(method, params)));
  engine.stop();
  return answers;
}"""


def asked() -> tuple[list[dict[str, Any]], list[Any]]:
    """The calls of a whole game and of a deal of the day, and what this Python answers."""
    calls: list[dict[str, Any]] = [
        json.loads(call) for call in json.loads(RECORD.read_text("utf-8"))["calls"]
    ]
    desk = Desk([CITADELS])
    return calls, [json.loads(desk.handle(json.dumps(call)))["result"] for call in calls]


@NIGHTLY
@pytest.mark.first_visit  # An engine of its own, which the page starts only where there is no snapshot.
def test_a_game_reads_the_same_in_the_browser(page: Page, site: Site) -> None:
    calls, here = asked()
    open_empty(page, site)
    there = [json.loads(answer) for answer in page.evaluate(PLAY, calls)]
    assert len(there) == len(here) > 100
    for number, (mine, theirs) in enumerate(zip(here, there, strict=True)):
        assert theirs == mine, f"call {number}"
    assert here[-1]["keep"]["summary"]["over"]


@NIGHTLY
@pytest.mark.parametrize("engine", [name for name in ENGINES if name != "chromium"], indirect=True)
def test_a_game_reads_the_same_in_other_browsers(
    engine: Engine, site: Site, dist: Path, tmp_path: Path
) -> None:
    """Then a deal of the day and its computer players are the same on every device."""
    calls, here = asked()
    # A page that starts no engine by itself: a second one beside it would not start under the page's policy.
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    (folder / "empty.html").write_text(
        "<!doctype html><html lang='en'><link rel='icon' href='data:,'>", "utf-8"
    )
    site.folder = folder.resolve()
    engine.goto(f"{site.url}empty.html")
    there = [json.loads(answer) for answer in engine.wait(PLAY, calls)]
    assert there == here
