"""Tests the rating of a person: a finished game gives one, the form advises opponents by it, and a reset ends it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import back_to_lobby
from tests.e2e.situations import open_end
from tests.e2e.support import behind, open_form
from tools.serve import Site


@pytest.mark.nightly("counted in test_statistics.py and test_rating.py")
def test_a_finished_game_gives_a_rating_and_advice(page: Page, site: Site) -> None:
    open_end(page, site, players=4)
    back_to_lobby(page)
    open_form(page)
    even = page.get_by_test_id("even-opponents")
    if page.locator('[data-testid="own-name"]').input_value() != "Ada":
        page.get_by_test_id("own-name").fill("Ada")
        page.locator('input[name="players"][value="5"]').check(force=True)
    expect(even).to_contain_text("Your rating is")
    page.get_by_test_id("seat-even").click()
    expect(even).to_contain_text("These opponents are a fair match for you.")
    page.locator(".setup-sheet > header > button.round").click()
    behind(page, "open-statistics").click()
    rating = page.get_by_test_id("rating")
    expect(rating.locator("li")).to_contain_text("1 game")
    page.get_by_test_id("reset-rating").click()
    page.locator("#dialog").get_by_role("button", name="Reset the rating").click()
    expect(rating.locator("li")).to_have_count(0)
    page.reload()
    expect(rating.locator("p")).to_be_visible()
    expect(rating.locator("li")).to_have_count(0)
