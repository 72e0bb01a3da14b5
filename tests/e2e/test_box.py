"""Tests the box, a worker for players that people write: from inside, no attempt reaches anything beyond it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Faults
from tests.e2e.engines import ENGINES, Engine
from tests.e2e.support import open_site
from tests.e2e.test_engines import engine as engine  # noqa: PLC0414 - a fixture
from tools.serve import Site

INTRUDER = Path(__file__).parent / "pages" / "intruder.py"
NORMAL = "def choose(view, ask, tools):\n    return tools.normal(ask)\n"
SETUP = {
    "edition": "2016", "characters": "first_game", "districts": "first_game", "players": 4, "crown": None,
    "city_size": None, "variant": "",
}  # fmt: skip
# Runs one box to its end; returns all but the steps.
RUN = """(order) => import("./box/box.js").then(({ startBox }) => new Promise((done) => {
  const told = [];
  startBox(order, (report) => {
    if (report.kind === "asks" || report.kind === "plays") return;
    told.push(report);
    if (!["begun", "game"].includes(report.kind)) done(told);
  });
}))"""


def order(text: str, **more: object) -> dict[str, Any]:
    chairs = [
        {"name": "Mine", "player": "person"},
        *({"name": f"N{at}", "player": "normal"} for at in range(3)),
    ]
    table = {"run": "arena", "game": "citadels", "setup": SETUP, "chairs": chairs, "seed": 5, "numbers": [0]}
    return {**table, "name": "Mine", "text": text, "seconds": 60, "barred": [], **more}


def test_nothing_a_player_tries_reaches_beyond_its_box(page: Page, site: Site, faults: Faults) -> None:
    # What the browser reports for each attempt to run a text as code.
    faults.expected += ["Content Security Policy", "unsafe-eval"]
    open_site(page, site.url)
    text = INTRUDER.read_text("utf-8").replace("SITE", site.url)
    before = len(site.requested)
    check_attacks(page.evaluate(RUN, order(text)))
    assert reached(site, before) == []


def check_attacks(told: list[dict[str, Any]]) -> None:
    """Check what a box with the intruder has told: it has tried everything, and nothing worked."""
    begun, game, end = told
    assert (begun["kind"], game["kind"], end["kind"]) == ("begun", "game", "end"), (begun, game)
    attacks, _, done = game["log"][0][1].partition(" ")
    assert int(attacks) >= 40
    assert done == "[]"
    assert game["faults"] == {}


def reached(site: Site, before: int) -> list[str]:
    """Return what the intruder has fetched since."""
    asked = site.requested[before:]
    return [path for path in asked if "opened" in path or "evaluated" in path or "imported" in path]


@pytest.mark.nightly("forty attacks run in Chromium on a push")
@pytest.mark.parametrize("engine", [name for name in ENGINES if name != "chromium"], indirect=True)
def test_nothing_reaches_beyond_it_in_other_browsers(engine: Engine, site: Site) -> None:
    engine.goto(site.url)
    text = INTRUDER.read_text("utf-8").replace("SITE", site.url)
    before = len(site.requested)
    check_attacks(engine.wait(RUN, order(text)))
    assert reached(site, before) == []


@pytest.mark.nightly("the time limit is tested in arena.test.js")
def test_a_box_whose_player_does_not_return_is_ended(page: Page, site: Site) -> None:
    open_site(page, site.url)
    text = NORMAL.replace("return", "return sum(range(10 ** 12)) if ask.kind == 'turn' else")
    told = page.evaluate(RUN, order(text, seconds=1))
    assert [report["kind"] for report in told] == ["begun", "stuck"]
    assert told[1]["game"] == 0
    assert told[1]["moment"] > 0
