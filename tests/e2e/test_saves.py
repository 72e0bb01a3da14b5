"""Tests that games outlive the tab.

Stored before they are shown, resumed exactly, exported, imported, and safe from damage.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tabletop.match.record import MAX_BYTES
from tests.e2e.conftest import Faults
from tests.e2e.robot import (
    back_to_lobby,
    first_option,
    picture,
    play_on,
    press,
    start_game,
    wait_for_choice,
)
from tests.e2e.support import (
    behind,
    export,
    import_text,
    open_site,
    wait_for_engine,
    wait_until_cached,
    wait_until_kept,
)
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("decided in saved-games-controller.test.js and test_saves.py of the engine")

FLAGS = "?lang=en&motion=0&bots=instant"

# Damages the stored rows in several ways, as a failing disk or a person with developer tools may.
SPOIL = """async () => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open("citadels-table");
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction("matches", "readwrite");
  const store = transaction.objectStore("matches");
  const [row] = await new Promise((resolve) => {
    const request = store.getAll();
    request.onsuccess = () => resolve(request.result);
  });
  store.put({ id: "empty" });
  store.put({ ...row, id: "no-summary", summary: 5 });
  store.put({ ...row, id: "bad-seats", summary: { ...row.summary, seating: [null] } });
  store.put({ ...row, id: "bad-save", save: row.save.slice(0, -9) });
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}"""


def test_a_reload_resumes_exactly(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 9)
    before = picture(page)
    page.reload()
    wait_for_engine(page)
    wait_for_choice(page)
    assert picture(page) == before
    press(page, 3)


@pytest.mark.nightly(
    "test_engines.py plays offline on a push, and test_snapshot.py goes on with a game there"
)
def test_a_game_goes_on_without_the_network(page: Page, serve: Callable[..., Site], faults: Faults) -> None:
    faults.expected.append("ERR_CONNECTION_REFUSED")
    site = serve(prefix="/citadels/")
    start_game(page, site.url)
    press(page, 5)
    wait_until_kept(page)
    # The drawing of towns comes after the first copy of the page.
    wait_until_cached(page, "page/panorama-")
    before = picture(page)
    site.cut()
    page.reload()
    wait_for_engine(page)
    wait_for_choice(page)
    assert picture(page) == before
    play_on(page)
    expect(page.get_by_test_id("town-tour").locator("img:visible")).to_be_visible()
    page.get_by_test_id("share-picture").click()
    page.get_by_test_id("poster").wait_for()


@pytest.mark.nightly("saved-games-controller.test.js takes files in; many browser tests begin with one")
def test_a_file_carries_a_game_to_another_device(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    press(page, 8)
    before = picture(page)
    back_to_lobby(page)
    file = export(page, tmp_path)
    assert file.name.startswith("citadels-Player-Agnes-")
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("resume")).to_have_count(0)
    page.get_by_test_id("import").set_input_files(file)
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    # The log begins anew: a file holds the picks, not the log.
    assert picture(page)[:2] == before[:2]


@NIGHTLY
def test_a_known_game_is_replaced_only_on_demand(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    press(page, 4)
    back_to_lobby(page)
    file = export(page, tmp_path)
    page.get_by_test_id("resume").click()
    press(page, 6)
    later = picture(page)
    back_to_lobby(page)
    page.get_by_test_id("import").set_input_files(file)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    assert picture(page) == later
    back_to_lobby(page)
    page.get_by_test_id("import").set_input_files(file)
    page.get_by_test_id("confirm-dialog").click()
    page.get_by_test_id("toast").wait_for()
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    assert picture(page)[:2] != later[:2]


@pytest.mark.nightly(
    "files are refused in test_forged_saves.py, and the person is told in saved-games-controller.test.js"
)
def test_broken_and_foreign_files_change_nothing(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    press(page, 3)
    back_to_lobby(page)
    good = export(page, tmp_path).read_text(encoding="utf-8")
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    broken = {
        "empty": "",
        "words": "Once upon a time",
        "foreign": '{"format": 1, "game": "chess"}',
        "cut short": good[:-30],
        "one more field": good[:-1] + ', "extra": 1}',
        "a little too large": good + " " * MAX_BYTES,
        "huge": "[" * 5_000_000,
    }
    for text in broken.values():
        import_text(page, text)
        toast = page.get_by_test_id("toast")
        if len(text) > MAX_BYTES:
            expect(toast).to_contain_text("too large")
        expect(toast).to_have_attribute("data-kind", "error")
        assert "error-" not in toast.inner_text()
        toast.get_by_role("button").click()
        expect(page.locator(".save")).to_have_count(0)


@pytest.mark.nightly(
    "rows are marked and removed in saved-games-controller.test.js; test_stores.py has rows that nothing can read"
)
def test_spoiled_rows_are_shown_as_such_and_stop_nothing(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 3)
    page.evaluate(SPOIL)
    open_site(page, f"{site.url}{FLAGS}")
    expect(page.locator('.save[data-broken="yes"]')).to_have_count(4)
    expect(page.get_by_test_id("resume")).to_have_count(1)
    behind(page, "delete").and_(page.locator('[data-match="no-summary"] *')).click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.locator('.save[data-broken="yes"]')).to_have_count(3)
    page.get_by_test_id("resume").click()
    press(page, 2)


def test_a_match_is_played_in_one_tab_at_a_time(page: Page, site: Site) -> None:
    start_game(page, site.url)
    other = page.context.new_page()
    open_site(other, f"{site.url}{FLAGS}")
    other.get_by_test_id("resume").click()
    expect(other.get_by_test_id("toast")).to_contain_text("another tab")
    back_to_lobby(page)
    # The tab has released the match once the lobby lists it.
    page.get_by_test_id("resume").wait_for()
    other.get_by_test_id("resume").click()
    wait_for_choice(other)


def test_a_full_disk_is_told_and_the_game_goes_on(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    page.evaluate("""() => {
      IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    first_option(page).click()
    # The message closes itself, the button below stays.
    expect(page.get_by_test_id("toast")).to_contain_text("not being saved")
    press(page, 2)
    with page.expect_download() as download:
        page.get_by_test_id("not-stored").click()
    download.value.save_as(tmp_path / "save.json")
    press(page, 3)
    assert (tmp_path / "save.json").stat().st_size > 500


# Opens the matches with a layout of a later version; that waits until all pages have closed their connections.
UPGRADE = """() => new Promise((done, failed) => {
  const asked = indexedDB.open("citadels-table", 2);
  asked.onsuccess = () => { asked.result.close(); done(asked.result.version); };
  asked.onerror = () => failed(asked.error);
})"""


@NIGHTLY
def test_a_later_layout_of_the_store_is_let_through_and_the_game_goes_on(
    page: Page, site: Site, tmp_path: Path
) -> None:
    start_game(page, site.url)
    press(page, 2)
    other = page.context.new_page()
    other.goto(f"{site.url}LICENSE")
    assert other.evaluate(UPGRADE) == 2
    first_option(page).click()
    expect(page.get_by_test_id("toast")).to_contain_text("A newer version of the page")
    press(page, 2)
    with page.expect_download() as download:
        page.get_by_test_id("not-stored").click()
    download.value.save_as(tmp_path / "save.json")
    assert len(json.loads((tmp_path / "save.json").read_text(encoding="utf-8"))["picks"]) >= 5


OFFERED = """() => [document.querySelector('[data-testid="ask"]').dataset.askKind,
  ...[...document.querySelectorAll('[data-testid="option"]:enabled')].map(({ dataset }) => dataset.option)]"""


@NIGHTLY
def test_a_save_that_other_rules_made_goes_on_and_says_so(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    press(page, 9)
    before, offered = picture(page), page.evaluate(OFFERED)
    back_to_lobby(page)
    save = json.loads(export(page, tmp_path).read_text(encoding="utf-8"))
    # By today's rules these picks lead to another position.
    save["picks"] = save["picks"][1:]
    behind(page, "delete").first.click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("resume")).to_have_count(0)
    import_text(page, json.dumps(save))
    page.get_by_test_id("toast").get_by_role("button").click()
    page.get_by_test_id("resume").click()
    # The message comes before the table, and closes itself.
    expect(page.get_by_test_id("toast")).to_contain_text("continues from the saved position")
    wait_for_choice(page)
    # Question and table are the same; knowledge from earlier events is lost.
    assert (page.evaluate(OFFERED), picture(page)[1]) == (offered, before[1])
    assert len(offered) > 2
    press(page, 3)
