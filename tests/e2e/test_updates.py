"""Tests that a new version of the site arrives whole, between games, or not at all.

One that cannot start is dropped.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PATIENCE, Faults
from tests.e2e.robot import back_to_lobby, picture, press, start_game, wait_for_choice
from tests.e2e.support import (
    LOOK_FOR_UPDATE,
    open_form,
    open_site,
    wait_for_engine,
    wait_until,
    wait_until_kept,
)
from tools.serve import Site
from tools.website import stamp

NIGHTLY = pytest.mark.nightly(
    "both ways to take an update are tested on a push, and snapshot-policy.test.js decides"
)

pytestmark = pytest.mark.first_visit

FOREIGN_CACHE = "caches.open('somebody else').then((cache) => cache.put('./theirs', new Response('kept')))"
OURS = """caches.keys().then((names) => Promise.all(names.filter((name) => / files /.test(name)).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).length])))"""
# A later start than the first marks its version as good; that takes a moment.
CONFIRMED = "caches.open('citadels-table / records 1').then((records) => records.keys()).then((all) => all.length > 0)"
ALL_FILES_HERE = """async () => {
  const count = () => performance.getEntriesByType("resource").length;
  let before;
  do {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } while (count() !== before);
}"""
VERSION_OF_PAGE = (
    "fetch('./engine/worker.py').then((answer) => answer.text()).then((text) => text.split('# version ')[1])"
)


def change(dist: Path, folder: Path, name: str) -> Path:
    """The site with one file changed, stamped anew."""
    shutil.copytree(dist, folder)
    changed = folder / "engine" / "worker.py"
    changed.write_text(changed.read_text(encoding="utf-8") + f"# version {name}", encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))
    return folder


# Lets a test delay the active service worker, as a slow device does: no other one takes over while it works.
HOLD = """
addEventListener("message", (event) => {
  if (event.data === "hold") event.waitUntil(new Promise((go) => (globalThis.letGo = go)));
  if (event.data === "let go") globalThis.letGo();
});
"""
TAKEN_OVER = "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting === null)"


@pytest.fixture
def next_version(dist: Path, tmp_path: Path) -> Path:
    return change(dist, tmp_path / "next", "next")


def deploy(page: Page, site: Site, folder: Path) -> str:
    """The host has a new version, and the page's browser finds out; returns what became of it."""
    site.folder = folder.resolve()
    outcome: str = page.evaluate(LOOK_FOR_UPDATE)
    return outcome


def update_in_vain(page: Page) -> None:
    """Installs a version that does not start, and starts the page until the version before serves again."""
    with page.expect_event("load"):
        page.get_by_test_id("update-now").click()
    assert page.locator("#app > :not([data-before])").count() == 0
    for _ in range(4):
        page.reload()
    wait_for_engine(page)


def test_an_update_comes_in_unnoticed_and_waits_for_games_in_other_tabs(
    page: Page, site: Site, next_version: Path, context: BrowserContext
) -> None:
    open_site(page, site.url)
    page.evaluate(FOREIGN_CACHE)
    old = wait_until_kept(page)
    playing = context.new_page()
    start_game(playing, site.url)
    site.sent.clear()
    assert deploy(page, site, next_version) == "installed"
    assert {path.rpartition("/")[2] for path in site.sent} == {"service-worker.js", "worker.py"}

    # Neither a new start nor a person changes anything under the other tab's game.
    page.reload()
    wait_for_engine(page)
    page.get_by_test_id("update-now").click()
    expect(page.get_by_test_id("toast")).to_contain_text("another tab")
    assert wait_until_kept(page)["version"] == old["version"]
    before = picture(playing)
    press(playing, 2)
    assert picture(playing) != before

    # The other tab, in its lobby, becomes the new version as well. A file that it asks for while Chromium ends the old
    # version would put the new one off for minutes, see web/app/device/offline.js.
    back_to_lobby(playing)
    playing.evaluate(ALL_FILES_HERE)
    with playing.expect_event("load"), page.expect_event("load"):
        page.get_by_test_id("update-now").click()
    wait_for_engine(page)
    wait_for_engine(playing)
    new = wait_until_kept(page)
    assert new["version"] != old["version"]
    assert new["bytes"] == old["bytes"] + len("# version next")
    assert page.evaluate(VERSION_OF_PAGE) == "next"
    # Nothing of the old version stays, and what is not ours is not touched.
    expect(page.get_by_test_id("update")).to_have_count(0)
    wait_until(page, f"{OURS}.then((stores) => stores[0][1] === {new['files']})")
    assert dict(page.evaluate(OURS)) == {"citadels-table / files 1": new["files"]}
    assert page.evaluate("caches.has('somebody else')")


@NIGHTLY
def test_the_table_is_left_alone_and_its_save_goes_on_in_the_new_version(
    page: Page, site: Site, next_version: Path
) -> None:
    start_game(page, site.url)
    press(page, 5)
    wait_until_kept(page)
    assert deploy(page, site, next_version) == "installed"
    expect(page.get_by_test_id("update")).to_have_count(0)
    press(page, 3)
    before = picture(page)
    back_to_lobby(page)
    expect(page.get_by_test_id("update")).to_be_visible()
    with page.expect_event("load"):
        page.get_by_test_id("update-now").click()
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    assert picture(page) == before
    assert page.evaluate(VERSION_OF_PAGE) == "next"


def start_twice(page: Page, start: Callable[[], object]) -> None:
    """The start finds the version that waits, and starts again with it.

    Asking for a file meanwhile would give the worker in charge something to do, and no other takes over from one that
    is busy.
    """
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    with page.expect_event("framenavigated", lambda _: len(loads) >= 2, timeout=PATIENCE):
        start()
    wait_for_engine(page)
    assert page.evaluate(VERSION_OF_PAGE) == "next"


@NIGHTLY
def test_the_next_start_takes_an_update(page: Page, site: Site, next_version: Path) -> None:
    open_site(page, site.url)
    wait_until_kept(page)
    assert deploy(page, site, next_version) == "installed"
    start_twice(page, lambda: page.reload(wait_until="commit"))
    expect(page.get_by_test_id("update")).to_have_count(0)


@pytest.mark.nightly("screens.test.js keeps a link until it is followed")
def test_a_link_is_followed_in_the_version_that_its_start_takes(
    page: Page, site: Site, next_version: Path
) -> None:
    open_site(page, site.url)
    wait_until_kept(page)
    assert deploy(page, site, next_version) == "installed"
    page.goto(f"{site.url}LICENSE")
    start_twice(page, lambda: page.goto(f"{site.url}?lang=en#table={'A' * 22}", wait_until="commit"))
    expect(page.get_by_test_id("join-name")).to_be_visible()


@NIGHTLY
def test_an_update_that_takes_over_late_waits_until_nothing_is_open(
    page: Page, site: Site, dist: Path, next_version: Path, tmp_path: Path
) -> None:
    slow = tmp_path / "slow"
    shutil.copytree(dist, slow)
    with (slow / stamp.WORKER).open("a", encoding="utf-8") as worker:
        worker.write(HOLD)
    site.folder = slow.resolve()
    open_site(page, f"{site.url}?lang=en&bots=instant&motion=0")
    wait_until_kept(page)
    assert deploy(page, site, next_version) == "installed"
    page.evaluate("globalThis.same = true; navigator.serviceWorker.controller.postMessage('hold')")
    page.get_by_test_id("update-now").click()
    # The person has gone on meanwhile.
    open_form(page)
    expect(page.get_by_test_id("start-game")).to_be_visible()
    assert not page.evaluate(TAKEN_OVER)
    # Asking for a file meanwhile would start the worker in charge again (web/app/device/offline.js).
    wait_for_engine(page)
    page.evaluate(ALL_FILES_HERE)
    page.evaluate("navigator.serviceWorker.controller.postMessage('let go')")
    wait_until(page, TAKEN_OVER)
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("device-sheet")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("device-sheet")).to_be_hidden()
    page.get_by_test_id("start-game").click()
    press(page, 3)
    assert page.evaluate("globalThis.same")
    with page.expect_event("load"):
        page.get_by_test_id("leave").click()
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    assert page.evaluate(VERSION_OF_PAGE) == "next"


@pytest.mark.nightly("an update with a wrong file is refused in the same way (test_engines.py)")
def test_a_half_deployed_update_changes_nothing(
    page: Page, serve: Callable[..., Site], next_version: Path, faults: Faults
) -> None:
    # The browser tells of the failed installation, and of the lost network.
    faults.expected += ["not the file of version", "ERR_CONNECTION_REFUSED"]
    site = serve(prefix="/citadels/")
    open_site(page, site.url)
    old = wait_until_kept(page)
    (next_version / "engine" / "worker.py").write_text("cut off", encoding="utf-8")
    assert deploy(page, site, next_version) == "redundant"
    expect(page.get_by_test_id("offline-ready")).to_be_attached()
    site.cut()
    page.reload()
    wait_for_engine(page)
    assert wait_until_kept(page)["version"] == old["version"]


@pytest.mark.nightly("an update with a wrong file is refused in the same way (test_engines.py)")
def test_a_half_deployed_first_version_is_tried_again(
    page: Page, site: Site, dist: Path, next_version: Path, faults: Faults
) -> None:
    faults.expected.append("not the file of version")
    (next_version / "engine" / "worker.py").write_text(
        (dist / "engine" / "worker.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    site.folder = next_version.resolve()
    open_site(page, site.url)
    expect(page.locator('.offline[data-state="incomplete"]')).to_be_visible()
    site.folder = dist.resolve()
    page.reload()
    expect(page.get_by_test_id("offline-ready")).to_be_visible()


@NIGHTLY
def test_a_version_that_does_not_start_gives_way_to_the_one_before(
    page: Page, site: Site, next_version: Path, dist: Path, tmp_path: Path, faults: Faults
) -> None:
    faults.expected.append("a mistake in the new version")
    open_site(page, site.url)
    old = wait_until_kept(page)
    wait_until(page, CONFIRMED)
    app = next_version / "app.js"
    app.write_text('throw new Error("a mistake in the new version");', encoding="utf-8")
    stamp.stamp(next_version, Path(stamp.WORKER))
    assert deploy(page, site, next_version) == "installed"
    update_in_vain(page)
    expect(page.get_by_test_id("update")).to_have_attribute("data-state", "held-back")
    assert page.evaluate("fetch('./app.js').then((answer) => answer.text())") != app.read_text(
        encoding="utf-8"
    )

    # It is tried again when a person says so, and the next version is a version like any other.
    update_in_vain(page)
    assert deploy(page, site, change(dist, tmp_path / "mended", "mended")) == "installed"
    with page.expect_event("load"):
        page.get_by_test_id("update-now").click()
    wait_for_engine(page)
    assert page.evaluate(VERSION_OF_PAGE) == "mended"
    assert wait_until_kept(page)["version"] != old["version"]


KEPT = """caches.open("citadels-table / files 1").then((store) => store.keys()).then((keys) =>
  keys.filter(({ url }) => /\\/locales\\/uk\\.ftl/.test(url)).length === 3)"""
DROP = """(name) => caches.open("citadels-table / files 1").then(async (store) => {
  const gone = (await store.keys()).filter(({ url }) => url.includes(name));
  return (await Promise.all(gone.map((request) => store.delete(request)))).length;
})"""


@NIGHTLY
def test_a_page_whose_files_are_gone_speaks_another_language_or_says_so(
    page: Page, site: Site, faults: Faults
) -> None:
    """The browser has deleted some stored files, and there is no network."""
    faults.expected += ["Failed to", "ERR_", "locale ", "no language", "/app.js", "aborted"]
    missing = page.get_by_test_id("missing-files")
    open_site(page, f"{site.url}?lang=en")
    wait_until_kept(page)
    expect(missing).to_be_hidden()
    # The other languages come once the copy is whole.
    wait_until(page, KEPT)
    # The page asks for what is missing once it has started: without a network that brings nothing back.
    site.cut()
    assert page.evaluate(DROP, "/locales/en.ftl")
    page.reload()
    wait_for_engine(page)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(missing).to_be_hidden()
    for gone in ("/locales/", "/app.js"):
        assert page.evaluate(DROP, gone)
        page.reload()
        expect(missing).to_contain_text("Connect to the internet")


@pytest.mark.nightly("a store with files missing is filled like that of a first visit")
def test_an_emptied_store_is_filled_again(page: Page, site: Site) -> None:
    open_site(page, site.url)
    whole = wait_until_kept(page)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.reload()
    wait_for_engine(page)
    assert wait_until_kept(page) == whole
