"""Tests the addresses of the screens: Back, Forward, a reload, a copied address, titles, and what Back closes first."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import play_on, press, start_game, wait_for_choice
from tests.e2e.support import open_site, wait_until
from tools.serve import Site

FLAGS = "?lang=en&motion=0&bots=instant&day=2026-11-16"
# What is pressed in the lobby, what shows the screen, its address and its title.
SCREENS = {
    "form": ("new-game", '[data-testid="start-game"]', "#/form/citadels", "New game"),
    "help": ("open-help", "#help-title", "#/help/citadels/play", "Rules & help"),
    "statistics": ("open-statistics", "#statistics-title", "#/statistics/citadels", "Statistics"),
    "day": ("daily", "#daily-title", "#/day/citadels/2026-11-16", "Deal of the day"),
    "problems": ("open-problems", "#problems-title", "#/problems/citadels", "Problems"),
    "workshop": ("workshop", "#workshop-title", "#/workshop/citadels", "Workshop"),
    "join": ("join-friend", '[data-testid="join"]', "#/join", "Join a friend’s table"),
    "settings": ("device", '[data-testid="device-sheet"]', "#/settings", "This device"),
}


def hash_is(page: Page, fragment: str) -> None:
    wait_until(page, f"location.hash === {fragment!r}")


def in_lobby(page: Page) -> None:
    expect(page.get_by_test_id("new-game")).to_be_enabled()
    hash_is(page, "")
    expect(page).to_have_title("Citadels")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_an_address_to_which_back_forward_and_a_reload_lead(
    page: Page, site: Site, screen: str
) -> None:
    button, shown, fragment, title = SCREENS[screen]
    open_site(page, f"{site.url}{FLAGS}")
    in_lobby(page)
    page.get_by_test_id(button).click()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    expect(page).to_have_title(re.compile(title))
    expect(page.get_by_test_id("screen-title")).to_have_text(title)
    page.go_back()
    expect(page.locator(shown)).to_be_hidden()
    in_lobby(page)
    # The focus comes back to what was pressed.
    wait_until(page, f"document.activeElement.dataset.testid === '{button}'")
    page.go_forward()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    page.reload()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    page.go_back()
    expect(page.locator(shown)).to_be_hidden()
    in_lobby(page)


def test_a_game_has_an_address_with_its_id_alone(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    hash_of = page.evaluate("location.hash")
    assert re.fullmatch(r"#/game/[0-9a-f-]{36}", hash_of)
    assert "citadels" not in str(page.evaluate("JSON.stringify(history.state)"))
    press(page, 3)
    page.go_back()
    in_lobby(page)
    page.go_forward()
    wait_for_choice(page)
    hash_is(page, hash_of)
    page.reload()
    wait_for_choice(page)
    play_on(page)
    hash_is(page, hash_of.replace("game", "end"))
    page.get_by_test_id("see-table").click()
    hash_is(page, hash_of.replace("game", "table"))
    page.go_back()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    page.get_by_test_id("replay").first.click()
    moment = page.get_by_test_id("moment")
    moment.wait_for()
    moment.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    hash_is(page, hash_of.replace("game", "replay") + "/3")
    page.reload()
    expect(moment).to_have_value("3")
    page.go_back()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    page.go_forward()
    expect(moment).to_have_value("3")
    page.go_back()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    page.go_back()
    in_lobby(page)
