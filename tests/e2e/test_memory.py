"""Measures the memory of the tab's process over a hundred games of both kinds in one tab."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.e2e.conftest import FLAGS, HEADLESS, PATIENCE
from tests.e2e.robot import OVER, choose_game
from tests.e2e.support import open_form, open_site
from tools.serve import Site

GAMES = 100
# The most memory of a tab at rest after so many games.
LIMITS = {10: 250_000_000, GAMES: 300_000_000}
# The most up to then, while games run far faster than people play, with little garbage collection in between.
LIMITS_IN_PASSING = {10: 450_000_000, GAMES: 650_000_000}
# Idle seconds in which a browser collects garbage.
REST = 90


@pytest.fixture
def alone(playwright: Playwright) -> Iterator[Browser]:
    """A browser of its own: others' pages must not be counted."""
    browser = playwright.chromium.launch(executable_path=HEADLESS, args=FLAGS)
    yield browser
    browser.close()


def tab_bytes(browser: Browser) -> int:
    """The memory of the page's process that is its own, as Chromium's task manager counts it; the largest of its kind.

    The page, its worker and all of WebAssembly live in that process. What a page can ask itself is not enough: it
    leaves out compiled code and pictures, and `measureUserAgentSpecificMemory` wants headers that a static host does
    not send.
    """
    session: Any = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(own_bytes(process["id"]) for process in processes if process["type"] == "renderer")


def own_bytes(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return sum(int(kilobytes) * 1024 for kilobytes in re.findall(r"(?:RssAnon|VmSwap):\s+(\d+) kB", status))


def play_alone(page: Page, game: str) -> None:
    """A game of computer players only, by the form; it plays itself."""
    choose_game(page, game)
    open_form(page)
    page.get_by_label("Who plays at seat 1").select_option("normal")
    page.get_by_test_id("start-game").click()
    page.locator(OVER).wait_for()
    page.get_by_test_id("leave").click()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from Linux's /proc")
@pytest.mark.nightly("memory grows by degrees, and a night is soon enough")
def test_a_tab_at_rest_stays_under_250_mb_after_ten_games_and_under_300_after_a_hundred(
    alone: Browser, site: Site
) -> None:
    context = alone.new_context(locale="en-GB", viewport={"width": 1180, "height": 820})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    open_site(page, f"{site.url}?lang=en&players=4&motion=0&bots=instant")
    used = [tab_bytes(alone)]
    for number in range(1, GAMES + 1):
        play_alone(page, ["citadels", "pointcity"][number % 2])
        used.append(tab_bytes(alone))
        if number in LIMITS:
            assert max(used) < LIMITS_IN_PASSING[number], used
            rest_under(LIMITS[number], alone, page, used)


def rest_under(most: int, browser: Browser, page: Page, used: list[int]) -> None:
    """Waits until the tab has less memory than `most`; `used` is what it had before, for the message."""
    end = time.monotonic() + REST
    while (rest := tab_bytes(browser)) >= most and time.monotonic() < end:
        page.wait_for_timeout(1000)
    assert rest < most, used
