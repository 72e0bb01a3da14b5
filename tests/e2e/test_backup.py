"""Tests automatic backups into a folder, and a backup between two devices that both played on."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.e2e.conftest import Faults, listening, new_device
from tests.e2e.robot import OPTION, back_to_lobby, press, start_game, wait_for_choice
from tests.e2e.support import behind, open_site, press_escape, wait_for_engine, wait_until
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("in memory in backup.test.js, and a folder in one browser")

# A picker cannot be pressed by a test: the page is handed a folder of its origin instead.
PICKER = """globalThis.showDirectoryPicker = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle("Papers", { create: true });"""

# Seconds in which the page saves by itself what has changed; see web/app/backup/backup-keeper.js.
BY_ITSELF = 120

# The texts of all files in that folder.
FILES = """async () => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("Papers", { create: true });
  const texts = [];
  for await (const entry of folder.values()) texts.push(await (await entry.getFile()).text());
  return texts;
}"""

# A folder of the origin needs no permission. Here it lapses when the page says so, as a chosen folder's does after a
# restart.
LAPSING = """Object.assign(FileSystemHandle.prototype, {
  queryPermission: async () => (sessionStorage.getItem("lapsed") ? "prompt" : "granted"),
  requestPermission: async () => {
    globalThis.requests = (globalThis.requests ?? 0) + 1;
    sessionStorage.removeItem("lapsed");
    return "granted";
  },
});"""


def open_sheet(page: Page) -> None:
    page.get_by_test_id("device").click()
    page.get_by_test_id("backup").wait_for()


def close_sheet(page: Page) -> None:
    press_escape(page, page.get_by_test_id("device-sheet"))


def restore(page: Page, text: str) -> None:
    """Hands the sheet a backup."""
    file: FilePayload = {"name": "backup.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_test_id("backup-restore").set_input_files(file)


def delete_game(page: Page) -> None:
    behind(page, "delete").first.click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("resume")).to_have_count(0)


def test_a_folder_holds_everything_and_brings_it_back(page: Page, site: Site) -> None:
    page.add_init_script(PICKER)
    asked = len(site.requested)
    start_game(page, site.url)
    press(page, 4)
    back_to_lobby(page)
    open_sheet(page)
    page.get_by_test_id("backup-choose").click()
    expect(page.get_by_test_id("backup")).to_contain_text("Papers")
    expect(page.get_by_test_id("backup")).to_contain_text("The last backup was made on")
    (text,) = page.evaluate(FILES)
    stores: dict[str, list[Any]] = json.loads(text)["stores"]
    assert (len(stores["games"]), stores["results"], stores["days"]) == (1, [], [])
    restore(page, text[:-20])
    expect(page.get_by_test_id("toast")).to_contain_text("Nothing was changed")
    restore(page, text)
    expect(page.get_by_test_id("backup-state")).to_contain_text("here already")
    close_sheet(page)
    delete_game(page)
    # The page saves by itself once the game is gone: a minute after the last time, if it has done so before.
    wait_until(
        page, f"({FILES})().then(([text]) => JSON.parse(text).stores.games.length === 0)", BY_ITSELF, 1000
    )
    open_sheet(page)
    restore(page, text)
    expect(page.get_by_test_id("backup-state")).to_contain_text("One game was added")
    close_sheet(page)
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    # Where there are no libraries, what reads wheels is not fetched, nor what the workshop needs.
    assert [
        path for path in site.requested[asked:] if "backup-libraries" in path or "codemirror" in path
    ] == []


@NIGHTLY
def test_a_folder_whose_permission_has_lapsed_is_asked_for_by_a_press(page: Page, site: Site) -> None:
    # A folder of its own: those of other tests stay in the browser.
    files = FILES.replace("Papers", "Lapsed")
    page.add_init_script(PICKER.replace("Papers", "Lapsed") + LAPSING)
    start_game(page, site.url)
    back_to_lobby(page)
    open_sheet(page)
    page.get_by_test_id("backup-choose").click()
    expect(page.get_by_test_id("backup")).to_contain_text("The last backup was made on")
    (before,) = page.evaluate(files)
    page.evaluate("sessionStorage.setItem('lapsed', 'yes')")
    page.reload()
    wait_for_engine(page)
    # The sheet has an address, so it is open again.
    close_sheet(page)
    delete_game(page)
    open_sheet(page)
    expect(page.get_by_test_id("backup")).to_contain_text("needs your permission again")
    assert page.evaluate("globalThis.requests ?? 0") == 0, "the browser shows its question after a press only"
    assert page.evaluate(files) == [before]
    page.get_by_test_id("backup-now").click()
    expect(page.get_by_test_id("backup")).not_to_contain_text("needs your permission again")
    wait_until(
        page, f"({files})().then(([text]) => JSON.parse(text).stores.games.length === 0)", BY_ITSELF, 1000
    )
    assert page.evaluate("globalThis.requests") == 1


def saved(page: Page, folder: Path) -> str:
    """Saves everything as a file, and returns its text."""
    open_sheet(page)
    with page.expect_download() as download:
        page.get_by_test_id("backup-now").click()
    download.value.save_as(folder / "backup.json")
    close_sheet(page)
    return (folder / "backup.json").read_text("utf-8")


def take(page: Page, text: str) -> None:
    open_sheet(page)
    restore(page, text)
    expect(page.get_by_test_id("backup-state")).not_to_be_empty()
    expect(page.get_by_test_id("backup")).to_have_attribute("aria-busy", "false")
    close_sheet(page)


def games(text: str) -> set[str]:
    """Return the picks of each game in a backup."""
    return {json.dumps(json.loads(game["save"])["picks"]) for game in json.loads(text)["stores"]["games"]}


@NIGHTLY
def test_two_devices_that_both_played_on_lose_nothing(
    browser: Browser, site: Site, faults: Faults, tmp_path: Path
) -> None:
    pages = [new_device(browser).new_page() for _ in range(2)]
    one, other = pages
    with listening(one.context, faults), listening(other.context, faults):
        start_game(one, site.url)
        press(one, 3)
        back_to_lobby(one)
        begun = saved(one, tmp_path)
        open_site(other, f"{site.url}?lang=en&motion=0&bots=instant")
        take(other, begun)
        for page, which in ((one, "first"), (other, "last")):
            page.get_by_test_id("resume").click()
            wait_for_choice(page)
            options = page.locator(OPTION)
            (options.first if which == "first" else options.last).click()
            press(page, 4)
            back_to_lobby(page)
        first, second = saved(one, tmp_path), saved(other, tmp_path)
        assert games(first) != games(second)
        take(one, second)
        take(other, first)
        for page in pages:
            expect(page.get_by_test_id("resume")).to_have_count(2)
        assert games(saved(one, tmp_path)) == games(saved(other, tmp_path)) == games(first) | games(second)
        for page in pages:
            page.context.close()
