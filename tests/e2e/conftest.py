"""Defines the fixtures of the browser tests.

The built site on a port of its own, and a Chromium that fails on any error.
"""

import contextlib
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    WebError,
    expect,
    sync_playwright,
)

from tests.e2e.slow import slow_context, slow_sites
from tests.e2e.visited import Visited, VisitedSite, visit
from tests.tiers import sampled
from tools.browser import chromium, headless_shell
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
# A distribution's browser, where there is one; otherwise the one `playwright install chromium` has fetched.
CHROMIUM = chromium() or None
# The same without windows, for most tests: windows cost a third of the work.
HEADLESS = headless_shell() or None
FLAGS = [
    # Tests run as root in containers.
    "--no-sandbox",
    "--disable-gpu",
    # Nothing may reach the internet while it runs: neither services of the browser nor updates.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A browser in which a page may not change the words (ufrag, pwd) of its own connection, as Chromium will be:
# docs/networks.md.
NEXT_BROWSER = "--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/"
if os.environ.get("CITADELS_NEXT_BROWSER"):
    FLAGS.append(NEXT_BROWSER)
# V8's optimizing compiler takes a quarter of a test for an interpreter that ends with the page. At night the browsers
# that tests start themselves are as people have them; the one that most tests share, and those of friends, never have
# it.
QUICK = "--js-flags=--liftoff-only"
# Loaded machines start the engine slowly; a passing test waits for none of this.
PATIENCE = 120_000
# Deletes all that a test has stored: games and settings, but neither the site nor its snapshot.
# A page that was closed a moment ago may still have its database open, so deleting it may have to wait.
FORGET = """async () => {
  for (const { name } of await indexedDB.databases()) {
    if (!name.startsWith("citadels-table")) continue;
    await new Promise((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = resolve;
      asked.onerror = () => reject(asked.error);
      setTimeout(() => reject(new Error(`${name} is still open`)), 60_000);
    });
  }
  for (const name of Object.keys(localStorage)) if (!name.endsWith("/ snapshot")) localStorage.removeItem(name);
}"""
# A snapshot takes a second interpreter and does not pay off in a browser of one test; on such a device the page makes
# none.
LITTLE_MEMORY = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 })"
expect.set_options(timeout=PATIENCE)
slow_sites()
# What takes longest comes first, or one process would be busy with it long after the others are done.
LONGEST = (
    *("test_friends", "test_replay", "test_updates", "test_questions", "test_ending", "test_accessibility"),
    *("test_snapshot", "test_point_city", "test_undo", "test_play", "test_sets", "test_teaching"),
)


def pytest_configure() -> None:
    """Leave the optimizing compiler for WebAssembly out on a push.

    Benches, which use the same flags, measure with it.
    """
    FLAGS.extend(sampled((), (QUICK,), "a slower engine answers the same"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the longest files to the front, each whole and in order."""
    rank = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: rank.get(item.path.stem, len(LONGEST)))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The only Playwright of a test run: two cannot run in one process."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=HEADLESS, args=[*FLAGS, QUICK])
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


@contextlib.contextmanager
def listening(context: BrowserContext, faults: Faults) -> Generator[None]:
    """Notes in `faults` what goes wrong in `context` meanwhile."""

    def on_error(error: WebError) -> None:
        faults.found.append(f"thrown: {error.error}")

    context.on("console", faults.on_console)
    context.on("weberror", on_error)
    context.on("request", faults.on_request)
    yield
    context.remove_listener("console", faults.on_console)
    context.remove_listener("weberror", on_error)
    context.remove_listener("request", faults.on_request)


def new_device(browser: Browser) -> BrowserContext:
    """A browser as on a first visit: nothing stored."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1180, "height": 820})
    context.set_default_timeout(PATIENCE)
    slow_context(context)
    return context


@pytest.fixture
def context(
    browser: Browser,
    faults: Faults,
    serve: Callable[..., Site],  # noqa: ARG001 - see below
) -> Iterator[BrowserContext]:
    """A browser as on a first visit. Its pages share what they store.

    It depends on `serve` so that it closes before the sites: a page that still loads would report a lost connection.
    """
    context = new_device(browser)
    context.add_init_script(LITTLE_MEMORY)
    with listening(context, faults):
        yield context
        context.close()


@contextlib.contextmanager
def on_folder(
    chromium: BrowserType,
    folder: Path,
    *,
    program: str | None = HEADLESS,
    flags: Sequence[str] = (),
    display: str = "",
) -> Generator[BrowserContext]:
    """A browser of its own, a process with children, on a folder; `program` is the one to run.

    It has a window where a `display` is given.
    """
    context = chromium.launch_persistent_context(
        folder,
        executable_path=program,
        args=[*FLAGS, QUICK, *flags],
        locale="en-GB",
        viewport={"width": 1180, "height": 820},
        headless=not display,
        env={**os.environ, "DISPLAY": display} if display else None,
    )
    context.set_default_timeout(PATIENCE)
    slow_context(context)
    try:
        yield context
    finally:
        context.close()


@pytest.fixture(scope="session")
def visited_folder(playwright: Playwright, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Visited:
    """A browser's folder that has the site with a snapshot: a start from them takes a third of a first visit."""
    base = tmp_path_factory.getbasetemp()
    # Each process of a run has a folder in one of all.
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return visit(dist, shared / "visited", lambda folder: on_folder(playwright.chromium, folder))


@pytest.fixture(scope="session")
def home(dist: Path, visited_folder: Visited) -> Iterator[VisitedSite]:
    """The built site where `visited_folder` knows it, for all tests that do not change it."""
    site = VisitedSite(dist, visited_folder.port)
    site.start()
    yield site
    site.cut()


def visited_device(
    chromium: BrowserType, visited: Visited, site: VisitedSite, place: Path
) -> AbstractContextManager[BrowserContext]:
    """A browser of its own that has visited `site`, on a copy in `place`."""
    return on_folder(chromium, visited.copy(place / "profile"), flags=[site.flag])


@pytest.fixture(scope="session")
def visited(
    playwright: Playwright,
    visited_folder: Visited,
    home: VisitedSite,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """A browser that has visited the site of `home`."""
    with visited_device(
        playwright.chromium, visited_folder, home, tmp_path_factory.mktemp("device")
    ) as context:
        yield context


@pytest.fixture
def another_device(
    playwright: Playwright, visited_folder: Visited, home: VisitedSite, tmp_path: Path, faults: Faults
) -> Iterator[BrowserContext]:
    """A second browser that has visited the site of `home`, and has nothing else in common with `page`."""
    place = tmp_path / "another device"
    with (
        visited_device(playwright.chromium, visited_folder, home, place) as context,
        listening(context, faults),
    ):
        yield context


@pytest.fixture(scope="session")
def keeper(visited: BrowserContext, home: Site) -> Page:
    """A page of the visited browser that stays open and runs nothing: it deletes what tests have stored."""
    page = visited.pages[0]
    page.goto(f"{home.url}LICENSE")
    return page


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The built site at the root of a host: one of its own for first visits."""
    if is_first_visit(request):
        yield request.getfixturevalue("serve")()
        return
    home: VisitedSite = request.getfixturevalue("home")
    yield home
    assert home.socket.fileno() >= 0, "a test that cuts the site off needs @pytest.mark.first_visit"


@pytest.fixture
def page(
    request: pytest.FixtureRequest,
    faults: Faults,
    serve: Callable[..., Site],  # noqa: ARG001 - see below
) -> Iterator[Page]:
    """A page that shows nothing yet, in a browser in which no game and no setting is stored.

    It needs `serve` for the reason that `context` does.
    """
    if is_first_visit(request):
        yield request.getfixturevalue("context").new_page()
        return
    device: BrowserContext = request.getfixturevalue("visited")
    keeper: Page = request.getfixturevalue("keeper")
    with listening(device, faults):
        yield device.new_page()
        for page in device.pages:
            if page != keeper:
                page.close()
    keeper.evaluate(FORGET)


def is_first_visit(request: pytest.FixtureRequest) -> bool:
    """Whether a test needs a browser that has never been here: it says so, or works on the whole browser."""
    own = request.node.get_closest_marker("first_visit") is not None or "context" in request.fixturenames
    # A test that opens browsers itself may also stop the site.
    return own or "page" not in request.fixturenames


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
