"""Tests where a game leads back to that was dealt to try a character of the help."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import wait_for_choice
from tests.e2e.support import behind, open_site
from tools.serve import Site

DEALT = '[data-testid="try-card"][data-deals="true"]'


@pytest.mark.nightly
def test_a_deal_to_try_leads_back_to_the_card_it_came_from(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    behind(page, "open-help").click()
    page.locator('.help-parts [data-part="cards"]').click()
    card = page.locator(DEALT).first.get_attribute("data-card")
    entry = page.locator(f'[data-entry="{card}"]')
    for leave in ("button", "Back"):
        page.locator(f'{DEALT}[data-card="{card}"]').click()
        wait_for_choice(page)
        # The help above the table leads back to the table.
        page.get_by_test_id("open-help").click()
        page.get_by_test_id("close-help").click()
        wait_for_choice(page)
        if leave == "Back":
            page.go_back()
        else:
            expect(page.get_by_test_id("leave")).to_have_accessible_name("Back to the card")
            page.get_by_test_id("leave").click()
        expect(entry).to_be_focused()
        expect(entry).to_be_in_viewport()
    page.get_by_test_id("close-help").click()
    page.get_by_test_id("new-game").wait_for()
