"""Tests the Back key of a whole Chromium with a window, after a person's presses.

Browsers skip entries added without.
"""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.engines import screen
from tests.e2e.hands import Hands, can_press
from tools.serve import Site

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and can_press()), reason="no screen in memory, or no keys for it"
)
START = "?lang=en&motion=0&bots=instant&seed=7&players=4"
# Where the first such thing in sight is on the screen, whose window has its bars above the page; null while there is
# none.
WHERE = """(() => {
  for (const thing of document.querySelectorAll(%r)) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    if (!thing.disabled && thing.contains(document.elementFromPoint(...place))) {
      return [screenX + place[0], screenY + outerHeight - innerHeight + place[1]];
    }
  }
  return null;
})()"""
OPTION = '[data-testid="option"]:enabled'
# Adds entries as a page does that wants to keep a person.
TRAP = "for (const step of [1, 2, 3]) history.pushState({ step }, '', `#${step}`)"


class Window:
    """A window that is read by the browser's protocol without counting as a press, and pressed by hands."""

    def __init__(self, session: CDPSession, hands: Hands) -> None:
        # Playwright leaves the types of a call's values open.
        self.session: Any = session
        self.hands = hands

    def read(self, expression: str) -> Any:
        asked: Any = {"expression": expression, "returnByValue": True, "userGesture": False}
        return self.session.send("Runtime.evaluate", asked)["result"].get("value")

    def goto(self, url: str) -> None:
        self.session.send("Page.navigate", {"url": url})
        # The page takes a shortcut out of its address as soon as it follows it.
        address, _, _ = url.partition("&go=")
        self.until(f"location.href.startsWith({address!r})")

    def until(self, expression: str) -> Any:
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if found := self.read(expression):
                return found
            time.sleep(0.05)
        raise AssertionError(f"still not true: {expression}, at {self.read('location.href')}")

    def press(self, thing: str) -> None:
        self.hands.press(*self.until(WHERE % thing))

    def shows(self, thing: str, fragment: str) -> None:
        self.until(f"document.querySelector({thing!r}) !== null && location.hash.startsWith({fragment!r})")


@pytest.fixture
def window(playwright: Playwright, tmp_path: Path) -> Iterator[Window]:
    flags = [*FLAGS, "--window-position=0,0", "--window-size=1180,900"]
    with screen() as display, Hands(display) as hands:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=CHROMIUM, args=flags, headless=False, no_viewport=True,
            env={"DISPLAY": display},
        )  # fmt: skip
        session = context.new_cdp_session(context.pages[0])
        yield Window(session, hands)
        context.close()


def test_the_back_key_skips_what_was_added_without_a_press(window: Window, site: Site) -> None:
    """Shows that these keys are a person's: else the next test would say nothing."""
    window.goto(f"{site.url}art/skyline.svg")
    window.goto(f"{site.url}art/app/icon.svg")
    window.read(TRAP)
    window.until("location.hash === '#3'")
    window.hands.keys("Alt", "Left")
    window.until("location.pathname.endsWith('skyline.svg')")


def test_the_back_key_closes_what_is_on_top_then_the_screen_and_ends_in_the_lobby(
    window: Window, site: Site
) -> None:
    window.goto(f"{site.url}art/skyline.svg")
    window.goto(f"{site.url}{START}")
    window.until("document.querySelector('[data-testid=engine-ready]') !== null")
    window.press('[data-testid="new-game"]')
    window.press('[data-testid="start-game"]')
    window.shows(OPTION, "#/game/")
    window.press('[data-testid="open-help"]')
    window.shows("#help-title", "#/help/")
    window.hands.keys("Alt", "Left")
    window.shows(OPTION, "#/game/")
    # A sheet about a thing.
    window.press(".board [data-thing]")
    window.shows(".thing-sheet", "#/game/")
    window.hands.keys("Back")
    window.until("document.querySelector('.thing-sheet') === null && location.hash.startsWith('#/game/')")
    window.hands.keys("Alt", "Left")
    window.shows('[data-testid="play-now"]', "")
    window.hands.keys("Alt", "Right")
    window.shows(OPTION, "#/game/")
    window.hands.keys("Back")
    window.until("location.hash === '' && document.querySelector('[data-testid=play-now]') !== null")
    window.hands.keys("Alt", "Left")
    window.until("location.pathname.endsWith('skyline.svg')")


@pytest.mark.nightly("the Back key of a window is tested by the test before it")
def test_a_game_that_a_shortcut_has_opened_is_left_for_the_lobby(window: Window, site: Site) -> None:
    """As an installed app does it: the game is the first that its window shows."""
    window.goto(f"{site.url}{START}")
    window.press('[data-testid="new-game"]')
    window.press('[data-testid="start-game"]')
    window.shows(OPTION, "#/game/")
    window.goto(f"{site.url}art/skyline.svg")
    window.goto(f"{site.url}{START}&go=resume")
    window.shows(OPTION, "#/game/")
    window.press(OPTION)
    window.until("history.state.screens.length === 2")
    window.hands.keys("Alt", "Left")
    window.shows('[data-testid="play-now"]', "")
