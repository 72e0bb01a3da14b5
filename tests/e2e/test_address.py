"""Tests the addresses of the screens: Back, Forward, a reload, a copied address, titles, and what Back closes first."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import play_on, press, start_game, wait_for_choice
from tests.e2e.support import behind, open_site, wait_until
from tests.tiers import at_night
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("the stack of screens is tested in screens.test.js")

FLAGS = "?lang=en&motion=0&bots=instant&day=2026-11-16"
# What is pressed in the lobby, what shows the screen, its address and its title.
SCREENS = {
    "form": ("new-game", '[data-testid="start-game"]', "#/form/citadels", "New game"),
    "more": ("more", "#lobby-rest", "#/more", "More"),
    "help": ("open-help", "#help-title", "#/help/citadels/play", "Rules & help"),
    "statistics": ("open-statistics", "#statistics-title", "#/statistics/citadels", "Statistics"),
    "day": ("daily", "#daily-title", "#/day/citadels/2026-11-16", "Deal of the day"),
    "problems": ("open-problems", "#problems-title", "#/problems/citadels", "Puzzles"),
    "workshop": ("workshop", "#workshop-title", "#/workshop/citadels", "Workshop"),
    "friends": ("with-friends", '[data-testid="friends-ways"]', "#/friends", "With friends"),
    "join": ("join-friend", '[data-testid="join"]', "#/join", "Join a friend’s table"),
    "settings": ("device", '[data-testid="device-sheet"]', "#/settings", "Settings"),
}
ON_A_PUSH = "day"
# What is pressed before it, and the screen to which Back leads then.
BEHIND = {
    "help": (["more"], "#/more"),
    "statistics": (["more"], "#/more"),
    "day": (["more"], "#/more"),
    "problems": (["more", "daily"], "#/day/citadels/2026-11-16"),
    "workshop": (["more"], "#/more"),
    # A table replaces the ways to it.
    "join": (["with-friends"], ""),
}


def hash_is(page: Page, fragment: str) -> None:
    wait_until(page, f"location.hash === {fragment!r}")


def in_lobby(page: Page) -> None:
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    hash_is(page, "")
    expect(page).to_have_title("Citadels")


@pytest.mark.parametrize(
    "screen",
    [pytest.param(one, marks=() if one == ON_A_PUSH else NIGHTLY) for one in SCREENS],
)
def test_a_screen_has_an_address_to_which_back_forward_and_a_reload_lead(
    page: Page, site: Site, screen: str
) -> None:
    button, shown, fragment, title = SCREENS[screen]
    before, below = BEHIND.get(screen, ([], ""))
    open_site(page, f"{site.url}{FLAGS}")
    in_lobby(page)
    for step in [*before, button]:
        page.get_by_test_id(step).click()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    expect(page).to_have_title(re.compile(title))
    expect(page.get_by_test_id("screen-title")).to_have_text(title)
    page.go_back()
    expect(page.locator(shown)).to_be_hidden()
    hash_is(page, below)
    # The focus comes back to what was pressed.
    back = "with-friends" if screen == "join" else button
    wait_until(page, f"document.activeElement.dataset.testid === '{back}'")
    page.go_forward()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    page.reload()
    expect(page.locator(shown)).to_be_visible()
    hash_is(page, fragment)
    page.go_back()
    expect(page.locator(shown)).to_be_hidden()
    hash_is(page, below)


def test_a_game_has_an_address_with_its_id_alone(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    hash_of = page.evaluate("location.hash")
    assert re.fullmatch(r"#/game/[0-9a-f-]{36}", hash_of)
    expect(page).to_have_title("Table · Citadels")
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
    if not at_night(
        "a moment of a replay has no entry of its own, and a reload keeps all of them: screens.test.js"
    ):
        return
    page.go_back()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    behind(page, "replay").first.click()
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


@pytest.mark.nightly("test_back_key.py does so in a window on a push")
def test_back_closes_what_is_on_top_before_the_screen(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    address = page.evaluate("location.hash")
    # A sheet about a thing, a dialog, and what a person asked for: each is closed alone.
    page.locator(".board [data-thing]:visible").last.click()
    expect(page.locator(".thing-sheet")).to_be_visible()
    page.go_back()
    expect(page.locator(".thing-sheet")).to_have_count(0)
    page.get_by_test_id("explain").click()
    wait_until(page, "document.documentElement.dataset.asking === 'yes'")
    page.go_back()
    wait_until(page, "document.documentElement.dataset.asking === undefined")
    hash_is(page, address)
    wait_for_choice(page)
    page.go_back()
    in_lobby(page)
    behind(page, "delete").click()
    expect(page.get_by_test_id("confirm-dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("confirm-dialog")).to_be_hidden()
    # Nothing was deleted, and nothing comes back by itself.
    page.go_forward()
    expect(page.get_by_test_id("resume")).to_be_visible()
    hash_is(page, "#/more")
    page.go_back()
    in_lobby(page)


@NIGHTLY
def test_an_address_that_leads_nowhere_says_so_in_the_lobby(page: Page, site: Site) -> None:
    nowhere = ("#/game/of-another-device", "#/nothing", "#/day/citadels/2026-13-99", "#x")
    for number, fragment in enumerate(nowhere):
        # Another query loads the page anew.
        page.goto(f"{site.url}?lang=uk&seed={number}{fragment}")
        expect(page.locator(".toast", has_text="адрес")).to_be_visible()
        expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("play-now")).to_be_enabled()


@NIGHTLY
def test_a_link_of_friends_that_is_pasted_during_a_game_asks_first(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    address = page.evaluate("location.hash")
    for link in ("#reply=AAAA", "#join=AAAA"):
        page.evaluate("(link) => { location.hash = link; }", link)
        expect(page.get_by_test_id("confirm-dialog")).to_be_visible()
        page.keyboard.press("Escape")
        hash_is(page, address)
        wait_for_choice(page)
    page.evaluate("location.hash = '#join=AAAA'")
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("join")).to_be_visible()
    hash_is(page, "#/join")
    page.go_back()
    in_lobby(page)
    expect(page.get_by_test_id("resume")).to_be_visible()


def test_an_address_of_a_card_in_the_help_leads_to_it_and_to_the_lobby(page: Page, site: Site) -> None:
    page.goto(f"{site.url}?lang=fr#/help/citadels/cards/warlord")
    expect(page.locator('.help-main [data-entry="warlord"]')).to_be_in_viewport()
    page.get_by_test_id("close-help").click()
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    hash_is(page, "")


@NIGHTLY
def test_the_help_comes_back_where_it_was_scrolled(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{FLAGS}")
    behind(page, "open-help").click()
    page.locator(".help-main").evaluate("(part) => part.scrollTo(0, 300)")
    page.go_back()
    hash_is(page, "#/more")
    page.go_forward()
    expect(page.locator("#help-title")).to_be_visible()
    wait_until(page, "document.querySelector('.help-main').scrollTop === 300")


def test_the_help_comes_back_where_it_was_scrolled_after_a_reload(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{FLAGS}")
    behind(page, "open-help").click()
    page.locator(".help-main").evaluate("(part) => part.scrollTo(0, 300)")
    page.reload()
    wait_until(page, "document.querySelector('.help-main')?.scrollTop === 300")


@NIGHTLY
def test_what_is_open_closes_when_another_address_is_typed(page: Page, site: Site) -> None:
    """The settings of the lobby are a screen; at the table they are a dialog that lies above every screen."""
    open_site(page, f"{site.url}{FLAGS}")
    in_lobby(page)
    page.get_by_test_id("device").click()
    settings = page.get_by_test_id("device-sheet")
    expect(settings).to_be_visible()
    type_address(page, "#/help/citadels/play")
    expect(settings).to_be_hidden()
    page.go_back()
    expect(settings).to_be_visible()
    hash_is(page, "#/settings")
    page.go_forward()
    expect(settings).to_be_hidden()
    expect(page.locator("#help-title")).to_be_visible()
    page.locator('input[type="search"]').fill("gold")
    hash_is(page, "#/help/citadels/play")
    type_address(page, "#/help/citadels/cards")
    expect(page.locator('input[type="search"]')).to_have_value("")
    start_game(page, site.url, tips=False)
    table = page.evaluate("location.hash")
    page.get_by_test_id("device").click()
    expect(settings).to_be_visible()
    type_address(page, "#/help/citadels/play")
    expect(page.locator("#help-title")).to_be_visible()
    expect(settings).to_be_hidden()
    page.go_back()
    wait_for_choice(page)
    hash_is(page, table)


def type_address(page: Page, fragment: str) -> None:
    """Gives the page another address, as a person does in the browser's field."""
    page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    hash_is(page, fragment)
