"""Tests how a person reads about things on the table and chooses them.

A touch reads, a second one or a button commits.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.robot import first_option, press, press_by_hand, start_game, wait_for_choice
from tests.e2e.support import SOLID, ground, open_form, open_site, press_escape
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "decided in select.test.js and targets.test.js; a card is built by its sheet on a push"
)

# More presses than a turn takes until a card may be built.
MOST_PRESSES = 40


def buildable(page: Page) -> Locator:
    """The first card of the hand that may be built now."""
    return page.locator('.hand [data-target^="build:"]').first


def until_building(page: Page) -> None:
    for _ in range(MOST_PRESSES):
        if buildable(page).count():
            return
        press(page, 1)
    pytest.fail("nothing could ever be built")


def built(page: Page) -> int:
    return page.locator(".seat.own .house").count()


def test_touching_a_card_tells_about_it_and_commits_to_nothing(page: Page, site: Site) -> None:
    start_game(page, site.url)
    until_building(page)
    houses, hand = built(page), page.locator(".hand .card").count()
    question = page.get_by_test_id("ask").inner_text()
    card = buildable(page)
    name = card.locator(".name").inner_text().replace("\u00ad", "")
    card.click()
    sheet = page.get_by_test_id("sheet")
    expect(sheet.locator("h3")).to_have_text(name)
    assert len(sheet.locator(".thing-text").inner_text()) > 10
    expect(sheet.get_by_test_id("option")).to_have_count(1)
    # The sheet does not cover the card that it is about.
    assert page.evaluate(
        """() => {
          const box = document.querySelector(".hand .is-read").getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return Boolean(top.closest(".is-read"));
        }"""
    )
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    card.click()
    expect(sheet).to_be_visible()
    page.locator(".bar .when").click()
    expect(sheet).to_have_count(0)
    # A double click only opens the sheet.
    card.dblclick()
    expect(sheet).to_be_visible()
    sheet.get_by_test_id("close-sheet").click()
    assert page.get_by_test_id("ask").inner_text() == question
    assert (built(page), page.locator(".hand .card").count()) == (houses, hand)


@NIGHTLY
def test_the_sheets_button_builds(page: Page, site: Site) -> None:
    start_game(page, site.url)
    until_building(page)
    houses = built(page)
    buildable(page).click()
    page.get_by_test_id("sheet").get_by_test_id("option").click()
    expect(page.locator(".seat.own .house")).to_have_count(houses + 1)
    expect(page.get_by_test_id("sheet")).to_have_count(0)


@NIGHTLY
def test_a_second_press_on_the_same_card_builds(page: Page, site: Site) -> None:
    start_game(page, site.url)
    until_building(page)
    houses = built(page)
    buildable(page).click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    buildable(page).click()
    expect(page.locator(".seat.own .house")).to_have_count(houses + 1)


def test_a_card_is_read_and_built_by_keyboard_alone(page: Page, site: Site) -> None:
    start_game(page, site.url)
    until_building(page)
    houses = built(page)
    buildable(page).focus()
    page.keyboard.press("Enter")
    press_escape(page, page.get_by_test_id("sheet"))
    expect(page.locator(".hand .card:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("sheet").get_by_test_id("option")).to_be_visible()
    # A second press on the card whose sheet is open chooses its only option.
    page.keyboard.press("Enter")
    expect(page.locator(".seat.own .house")).to_have_count(houses + 1)


@NIGHTLY
def test_things_that_are_no_answer_are_read_too(page: Page, site: Site) -> None:
    start_game(page, site.url)
    page.get_by_test_id("fold").click()
    page.locator(".hand .card").first.click()
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_test_id("option")).to_have_count(0)


def test_the_cards_of_a_draft_are_read_before_one_is_taken(page: Page, site: Site) -> None:
    start_game(page, site.url)
    ask = page.get_by_test_id("ask")
    expect(ask).to_have_attribute("data-ask-kind", "draft")
    faces = ask.locator(".spread-face")
    assert faces.count() == page.get_by_test_id("option").count() > 1
    faces.last.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    expect(ask).to_have_attribute("data-ask-kind", "draft")
    press_escape(page, page.get_by_test_id("sheet"))
    # With the cards put away, the same options stand in a list and the table is visible.
    count = page.get_by_test_id("option").count()
    page.get_by_test_id("fold").click()
    expect(faces).to_have_count(0)
    expect(page.get_by_test_id("option")).to_have_count(count)
    page.locator(".option-face").first.click()
    # The focus goes where the list was.
    expect(page.get_by_test_id("sheet").get_by_test_id("option")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".option-face").first).to_be_focused()
    page.get_by_test_id("fold").click()
    # One press of the labelled button takes a character.
    first_option(page).click()
    wait_for_choice(page)
    expect(page.locator(".mine-roles .medal")).to_have_count(1)


@pytest.mark.nightly("test_one_tablet.py looks for all that a curtain must hide")
def test_a_sheet_is_gone_when_the_tablet_is_passed_on(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=9&players=4&motion=0&bots=instant")
    open_form(page)
    page.get_by_label("Who plays at seat 3").select_option("person")
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    curtains = 0
    for _ in range(12):
        wait_for_choice(page)
        if page.get_by_test_id("ask").get_attribute("data-ask-kind") == "curtain":
            curtains += 1
            hidden = ".thing-sheet, .spread, [data-thing], .hand, .log, [data-testid=seat]"
            assert page.locator(hidden).count() == 0
        elif page.locator("[data-target]").count():
            page.locator("[data-target]").first.click()
            page.get_by_test_id("sheet").get_by_test_id("option").first.click()
            continue
        first_option(page).click()
    assert curtains >= 2


@NIGHTLY
def test_a_card_that_cannot_be_built_says_why(page: Page, site: Site) -> None:
    start_game(page, site.url)
    blocked = page.locator(".hand .card.unready")
    for _ in range(MOST_PRESSES):
        if blocked.count():
            break
        press(page, 1)
    blocked.first.click()
    expect(page.get_by_test_id("why-not")).to_be_visible()
    expect(page.get_by_test_id("sheet").get_by_test_id("option")).to_have_count(0)
    # A second press builds nothing either: it closes the sheet.
    houses = built(page)
    blocked.first.click()
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    assert built(page) == houses


# How a target differs from other things in forced colours.
LINES = """(thing) => {
  const { outlineStyle, outlineWidth, outlineColor, borderColor } = getComputedStyle(thing);
  return [outlineStyle, outlineWidth, outlineStyle === "none" ? "" : outlineColor, borderColor].join(" ");
}"""


@NIGHTLY
def test_where_the_system_chooses_all_colours_lines_say_what_they_said(page: Page, site: Site) -> None:
    page.emulate_media(forced_colors="active")
    start_game(page, site.url)
    # The background of a draft's cards is opaque: the table below is not visible.
    assert ground(page, ".ask.spread") == SOLID
    blocked, ready = page.locator(".hand .card.unready"), page.locator(".hand .card.is-target")
    for _ in range(MOST_PRESSES):
        if blocked.count() and ready.count():
            break
        # With the mouse: where nothing was pressed yet, the browser shows the focus as it does to the keyboard.
        press_by_hand(page, 1)
    plain, target = blocked.first.evaluate(LINES), ready.first.evaluate(LINES)
    ready.first.click()
    read = page.locator(".hand .is-read").evaluate(LINES)
    page.keyboard.press("Escape")
    blocked.first.focus()
    page.keyboard.press("Shift")
    focused = blocked.first.evaluate(LINES)
    assert len({plain, target, read}) == 3
    assert focused != plain
    assert page.locator(".seat.active").evaluate(LINES) != page.locator(".others .seat").first.evaluate(LINES)


@NIGHTLY
def test_a_player_is_read_about_by_the_name_or_by_what_lies_around_it(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 1)
    plate = page.locator(".others .plate").first
    name = plate.locator(".who").inner_text()
    sheet = page.get_by_test_id("sheet")
    for place in (plate.locator("button.named"), plate.locator(".gold-count")):
        place.click()
        expect(sheet.locator("h3")).to_have_text(name)
        expect(sheet.locator(".thing-text")).to_contain_text("gold")
        place.click()
        expect(sheet).to_have_count(0)
    # A character on the table is a thing of its own; the viewer's own place opens no sheet.
    expect(page.locator(".me button.named")).to_have_count(0)


@pytest.mark.nightly(
    "cards are read and built by touch and keyboard on a push; the words are the engine's (test_hints.py)"
)
def test_what_building_costs_is_told_before_it_is_paid(page: Page, site: Site) -> None:
    start_game(page, site.url)
    until_building(page)
    gold = int(page.locator(".seat.own .gold-count").get_attribute("data-value") or "0")
    buildable(page).click()
    told = page.get_by_test_id("sheet").get_by_test_id("option").inner_text()
    page.get_by_test_id("sheet").get_by_test_id("option").click()
    wait_for_choice(page)
    left = int(page.locator(".seat.own .gold-count").get_attribute("data-value") or "0")
    assert f"{gold} gold → {left} left" in told
