"""Problems on the page: from the lobby to a position, an answer, the coach's chances, and back."""

from playwright.sync_api import Page, expect

from tests.e2e.support import open_site
from tests.e2e.test_accessibility import violations
from tools.serve import Site


def test_a_problem_of_the_book_is_answered_and_told(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    page.get_by_test_id("open-problems").click()
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
    assert violations(page) == []
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("problems")).to_be_visible()
    # Nothing of it is a stored match.
    page.get_by_test_id("close-problems").click()
    expect(page.locator("[data-match]")).to_have_count(0)
