"""Tests that two browsers, each a process of its own, connect by two texts that the test carries."""

import re
import shutil
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.engines import ENGINES, Engine
from tools.browser import untested
from tools.serve import Site
from tools.website import bundle, vendor

NIGHTLY = pytest.mark.nightly("signalling is the same code at both ends; its parts are in signal.test.js")

WEB = Path("web")
PAGES = Path(__file__).parent / "pages"
ROOM = "0123456789abcdef"
SEAT = "00112233445566778899aabbccddeeff"
PATIENCE = 80.0

TEXT = 'return document.querySelector(`[data-testid="${arguments[0]}"]`)?.innerText'
FILL = """
const field = document.querySelector(`[data-testid="${arguments[0]}"]`);
field.value = arguments[1];
field.dispatchEvent(new Event("input", { bubbles: true }));
"""
CLICK = 'document.querySelector(`[data-testid="${arguments[0]}"]`).click()'
FORGET = "document.dispatchEvent(new Event('forget'))"
LAST_WORDS = """
const named = (name) => document.querySelector(`[data-testid="${name}"]`);
named("text").value = arguments[0];
named("text").dispatchEvent(new Event("input"));
named("send").click();
named("end").click();
"""
TOLD = "return document.querySelector('[data-testid=\"told\"]').textContent.split('\\n').filter(Boolean)"


class End:
    """One of the two pages."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        engine.goto(url)
        self.wait("ready")

    def value(self, name: str) -> str:
        end = time.monotonic() + PATIENCE
        while not (found := self.engine.run(TEXT, name)):
            assert time.monotonic() < end, f"{name} stays empty: {self.told()}"
            time.sleep(0.05)
        return str(found)

    def fill(self, name: str, text: str) -> None:
        self.engine.run(FILL, name, text)

    def press(self, name: str) -> None:
        self.engine.run(CLICK, name)

    def told(self) -> list[str]:
        return list(self.engine.run(TOLD))

    def wait(self, line: str) -> None:
        end = time.monotonic() + PATIENCE
        while line not in self.told():
            assert time.monotonic() < end, f"not told {line!r}: {self.told()}"
            time.sleep(0.05)

    def forget(self) -> None:
        """Forgets what was told so far."""
        self.engine.run(FORGET)

    def say(self, text: str) -> None:
        self.fill("text", text)
        self.press("send")


def build_page(folder: Path) -> None:
    """Make a page of the views and web/peer/ alone, from the sources, under the policy of the real page."""
    shutil.copytree(WEB, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("index.html"))
    vendor.vendor(folder)
    # As the build does: axe reads a sheet, and could not read others that it names under this policy.
    bundle.sheets(WEB, folder)
    shutil.copy(PAGES / "peer.js", folder)
    real = (WEB / "index.html").read_text(encoding="utf-8")
    head = re.findall(r"<meta http-equiv=.*?/>|<link rel=\"stylesheet\" href=\"./styles/.*?/>", real)
    assert len(head) > 2
    page = (PAGES / "peer.html").read_text(encoding="utf-8")
    (folder / "peer.html").write_text(page.replace("<title>", "".join(head) + "<title>"), encoding="utf-8")


@contextmanager
def served_page(folder: Path) -> Generator[str]:
    build_page(folder)
    site = Site(folder)
    site.start()
    yield f"{site.url}peer.html?lang=en"
    site.cut()


@pytest.fixture
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str, str], End]]:
    """Starts a browser as a new process, as the host or the guest."""
    with ExitStack() as stack:
        url = stack.enter_context(served_page(tmp_path))

        def begin(name: str, role: str) -> End:
            if name in untested():
                pytest.skip(f"*** {name.upper()} IS NOT HERE: NOT TESTED IN IT ***")
            engine = stack.enter_context(ENGINES[name](lambda: request.getfixturevalue("playwright")))
            return End(engine, f"{url}&as={role}")

        yield begin


Start = Callable[[str, str], End]


def connect(host: End, guest: End, *, gap: float = 0) -> None:
    invitation = host.value("invitation")
    guest.fill("join", invitation)
    host.fill("reply-input", guest.value("reply"))
    host.press("accept-reply")
    host.wait("linked")
    time.sleep(gap)
    guest.press("connect")
    for one in (host, guest):
        one.wait("opened")


def connect_early(host: End, guest: End, *, seconds: float) -> None:
    """Has the guest connect so many seconds before the host takes the reply."""
    guest.fill("join", host.value("invitation"))
    reply = guest.value("reply")
    guest.press("connect")
    time.sleep(seconds)
    host.fill("reply-input", reply)
    host.press("accept-reply")
    for one in (host, guest):
        one.wait("opened")


NEXT = "next chromium"
PAIRS: list[Any] = [
    ("chromium", "chromium"),
    ("chromium", "firefox"),
    pytest.param("firefox", "chromium", marks=NIGHTLY),
    pytest.param("firefox", "firefox", marks=NIGHTLY),
]


@pytest.mark.parametrize(
    ("first", "second"),
    [*PAIRS[1:], (NEXT, NEXT), pytest.param(*PAIRS[0], marks=NIGHTLY)],
)
def test_two_browsers_come_together_by_two_texts(start: Start, first: str, second: str) -> None:
    host, guest = start(first, "opener"), start(second, "guest")
    connect(host, guest)
    assert f"{ROOM} {SEAT}" in guest.told()
    host.say("echo Привіт, Ольго! 🂡")
    guest.wait("heard echo Привіт, Ольго! 🂡")
    host.wait("heard Привіт, Ольго! 🂡")
    guest.say("echo " + "x" * 16_000)
    host.wait("heard 16005")
    guest.wait("heard 16000")
    guest.engine.run(LAST_WORDS, "y" * 15_000)
    for one in (host, guest):
        one.wait("closed")
    # The last message still arrives: it may be the reason.
    assert "heard 15000" in host.told()
    host.say("too late")
    host.wait("sent false")


@pytest.mark.parametrize(("first", "second"), [("firefox", "chromium"), ("chromium", "firefox")])
@NIGHTLY
def test_the_guest_may_take_its_time(start: Start, first: str, second: str) -> None:
    """Left to itself Firefox would give up after five seconds."""
    host, guest = start(first, "opener"), start(second, "guest")
    connect(host, guest, gap=9)


@NIGHTLY
@pytest.mark.parametrize(("first", "second"), [("firefox", "chromium"), ("firefox", "firefox")])
def test_the_guest_may_be_too_early(start: Start, first: str, second: str) -> None:
    """Firefox does not hear calls that came before the reply was taken, and gives up calling; the guest begins anew."""
    connect_early(start(first, "opener"), start(second, "guest"), seconds=8)


@NIGHTLY
def test_the_guest_may_be_far_too_early(start: Start) -> None:
    """Chromium answers before the reply is taken.

    So the guest keeps its connection and tries for longer than its patience.
    """
    # Longer than one try, after which a connection without answers is made again.
    connect_early(start("chromium", "opener"), start("chromium", "guest&patience=4000"), seconds=30)


def reload_when_ready(gone: End, other: End) -> None:
    """Reload a page as soon as each end has what it needs, and knows that the other has."""
    for one in (gone, other):
        one.wait("kept")
        one.wait("agreed")
    for one in (gone, other):
        one.forget()
    gone.engine.reload()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        PAIRS[0],
        pytest.param(*PAIRS[1], marks=NIGHTLY),
        *PAIRS[2:],
    ],
)
def test_both_ends_come_back_after_a_reload(start: Start, first: str, second: str) -> None:
    """First the guest, then the host; each time without a text carried by hand."""
    host, guest = start(first, "opener"), start(second, "guest")
    connect(host, guest)
    for gone, other in ((guest, host), (host, guest), (guest, host)):
        reload_when_ready(gone, other)
        for one in (gone, other):
            one.wait("back")
        gone.say("echo here I am")
        other.wait("heard echo here I am")
        gone.wait("heard here I am")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (NEXT, NEXT),
        pytest.param(NEXT, "firefox", marks=NIGHTLY),
        pytest.param(NEXT, "chromium", marks=NIGHTLY),
        pytest.param("firefox", NEXT, marks=NIGHTLY),
    ],
)
def test_both_ends_come_back_where_a_browser_refuses_chosen_words(
    start: Start, first: str, second: str
) -> None:
    """By a return code, one way; the other browsers come back by themselves as before."""
    host, guest = start(first, "opener"), start(second, "guest")
    connect(host, guest)
    refuses = {one for one, name in ((host, first), (guest, second)) if name == NEXT}
    for gone, other in ((guest, host), (host, guest), (guest, host)):
        reload_when_ready(gone, other)
        if gone in refuses:
            code = gone.value("return-code")
            # Two words of 28 letters, which of the invitations it answers, and a checksum. A short word packs better
            # where chance makes all its letters hexadecimal digits.
            assert len(code) in {44, 46}
            # A person needs a while.
            time.sleep(3)
            other.fill("text", code)
            other.press("take")
        for one in (gone, other):
            one.wait("back")
        gone.say("echo here I am")
        other.wait("heard echo here I am")
        gone.wait("heard here I am")


@pytest.mark.nightly("the sentence is chosen in diagnosis.test.js")
def test_a_guest_that_finds_no_host_is_told_why_and_what_to_do(start: Start) -> None:
    host, guest = start("chromium", "opener"), start("chromium", "guest&patience=5000")
    guest.fill("join", host.value("invitation"))
    guest.value("reply")
    host.engine.goto("about:blank")
    guest.press("connect")
    guest.wait("link-unreachable")
    said = str(guest.engine.run("return document.body.innerText"))
    assert "did not find each other" in said
    assert "ask your friend for a new invitation" in said
    # And back to where a fresh invitation goes.
    assert guest.engine.run("return document.querySelector('[data-testid=\"join\"]').value") == ""


def test_a_browser_that_cannot_connect_says_so(start: Start) -> None:
    guest = start("webkit", "guest")
    end = time.monotonic() + PATIENCE
    while "cannot connect to other devices" not in (
        said := str(guest.engine.run("return document.body.innerText"))
    ):
        assert time.monotonic() < end, said
        time.sleep(0.1)
