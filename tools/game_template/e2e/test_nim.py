"""Tests Nim on the page, in the plain look: chosen in the lobby, played to its end, its scores shown."""

from playwright.sync_api import Page, expect

from tests.e2e.robot import OVER, first_option, press_anew, wait_for_choice
from tests.e2e.support import open_form, open_site
from tools.serve import Site

MOST = 30
"""More decisions than a game has."""


def test_a_game_is_played_to_its_end(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=7&players=2&motion=0&bots=instant")
    page.get_by_test_id("more").click()
    page.locator('[data-testid="choose-game"][data-game="nim"]').click()
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    board = page.get_by_test_id("plain-board")
    expect(board.locator('[data-field="left"]')).to_have_text("20")
    expect(board.locator("tbody tr")).to_have_count(2)
    press_anew(first_option(page))
    expect(board.locator('[data-field="left"]')).not_to_have_text("20")
    expect(page.locator(".log")).to_contain_text("takes 1 stick")
    for _ in range(MOST):
        wait_for_choice(page)
        if page.locator(OVER).count():
            break
        press_anew(first_option(page))
    expect(page.locator(OVER)).to_be_visible()
