"""Tests what some people need: targets for a finger, zoom, wide letters, forced colours."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.city_questions import city_questions
from tests.e2e.comfort import (
    MOVING,
    lost_by_zoom,
    lost_with_spacing,
    missed_by_a_finger,
    unseen_in_forced_colours,
)
from tests.e2e.questions import find_questions, open_question
from tests.e2e.robot import choose_game, open_save, wait_for_choice
from tests.e2e.support import (
    next_frame,
    open_form,
    open_site,
    resize,
    switch_tips_off,
)
from tests.e2e.test_questions import PLANT
from tests.tiers import at_night, sampled
from tools.serve import Site

KINDS = sampled(
    {"draft", "turn", "keep", "swap", "tithe", "destroy", "rob"},
    {"draft", "turn"},
    "cards over the table, and answers beside it: few views draw all kinds of question",
)
SPACED = ((1180, 820), (390, 844))
# Those of test_crowding.py that fingers press.
SCREENS = sampled(
    ((1180, 820), (390, 844), (667, 375), (844, 390), (360, 740), (320, 568), (820, 1180), (1024, 768)),
    SPACED,
    "a tablet and an upright phone; the night has all sizes",
)
# 1280 x 1024 at 400 % zoom, as WCAG 1.4.10 has it.
ZOOMED = (320, 256)


def test_each_question_can_be_answered_whatever_a_person_needs(page: Page, site: Site) -> None:
    """In German, which has the longest words."""
    open_site(page, f"{site.url}?lang=de&motion=0&bots=instant")
    switch_tips_off(page)
    faults: dict[str, list[str]] = {}
    for kind, save in find_questions(KINDS).items():
        open_save(page, save, f"question-{kind}")
        for size in SCREENS:
            resize(page, *size)
            faults[f"{kind}, {size}, for a finger"] = missed_by_a_finger(page)
            if size in SPACED:
                faults[f"{kind}, {size}, wide letters"] = lost_with_spacing(page)
        if kind == "turn" or at_night("all other questions are laid out by the same rules"):
            resize(page, *ZOOMED)
            faults[f"{kind}, at 400 %"] = lost_by_zoom(page)
        resize(page, *SCREENS[0])
        faults[f"{kind}, forced colours"] = unseen_in_forced_colours(page)
        page.get_by_test_id("leave").click()
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.nightly("the same measure finds each control of Citadels on a push")
def test_fingers_find_every_control_of_point_city(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=de&motion=0&bots=instant")
    switch_tips_off(page)
    missed: dict[str, list[str]] = {}
    for kind, save in city_questions(4).items():
        open_save(page, save, f"city-{kind}")
        for size in SCREENS:
            resize(page, *size)
            missed[f"{kind}, {size}"] = missed_by_a_finger(page)
        page.get_by_test_id("leave").click()
    assert {where: found for where, found in missed.items() if found} == {}


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
