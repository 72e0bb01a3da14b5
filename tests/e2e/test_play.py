"""Plays whole games by clicking, in the page that people get."""

import re

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.random_robot import press_at_random
from tests.e2e.robot import MOST_PRESSES, first_option, press, press_by_hand, start_game, wait_for_choice
from tests.e2e.support import next_frame, open_form, open_site, resize, wait_until
from tests.tiers import sampled
from tools.serve import Site

SIZES = {"tablet": (1180, 820), "tablet upright": (820, 1180), "phone": (390, 844), "desktop": (1440, 900)}


@pytest.mark.nightly(
    "options are the same buttons to the end; test_view_is_enough.py plays whole games from updates"
)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_robot_plays_a_game_to_its_end(page: Page, site: Site, players: int) -> None:
    start_game(page, site.url, players=players)
    expect(page.get_by_test_id("seat")).to_have_count(players)
    kinds = press_by_hand(page, MOST_PRESSES)
    assert {"draft", "turn"} <= set(kinds)
    scores = page.get_by_test_id("score")
    expect(scores).to_have_count(players)
    places = [int(text) for text in page.locator(".score .place").all_inner_texts()]
    assert places[0] == 1
    assert places == sorted(places)


def test_every_option_is_one_button_and_things_on_the_table_lead_to_it_too(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    for _ in range(12):
        ids = page.get_by_test_id("option").evaluate_all("all => all.map((one) => one.dataset.option)")
        assert len(ids) == len(set(ids)) > 0
        targets = page.locator("[data-target]").evaluate_all("all => all.map((one) => one.dataset.target)")
        assert set(targets) <= set(ids)
        if targets:
            # The first press tells about the thing, the second answers.
            page.locator("[data-target]").first.click()
            page.get_by_test_id("sheet").get_by_test_id("option").first.click()
        else:
            first_option(page).click()
        wait_for_choice(page)
    assert page.get_by_test_id("log").locator("li").count() > 12


def test_a_card_opens_under_a_mouse_that_moves_and_not_under_one_at_rest(page: Page, site: Site) -> None:
    """The mouse lies where the hand will be, as after a press on the button that starts the game."""
    start_game(page, site.url, tips=False)
    card = page.locator(".hand .cards > li").first
    place = card.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.get_by_test_id("leave").click()
    page.mouse.move(x, y)
    page.get_by_test_id("resume").first.evaluate("(button) => button.click()")
    wait_for_choice(page)
    wait_until(page, "document.querySelector('.hand .cards > li').matches(':hover')")
    next_frame(page)
    small = card.locator(".card-face").evaluate("(face) => face.offsetWidth")
    assert small < place["width"] + 2
    page.mouse.move(x + 4, y)
    wait_until(page, f"document.querySelector('.hand .cards > li .card-face').offsetWidth > {small + 20}")


@pytest.mark.nightly(
    "fifteen questions are answered by keyboard on a push, and the focus goes to each in the same way"
)
def test_a_game_is_played_with_the_keyboard_alone(page: Page, site: Site) -> None:
    start_game(page, site.url)
    for _ in range(15):
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-testid", "option")
        page.keyboard.press("Enter")
        wait_for_choice(page)


# In English and Ukrainian the same robot reads whole games on a push (`test_sets.py`).
@pytest.mark.nightly(
    "test_sets.py reads whole games in two languages, and test_questions.py questions in three"
)
@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["fr"], "one language"))
def test_every_word_is_there_in_each_language(page: Page, site: Site, lang: str) -> None:
    start_game(page, site.url, players=5, lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    # The robot reads table, log and question at each press.
    assert press_at_random(page, seed=1, presses=25).faults == []
    untold = re.compile(r"\b(event|ask|option|ability|district|character|error|phase|score)-\w+|\{|none")
    assert untold.findall(page.locator("#app").inner_text()) == []


@pytest.mark.parametrize("width", sampled([360, 390], [360], "the narrowest phone"))
def test_the_languages_fit_a_phone(page: Page, site: Site, width: int) -> None:
    resize(page, width, 844)
    open_site(page, f"{site.url}?lang=en")
    for lang in LANGUAGES:
        page.locator(f".language[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        # Until the language's fonts are there, wider ones stand in for them.
        next_frame(page)
        boxes = [button.bounding_box() for button in page.locator(".language").all()]
        assert len(boxes) == len(LANGUAGES)
        assert len({box["y"] for box in boxes if box}) == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.nightly("eight players have less room, and no question may make the page scroll")
@pytest.mark.parametrize("lang", sampled(["uk", "fr"], ["uk"], "one language"))
def test_seven_players_fit_every_screen(page: Page, site: Site, lang: str) -> None:
    start_game(page, site.url, players=7, lang=lang)
    press(page, 20)
    for size, (width, height) in SIZES.items():
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        box = first_option(page).bounding_box()
        assert box is not None
        assert box["height"] >= 44, size
        assert box["y"] + box["height"] <= height, size


@pytest.mark.nightly("a curtain after a sheet is tested on a push")
def test_a_tablet_is_passed_on_behind_a_curtain(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=9&players=4&motion=0&bots=instant")
    open_form(page)
    page.get_by_label("Who plays at seat 3").select_option("person")
    page.get_by_test_id("start-game").click()
    curtains = 0
    for _ in range(12):
        wait_for_choice(page)
        if page.get_by_test_id("ask").get_attribute("data-ask-kind") == "curtain":
            curtains += 1
            assert page.locator(".hand, .log, [data-testid=seat]").count() == 0
        first_option(page).click()
    assert curtains >= 2


@pytest.mark.nightly("match-runner.test.js plays it; others play in every browser test of a game")
def test_a_table_of_computer_players_plays_by_itself(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=5&players=4&motion=0&bots=instant")
    open_form(page)
    page.get_by_label("Who plays at seat 1").select_option("random")
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    page.get_by_test_id("see-table").click()
    expect(page.get_by_test_id("seat")).to_have_count(4)
