"""An own player at the table: it is chosen in the form, plays from its box, and goes on after a reload."""

from pathlib import Path

from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tests.e2e.robot import press
from tests.e2e.support import BOX_PATIENCE, export, open_site, wait_until
from tools.serve import Site

# What the page says of a draft shows that the file was asked, by this page and not by the one before its reload.
WATCH_TOASTS = """
  globalThis.toasts = new Set();
  const look = () => document.querySelectorAll("[data-testid=toast]").forEach(({ innerText }) => toasts.add(innerText));
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""
PLAYER = """def choose(view, ask, tools):
    if ask.kind == "draft":
        raise ValueError("no draft today")
    return tools.normal(ask)
"""
TOLD = '[...toasts].some((text) => text.includes("neighbour failed: Exceptions · line 3 · ValueError: no draft today."))'


def seat_player(page: Page, file: Path) -> None:
    """Takes a file into the workshop, and gives it the second seat of a new game."""
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("import-player").set_input_files(file)
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("new-game").click()
    seat = page.locator(".chair").nth(1)
    chosen = seat.locator("[data-testid=my-player][data-name=neighbour]")
    seat.locator("select").select_option(chosen.get_attribute("value"))
    expect(seat.get_by_role("textbox")).to_have_value("neighbour")


def test_an_own_player_sits_at_the_table_and_goes_on_after_a_reload(
    page: Page, site: Site, tmp_path: Path
) -> None:
    file = tmp_path / "neighbour.py"
    file.write_text(PLAYER, "utf-8")
    page.add_init_script(WATCH_TOASTS)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=4&players=2")
    seat_player(page, file)
    page.get_by_test_id("start-game").click()
    press(page, 2, BOX_PATIENCE)
    wait_until(page, TOLD, BOX_PATIENCE)
    page.reload()
    page.get_by_test_id("resume").click()
    # A box is started again, and asked at the next draft.
    press(page, 12, BOX_PATIENCE)
    wait_until(page, TOLD, BOX_PATIENCE)
    page.get_by_test_id("leave").click()
    save = export(page, tmp_path).read_text("utf-8")
    match, replayed = resume(read_record(save, {"citadels": CITADELS}), CITADELS)
    assert replayed
    assert [chair.player for chair in match.seating] == ["person", "own"]
    # The file stays on this device.
    assert "choose" not in save
