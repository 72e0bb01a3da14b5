"""Tests the workshop on the page.

An example in the editor, a mistake at its line, a version, all also after a reload.
"""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tests.e2e.robot import press
from tests.e2e.support import BOX_PATIENCE, behind, export, open_form, open_site, wait_until, wait_until_kept
from tests.e2e.test_accessibility import violations
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "test_own_arena.py and arena.test.js decide it; the box is attacked in test_box.py on a push"
)

EDITOR = "vendor/codemirror.js"
MOST_SENT = 200_000
"""Bytes of the editor, compressed."""


def open_editor(page: Page) -> None:
    expect(page.locator("[data-testid=editor][data-state=open]")).to_be_visible()


@NIGHTLY
def test_a_player_is_written_checked_kept_and_exported(page: Page, site: Site, tmp_path: Path) -> None:
    before = len(site.requested)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    assert [path for path in site.requested[before:] if path.endswith(EDITOR)] == []
    behind(page, "workshop").click()
    page.get_by_test_id("player-example").first.wait_for()
    assert violations(page) == []
    page.locator("[data-testid=player-example][data-example=by_lot]").click()
    open_editor(page)
    checked = page.get_by_test_id("player-check")
    expect(checked).to_have_attribute("data-checked", "checked")
    expect(page.get_by_test_id("player-fault")).to_have_count(0)
    text = page.get_by_test_id("editor").get_by_role("textbox")
    text.click()
    page.keyboard.press("Control+End")
    page.keyboard.type("\nfor one in view.")
    proposals = page.get_by_test_id("editor").get_by_role("listbox")
    expect(proposals).to_contain_text("hand")
    page.keyboard.press("Escape")
    line = page.get_by_test_id("editor").locator(".cm-line").count()
    expect(page.get_by_test_id("player-fault")).to_have_attribute("data-line", str(line))
    expect(page.get_by_test_id("editor").locator(".cm-lintRange-error")).to_have_count(1)
    assert violations(page) == []
    # Escape, then Tab, leaves the editor, if at most two seconds lie between them.
    page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("player-fault").get_by_role("button")).to_be_focused()
    page.get_by_test_id("save-player").click()
    expect(page.get_by_test_id("save-player")).to_be_disabled()
    page.reload()
    open_editor(page)
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("open-player").click()
    open_editor(page)
    expect(text).to_contain_text("for one in view.")
    expect(page.get_by_test_id("player-fault")).to_have_attribute("data-line", str(line))
    with page.expect_download() as download:
        page.get_by_test_id("export-player").click()
    assert download.value.suggested_filename == "my_by_lot.py"
    exported = tmp_path / "exported.py"
    download.value.save_as(exported)
    assert exported.read_text("utf-8").endswith("for one in view.")
    sent = (Path("dist") / EDITOR).read_bytes()
    assert len(gzip.compress(sent)) <= MOST_SENT


@NIGHTLY
def test_a_player_plays_a_series_and_a_game_of_it_opens_as_a_replay(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    behind(page, "choose-game").and_(page.locator("[data-game=pointcity]")).click()
    behind(page, "workshop").click()
    page.locator("[data-testid=player-example][data-example=by_lot]").click()
    open_editor(page)
    page.get_by_test_id("run-arena").click()
    lost = page.locator("[data-testid=arena-game][data-won='0']").first
    expect(lost).to_be_visible(timeout=1000 * BOX_PATIENCE)
    page.get_by_test_id("stop-arena").click()
    expect(page.locator(".arena-progress[data-phase=stopped]")).to_be_visible()
    # What was finished before the stop is kept.
    played = page.get_by_test_id("arena-result").get_attribute("data-games")
    assert int(played or 0) > 0
    expect(page.get_by_test_id("arena-refused")).to_have_count(0)
    assert violations(page) == []
    lost.click()
    expect(page.get_by_test_id("moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("arena-result")).to_have_attribute("data-games", str(played))


CHEATER = (Path(__file__).parent / "pages" / "cheater.py").read_text("utf-8")


@NIGHTLY
@pytest.mark.parametrize("cheat", ["free districts", "weaker others"])
def test_a_player_that_changes_the_engine_of_its_box_changes_nothing_else(
    page: Page, site: Site, tmp_path: Path, cheat: str
) -> None:
    file = tmp_path / "cheater.py"
    file.write_text(CHEATER.replace('CHEAT: str = ""', f"CHEAT = {cheat!r}"), "utf-8")
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=4&players=2")
    behind(page, "workshop").click()
    page.get_by_test_id("import-player").set_input_files(file)
    open_editor(page)
    page.get_by_test_id("run-arena").click()
    left_out = page.get_by_test_id("arena-refused")
    expect(left_out).to_have_text(re.compile(r"^([2-9]|\d\d)"), timeout=1000 * BOX_PATIENCE)
    page.get_by_test_id("stop-arena").click()
    expect(page.locator(".arena-progress[data-phase=stopped]")).to_be_visible()
    if cheat == "free districts":
        expect(page.get_by_test_id("arena-game")).to_have_count(0)
    # The next player has a box of its own.
    page.get_by_test_id("close-workshop").click()
    page.locator("[data-testid=player-example][data-example=by_lot]").click()
    open_editor(page)
    page.get_by_test_id("run-arena").click()
    expect(page.get_by_test_id("arena-game").nth(1)).to_be_visible(timeout=1000 * BOX_PATIENCE)
    expect(left_out).to_have_count(0)
    page.get_by_test_id("stop-arena").click()
    expect(page.locator(".arena-progress[data-phase=stopped]")).to_be_visible()
    # At a table it answers from a box, too: the match keeps its rules.
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("close-workshop").click()
    open_form(page)
    seat = page.locator(".chair").nth(1)
    cheater = seat.locator("[data-testid=my-player][data-name=cheater]")
    seat.locator("select").select_option(cheater.get_attribute("value"))
    page.get_by_test_id("start-game").click()
    press(page, 12, BOX_PATIENCE)
    page.get_by_test_id("leave").click()
    save = export(page, tmp_path).read_text("utf-8")
    match = resume(read_record(save, {"citadels": CITADELS}), CITADELS)
    assert match.history.replayed
    assert match.number > 10


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return ["box/box-worker.js", "wheels/workshop-", "page/own-seats-", "vendor/codemirror.js"]
    .every((part) => found.some((url) => url.includes(part)));
}"""


@NIGHTLY
@pytest.mark.first_visit
def test_a_workshop_opened_once_works_without_a_network(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=4&players=2")
    wait_until_kept(page)
    behind(page, "workshop").click()
    page.get_by_test_id("player-example").first.wait_for()
    wait_until(page, KEPT)
    site.cut()
    page.reload()
    page.locator("[data-testid=player-example][data-example=by_lot]").click()
    open_editor(page)
    page.get_by_test_id("run-arena").click()
    expect(page.get_by_test_id("arena-game").first).to_be_visible(timeout=1000 * BOX_PATIENCE)
    page.get_by_test_id("stop-arena").click()
    expect(page.locator(".arena-progress[data-phase=stopped]")).to_be_visible()
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("close-workshop").click()
    open_form(page)
    seat = page.locator(".chair").nth(1)
    seat.locator("select").select_option(seat.get_by_test_id("my-player").get_attribute("value"))
    page.get_by_test_id("start-game").click()
    press(page, 3, BOX_PATIENCE)
    expect(page.get_by_test_id("toast")).to_have_count(0)
