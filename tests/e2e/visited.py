"""Makes a browser's folder that has visited the site, with a snapshot: once a run, for all processes of it.

A first visit and a snapshot take as long as six starts from them.
"""

import fcntl
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from citadels_table.site_server import Site
from tests.e2e.support import SNAPSHOT_PATIENCE, wait_for_engine, wait_until, wait_until_kept

SNAPSHOT_IS_THERE = """import('./engine/snapshot.js').then((module) => module.snapshotInfo())
  .then((info) => info.state === "ready")"""
PORT = "port"


class VisitedSite(Site):
    """A site at the address that a folder knows, whatever port is free: a browser is told by `flag` where to ask."""

    def __init__(self, folder: Path, known: int) -> None:
        self.known = known
        super().__init__(folder)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.known}/"

    @property
    def flag(self) -> str:
        return f"--host-resolver-rules=MAP localhost:{self.known} 127.0.0.1:{self.server_port}"


class Visited(NamedTuple):
    """A browser's folder, and the port at which it has visited the site."""

    folder: Path
    port: int

    def copy(self, to: Path) -> Path:
        return shutil.copytree(self.folder, to, symlinks=True)


def wait_until_whole(page: Page) -> None:
    """Wait until the site and a snapshot of its engine are on the device."""
    wait_until(page, SNAPSHOT_IS_THERE, SNAPSHOT_PATIENCE, 200)
    wait_until_kept(page)


def visit(
    dist: Path, place: Path, device: Callable[[Path], AbstractContextManager[BrowserContext]]
) -> Visited:
    """Visit the site in `place`, unless a process of this run has done so."""
    place.mkdir(exist_ok=True)
    with (place / "lock").open("w") as lock:
        # The others need the folder, too: they wait.
        fcntl.flock(lock, fcntl.LOCK_EX)
        port = place / PORT
        if not port.is_file():
            # A process that tried before has failed.
            shutil.rmtree(place / "profile", ignore_errors=True)
            site = Site(dist)
            site.start()
            with device(place / "profile") as context:
                page = context.new_page()
                page.goto(f"{site.url}?lang=en&motion=0&bots=instant")
                wait_for_engine(page)
                assert page.get_by_test_id("engine-ready").get_attribute("data-start") == "plain"
                wait_until_whole(page)
            site.cut()
            port.write_text(str(site.server_port), encoding="ascii")
    return Visited(place / "profile", int(port.read_text(encoding="ascii")))
