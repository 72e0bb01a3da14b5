"""Kills the browser, all its processes at once, at random moments; then it is started again on what it left behind.

Each time the site must start, and whatever the page had shown as done must be in the game that goes on. A few kills of
each kind are in `make test`; many: `CITADELS_KILLS=50 make test-e2e ARGS="-k kill"`. `CITADELS_KILL_SEED` repeats a
run.
"""

import contextlib
import json
import logging
import os
import random
import shutil
import signal
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.robot import OPTION, press
from tests.e2e.support import CHECK, open_form
from tools.serve import Site
from tools.website import stamp

KILLS = int(os.environ.get("CITADELS_KILLS", "8"))
SEED = int(os.environ.get("CITADELS_KILL_SEED", random.SystemRandom().randrange(10**6)))
LOG = logging.getLogger(__name__)
ADDRESS = "?lang=en&seed=7&players=4&motion=0&bots=instant"
# On a loaded machine a start after a kill takes long; a passing test waits for none of this.
PATIENCE = 120_000

# What happens when the browser is killed, and the seconds from which the time of the kill is drawn. In all of them a
# robot presses as fast as the page allows, so most kills come in the middle of a save too.
MOMENTS = {
    "first start": 5.0, "game": 2.0, "making a snapshot": 5.0, "start from a snapshot": 2.0,
    "fetching an update": 1.5, "start of an update": 2.0, "another game": 1.0, "making a snapshot again": 4.0,
}  # fmt: skip

# Plays by itself. `shown` is told the whole log whenever the page asks for the next pick, before that is made: what is
# on the screen by then has to be there for good.
ROBOT = """async () => {
  const one = (selector) => document.querySelector(selector);
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const find = async (...selectors) => {
    for (;;) {
      const found = selectors.map(one).find((thing) => thing);
      if (found) return found;
      await pause();
    }
  };
  const by = (id) => `[data-testid="${id}"]:enabled`;
  const start = await find(by("resume"), ".save-list" + by("new-game"), by("new-game"));
  start.click();
  if (start.dataset.testid === "new-game") (await find(by("start-game"))).click();
  for (;;) {
    const option = await find(by("option"), '[data-testid="game-over"]');
    const lines = [...document.querySelectorAll('[data-testid="log"] li')].map((line) => line.textContent.trim());
    const over = option.dataset.testid === "game-over";
    await shown({ lines, over });
    if (over) return;
    option.click();
    await pause();
  }
}"""
SNAPSHOT = "import('./engine/snapshot.js').then(({ deleteSnapshot, makeSnapshot }) => deleteSnapshot().then(makeSnapshot))"
UPDATE = "navigator.serviceWorker.ready.then((registration) => registration.update())"
# From now on no written match reaches the disk: its transaction cannot complete.
HOLD = """() => {
  const { put } = IDBObjectStore.prototype;
  globalThis.held = 0;
  IDBObjectStore.prototype.put = function (...values) {
    const request = put.apply(this, values);
    if (this.name === "matches") {
      const more = () => (this.count().onsuccess = more);
      more();
      globalThis.held += 1;
    }
    return request;
  };
}"""
# Whatever makes the page draw: a toast, a turned tablet, or, as here, another pace.
DRAW = "() => document.querySelector('.speed select').dispatchEvent(new Event('change'))"
FETCHED = "navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)"


@dataclass
class Device:
    """What is on the disk, and what its owner has seen."""

    profile: Path
    lines: list[str] = field(default_factory=list[str])
    over: bool = False
    picks: int = 0

    def shown(self, seen: dict[str, object]) -> None:
        self.lines = [str(line) for line in json.loads(json.dumps(seen["lines"]))]
        self.over = bool(seen["over"])
        self.picks += 1


def processes(profile: Path) -> list[int]:
    """The browser on a profile, and all below it."""
    wanted = f"--user-data-dir={profile}".encode()
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted in (folder / "cmdline").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    for parent in found:
        with contextlib.suppress(OSError):
            # Each thread has the children that it began.
            for listing in Path(f"/proc/{parent}/task").glob("*/children"):
                children = listing.read_text(encoding="ascii").split()
                found += [int(child) for child in children if int(child) not in found]
    return found


def kill(profile: Path) -> None:
    """Kills the browser before its children, so that no process cleans up."""
    for pid in processes(profile):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@contextmanager
def stopped(pids: Sequence[int]) -> Generator[None]:
    """Stops processes, and lets them go on afterwards."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def started(browser: Browser, device: Device) -> Generator[Page]:
    """A browser of its own on the device's profile. Nothing is closed at the end: it is killed."""
    context = browser.browser_type.launch_persistent_context(
        device.profile, executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context.pages[0]
    finally:
        kill(device.profile)
        with contextlib.suppress(Error):
            context.close()


def look(page: Page, device: Device, site: Site) -> None:
    """Checks that the site starts, and that everything that was shown is still there."""
    lines: list[str] = []

    def read() -> bool:
        page.goto(f"{site.url}{ADDRESS}")
        page.get_by_test_id("engine-ready").wait_for(state="attached")
        if device.over:
            return page.get_by_test_id("show").count() >= 1
        if device.lines:
            page.get_by_test_id("resume").first.click()
            page.locator('[data-testid="option"]:enabled, [data-testid="game-over"]').first.wait_for()
            lines[:] = log_lines(page)
            page.goto(f"{site.url}{ADDRESS}")
        return True

    until(page, read)
    if device.over:
        device.lines, device.over = [], False
    assert lines[: len(device.lines)] == device.lines


def until(page: Page, look: Callable[[], object]) -> None:
    """Waits, and lets the page report. A page that changes to a new version by itself is asked again."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        with contextlib.suppress(Error):
            if look():
                return
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def play(page: Page, device: Device) -> None:
    """Lets the robot press, and waits until it has."""
    picks = device.picks

    def pressed() -> bool:
        page.evaluate(f"() => {{ globalThis.robot ??= ({ROBOT})() }}")
        return device.picks > picks

    until(page, pressed)


def other_version(page: Page, site: Site, versions: list[Path]) -> None:
    """Serves another version than the browser has, and lets the browser find out."""

    def told() -> bool:
        active = page.evaluate(CHECK)["version"]
        site.folder = next(folder for folder in versions if active not in stamped(folder))
        page.evaluate(f"() => void {UPDATE}")
        return True

    until(page, told)


def stamped(folder: Path) -> str:
    return (folder / stamp.WORKER).read_text(encoding="utf-8")


def kill_at_start(page: Page, device: Device, delay: float, site: Site) -> None:
    with killed_after(delay, device):
        page.goto(f"{site.url}{ADDRESS}")
        page.evaluate(ROBOT)
        page.wait_for_timeout(PATIENCE)


@contextmanager
def killed_after(delay: float, device: Device) -> Generator[None]:
    timer = threading.Timer(delay, kill, [device.profile])
    timer.start()
    # The end of the browser is the end of whatever is asked of it.
    with contextlib.suppress(Error):
        yield
    timer.join()


def live(
    browser: Browser, device: Device, site: Site, versions: list[Path], moment: str, delay: float
) -> None:
    """Starts the browser, and kills it `delay` seconds into `moment`."""
    with started(browser, device) as page:
        page.expose_function("shown", device.shown)  # pyright: ignore[reportUnknownMemberType]
        if moment == "first start":
            kill_at_start(page, device, delay, site)
            return
        look(page, device, site)
        if moment == "start of an update":
            other_version(page, site, versions)
            until(page, lambda: page.evaluate(FETCHED))
        if "start" in moment:
            kill_at_start(page, device, delay, site)
            return
        play(page, device)
        if "snapshot" in moment:
            page.evaluate(f"() => void {SNAPSHOT}")
        if "update" in moment:
            other_version(page, site, versions)
        with killed_after(delay, device):
            page.wait_for_timeout(PATIENCE)


@pytest.fixture
def versions(dist: Path, tmp_path: Path) -> list[Path]:
    """The site, and the same with another start of the engine."""
    folder = tmp_path / "next"
    shutil.copytree(dist, folder)
    runtime = folder / "engine" / "runtime.json"
    facts = json.loads(runtime.read_text(encoding="utf-8"))
    facts["build"] = "another"
    runtime.write_text(json.dumps(facts), encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))
    return [dist.resolve(), folder.resolve()]


def log_lines(page: Page) -> list[str]:
    return [line.strip() for line in page.locator('[data-testid="log"] li').all_text_contents()]


needs_processes = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="needs to find the browser's processes"
)


@pytest.mark.nightly("test_slow_storage.py holds a pick on a push: it is shown after it is stored")
@needs_processes
@pytest.mark.parametrize("picks", [1, 3, 12])
def test_nothing_is_shown_of_a_pick_before_it_is_on_the_disk(
    browser: Browser, site: Site, tmp_path: Path, picks: int
) -> None:
    device = Device(tmp_path / "profile")
    with started(browser, device) as page:
        page.goto(f"{site.url}{ADDRESS}")
        page.get_by_test_id("engine-ready").wait_for(state="attached")
        open_form(page)
        page.get_by_test_id("start-game").click()
        press(page, picks)
        before = log_lines(page), page.locator(".board").inner_text()
        page.evaluate(HOLD)
        page.locator(OPTION).first.click()
        until(page, lambda: page.evaluate("globalThis.held > 0"))
        page.evaluate(DRAW)
        page.wait_for_timeout(200)
        shown = log_lines(page), page.locator(".board").inner_text()
    with started(browser, device) as page:
        device.lines = shown[0]
        look(page, device, site)
    assert shown == before


@pytest.mark.nightly(
    "a kill can break only the order store, then show, which test_slow_storage.py tests on a push"
)
@needs_processes
def test_a_killed_browser_loses_nothing_it_has_shown(
    browser: Browser, dist: Path, versions: list[Path], tmp_path: Path
) -> None:
    chance = random.Random(SEED)
    site = Site(dist)
    site.start()
    device = Device(tmp_path / "profile 0")
    picks = 0
    for number in range(KILLS):
        moment, longest = list(MOMENTS.items())[number % len(MOMENTS)]
        delay = chance.uniform(0, longest)
        if moment == "first start" and number:
            with started(browser, device) as page:
                look(page, device, site)
            device = Device(tmp_path / f"profile {number}")
        LOG.warning("kill %d (seed %d): %s, after %.2f s", number + 1, SEED, moment, delay)
        live(browser, device, site, versions, moment, delay)
        LOG.warning("%d lines of a game were shown", len(device.lines))
        picks = max(picks, device.picks)
    with started(browser, device) as page:
        look(page, device, site)
    site.cut()
    assert picks > 0, f"nothing was ever shown: the kills came too early (seed {SEED})"
