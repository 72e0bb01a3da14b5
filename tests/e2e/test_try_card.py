"""Tests where a game leads back to that was dealt to try a character of the help."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import wait_for_choice
from tests.e2e.support import behind, open_site
from tools.serve import Site

DEALT = '[data-testid="try-card"][data-deals="true"]'
CARD = "navigator"
# A book without a problem for the card, with a deal instead: as that of a new card that no problem shows yet.
WITH_DEAL = f"""
const get = fetch;
window.fetch = async (...asked) => {{
  const answer = await get(...asked);
  if (!String(asked[0]).endsWith("games/citadels/problems.json")) return answer;
  const book = await answer.json(), shown = book.shows["{CARD}"];
  const {{ setup }} = book.problems.find(({{ id }}) => id === shown).position;
  delete book.shows["{CARD}"];
  book.deals["{CARD}"] = {{ setup: {{ ...setup, crown: 0 }}, seed: 1 }};
  return Response.json(book);
}};
"""


@pytest.mark.nightly("decided in try-card.test.js")
def test_a_deal_to_try_leads_back_to_the_card_it_came_from(page: Page, site: Site) -> None:
    page.add_init_script(WITH_DEAL)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    behind(page, "open-help").click()
    page.locator('.help-parts [data-part="cards"]').click()
    entry = page.locator(f'[data-entry="{CARD}"]')
    for leave in ("button", "Back"):
        page.locator(f'{DEALT}[data-card="{CARD}"]').click()
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
    page.get_by_test_id("play-now").wait_for()
