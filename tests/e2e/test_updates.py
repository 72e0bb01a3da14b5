"""A new version of the site arrives whole, when the person says so, or not at all."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Faults
from tests.e2e.support import LOOK_FOR_UPDATE, open_site, wait_for_engine, wait_until_kept
from tools import stamp
from tools.serve import Site

APPLY = """async () => {
  const { keepOffline } = await import("./engine/offline.js");
  const keeper = await keepOffline(() => {});
  return keeper.applyUpdate();
}"""
FOREIGN_CACHE = "caches.open('somebody else').then((cache) => cache.put('./theirs', new Response('kept')))"


@pytest.fixture
def next_version(dist: Path, tmp_path: Path) -> Path:
    """The site with one file changed, stamped anew."""
    folder = tmp_path / "next"
    shutil.copytree(dist, folder)
    changed = folder / "engine" / "worker.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))
    return folder


def test_an_update_waits_and_fetches_only_what_changed(page: Page, site: Site, next_version: Path) -> None:
    open_site(page, site.url)
    page.evaluate(FOREIGN_CACHE)
    old = wait_until_kept(page)
    site.folder = next_version.resolve()
    site.sent.clear()
    assert page.evaluate(LOOK_FOR_UPDATE) == "installed"
    assert {path.rpartition("/")[2] for path in site.sent} == {"service-worker.js", "worker.py"}
    # A reload alone changes nothing: another tab may be in the middle of a game.
    page.reload()
    wait_for_engine(page)
    assert wait_until_kept(page)["version"] == old["version"]

    with page.expect_event("load"):
        assert page.evaluate(APPLY)
    wait_for_engine(page)
    new = wait_until_kept(page)
    assert new["version"] != old["version"]
    assert new["bytes"] == old["bytes"] + len("# changed\n")
    assert page.evaluate("fetch('./engine/worker.py').then((r) => r.text())").endswith("# changed\n")
    # Nothing of the old version stays, and what is not ours is not touched.
    stores = page.evaluate("caches.keys().then((names) => Promise.all(names.map(async (name) => "
                           "[name, (await (await caches.open(name)).keys()).length])))")  # fmt: skip
    # Where the page was quiet long enough, it has a snapshot beside them.
    kept = {name: files for name, files in stores if name != "citadels-table / snapshot"}
    assert kept == {"somebody else": 1, "citadels-table / files 1": new["files"]}


def test_a_broken_update_changes_nothing(
    page: Page, serve: Callable[..., Site], next_version: Path, faults: Faults
) -> None:
    # The browser tells of the failed installation, and of the lost network.
    faults.expected += ["not the file of version", "ERR_CONNECTION_REFUSED"]
    site = serve(prefix="/citadels/")
    open_site(page, site.url)
    old = wait_until_kept(page)
    (next_version / "engine" / "worker.py").write_text("cut off", encoding="utf-8")
    site.folder = next_version.resolve()
    assert page.evaluate(LOOK_FOR_UPDATE) == "redundant"
    site.cut()
    page.reload()
    wait_for_engine(page)
    assert wait_until_kept(page)["version"] == old["version"]


def test_an_emptied_store_is_filled_again(page: Page, site: Site) -> None:
    open_site(page, site.url)
    whole = wait_until_kept(page)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.reload()
    wait_for_engine(page)
    assert wait_until_kept(page) == whole
