"""The page for people who do not see it, or have no mouse: checked by axe on every screen, and played by keyboard."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import first_option, start_game, wait_for_choice
from tests.e2e.support import open_site
from tests.e2e.wanderer import wander
from tools.serve import Site

AXE = Path("node_modules/axe-core/axe.min.js")
GRAVE = {"serious", "critical"}
# Tabs needed to reach anything of the first screens; more would mean that the focus is caught.
MOST_TABS = 60


def violations(page: Page) -> list[str]:
    """What axe finds and calls grave, with the first place of each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in GRAVE]


def tab_to(page: Page, test_id: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("() => document.activeElement?.dataset?.testid") == test_id:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{test_id} is out of the keyboard's reach")


def test_axe_finds_nothing_grave_before_a_game(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=uk&motion=0")
    assert violations(page) == []
    for part in ("play", "cards", "readings"):
        if part == "play":
            page.get_by_test_id("open-help").click()
        else:
            page.locator(f'.help-parts [data-part="{part}"]').click()
        expect(page.locator(f'.help-main[data-part="{part}"]')).to_be_visible()
        assert violations(page) == [], part
    page.get_by_test_id("close-help").click()
    page.get_by_test_id("new-game").click()
    page.locator("details.more summary").click()
    for way in ("first_game", "by-lot", "by-hand"):
        page.locator("select[name=set]").select_option(way)
        page.locator('[data-testid="start-game"]:enabled').wait_for()
        assert violations(page) == [], way
    page.locator(".unique-pick label").first.click()
    page.get_by_test_id("setup-problem").wait_for()
    assert violations(page) == []


def test_axe_finds_nothing_grave_in_a_game(page: Page, site: Site) -> None:
    start_game(page, site.url, players=5, lang="uk")
    met: set[str] = set()
    for step in range(14):
        kind = page.get_by_test_id("ask").get_attribute("data-ask-kind") or ""
        if kind not in met:
            met.add(kind)
            assert violations(page) == [], kind
        wander(page, seed=step, presses=1)
        wait_for_choice(page)
    assert len(met) > 1
    # Whatever is no answer tells about itself.
    page.locator(".house:not(.is-target), .card:not(.is-target), .rank:not(.is-target)").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert wander(page, seed=1).over
    assert violations(page) == []


def test_turns_are_played_from_the_first_screen_on_without_a_mouse(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=7&players=4&motion=0&bots=instant")
    tab_to(page, "open-help")
    page.keyboard.press("Enter")
    expect(page.locator("#help-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-help")).to_be_focused()
    tab_to(page, "new-game")
    page.keyboard.press("Enter")
    page.locator('[data-testid="start-game"]:enabled').wait_for()
    tab_to(page, "start-game")
    page.keyboard.press("Enter")
    wait_for_choice(page)
    for _ in range(20):
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-testid", "option")
        # The last option can be reached as well as the first.
        before = page.get_by_test_id("ask").inner_text()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        expect(page.locator("#app")).not_to_have_text(before, use_inner_text=True)
        wait_for_choice(page)
        page.wait_for_timeout(40)
    assert first_option(page).is_visible()
