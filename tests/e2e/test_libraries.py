"""Tests libraries for own players.

Added from a file or by name, imported in the box, and still there after a reload.
"""

import json
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Faults
from tests.e2e.support import behind, open_site, press_escape, stored_rows, wait_for_engine, wait_until_kept
from tests.e2e.test_accessibility import violations
from tests.e2e.test_backup import open_sheet, saved, take
from tests.e2e.test_box import INTRUDER, RUN, order
from tests.tiers import at_night
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "each way that a download fails is in hosted-libraries.test.js; a library is added and imported on a push"
)

INSTALLER = "wheels/micropip-"
SNAPSHOT = "() => import('./engine/snapshot.js').then((module) => module.makeSnapshot())"
# Changes the stored wheel.
SPOIL = """() => new Promise((done) => {
  const request = indexedDB.open("citadels-table-libraries", 1);
  request.onsuccess = () => {
    const work = request.result.transaction("wheels", "readwrite");
    work.objectStore("wheels").put(new Uint8Array(50), "lucky");
    work.oncomplete = () => { request.result.close(); done(); };
  };
})"""
WRITTEN = stored_rows("citadels-table-own-players", "players")
PLAYER = """import lucky
import statistics


def choose(view, ask, tools):
    tools.log(lucky.NUMBER, statistics.mean([1, 3]))
    return tools.chance.pick(ask.options)
"""
BY_NAME = """import lucky
import sortedcollections
import sortedcontainers
import statistics

RANKS = sortedcollections.ValueSortedDict({"b": 2, "a": 1})


def choose(view, ask, tools):
    tools.log(lucky.NUMBER, statistics.mean([1, 3]), *RANKS, *sortedcontainers.SortedList([2, 1]))
    return tools.chance.pick(ask.options)
"""
HOSTED = re.compile("/libraries/.*[.]whl$")
KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
}"""
# Drops files on the workshop, each a name and its bytes; returns whether the page keeps the browser from opening them.
DROP = """(screen, files) => {
  const dataTransfer = new DataTransfer();
  for (const [name, bytes] of files) dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
  const title = screen.querySelector("h1");
  return ["dragover", "drop"].every((kind) => !title.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })));
}"""


def drop(page: Page, *files: Path) -> None:
    dropped = [[file.name, list(file.read_bytes())] for file in files]
    assert page.get_by_test_id("workshop-screen").evaluate(DROP, dropped)


def make_wheel(folder: Path, kind: str = "py3-none-any", code: str = "NUMBER = 77\n") -> Path:
    wheel = folder / f"lucky-1.0-{kind}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("lucky/__init__.py", code)
        archive.writestr("lucky-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: lucky\nVersion: 1.0\n")
        about = f"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: {kind}\n"
        archive.writestr("lucky-1.0.dist-info/WHEEL", about)
        archive.writestr("lucky-1.0.dist-info/RECORD", "")
    return wheel


def add_library(page: Page, folder: Path) -> None:
    """Adds the library ``lucky`` in the workshop, and goes back to the lobby."""
    behind(page, "workshop").click()
    page.get_by_test_id("add-library").set_input_files(make_wheel(folder))
    page.get_by_test_id("own-library").wait_for()
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("play-now").wait_for()


def fetched_wheels(site: Site) -> list[str]:
    """Names of the libraries that were asked for at the site."""
    return [path.rpartition("/")[2].partition("-")[0] for path in site.requested if HOSTED.search(path)]


def hosted(page: Page, name: str) -> Locator:
    return page.locator(f"[data-testid=hosted-library][data-name={name}]")


def add_by_name(page: Page, site: Site) -> None:
    """Adds a library of the site, and what it needs."""
    assert fetched_wheels(site) == []
    needed = hosted(page, "sortedcontainers")
    alone = int(needed.get_attribute("data-bytes") or 0)
    wanted = hosted(page, "sortedcollections")
    assert int(wanted.get_attribute("data-bytes") or 0) > alone > 0
    expect(wanted).to_contain_text("with sortedcontainers")
    wanted.get_by_test_id("add-hosted-library").click()
    for row in (wanted, needed):
        expect(row).to_have_attribute("data-here", "true")
    assert fetched_wheels(site) == ["sortedcontainers", "sortedcollections"]


def test_libraries_are_added_from_a_file_and_by_name_and_imported_after_a_reload(
    page: Page, site: Site, tmp_path: Path
) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    behind(page, "workshop").click()
    add = page.get_by_test_id("add-library")
    add.wait_for(state="attached")
    assert not [path for path in site.requested if INSTALLER in path]
    add.set_input_files(make_wheel(tmp_path, "cp312-cp312-win_amd64"))
    expect(page.get_by_test_id("library-trouble")).to_contain_text("is for another Python or another system")
    expect(page.get_by_test_id("own-library")).to_have_count(0)
    file = tmp_path / "mine.py"
    file.write_text(BY_NAME, "utf-8")
    drop(page, make_wheel(tmp_path), file)
    expect(page.get_by_test_id("own-library")).to_have_attribute("data-version", "1.0")
    expect(page.get_by_test_id("own-player")).to_have_attribute("data-name", "mine")
    expect(page.get_by_test_id("library-trouble")).to_have_count(0)
    assert violations(page) == []
    add_by_name(page, site)
    assert [url for url in page.evaluate(KEPT) if ".whl" in url and "sorted" in url] == []
    page.reload()
    expect(page.get_by_test_id("own-library")).to_have_count(3)
    names = page.get_by_test_id("own-library").evaluate_all("(rows) => rows.map((row) => row.dataset.name)")
    assert names == ["lucky", "sortedcontainers", "sortedcollections"]
    page.get_by_test_id("open-player").click()
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    # Beside the editor nothing is taken, and the page stays.
    drop(page, file)
    page.get_by_test_id("run-arena").click()
    page.locator(".arena-log summary").click(timeout=120_000)
    expect(page.get_by_test_id("arena-log")).to_contain_text("77 2 a b 1 2", timeout=120_000)
    page.get_by_test_id("stop-arena").click()
    expect(page.locator(".arena-progress[data-phase=stopped]")).to_be_visible()
    expect(page.get_by_test_id("arena-fault")).to_have_count(0)
    if not at_night("libraries.test.js removes one, and arena.test.js names the one that is missing"):
        return
    page.get_by_test_id("close-workshop").click()
    page.get_by_test_id("remove-library").first.click()
    expect(page.get_by_test_id("own-library")).to_have_count(2)
    expect(page.get_by_test_id("own-player")).to_have_count(1)
    page.get_by_test_id("open-player").click()
    page.get_by_test_id("run-arena").click()
    missing = page.get_by_test_id("arena-fault")
    expect(missing).to_contain_text("line 1", timeout=120_000)
    expect(missing).to_contain_text("No module named 'lucky'")


@NIGHTLY
@pytest.mark.first_visit
def test_a_library_that_the_site_cannot_send_changes_nothing(
    page: Page, serve: Callable[..., Site], dist: Path, tmp_path: Path, faults: Faults
) -> None:
    """The file is missing, then another one, then there is no network; what was added before can still be imported."""
    faults.expected += ["404", "ERR_CONNECTION_REFUSED", "ERR_FAILED"]
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    site = serve(folder=folder)
    open_site(page, f"{site.url}?lang=uk&motion=0&bots=instant")
    wait_until_kept(page)
    behind(page, "workshop").click()
    (wheel,) = folder.glob("libraries/icepool-*.whl")
    (other,) = folder.glob("libraries/more_itertools-*.whl")
    whole = wheel.read_bytes()
    wheel.unlink()
    other.write_bytes(other.read_bytes()[:-1] + b"!")
    add = hosted(page, "icepool").get_by_test_id("add-hosted-library")
    trouble = page.get_by_test_id("library-trouble")
    add.click()
    expect(trouble).to_contain_text(f"На цьому сайті немає такого {wheel.name}")
    hosted(page, "more-itertools").get_by_test_id("add-hosted-library").click()
    expect(trouble).to_contain_text(f"На цьому сайті немає такого {other.name}")
    expect(page.get_by_test_id("own-library")).to_have_count(0)
    hosted(page, "sortedcontainers").get_by_test_id("add-hosted-library").click()
    expect(page.get_by_test_id("own-library")).to_have_count(1)
    wheel.write_bytes(whole)
    site.cut()
    add.click()
    expect(trouble).to_contain_text("зник зв’язок із цим сайтом")
    page.reload()
    add.click()
    expect(trouble).to_contain_text("зник зв’язок із цим сайтом")
    expect(page.get_by_test_id("own-library")).to_have_attribute("data-name", "sortedcontainers")
    _, game, end = page.evaluate(
        RUN, order("import sortedcontainers\n\n\ndef choose(view, ask, tools):\n    return ask.options[0]\n")
    )
    assert (game["kind"], end["kind"]) == ("game", "end")


@NIGHTLY
def test_a_box_with_a_library_is_as_shut_as_one_without(
    page: Page, site: Site, faults: Faults, tmp_path: Path
) -> None:
    """Whether its interpreter begins with a snapshot or not."""
    faults.expected += ["Content Security Policy", "unsafe-eval"]
    open_site(page, site.url)
    behind(page, "workshop").click()
    page.get_by_test_id("add-library").set_input_files(make_wheel(tmp_path))
    expect(page.get_by_test_id("own-library")).to_have_count(1)
    text = f"import lucky\n{INTRUDER.read_text('utf-8').replace('SITE', site.url)}"
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    for snapshot in (False, True):
        if snapshot:
            assert page.evaluate(SNAPSHOT)
        _, game, end = page.evaluate(RUN, order(text))
        assert (game["kind"], end["kind"], game["faults"]) == ("game", "end", {})
        assert game["log"][0][1].endswith(" []"), game["log"][0]
    assert not [line for line in said if "no snapshot for the box" in line]
    page.evaluate(SPOIL)
    (refused,) = page.evaluate(RUN, order(text))
    told = {"file": "lucky-1.0-py3-none-any.whl", "reason": "ValueError: the stored file has changed"}
    assert refused == {"kind": "refused", "code": "own-library", "args": told}


@NIGHTLY
def test_a_library_and_a_player_come_back_with_a_backup(page: Page, site: Site, tmp_path: Path) -> None:
    file = tmp_path / "thinker.py"
    file.write_text(PLAYER, "utf-8")
    open_site(page, f"{site.url}?lang=en")
    behind(page, "workshop").click()
    page.get_by_test_id("add-library").set_input_files(make_wheel(tmp_path))
    page.get_by_test_id("own-library").wait_for()
    page.get_by_test_id("import-player").set_input_files(file)
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("close-workshop").click()
    expect(page.get_by_test_id("own-player")).to_have_attribute("data-name", "thinker")
    page.get_by_test_id("close-workshop").click()
    page.reload()
    wait_for_engine(page)
    backup = saved(page, tmp_path)
    written = page.evaluate(WRITTEN)
    assert [player["versions"][0]["text"] for player in written] == [PLAYER]
    assert json.loads(backup)["stores"]["players"] == written
    behind(page, "workshop").click()
    page.get_by_test_id("remove-library").click()
    expect(page.get_by_test_id("own-library")).to_have_count(0)
    page.get_by_test_id("delete-player").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("own-player")).to_have_count(0)
    page.get_by_test_id("close-workshop").click()
    page.reload()
    wait_for_engine(page)
    take(page, backup)
    open_sheet(page)
    expect(page.get_by_test_id("backup-state")).to_contain_text(
        "One library from the workshop is back (0.1 MB)"
    )
    expect(page.get_by_test_id("backup-state")).to_contain_text(
        "One player from the workshop was added, and none was changed."
    )
    expect(page.get_by_test_id("backup-libraries")).to_contain_text("One library from the workshop")
    expect(page.get_by_test_id("backup-players")).to_contain_text("One player from the workshop")
    assert page.evaluate(WRITTEN) == written
    press_escape(page, page.get_by_test_id("device-sheet"))
    page.reload()
    behind(page, "workshop").click()
    expect(page.get_by_test_id("own-library")).to_have_attribute("data-name", "lucky")
    expect(page.get_by_test_id("own-player")).to_have_attribute("data-name", "thinker")


def test_an_imported_library_of_the_site_is_offered_and_added(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0")
    behind(page, "workshop").click()
    page.get_by_test_id("player-example").first.click()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+Home")
    page.keyboard.type("import more_itertools\n")
    offer = page.get_by_test_id("library-offer")
    expect(offer).to_contain_text("This site has it")
    expect(page.get_by_test_id("player-check")).not_to_contain_text("No errors")
    expect(page.locator(".cm-lintRange-error")).to_have_count(1)
    expect(page.locator(".cm-lintRange-error")).to_have_text("import more_itertools")
    page.get_by_test_id("add-imported").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".cm-lintRange-error")).to_have_count(0)
    expect(page.get_by_test_id("player-check")).to_contain_text("No errors")
