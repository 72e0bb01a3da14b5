"""Two browsers, each a process of its own, come together by two texts that are carried by hand."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.e2e.engines import ENGINES, Engine
from tools.browser import untested
from tools.serve import Site

WEB = Path("web")
PAGES = Path(__file__).parent / "pages"
ROOM = "0123456789abcdef"
SEAT = "00112233445566778899aabbccddeeff"
PATIENCE = 40.0
# Longer than any browser would wait for an answer to its own answer, see docs/architecture.md.
A_WHILE = 7.0

VALUE = 'return document.querySelector(`[data-testid="${arguments[0]}"]`).value'
FILL = 'document.querySelector(`[data-testid="${arguments[0]}"]`).value = arguments[1]'
CLICK = 'document.querySelector(`[data-testid="do-${arguments[0]}"]`).click()'
TOLD = "return document.querySelector('[data-testid=\"told\"]').textContent.split('\\n').filter(Boolean)"


class End:
    """One of the two pages."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        engine.goto(url)

    def value(self, name: str) -> str:
        end = time.monotonic() + PATIENCE
        while not (found := str(self.engine.run(VALUE, name))):
            assert time.monotonic() < end, f"{name} stays empty: {self.told()}"
            time.sleep(0.05)
        return found

    def do(self, action: str, **fields: str) -> None:
        for name, text in fields.items():
            self.engine.run(FILL, name.replace("_", "-"), text)
        self.engine.run(CLICK, action)

    def told(self) -> list[str]:
        return list(self.engine.run(TOLD))

    def wait(self, line: str) -> None:
        end = time.monotonic() + PATIENCE
        while line not in self.told():
            assert time.monotonic() < end, f"not told {line!r}: {self.told()}"
            time.sleep(0.05)

    def invite(self) -> str:
        self.do("invite", room=ROOM)
        return self.value("invitation")


@pytest.fixture
def page_url(tmp_path: Path, serve: Callable[..., Site]) -> str:
    """A page of web/peer/ alone, under the policy of the real page."""
    policy = re.search(r"<meta http-equiv=.*?/>", (WEB / "index.html").read_text(encoding="utf-8"))
    assert policy
    shutil.copytree(WEB / "peer", tmp_path / "peer")
    shutil.copy(PAGES / "peer.js", tmp_path)
    page = (PAGES / "peer.html").read_text(encoding="utf-8")
    (tmp_path / "peer.html").write_text(page.replace("<title>", f"{policy[0]}<title>"), encoding="utf-8")
    return f"{serve(folder=tmp_path).url}peer.html"


@pytest.fixture
def start(request: pytest.FixtureRequest, page_url: str) -> Iterator[Callable[[str], End]]:
    """Starts a browser as a new process and opens the page in it."""
    with ExitStack() as stack:

        def begin(name: str) -> End:
            if name in untested():
                pytest.skip(f"*** {name.upper()} IS NOT HERE: NOT TESTED IN IT ***")
            engine = stack.enter_context(ENGINES[name](lambda: request.getfixturevalue("playwright")))
            return End(engine, page_url)

        yield begin


def connect(opener: End, guest: End, *, gap: float = 0) -> None:
    guest.do("take", join=opener.invite())
    opener.do("accept", reply_input=guest.value("reply"))
    opener.wait("linked")
    time.sleep(gap)
    guest.do("connect")
    for one in (opener, guest):
        one.wait("opened")


PAIRS = [("chromium", "chromium"), ("chromium", "firefox"), ("firefox", "chromium"), ("firefox", "firefox")]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_two_browsers_come_together_by_two_texts(
    start: Callable[[str], End], first: str, second: str
) -> None:
    opener, guest = start(first), start(second)
    connect(opener, guest)
    assert f"{ROOM} {SEAT}" in guest.told()
    opener.do("send", text="echo Привіт, Ольго! 🂡")
    guest.wait("heard echo Привіт, Ольго! 🂡")
    opener.wait("heard Привіт, Ольго! 🂡")
    guest.do("send", text="echo " + "x" * 16_000)
    opener.wait("heard 16005")
    guest.wait("heard 16000")
    guest.do("close")
    for one in (opener, guest):
        one.wait("closed")
    opener.do("send", text="too late")
    opener.wait("sent false")
