"""Tests what some people need: targets for a finger, zoom, wide letters, forced colours."""

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.city_questions import city_questions
from tests.e2e.comfort import (
    MOVING,
    lost_by_zoom,
    lost_with_spacing,
    missed_by_a_finger,
    unseen_in_forced_colours,
)
from tests.e2e.crowding import SIZES
from tests.e2e.questions import find_questions, open_question
from tests.e2e.robot import choose_game, open_save, play_on, wait_for_choice
from tests.e2e.support import (
    next_frame,
    open_form,
    open_site,
    resize,
    switch_tips_off,
)
from tests.e2e.test_crowding import SIZES as TABLE_SIZES
from tests.e2e.test_crowding import TABLES, sit_down
from tests.e2e.test_layout import full_hand, sit
from tests.e2e.test_questions import PLANT, questions
from tests.tiers import at_night, sampled
from tools.serve import Site

# Those of the questions that a push opens.
FEW = {"draft", "turn"}
# Those of test_crowding.py that fingers press.
SCREENS = sampled(
    ((1180, 820), (390, 844), (667, 375), (844, 390), (360, 740), (320, 568), (820, 1180), (1024, 768)),
    ((1180, 820), (390, 844), (667, 375), (320, 568)),
    "a tablet, an upright phone, and the lowest phones; the night has all sizes",
)
# 1280 x 1024 at 400 % zoom, as WCAG 1.4.10 has it.
ZOOMED = (320, 256)
# Screens on which letters are further apart.
SPACED = sampled(SIZES, SIZES[:2], "a tablet and an upright phone; the night has all sizes of crowding")
# Of so many tests at night each opens every so-maniest question.
PARTS = sampled((0, 1, 2, 3, 4, 5), (0,), "a push opens few questions")


def lost_by_wide_letters(page: Page, sizes: Iterable[tuple[int, int]]) -> dict[str, list[str]]:
    """What is lost where letters are further apart, by size of the screen."""
    lost: dict[str, list[str]] = {}
    for size in sizes:
        resize(page, *size)
        lost[f"{size}, wide letters"] = lost_with_spacing(page)
    return {where: found for where, found in lost.items() if found}


def faults_of(page: Page, turn: int, *, zoomed: bool) -> dict[str, list[str]]:
    """What a person who needs it cannot do at the present question, by what is needed."""
    faults: dict[str, list[str]] = {}
    for size in SCREENS:
        resize(page, *size)
        faults[f"{size}, for a finger"] = missed_by_a_finger(page)
    faults |= lost_by_wide_letters(page, SPACED)
    if zoomed:
        resize(page, *ZOOMED)
        faults["at 400 %"] = lost_by_zoom(page)
    resize(page, *SCREENS[turn % 2])
    faults["forced colours"] = unseen_in_forced_colours(page)
    resize(page, *SCREENS[0])
    return {where: found for where, found in faults.items() if found}


@pytest.mark.parametrize("part", PARTS)
def test_each_question_can_be_answered_whatever_a_person_needs(page: Page, site: Site, part: int) -> None:
    """In German, which has the longest words."""
    open_site(page, f"{site.url}?lang=de&motion=0&bots=instant")
    switch_tips_off(page)
    whole = at_night("cards over the table, and answers beside it: few views draw all kinds of question")
    saves = questions() if whole else find_questions(FEW)
    faults: dict[str, object] = {}
    for turn, (kind, save) in [*enumerate(saves.items())][part :: len(PARTS)]:
        open_save(page, save, f"question-{kind}")
        if found := faults_of(page, turn, zoomed=whole or kind == "turn"):
            faults[kind] = found
        page.get_by_test_id("leave").click()
    assert faults == {}


@pytest.mark.nightly("the same measures find each control of Citadels on a push")
def test_each_question_of_point_city_can_be_answered_whatever_a_person_needs(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=de&motion=0&bots=instant")
    switch_tips_off(page)
    faults: dict[str, object] = {}
    for turn, (kind, save) in enumerate(city_questions(4).items()):
        open_save(page, save, f"city-{kind}")
        if found := faults_of(page, turn, zoomed=True):
            faults[kind] = found
        page.get_by_test_id("leave").click()
    assert faults == {}


@pytest.mark.nightly("questions are measured with wide letters on a push")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_wide_letters_leave_whole_tables_and_their_ends(
    page: Page, site: Site, game: str, seats: int
) -> None:
    sit_down(page, site, game, seats, "de")
    assert lost_by_wide_letters(page, TABLE_SIZES) == {}
    resize(page, *SCREENS[0])
    play_on(page)
    assert lost_by_wide_letters(page, TABLE_SIZES) == {}


@pytest.mark.nightly(
    "hands of ten and more come up seldom; things-before.test.js lists their cards on a push"
)
@pytest.mark.parametrize("size", [(667, 375), (320, 568)])
def test_each_card_of_a_large_hand_is_a_target_somewhere(
    page: Page, site: Site, size: tuple[int, int]
) -> None:
    """On the lowest phones cards of a hand of more than five may be too small.

    Then the sheet of the own row has each.
    """
    sit(page, site, 5, wanted=full_hand, seed=8)
    resize(page, *size)
    if (tab := page.get_by_test_id("tab-city")).is_visible():
        tab.click()
    cards = page.locator(".cards .card").count()
    page.locator(".seat.own .named").press("Enter")
    expect(page.locator(".of-hand ~ li .role")).to_have_count(cards)
    assert missed_by_a_finger(page) == []


# Faults planted by a style sheet, and the measure that has to find each.
PLANTED: list[tuple[Callable[[Page], list[str]], str]] = [
    (missed_by_a_finger, ".tools button { height: 30px !important; min-height: 0 !important; }"),
    (lost_by_zoom, ".ask { position: fixed; inset: 60px 0 auto; }"),
    (lost_with_spacing, ".prompt h2 { width: 90px; height: 20px; overflow: hidden; white-space: nowrap; }"),
]


@pytest.mark.nightly("each measure finds nothing on a push where nothing was planted")
def test_planted_faults_are_found(page: Page, site: Site) -> None:
    open_question(page, site.url, "en", "turn")
    for measure, rules in PLANTED:
        resize(page, *(ZOOMED if measure is lost_by_zoom else SCREENS[0]))
        assert measure(page) == []
        page.evaluate(PLANT, rules)
        assert measure(page) != [], rules
        page.evaluate(PLANT, "")


@pytest.mark.nightly("the style sheet has the law for all: nothing moves where stillness is asked for")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_nothing_moves_where_the_system_asks_for_stillness(page: Page, site: Site, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_site(page, f"{site.url}?lang=en&seed=7&bots=instant")
    switch_tips_off(page)
    if game != "citadels":
        choose_game(page, game)
    open_form(page)
    page.get_by_test_id("start-game").click()
    moved: set[str] = set()
    for _ in range(12):
        wait_for_choice(page)
        page.locator('[data-testid="option"]:enabled').first.press("Enter")
        moved |= set(page.evaluate(MOVING))
        next_frame(page)
        moved |= set(page.evaluate(MOVING))
    assert moved == set()
