"""Tests an own player at the table: it is chosen in the form, plays from its box, and continues after a reload."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from citadels.kind import CITADELS
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tests.e2e.conftest import Faults, listening, new_device
from tests.e2e.robot import OPTION, back_to_lobby, play_on, press, wait_for_choice
from tests.e2e.support import (
    BOX_PATIENCE,
    behind,
    export,
    open_finished,
    open_form,
    open_site,
    stored_rows,
    wait_until,
)
from tests.e2e.test_backup import close_sheet, open_sheet, saved, take
from tests.e2e.test_libraries import add_library
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "the box of a seat starts like that of a series, and the row of a game is stored whole"
)

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
    behind(page, "workshop").click()
    page.get_by_test_id("import-player").set_input_files(file)
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("close-workshop").click()
    open_form(page)
    seat = page.locator(".chair").nth(1)
    chosen = seat.locator("[data-testid=my-player][data-name=neighbour]")
    seat.locator("select").select_option(chosen.get_attribute("value"))
    expect(seat.get_by_role("textbox")).to_have_value("neighbour")


@pytest.mark.nightly(
    "seated in own-seat.test.js and match-runner.test.js; own code runs in its box in test_libraries.py on a push"
)
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
    # A box is started again, and asked at the next draft.
    press(page, 12, BOX_PATIENCE)
    wait_until(page, TOLD, BOX_PATIENCE)
    page.get_by_test_id("leave").click()
    save = export(page, tmp_path).read_text("utf-8")
    match = resume(read_record(save, {"citadels": CITADELS}), CITADELS)
    assert match.history.replayed
    assert [chair.player for chair in match.seating] == ["person", "own"]
    # The file stays on this device.
    assert "choose" not in save


LOGGING = """def choose(view, ask, tools):
    tools.log("secret of", ask.kind)
    return tools.normal(ask)
"""
STORED_LOGS = stored_rows("citadels-table-own-logs", "logs")


@NIGHTLY
def test_what_an_own_player_logged_is_read_in_the_replay_and_leaves_with_the_game(
    page: Page, site: Site, tmp_path: Path
) -> None:
    file = tmp_path / "neighbour.py"
    file.write_text(LOGGING, "utf-8")
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=4&players=2")
    seat_player(page, file)
    page.get_by_test_id("start-game").click()
    press(page, 3, BOX_PATIENCE)
    behind(page, "replay").click()
    page.get_by_test_id("moment").wait_for()
    expect(page.get_by_test_id("replay-notes")).to_have_count(0)
    page.get_by_test_id("leave").click()
    play_on(page)
    back_to_lobby(page)
    open_finished(page)
    assert "secret" not in export(page, tmp_path).read_text("utf-8")
    logs = page.evaluate(STORED_LOGS)
    assert len(logs) > 10
    behind(page, "replay").click()
    moment = page.get_by_test_id("moment")
    for log in (logs[0], logs[-1]):
        moment.fill(str(log["number"]))
        expect(page.get_by_test_id("replay-notes")).to_have_text(log["lines"][0])
    moment.fill(moment.get_attribute("max") or "")
    expect(page.get_by_test_id("replay-notes")).to_have_count(0)
    back_to_lobby(page)
    open_finished(page)
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("replay")).to_have_count(0)
    wait_until(page, f"({STORED_LOGS})().then((rows) => rows.length === 0)", 30)


# Logs what the library says, and how often this file was asked since it was loaded.
WITH_LIBRARY = """import lucky

asked = []


def choose(view, ask, tools):
    asked.append(ask.kind)
    tools.log(lucky.NUMBER, "asked", len(asked))
    return tools.normal(ask)
"""
ASKED_FIRST = f"({STORED_LOGS})().then((rows) => rows.filter(({{ lines }}) => lines[0] === '77 asked 1'))"


def open_with_library(page: Page, site: Site, folder: Path) -> None:
    """Opens the form for a new game, with a player at the second seat whose file imports a library."""
    file = folder / "neighbour.py"
    file.write_text(WITH_LIBRARY, "utf-8")
    page.add_init_script(WATCH_TOASTS)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=4&players=2")
    add_library(page, folder)
    seat_player(page, file)


def wait_until_loaded(page: Page, times: int) -> None:
    """Waits until a file has answered first at so many moments; what it logs is stored a little later than its pick."""
    wait_until(page, f"{ASKED_FIRST}.then((rows) => rows.length === {times})", BOX_PATIENCE)


def expect_no_fault(page: Page) -> None:
    """The page has said nothing of the own player since it was loaded."""
    assert not page.evaluate("[...toasts].filter((text) => text.includes('neighbour'))")


@NIGHTLY
def test_an_own_player_with_a_library_goes_on_after_a_reload_and_an_undo(
    page: Page, site: Site, tmp_path: Path
) -> None:
    open_with_library(page, site, tmp_path)
    page.locator("details.more summary").click()
    page.locator("input[name=free]").check()
    page.get_by_test_id("start-game").click()
    press(page, 4, BOX_PATIENCE)
    wait_until_loaded(page, 1)
    expect_no_fault(page)
    page.reload()
    press(page, 8, BOX_PATIENCE)
    wait_until_loaded(page, 2)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("redo")).to_be_visible()
    press(page, 8, BOX_PATIENCE)
    wait_until_loaded(page, 3)
    expect_no_fault(page)


@pytest.mark.nightly("files of a game in backups are tested in backup-players.test.js")
def test_an_own_player_goes_on_after_a_backup_and_in_the_games_of_two_devices(
    browser: Browser, site: Site, faults: Faults, tmp_path: Path
) -> None:
    one, other = (new_device(browser).new_page() for _ in range(2))
    with listening(one.context, faults), listening(other.context, faults):
        open_with_library(one, site, tmp_path)
        one.get_by_test_id("start-game").click()
        press(one, 4, BOX_PATIENCE)
        wait_until_loaded(one, 1)
        back_to_lobby(one)
        begun = saved(one, tmp_path)
        other.add_init_script(WATCH_TOASTS)
        open_site(other, f"{site.url}?lang=en&motion=0&bots=instant")
        take(other, begun)
        # On this device the player is a stranger's: it runs once it is allowed.
        open_sheet(other)
        other.get_by_test_id("foreign-allow").click()
        expect(other.get_by_test_id("foreign-code")).to_have_count(0)
        close_sheet(other)
        for page, which, loads in ((one, "first", 2), (other, "last", 1)):
            page.get_by_test_id("resume").click()
            wait_for_choice(page)
            options = page.locator(OPTION)
            (options.first if which == "first" else options.last).click()
            press(page, 16, BOX_PATIENCE)
            wait_until_loaded(page, loads)
            expect_no_fault(page)
            back_to_lobby(page)
        take(one, saved(other, tmp_path))
        # The other device's game is a second game of this one, with the same player.
        one.locator("[data-match^=fork-]").get_by_test_id("resume").click()
        press(one, 16, BOX_PATIENCE)
        wait_until_loaded(one, 3)
        expect_no_fault(one)
        matches: list[str] = one.evaluate(f"{ASKED_FIRST}.then((rows) => rows.map(({{ match }}) => match))")
        assert [match for match in matches if match.startswith("fork-")] != []
        for page in (one, other):
            page.context.close()
