"""Fixtures of the browser tests: the built site on a port of its own, and a Chromium that forgives nothing."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tools.browser import chromium
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
# A distribution's browser, where there is one; otherwise the one `playwright install chromium` has fetched.
CHROMIUM = chromium() or None
FLAGS = [
    # Tests run as root in containers.
    "--no-sandbox",
    "--disable-gpu",
    # Nothing may look outside while it runs: neither services of the browser nor updates.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Loaded machines start the engine slowly; a passing test waits for none of this.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The one Playwright of a test run: it does not bear a second one beside it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def dist() -> Path:
    if not (DIST / "service-worker.js").is_file():
        pytest.fail(f"{DIST} has no built site: run `make build`")
    return DIST


@pytest.fixture
def serve(dist: Path) -> Iterator[Callable[..., Site]]:
    """Starts servers: `serve(prefix="/citadels/", folder=...)`; each can be cut to lose the network."""
    sites: list[Site] = []

    def start(prefix: str = "/", folder: Path | None = None, *, plain_types: bool = False) -> Site:
        site = Site(folder or dist, prefix=prefix, plain_types=plain_types)
        site.start()
        sites.append(site)
        return site

    yield start
    for site in sites:
        site.cut()


@pytest.fixture
def site(serve: Callable[..., Site]) -> Site:
    """The built site at the root of a host."""
    return serve()


class Faults:
    """What went wrong in the browser. `expected` are parts of messages that a test provokes on purpose."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[str] = []

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.found.append(f"console: {message.text}")

    def on_request(self, request: Request) -> None:
        if not request.url.startswith(("http://localhost:", "blob:http://localhost:", "data:")):
            self.found.append(f"request to another host: {request.url}")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.found if not any(part in fault for part in self.expected)]


@pytest.fixture
def faults() -> Iterator[Faults]:
    faults = Faults()
    yield faults
    assert faults.unexpected() == []


@pytest.fixture
def context(browser: Browser, faults: Faults) -> Iterator[BrowserContext]:
    """A browser as on a first visit: nothing stored. Its pages share what they store."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1180, "height": 820})
    context.set_default_timeout(PATIENCE)
    context.on("console", faults.on_console)
    context.on("weberror", lambda error: faults.found.append(f"thrown: {error.error}"))
    context.on("request", faults.on_request)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


Making = Generator[None, pytest.TestReport, pytest.TestReport]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Making:
    """Keeps a picture of the page of a failed test in test-results/."""
    report = yield
    page = item.funcargs.get("page") if isinstance(item, pytest.Function) else None
    if isinstance(page, Page) and call.when == "call" and call.excinfo is not None:
        try:
            page.screenshot(path=f"test-results/{item.name}.png")
        except Error as error:
            report.sections.append(("picture", f"none: {error}"))
    return report
