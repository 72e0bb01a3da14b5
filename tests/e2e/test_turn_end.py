"""Tests the turn that ends by itself where the person can do nothing else."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.robot import OPTION, first_option, press_anew, wait_for_choice
from tests.e2e.support import open_form, open_site, press_escape, wait_for_engine, wait_for_setting
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("decided in turn-end.test.js")

ADDRESS = "?lang=en&seed=7&players=4&motion=0&bots=instant"
MOST_PRESSES = 60
END = '[data-testid="option"][data-option="end_turn"]:enabled'

# Presses the first option until the turn can only be ended.
UNTIL_NOTHING_ELSE = """async ([option, end]) => {
  for (let left = 4000; left > 0; left -= 1) {
    const open = document.querySelectorAll(option);
    if (open.length === 1 && open[0].matches(end)) return;
    open[0]?.click();
    await new Promise((done) => setTimeout(done, 5));
  }
}"""


def counting(page: Page) -> Locator:
    """What says that the turn is about to end."""
    return page.get_by_test_id("turn-ends")


def start(page: Page, site: Site, *, free: bool = True) -> None:
    """Starts a game in which turns end by themselves, as they do except where computer players answer at once."""
    open_site(page, f"{site.url}{ADDRESS}")
    page.get_by_test_id("device").click()
    # A tip would have to be read first.
    page.get_by_test_id("tips-on").uncheck()
    page.get_by_test_id("end-turns").locator("input").check()
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "end-turns", "on")
    open_form(page)
    if free:
        page.locator("details.more summary").click()
        page.locator("input[name=free]").check()
    page.get_by_test_id("start-game").click()


def until_nothing_else(page: Page) -> None:
    """Presses the first option with the mouse until the turn can only be ended."""
    for _ in range(MOST_PRESSES):
        wait_for_choice(page)
        if page.locator(OPTION).count() == page.locator(END).count() == 1:
            return
        first_option(page).click()
    raise AssertionError("it never came to that")


def test_a_turn_ends_by_itself_and_an_undo_brings_it_back(page: Page, site: Site) -> None:
    start(page, site)
    page.evaluate(UNTIL_NOTHING_ELSE, [OPTION, END])
    # A script has pressed: nothing ends by itself before a person's press.
    expect(counting(page)).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.locator(OPTION)).not_to_have_count(1)
    press_anew(first_option(page))
    expect(counting(page)).to_have_text(
        "Your turn ends by itself in 1.5 seconds. Press anywhere to prevent it."
    )
    expect(counting(page)).to_have_count(0)
    expect(page.locator(END)).to_have_count(0)
    wait_for_choice(page)
    page.wait_for_timeout(500)
    page.get_by_test_id("undo").click()
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(OPTION)).to_have_count(1)
    expect(counting(page)).to_have_count(0)


@NIGHTLY
def test_a_press_stops_it_and_decides_nothing_else(page: Page, site: Site) -> None:
    start(page, site, free=False)
    until_nothing_else(page)
    expect(counting(page)).to_be_visible()
    page.locator("#ask-prompt").click()
    expect(counting(page)).to_have_count(0)
    page.wait_for_timeout(2000)
    expect(page.locator(END)).to_be_visible()
    press_anew(page.locator(END))
    expect(page.locator(END)).to_have_count(0)
    # The next turn ends by itself again; one that is reopened is left to the person.
    until_nothing_else(page)
    expect(counting(page)).to_be_visible()
    page.reload()
    wait_for_engine(page)
    expect(page.locator(END)).to_be_visible()
    page.mouse.click(5, 5)
    page.wait_for_timeout(2000)
    expect(page.locator(END)).to_be_visible()


@NIGHTLY
def test_with_the_keyboard_it_is_the_persons(page: Page, site: Site) -> None:
    start(page, site, free=False)
    for _ in range(MOST_PRESSES):
        wait_for_choice(page)
        if page.locator(END).count() == page.locator(OPTION).count() == 1:
            break
        first_option(page).press("Enter")
        page.wait_for_timeout(500)
    page.wait_for_timeout(2000)
    expect(counting(page)).to_have_count(0)
    page.locator(END).press("Enter")
    expect(page.locator(END)).to_have_count(0)
