"""Tests that the lobby is usable before the engine has started, and that what needs the engine waits visibly."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.robot import picture, press, start_game, wait_for_choice
from tests.e2e.support import behind, open_form
from tools.serve import Site

pytestmark = pytest.mark.first_visit

FLAGS = "?lang=en&seed=7&players=4&motion=0&bots=instant"
# Holds the engine's start back until `openGate` is called.
GATE = """
const real = globalThis.fetch;
const gate = new Promise((open) => (globalThis.openGate = open));
globalThis.fetch = async (...asked) => {
  if (String(asked[0]?.url ?? asked[0]).endsWith("engine/worker.py")) await gate;
  return real(...asked);
};
"""


def open_lobby(context: BrowserContext, site: Site) -> Page:
    """A page whose engine does not start yet."""
    page = context.new_page()
    page.add_init_script(GATE)
    page.goto(f"{site.url}{FLAGS}")
    return page


@pytest.mark.nightly("decided in new-game-controller.test.js")
def test_a_game_is_put_together_before_the_engine_is_there(context: BrowserContext, site: Site) -> None:
    page = open_lobby(context, site)
    open_form(page)
    page.get_by_test_id("start-game").click()
    expect(page.locator("progress")).not_to_have_count(0)
    expect(page.get_by_test_id("engine-ready")).to_have_count(0)
    page.evaluate("openGate()")
    wait_for_choice(page)


@pytest.mark.nightly(
    "test_lobby.py opens a game at one press while the engine starts, and test_saves.py a stored one"
)
def test_a_stored_game_opens_by_itself_once_the_engine_is_there(
    page: Page, context: BrowserContext, site: Site
) -> None:
    start_game(page, site.url)
    press(page, 4)
    before = picture(page)
    page.close()
    page = open_lobby(context, site)
    page.get_by_test_id("resume").click()
    expect(page.locator(".save progress")).to_be_visible()
    # Everything else still answers.
    behind(page, "open-help").click()
    page.get_by_test_id("close-help").click()
    expect(page.get_by_test_id("engine-ready")).to_have_count(0)
    page.evaluate("openGate()")
    wait_for_choice(page)
    assert picture(page) == before
