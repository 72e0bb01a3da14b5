"""Tests the page for people who do not see it, or have no mouse: axe checks every screen, and the keyboard plays."""

import re
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.questions import find_questions
from tests.e2e.random_robot import press_at_random
from tests.e2e.robot import OPTION, OVER, back_to_lobby, play_on, press, start_game, wait_for_choice
from tests.e2e.support import (
    behind,
    import_text,
    open_form,
    open_site,
    press_escape,
    resize,
    resume_match,
    unfold,
)
from tests.tiers import at_night, sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("axe looks at a game on a push; labels come from the same views")
AXE = Path("node_modules/axe-core/axe.min.js")
# Kinds of question with different layouts: roles, a turn, districts, seats, named roles, several cards, a payment.
KINDS = {"draft", "turn", "destroy", "swap", "kill", "redraw", "payment", "bribe"}
# Enough presses of Tab to reach each control of the first screens; more mean that the focus is trapped.
MOST_TABS = 60
# A game of four takes some 120 questions; several keys each.
MOST_KEYS = 2000
# The looks that a person may choose, beside that of the system. Colours are the same in every language, so one sees
# them all.
THEMES = sorted(path.stem for path in Path("web/styles/themes").glob("*.css") if path.stem != "dark")
COLOURS = ["color-contrast", "link-in-text-block"]
RUN = """async ([only, impacts]) => {
  const found = await axe.run(document, only ? { runOnly: { type: "rule", values: only } } : {});
  // A name has all words of its button but those that describe the answer, which are its description.
  const said = (text) => text.replace(/\\s+/g, " ").trim();
  const described = (target) => {
    const button = document.querySelector(target);
    const parts = (button?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)).filter((part) => button?.contains(part));
    return parts.length > 0 && said(button.textContent) === said([button.ariaLabel, ...parts.map((part) => part.textContent)].join(" "));
  };
  for (const one of found.violations) if (one.id === "label-content-name-mismatch") one.nodes = one.nodes.filter(({ target }) => !described(target[0]));
  const counted = found.violations.filter(({ impact }) => !impacts || impacts.includes(impact));
  return counted.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`));
}"""
WEAR = """(theme) => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}"""

# Records every theme that the page sets, from its start on.
WORN = """globalThis.worn = [];
new MutationObserver(() => worn.push(document.documentElement.dataset.theme))
  .observe(document, { subtree: true, attributeFilter: ["data-theme"] });"""


@cache
def questions() -> dict[str, str]:
    """A save for each of these kinds of question."""
    return find_questions(KINDS)


def found_by_axe(page: Page, only: list[str] | None = None, impacts: list[str] | None = None) -> list[str]:
    """What axe finds, with the first places of each; by these rules or of these impacts alone, where some are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, [only, impacts])
    return found


def violations(page: Page) -> list[str]:
    """What axe finds and rates as serious or critical; a push leaves these looks to the night."""
    if not at_night("axe looks at a game on a push; labels come from the same views"):
        return []
    return found_by_axe(page, impacts=["serious", "critical"])


class Inspector:
    """Has axe look at screens; collects what it finds."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.themes = THEMES if lang == "uk" else []
        self.faults: dict[str, list[str]] = {}

    def look(self, screen: str, *, nightly: bool = False) -> None:
        """Checks all rules in the present look, and the rules about colours in each other look."""
        if nightly and not at_night("labels come from the same views"):
            return
        page = self.page
        worn = page.evaluate("() => document.documentElement.dataset.theme ?? ''")
        self.note(screen, found_by_axe(page))
        for theme in self.themes:
            page.evaluate(WEAR, theme)
            self.note(f"{screen}, {theme}", found_by_axe(page, COLOURS))
        page.evaluate(WEAR, worn)

    def note(self, screen: str, found: list[str]) -> None:
        if found:
            self.faults[screen] = found


def tab_to(page: Page, test_id: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("() => document.activeElement?.dataset?.testid") == test_id:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{test_id} is out of the keyboard's reach")


@NIGHTLY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_before_a_game(page: Page, site: Site, lang: str) -> None:
    inspector = Inspector(page, lang)
    open_site(page, f"{site.url}?lang={lang}&motion=0")
    inspector.look("lobby")
    page.get_by_test_id("with-friends").click()
    expect(page.get_by_test_id("friends-ways")).to_be_visible()
    inspector.look("with friends")
    page.keyboard.press("Escape")
    unfold(page)
    inspector.look("more")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet).to_be_visible()
    inspector.look("device")
    press_escape(page, sheet)
    for part in ("play", "cards", "readings"):
        if part == "play":
            behind(page, "open-help").click()
        else:
            page.locator(f'.help-parts [data-part="{part}"]').click()
        expect(page.locator(f'.help-main[data-part="{part}"]')).to_be_visible()
        inspector.look(part)
    page.get_by_test_id("help-search").fill("a")
    inspector.look("search")
    page.get_by_test_id("close-help").click()
    open_form(page)
    page.locator("details.more summary").click()
    for way in ("first_game", "by-lot", "by-hand"):
        page.locator("select[name=set]").select_option(way)
        page.locator('[data-testid="start-game"]:enabled').wait_for()
        inspector.look(way)
    page.locator(".unique-pick label").first.click()
    page.get_by_test_id("setup-problem").wait_for()
    inspector.look("problem")
    assert inspector.faults == {}


@pytest.mark.parametrize(
    "lang", sampled(LANGUAGES, ["fr"], "texts are compared in all languages by test_locales.py")
)
def test_axe_finds_nothing_in_a_game(page: Page, site: Site, lang: str) -> None:
    inspector = Inspector(page, lang)
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    saves = questions()
    assert set(saves) == KINDS
    for kind, save in saves.items():
        import_text(page, save)
        resume_match(page, f"question-{kind}")
        wait_for_choice(page)
        assert page.get_by_test_id("ask").get_attribute("data-ask-kind") == kind
        inspector.look(kind)
        if kind == "turn":
            page.locator('.tools [data-testid="explain"]').click()
            expect(page.locator('.side-note[data-kind="explain"]')).to_be_visible()
            inspector.look("what things mean")
            press_escape(page, page.locator('.side-note[data-kind="explain"]'))
            page.keyboard.press("Escape")
            # A thing that is no option opens the sheet about it.
            page.locator(".house:not(.is-target), .card:not(.is-target), .rank:not(.is-target)").first.click()
            expect(page.get_by_test_id("sheet")).to_be_visible()
            inspector.look("sheet")
            press_escape(page, page.get_by_test_id("sheet"))
        back_to_lobby(page)
    assert inspector.faults == {}


@NIGHTLY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_the_guided_round_and_after_a_game(page: Page, site: Site, lang: str) -> None:
    inspector = Inspector(page, lang)
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    page.get_by_test_id("guided").click()
    page.get_by_test_id("guide-next").wait_for()
    inspector.look("guide")
    page.get_by_test_id("guide-stop").click()
    press(page, 8)
    play_on(page)
    inspector.look("end")
    behind(page, "replay").first.click()
    page.get_by_test_id("moment").wait_for()
    inspector.look("replay")
    page.get_by_test_id("replay-seat").select_option("open")
    inspector.look("replay, all hands")
    page.get_by_test_id("leave").click()
    page.locator(".seat, [data-testid=game-over]").first.wait_for()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-now").wait_for()
    inspector.look("lobby with a finished game")
    assert inspector.faults == {}


@pytest.mark.nightly("the choice is tested in theme.test.js")
def test_a_look_is_chosen_and_is_there_before_anything_is_drawn(page: Page, site: Site) -> None:
    address = f"{site.url}?lang=uk&motion=0"
    page.add_init_script(WORN)
    page.goto(address)
    for theme in ("dark", "light", "contrast"):
        page.get_by_test_id("device").click()
        page.get_by_test_id("theme").select_option(theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        # The theme is stored even if the page is left at once.
        page.goto("about:blank")
        page.goto(address)
        page.get_by_test_id("device").wait_for()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.reload()
        page.get_by_test_id("device").wait_for()
        assert set(page.evaluate("worn")) == {theme}


@pytest.mark.nightly("two looks of the table are read on a push")
def test_every_look_can_be_read(page: Page, site: Site) -> None:
    """Checks each screen in all looks without starting a new game for each, which would show the same."""
    inspector = Inspector(page, "uk")
    open_site(page, f"{site.url}?lang=uk&motion=0&bots=instant&players=5&seed=7")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet).to_be_visible()
    inspector.look("device", nightly=True)
    press_escape(page, sheet)
    inspector.look("lobby")
    open_form(page)
    page.locator('[data-testid="start-game"]:enabled').wait_for()
    inspector.look("form", nightly=True)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    inspector.look("first question", nightly=True)
    press_at_random(page, seed=2, presses=24)
    wait_for_choice(page)
    inspector.look("table")
    for width, height in ((390, 844), (667, 375)):
        resize(page, width, height)
        inspector.look(f"table, {width}x{height}")
    resize(page, 1180, 820)
    page.locator(".house:not(.is-target), .card:not(.is-target), .rank:not(.is-target)").first.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    inspector.look("sheet")
    press_escape(page, page.get_by_test_id("sheet"))
    behind(page, "open-help").click()
    expect(page.locator(".help-main")).to_be_visible()
    inspector.look("help", nightly=True)
    assert inspector.faults == {}


def test_the_look_follows_the_system(page: Page, site: Site) -> None:
    looks: tuple[tuple[Literal["light", "dark"], Literal["more", "no-preference"], str], ...] = (
        ("dark", "no-preference", "dark"),
        ("light", "no-preference", "light"),
        ("light", "more", "contrast"),
    )
    open_site(page, f"{site.url}?lang=en")
    for scheme, contrast, look in looks:
        page.emulate_media(color_scheme=scheme, contrast=contrast)
        expect(page.locator("html")).to_have_attribute("data-theme", look)


def test_a_whole_game_is_played_without_a_mouse(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=7&players=4&motion=0&bots=instant")
    tab_to(page, "more")
    page.keyboard.press("Enter")
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
    asked = 0
    for _ in range(MOST_KEYS):
        if page.locator(OVER).count():
            break
        if asked >= 15 and not at_night("fifteen questions"):
            return
        # Each question puts the focus on its first answer; of several, the next Tab leads to the next.
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-testid", re.compile("^option"))
        if focused.get_attribute("data-testid") == "option-chosen":
            page.keyboard.press("Tab")
            continue
        asked += 1
        page.keyboard.press("Enter")
        wait_for_choice(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("#scores-title")).to_be_focused()
    assert asked > 30
    # The buttons after a game can be reached by Tab too.
    tab_to(page, "replay")


@pytest.mark.nightly("fifteen questions are answered by keyboard on a push")
def test_the_last_answer_is_reached_as_well_as_the_first(page: Page, site: Site) -> None:
    start_game(page, site.url)
    last = page.locator(OPTION).last
    for _ in range(MOST_TABS):
        if last.evaluate("(one) => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(last).to_be_focused()
