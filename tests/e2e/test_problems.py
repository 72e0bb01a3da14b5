"""Tests problems on the page: from the lobby to a position, an answer, the coach's chances, and back."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import OVER, play_on, wait_for_choice
from tests.e2e.situations import played
from tests.e2e.support import import_text, open_problems, open_site
from tests.e2e.test_accessibility import violations
from tools.serve import Site


@pytest.mark.nightly(
    "test_stores.py answers one on a push; problems.test.js and test_problems.py hold what is told"
)
def test_a_problem_of_the_book_is_answered_and_told(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    open_problems(page)
    expect(page.get_by_test_id("problems")).to_be_visible()
    page.get_by_test_id("problem-theme").first.wait_for()
    assert violations(page) == []
    page.get_by_test_id("problem-theme").first.click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("undo").and_(page.locator(":enabled"))).to_have_count(0)
    page.locator("[data-testid=ask] [data-option]").first.click()
    answer = page.get_by_test_id("problem-answer")
    expect(answer).to_be_visible()
    expect(answer.locator("[data-testid=problem-option][data-right=true]").first).to_be_visible()
    assert answer.get_by_test_id("problem-option").count() > 1
    # Against whom its best answer surely wins more often.
    expect(answer.get_by_test_id("problem-played")).to_contain_text("300 games")
    assert violations(page) == []
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("problems")).to_be_visible()
    # Nothing of it is a stored match.
    page.get_by_test_id("close-problems").click()
    expect(page.locator("[data-match]")).to_have_count(0)


@pytest.mark.nightly("a problem is answered on a push, and the way back from a screen is test_back_key.py")
def test_a_card_of_the_help_is_tried_at_a_problem_and_back_leads_to_it(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant#/help/citadels/cards")
    plate = page.locator("[data-entry=witch]")
    plate.get_by_test_id("try-card").press("Enter")
    expect(page.get_by_test_id("problem")).to_be_visible()
    # The power of the Witch is the answer.
    assert page.evaluate("location.hash").startswith("#/problem/citadels/")
    page.locator("[data-testid=ask] [data-option]").first.click()
    answer = page.get_by_test_id("problem-answer")
    expect(answer.get_by_test_id("problem-done")).to_have_text("Back to the card")
    answer.get_by_test_id("problem-done").click()
    expect(plate).to_be_in_viewport()
    assert page.evaluate("location.hash") == "#/help/citadels/cards/witch"
    assert violations(page) == []


FOUND = 240.0
"""Seconds within which a background search of 20 seconds of one core has found something on a loaded machine."""


def wait_for_own_position(page: Page) -> None:
    """Opens the problems again and again until they offer a position of an own game."""
    end = time.monotonic() + FOUND
    while time.monotonic() < end:
        open_problems(page)
        page.get_by_test_id("problem-theme").first.wait_for()
        if page.get_by_test_id("problems-own").count():
            return
        page.get_by_test_id("close-problems").click()
        # They were opened from the deals of the day.
        page.get_by_test_id("close-daily").click()
        page.wait_for_timeout(3000)
    raise AssertionError("no position was found in the game that ended")


@pytest.mark.nightly("in memory in problem-store.test.js and problems.test.js")
def test_a_position_of_an_own_game_comes_back(page: Page, site: Site) -> None:
    """A game of poor picks is played to its end.

    The page finds a position by itself, which is answered and played on.
    """
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    import_text(page, played(2, seed=6, left=1))
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    play_on(page)
    page.locator(OVER).wait_for()
    page.get_by_test_id("leave").click()
    wait_for_own_position(page)
    page.get_by_test_id("problems-own").click()
    expect(page.get_by_test_id("problem")).to_contain_text("From your game")
    assert page.get_by_test_id("log").locator("li, p").count() > 0
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.locator("[data-testid=ask] [data-option]").first.click()
    answer = page.get_by_test_id("problem-answer")
    expect(answer).to_be_visible()
    best = answer.locator("[data-testid=problem-option][data-right=true]").first
    expect(best).to_contain_text("%")
    expect(answer.locator("[data-testid=problem-option]", has_text="%").nth(1)).to_be_visible()
    # What was decided in the game is marked among the answers, and the coach gives its reasons.
    expect(answer).to_contain_text("Your answer in the game")
    expect(answer.locator("[aria-busy=true]")).to_have_count(0, timeout=60_000)
    expect(answer.locator(".reasons small").first).to_be_visible()
    assert violations(page) == []
    # The better line goes on from there, with the same person at the seat.
    answer.get_by_test_id("problem-play-on").click()
    expect(answer).to_have_count(0)
    wait_for_choice(page)
    expect(page.get_by_test_id("problem")).to_have_count(0)
