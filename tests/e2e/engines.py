"""Starts a new browser of each of the three families, and drives all by the same interface."""

import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, NEXT_BROWSER, PATIENCE
from tests.e2e.webdriver import Driver, Http, Marionette
from tools import browser as programs

SIZE = (1180, 820)
START_PATIENCE = 60.0

PREFERENCES = {
    # Touch events as on a tablet, though no touch screen is there.
    "dom.w3c_touch_events.enabled": 1,
    # Any free port; Firefox writes down which.
    "marionette.port": 0,
    # Nothing may reach the internet while it runs.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


class Engine(Protocol):
    """What the tests ask of a browser, see `Driver`."""

    def size(self, width: int, height: int) -> None: ...
    def goto(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def back(self) -> None: ...
    def forward(self) -> None: ...
    def run(self, script: str, *values: Any) -> Any: ...
    def wait(self, promise: str, *values: Any) -> Any: ...
    def press(self, x: float, y: float) -> None: ...
    def picture(self, path: Path) -> None: ...


class Chromium:
    """Playwright's page with the methods of `Driver`."""

    def __init__(self, context: Any) -> None:
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()

    def size(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def goto(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def back(self) -> None:
        self.page.go_back()

    def forward(self) -> None:
        self.page.go_forward()

    def run(self, script: str, *values: Any) -> Any:
        return self.page.evaluate(f"(given) => (function () {{ {script} }})(...given)", values)

    def wait(self, promise: str, *values: Any) -> Any:
        return self.page.evaluate(f"(given) => ({promise})(...given)", values)

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)


@contextmanager
def chromium(playwright: Callable[[], Playwright], *flags: str) -> Generator[Engine]:
    browser = playwright().chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
    context = browser.new_context(locale="en-GB", has_touch=True)
    yield Chromium(context)
    browser.close()


@contextmanager
def started(
    command: list[str], environment: dict[str, str] | None = None
) -> Generator[subprocess.Popen[bytes]]:
    """A program that is ended, with its children, at the end."""
    process = subprocess.Popen(  # noqa: S603 - a browser or its driver, as found by tools.browser
        command, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 15)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()


def until(look: Callable[[], Any], process: subprocess.Popen[bytes]) -> Any:
    """Waits until `look` finds something, and returns it."""
    end = time.monotonic() + START_PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError, ValueError):
            if found := look():
                return found
        time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} did not start")


@contextmanager
def firefox(
    _: Callable[[], Playwright],
    around: Sequence[str] = (),
    within: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Generator[Engine]:
    """Starts Firefox; `around` are words before its command, and its socket is reachable inside `within`."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        profile = Path(name)
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        options = ["--headless", "--marionette", "--no-remote", "--profile", name]
        command = [*around, programs.firefox(), *options]
        with started(command, {"MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "1300"}) as process:
            port = until(lambda: int((profile / "MarionetteActivePort").read_text()), process)
            with within():
                wire = until(lambda: Marionette(port), process)
            yield Driver(wire, "touch")
            wire.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def screen() -> Generator[str]:
    """A screen in memory, for a browser that needs one."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"]
    silent = subprocess.DEVNULL
    process = subprocess.Popen(command, pass_fds=[write], stdout=silent, stderr=silent)  # noqa: S603 - fixed words
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def webkit(_: Callable[[], Playwright]) -> Generator[Engine]:
    options = {"binary": programs.mini_browser(), "args": ["--automation"]}
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, screen() as display:
        # As root no sandbox works; with a home folder of its own, the browser keeps nothing for the next start.
        surroundings = {
            "DISPLAY": display, "HOME": home, "XDG_RUNTIME_DIR": home, "XDG_DATA_HOME": f"{home}/data",
            "XDG_CACHE_HOME": f"{home}/cache", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1",
        }  # fmt: skip
        with started([programs.webkit_driver(), f"--port={port}"], surroundings) as process:
            until(lambda: socket.create_connection(("127.0.0.1", port)).close() or True, process)
            wire = Http(port, {"webkitgtk:browserOptions": options})
            # WebDriver has no touch input on GTK.
            yield Driver(wire, "mouse")
            wire.close()


ENGINES: dict[str, Callable[[Callable[[], Playwright]], AbstractContextManager[Engine]]] = {
    "chromium": chromium,
    "next chromium": lambda playwright: chromium(playwright, NEXT_BROWSER),
    "firefox": firefox,
    "webkit": webkit,
}
