"""Tests friends in different browsers: Chromium opens the table, Firefox joins it, and they play a whole game."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.engines import ENGINES, Engine
from tests.e2e.robot import OVER
from tools.browser import untested
from tools.serve import Site

PATIENCE = 240.0
TEXT = 'return document.querySelector(`[data-testid="${arguments[0]}"]`)?.innerText'
CLICK = """
const button = document.querySelector(arguments[0]);
if (!button || button.disabled) return false;
button.click();
return true;
"""
PRESS_ON = f"({friends.ROBOT})()"
IS_OVER = f"return document.querySelector('{OVER}') !== null"
SCORES = f"return ({friends.SCORES.strip()})([...document.querySelectorAll('[data-testid=\"score\"]')])"


@pytest.fixture
def firefox(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if "firefox" in untested():
        pytest.skip("*** FIREFOX IS NOT HERE: NOT TESTED IN IT ***")
    with ENGINES["firefox"](lambda: request.getfixturevalue("playwright")) as engine:
        yield engine


@pytest.fixture
def host(playwright: Playwright, tmp_path: Path) -> Iterator[Page]:
    with friends.device(playwright.chromium, tmp_path / "chromium") as page:
        yield page


def until(ask: Callable[[], Any], why: str) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := ask()):
        assert time.monotonic() < end, why
        time.sleep(0.05)
    return found


@pytest.mark.nightly(
    "test_link.py connects Firefox, and whole games of friends are played in Chromium (test_evening.py)"
)
def test_chromium_and_firefox_play_a_game(host: Page, firefox: Engine, site: Site) -> None:
    friends.open_table(host, site.url, players=2, friends=1)
    link = friends.invitation(host, 1)
    firefox.goto(link.replace("#", f"{friends.ADDRESS}#"))
    reply = until(lambda: firefox.run(TEXT, "reply"), "no reply in Firefox")
    host.get_by_test_id("reply-input").fill(reply)
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open", timeout=PATIENCE * 1000)
    friends.deal(host)
    friends.press_on(host)
    firefox.run(PRESS_ON)
    until(lambda: firefox.run(IS_OVER), "the game does not end in Firefox")
    host.locator(OVER).wait_for()
    assert friends.unmarked(firefox.run(SCORES)) == friends.scores_of(host)
