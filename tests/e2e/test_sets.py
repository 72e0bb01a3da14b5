"""Tests the form for a new game, and games of both editions by a robot that looks at every question."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.random_robot import UNTOLD, press_at_random
from tests.e2e.robot import wait_for_choice
from tests.e2e.support import open_form, open_site, resize
from tests.tiers import sampled
from tools.serve import Site

TABLES = [
    ("en", "2016", [("devious_dignitaries", 6), ("tenacious_delegates", 8), ("vicious_nobles", 3)]),
    ("uk", "classic", [("base_game", 2), ("dark_city", 8), ("powder_and_bells", 3)]),
]
# Tables of each edition that a push plays.
ON_A_PUSH = 1


def choose(page: Page, field: str, value: str) -> None:
    page.locator(f'input[name="{field}"][value="{value}"]').check(force=True)


def start(page: Page) -> None:
    page.locator('[data-testid="start-game"]:enabled').click()
    wait_for_choice(page)


def open_set_fields(page: Page, site: Site, flags: str = "") -> None:
    open_site(page, f"{site.url}?motion=0&bots=instant&seed=11{flags}")
    open_form(page)


@pytest.mark.parametrize(
    ("lang", "edition", "tables"),
    [
        pytest.param(
            *TABLES[0], id="2016", marks=pytest.mark.nightly("most browser tests play the edition of 2016")
        ),
        pytest.param(*TABLES[1], id="classic"),
    ],
)
def test_every_question_of_a_set_is_clear(
    page: Page, site: Site, lang: str, edition: str, tables: list[tuple[str, int]]
) -> None:
    open_set_fields(page, site, f"&lang={lang}")
    kinds: set[str] = set()
    for seed, (preset, players) in enumerate(
        sampled(
            tables,
            tables[:ON_A_PUSH],
            "every fifteenth kind of question is read by test_questions.py; whole games of all sets keep all laws in Python",
        )
    ):
        choose(page, "edition", edition)
        choose(page, "players", str(players))
        page.locator("select[name=set]").select_option(preset)
        if players == 2 and edition == "classic":
            page.locator("details.more summary").click()
            page.locator("select[name=variant]").select_option("piles")
        start(page)
        expect(page.get_by_test_id("seat")).to_have_count(players)
        found = press_at_random(page, seed=seed, untold=UNTOLD[lang])
        assert found.faults == [], preset
        assert found.over, preset
        kinds |= found.kinds
        page.locator(".scores footer .plain:not([data-testid])").first.click()
    assert "turn" in kinds
    assert ({"draft"} if edition == "2016" else {"piles", "draft_two"}) <= kinds


@pytest.mark.nightly("questions and crowding are measured on tablets by test_questions.py")
def test_eight_cities_are_seen_at_once_on_a_tablet(page: Page, site: Site) -> None:
    open_set_fields(page, site, "&lang=uk&players=8")
    start(page)
    press_at_random(page, seed=3, presses=16)
    for width, height in ((1180, 820), (820, 1180)):
        resize(page, width, height)
        spare = page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.board'))"
        )
        assert spare <= 0, (width, height)


def test_a_set_by_hand_says_which_rule_it_breaks(page: Page, site: Site) -> None:
    open_set_fields(page, site, "&lang=en")
    page.locator("select[name=set]").select_option("by-hand")
    problem = page.get_by_test_id("setup-problem")
    expect(page.get_by_test_id("start-game")).to_be_enabled()
    page.locator(".unique-pick label").first.click()
    expect(problem).to_contain_text("14")
    expect(page.get_by_test_id("start-game")).to_be_disabled()
    page.locator(".unique-pick label:has(input:checked)").last.click()
    expect(problem).to_have_count(0)
    choose(page, "rank-9", "queen")
    expect(problem).to_have_text(re.compile("Queen needs at least 5 players"))
    choose(page, "players", "5")
    expect(problem).to_have_count(0)
    choose(page, "rank-1", "magistrate")
    start(page)
    expect(page.locator(".ranks")).to_contain_text("Magistrate")
    expect(page.locator(".ranks")).to_contain_text("Queen")


@pytest.mark.nightly("a set is drawn and remembered in setup-model.test.js and new-game-controller.test.js")
def test_a_set_by_lot_is_drawn_and_the_form_is_remembered(page: Page, site: Site) -> None:
    open_set_fields(page, site, "&lang=en")
    choose(page, "edition", "classic")
    choose(page, "players", "3")
    page.locator("select[name=set]").select_option("by-lot")
    page.locator("input[name=lot]").fill("7")
    page.locator("input[name=lot]").press("Tab")
    cast = page.locator(".cast-list")
    expect(cast.locator("li")).not_to_have_count(0)
    first = cast.inner_text()
    page.get_by_test_id("draw-again").click()
    expect(cast).not_to_have_text(first, use_inner_text=True)
    page.locator("details.more summary").click()
    page.locator("select[name=starts]").select_option("1")
    page.locator("select[name=length]").select_option("6")
    page.get_by_role("button", name=re.compile("up one seat")).last.click()
    start(page)
    expect(page.get_by_test_id("log").locator("li").first).to_contain_text("Agnes has the crown")
    page.get_by_test_id("leave").click()
    open_form(page)
    expect(page.locator("select[name=set]")).to_have_value("by-lot")
    expect(page.locator("select[name=length]")).to_have_value("6")
    expect(page.locator(".chair input").nth(1)).to_have_value("Bertram")
