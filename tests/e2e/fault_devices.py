"""Runs devices that can be killed, frozen and cut off: each is a browser that continues from what it has stored."""

import contextlib
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import BrowserType, Error, Locator, Page

from tests.e2e import friends
from tests.e2e.conftest import FORGET, PATIENCE, Faults
from tests.e2e.test_kill import kill, processes, stopped

NETWORK = b"--utility-sub-type=network.mojom.NetworkService"
DRAW = """(visibility) => {
  const app = document.querySelector("#app");
  if (app) app.style.contentVisibility = visibility;
}"""
TRY = 2000
"""Milliseconds for one try to press a button, which may disappear at any time."""
INTERRUPTED = "net::ERR_ABORTED"
MARK = "globalThis.toBeReloaded = true"
LOADED_ANEW = 'globalThis.toBeReloaded === undefined && document.readyState === "complete"'
# The page's clock, set forward or back by so many milliseconds.
JUMP = """(by) => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + by); }
    static now() { return Real.now() + by; }
  };
}"""


class Device:
    """A browser on a profile that exists already."""

    def __init__(self, chromium: BrowserType, profile: Path, faults: Faults | None = None) -> None:
        self.profile = profile
        self._new = lambda: friends.device(chromium, profile, faults)
        self._browser: AbstractContextManager[Page] | None = None
        self.start()

    def start(self) -> None:
        self._browser = self._new()
        self.page = self._browser.__enter__()

    def close(self) -> None:
        """Ends the browser as a person does."""
        browser, self._browser = self._browser, None
        if browser:
            with contextlib.suppress(Error):
                browser.__exit__(None, None, None)

    def kill(self) -> None:
        """Ends the browser with all its processes at once, and starts it again."""
        kill(self.profile)
        self.close()
        self.start()

    def reload(self) -> None:
        """Reloads the page as a person does.

        A page that has just started may end this by a reload of its own, for the next version of the site: what counts
        is that another document is there.
        """
        wait_for("a document to reload", lambda: self.page.evaluate(MARK))
        try:
            self.page.reload()
        except Error as error:
            if INTERRUPTED not in error.message:
                raise
        wait_for("the page is loaded anew", lambda: self.page.evaluate(LOADED_ANEW))

    def close_tab(self) -> None:
        """Closes the tab, with all that only the tab knows, and opens another one."""
        other = self.page.context.new_page()
        self.page.close()
        self.page = other

    def begin_anew(self, url: str) -> None:
        """Deletes all that the device stores except the site, in whatever state it is."""
        try:
            self._forget(url)
        except Error:
            self.kill()
            self._forget(url)

    def _forget(self, url: str) -> None:
        self.close_tab()
        self.page.goto(f"{url}LICENSE")
        self.page.evaluate(FORGET)

    def press_on(self) -> None:
        """Lets a robot press, if the page exists and is not navigating."""
        with contextlib.suppress(Error):
            friends.press_on(self.page)

    def stop_pressing(self) -> None:
        with contextlib.suppress(Error):
            friends.stop_pressing(self.page)

    @contextmanager
    def undrawn(self) -> Generator[None]:
        """The page runs, but the browser does not paint it, which saves half the work of a game."""
        self._draw("hidden")
        try:
            yield
        finally:
            # A game that failed is photographed next.
            self._draw("")

    def _draw(self, visibility: str) -> None:
        with contextlib.suppress(Error):
            self.page.evaluate(DRAW, visibility)

    def jump(self, seconds: float) -> None:
        self.page.evaluate(JUMP, seconds * 1000)

    @contextmanager
    def cut_off(self) -> Generator[None]:
        """Cuts all connections of the browser, while the page runs."""
        found = [pid for pid in processes(self.profile) if NETWORK in _command(pid)]
        assert found, "a browser without a process for its network"
        with stopped(found):
            yield


def _command(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def started(
    chromium: BrowserType, profiles: Sequence[Path], faults: Faults | None
) -> Generator[list[Device]]:
    """Starts a browser on each profile."""
    with ExitStack() as stack:
        devices: list[Device] = []
        for profile in profiles:
            devices.append(Device(chromium, profile, faults))
            stack.callback(devices[-1].close)
        yield devices


def press_offered(button: Locator) -> bool:
    """Presses a button as a person does; returns False if it is not there, or disappears before the press.

    A button that stays and cannot be pressed is a fault.
    """
    offered = False

    def settled() -> bool:
        nonlocal offered
        offered = button.count() > 0
        if offered:
            button.click(timeout=TRY)
        return True

    wait_for("the button is pressed, or not offered any more", settled)
    return offered


def wait_for(
    what: str, found: Callable[[], object], seconds: float = PATIENCE / 1000, every: float = 0.05
) -> None:
    """Waits until ``found`` is true on pages that may be navigating; asks again after `every` seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(Error):
            if found():
                return
        time.sleep(every)
    raise AssertionError(f"not within {seconds:.0f} s: {what}")
