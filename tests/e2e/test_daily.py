"""Tests the deal of the day: found in the lobby, played without help, compared, shared, and counted once."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import back_to_lobby, play_on, press, wait_for_choice
from tests.e2e.support import REFUSE_SHARING, behind, check_refusals, open_site, press_escape
from tests.e2e.test_accessibility import violations
from tools.serve import Site

MONDAY = "2026-11-16"
FLAGS = f"?lang=en&motion=0&bots=instant&day={MONDAY}"


@pytest.mark.nightly(
    "each step is in daily-screen.test.js and daily-result.test.js, what a deal is in test_daily.py"
)
def test_the_deal_of_a_day_is_played_once_compared_and_shared(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{FLAGS}")
    entry = behind(page, "daily")
    expect(entry).to_have_attribute("data-state", "new")
    assert "Monday" in entry.inner_text()
    entry.click()
    page.get_by_test_id("daily-play").wait_for()
    assert violations(page) == []
    page.get_by_test_id("daily-play").click()
    wait_for_choice(page)
    press(page, 1)
    wait_for_choice(page)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("hint")).to_have_count(0)

    # A game that was left is the same try.
    back_to_lobby(page)
    expect(entry).to_have_attribute("data-state", "begun")
    entry.click()
    page.get_by_test_id("daily-go-on").click()
    play_on(page)
    own = page.locator('[data-testid="score"][data-seat="0"] .total').inner_text()
    page.locator('[data-testid="end-part"][data-part="day"]').click()
    result = page.get_by_test_id("daily-result")
    # The levels play the deal one after the other; how far they are depends on the machine.
    expect(result.locator('tr[data-level="normal"]')).to_be_visible()
    points = "".join(letter for letter in own.split()[0] if letter.isdigit())
    expect(result.locator("tr.own")).to_contain_text(points)
    # With the scores it is in sight at once.
    page.locator('[data-testid="end-part"][data-part="scores"]').click()
    page.evaluate(REFUSE_SHARING)
    page.get_by_test_id("daily-share").click()
    text = page.get_by_test_id("daily-share-text").input_value()
    check_refusals(page, "document.activeElement.value.slice(document.activeElement.selectionStart)", text)
    assert f"Monday, November 16, 2026: Citadels\n{points} point" in text
    assert text.splitlines()[-1].startswith(f"{site.url}#r=citadels.")
    assert violations(page) == []
    press_escape(page, page.get_by_test_id("daily-share-text"))

    # The day is done; a second try changes nothing.
    back_to_lobby(page)
    expect(entry).to_have_attribute("data-state", "done")
    entry.click()
    expect(page.get_by_test_id("daily-result").locator("tr.own")).to_contain_text(points)
    expect(page.locator(f'.daily-day[data-day="{MONDAY}"]')).to_have_attribute("data-state", "done")
    assert violations(page) == []
    # An address from where it is tomorrow already: the first try of a day must not be made before it.
    page.goto(f"{site.url}{FLAGS}#/day/citadels/2026-11-17")
    expect(page.get_by_test_id("daily-to-come")).to_be_visible()
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    page.go_back()
    page.get_by_test_id("daily-play").click()
    wait_for_choice(page)
    back_to_lobby(page)
    expect(entry).to_have_attribute("data-state", "done")
    page.reload()
    expect(page.get_by_test_id("daily")).to_contain_text(f"Citadels {points}")
