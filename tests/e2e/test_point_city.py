"""Tests Point City on the page that people get: chosen in the lobby, played, stored, looked at again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.conftest import Faults
from tests.e2e.crowding import SIZES as CROWDING_SIZES
from tests.e2e.crowding import crowded
from tests.e2e.robot import (
    OVER,
    PAUSE,
    back_to_lobby,
    choose_game,
    first_option,
    play_on,
    press,
    press_anew,
    start_game,
    wait_for_choice,
)
from tests.e2e.support import (
    behind,
    clear_view,
    open_finished,
    open_form,
    open_site,
    resize,
    wait_for_engine,
    wait_until_cached,
    wait_until_kept,
)
from tests.e2e.test_accessibility import violations
from tests.e2e.test_teaching import covered
from tests.tiers import at_night, sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "the page's modules are those of Citadels; the notes are tested in test_guided_game.py"
)

SIZES = [(1180, 820), (820, 1180), (390, 844), (667, 375)]
LOW_PHONES = [(360, 740), (320, 568)]
MARKS = 8
FLAGS = "motion=0&bots=instant"
# Cards of the market that no finger can reach where they are drawn.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".pc-market .pc-card")].filter((card) => {
  const { x, y, width, height, right, bottom } = card.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return x < 0 || y < 0 || right > innerWidth || bottom > innerHeight || !card.contains(seen);
}).length"""
SCROLLS = "() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


def start(page: Page, url: str, *, players: int = 2, lang: str = "en", tips: bool = True) -> None:
    start_game(page, url, players=players, lang=lang, game="pointcity", tips=tips)


def build(page: Page, presses: int) -> None:
    """Plays a building if one is offered, else the first option."""
    for _ in range(presses):
        wait_for_choice(page)
        if page.locator(OVER).count():
            return
        buildings = page.locator('[data-testid="option"]:enabled:has([href^="#building-"])')
        (buildings.first if buildings.count() else first_option(page)).click()


ASKED = """() => {
  const asked = document.querySelector(".ask").cloneNode(true);
  asked.querySelector(".news")?.remove();
  return asked.textContent;
}"""


def shown(page: Page) -> tuple[str, str, str]:
    """The question without what the others did before it: in mid-turn that is told once more after a reload."""
    asked: str = page.evaluate(ASKED)
    return asked, page.locator(".board").inner_text(), page.locator(".log").inner_text()


def shows_again(page: Page, before: tuple[str, str, str]) -> None:
    expect(page.locator(".log")).to_have_text(before[2], use_inner_text=True)
    assert shown(page) == before


def test_a_robot_plays_a_game_reloads_in_the_middle_and_looks_at_it_again(page: Page, site: Site) -> None:
    start(page, site.url)
    expect(page.get_by_test_id("seat")).to_have_count(2)
    expect(page.locator(".pc-market > li")).to_have_count(16)
    build(page, sampled(14, 6, "the same presses, fewer"))
    wait_for_choice(page)
    before = shown(page)
    page.reload()
    wait_for_choice(page)
    shows_again(page, before)
    back_to_lobby(page)
    page.reload()
    wait_for_engine(page)
    # What was chosen last is chosen again, and the lobby says which game is stored.
    expect(page.locator('[data-game="pointcity"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".save")).to_contain_text("Point City")
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    shows_again(page, before)
    kinds = play_on(page)
    assert {"turn"} <= set(kinds)
    expect(page.get_by_test_id("score")).to_have_count(2)
    totals = [int(re.findall(r"\d+", text)[0]) for text in page.locator(".score .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    back_to_lobby(page)
    if not at_night("a game of Citadels is looked at again on a push, by the same modules"):
        return
    # Citadels' table opens from there as ever; then the finished game is looked at again.
    choose_game(page, "citadels")
    open_finished(page)
    behind(page, "replay").click()
    moment = page.get_by_test_id("moment")
    moment.wait_for()
    expect(page.locator(".pc-market > li")).to_have_count(16)
    page.get_by_test_id("moment-next").click()
    expect(page.locator(".replay")).to_have_attribute("data-shown", "1")
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-now").wait_for()


@pytest.mark.nightly("test_whole_games.py plays against it; a game of two is played in the page on a push")
def test_one_person_plays_against_the_automa(page: Page, site: Site) -> None:
    start(page, site.url, players=1)
    expect(page.locator(".pc-next")).to_have_count(2)
    expect(page.get_by_test_id("seat")).to_have_count(1)
    play_on(page)
    scores = page.get_by_test_id("score")
    expect(scores).to_have_count(2)
    expect(scores.first).to_contain_text("Automa")
    expect(scores.first).to_contain_text("Resources")


@NIGHTLY
def test_a_newcomer_is_led_through_the_first_turns(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&{FLAGS}")
    # Each game has a guided game of its own.
    behind(page, "guided-dismiss").click()
    choose_game(page, "pointcity")
    page.get_by_test_id("guided").click()
    wait_for_choice(page)
    guide = page.get_by_test_id("guide")
    told: list[str] = []
    for _ in range(60):
        if guide.is_visible():
            told.append("\n".join(guide.locator("p").all_inner_texts()))
            assert covered(page, "guide") == []
            press_anew(page.get_by_test_id("guide-next"))
        elif len(told) == MARKS:
            break
        else:
            build(page, 1)
            wait_for_choice(page)
    assert len(told) == len(set(told)) == MARKS
    back_to_lobby(page)
    expect(page.get_by_test_id("guided")).to_have_count(0)


@pytest.mark.nightly("pointcity.test.js has the form; new-game-controller.test.js remembers forms")
def test_the_form_says_what_the_automa_can_do_and_comes_back_as_it_was(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&{FLAGS}")
    choose_game(page, "pointcity")
    open_form(page)
    page.locator('input[name="players"][value="1"]').check()
    page.locator('input[name="automa"][value="hard"]').check()
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    expect(page.locator(".automa")).to_contain_text("hard")
    back_to_lobby(page)
    open_form(page)
    expect(page.locator('input[name="automa"][value="hard"]')).to_be_checked()


def test_cards_are_chosen_in_the_market_by_one_press_or_key_and_taken_back(page: Page, site: Site) -> None:
    start(page, site.url, tips=False)
    asked, market = page.get_by_test_id("ask"), page.locator(".pc-market")
    offered = market.get_by_test_id("option")
    listed = asked.get_by_test_id("option").evaluate_all("all => all.map((one) => one.dataset.option)")
    assert set(listed) == {"flip", "draw"}
    # A screen reader hears the question, the card and its place; the keyboard is at the first card.
    expect(page.get_by_role("list", name=asked.locator("#ask-prompt").inner_text())).to_have_count(1)
    expect(offered.first).to_be_focused()
    expect(offered.first).to_have_accessible_name(re.compile(r"^\w+$"))
    expect(offered.first).to_have_accessible_description(re.compile(r"row 1, column 1"))
    # By key one sees at which one, though all are lit.
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    rings = offered.evaluate_all("all => all.map((one) => getComputedStyle(one).outline)")
    assert rings[0] not in rings[1:]
    page.keyboard.press("?")
    expect(page.locator('.side-note[data-kind="explain"]')).to_contain_text("Spend it to build")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(asked).to_have_attribute("data-ask-kind", "second")
    expect(offered.first).to_be_focused()
    expect(asked.get_by_test_id("option")).to_have_count(0)
    # What cannot be taken is read about.
    market.locator(".unready").last.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("undo").click()
    expect(asked).to_have_attribute("data-ask-kind", "turn")
    expect(page.locator(".pc-card.pc-picked")).to_have_count(0)
    # The second press of a double one takes nothing, and opens nothing.
    offered.nth(5).dblclick()
    expect(asked).to_have_attribute("data-ask-kind", "second")
    expect(page.locator(".pc-card.pc-picked")).to_have_count(1)
    expect(page.get_by_test_id("sheet")).to_have_count(0)


@NIGHTLY
def test_people_pass_the_tablet_on(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=7&players=2&{FLAGS}")
    choose_game(page, "pointcity")
    open_form(page)
    page.locator(".chair select").nth(1).select_option("person")
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    kinds = press(page, 8)
    assert {"curtain", "turn"} <= set(kinds)


@pytest.mark.nightly("the first kinds of question are measured at the same table on a push")
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_scrolls_sideways_and_every_card_is_in_sight(page: Page, site: Site, players: int) -> None:
    start(page, site.url, players=players, tips=False)
    for _ in range(3):
        # Two end a game in about 20 presses.
        build(page, 6)
        wait_for_choice(page)
        assert page.locator(OVER).count() == 0
        for width, height in SIZES:
            resize(page, width, height)
            assert page.evaluate(SCROLLS) is False, (width, height)
            assert page.evaluate(OUT_OF_SIGHT) == 0, (width, height)
        # Lower phones show the whole market while one chooses in it.
        for width, height in LOW_PHONES if page.locator(".pc-market [data-option]").count() else []:
            resize(page, width, height)
            assert page.evaluate(OUT_OF_SIGHT) == 0, (width, height)


@pytest.mark.parametrize(
    "lang",
    [lang if lang == "fr" else pytest.param(lang, marks=NIGHTLY) for lang in LANGUAGES],
)
def test_no_control_is_covered_and_no_word_is_cut(page: Page, site: Site, lang: str) -> None:
    """The kinds of question that come up first, each at three sizes in turn; at night all kinds at all sizes."""
    start(page, site.url, lang=lang, players=3, tips=False)
    clear_view(page)
    faults: dict[str, list[str]] = {}
    met: set[str] = set()
    for number in range(sampled(60, 8, "the first kinds of question")):
        if page.locator(OVER).count():
            break
        kind = page.get_by_test_id("ask").get_attribute("data-ask-kind") or ""
        if kind in met:
            # What is pressed next may lie where the press before was.
            page.wait_for_timeout(PAUSE)
        else:
            for width, height in sampled(
                CROWDING_SIZES, CROWDING_SIZES[len(met) * 3 :][:3], "three screens for each kind, in turn"
            ):
                resize(page, width, height)
                if found := crowded(page):
                    faults[f"{kind}, {width}x{height}"] = found
            resize(page, 1180, 820)
            met.add(kind)
        flip = page.locator('[data-testid="option"][data-verb="flip"]:enabled')
        if flip.count() and ("flip" not in met or number % 7 == 3):
            flip.first.click()
        else:
            build(page, 1)
        wait_for_choice(page)
    assert len(met) > 2
    assert faults == {}


@pytest.mark.nightly("French on a push; test_locales.py compares all languages")
def test_every_word_is_there_in_each_language(page: Page, site: Site) -> None:
    start(page, site.url, players=1)
    build(page, 20)
    wait_for_choice(page)
    texts: list[str] = []
    langs = sampled(LANGUAGES, ("uk", "de"), "Ukrainian, and German with its long words")
    for lang in langs:
        back_to_lobby(page)
        page.locator(f".language[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.get_by_test_id("resume").click()
        wait_for_choice(page)
        texts.append(page.locator("#app").inner_text())
        behind(page, "open-help").click()
        for part in ("play", "cards"):
            page.locator(f'.help-parts [data-part="{part}"]').click()
            expect(page.locator(f'.help-main[data-part="{part}"]')).to_be_visible()
            texts.append(page.locator(".help-main").inner_text())
        page.get_by_test_id("close-help").click()
    assert len(set(texts)) == 3 * len(langs)
    untold = re.compile(r"\b(?:event|ask|option|building|token|resource|error|phase|score|help|game)-\w+|\{")
    assert [found for text in texts for found in untold.findall(text)] == []


CARD_NAMED_BRIEFLY = 'label-content-name-mismatch: <button class="pc-card is-target"'
NAMES_ON_CARDS = """() => [...document.querySelectorAll(".pc-card[data-option]")].map((card) => [card.ariaLabel, card.querySelector(".pc-name").textContent.trim()])
  .filter(([name, seen]) => name !== seen)"""


@pytest.mark.nightly("axe looks at the same views in a game of Citadels")
def test_its_pages_keep_the_rules_of_accessibility(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&seed=7&{FLAGS}")
    choose_game(page, "pointcity")
    assert violations(page) == []
    open_form(page)
    page.get_by_test_id("start-game").click()
    build(page, 12)
    wait_for_choice(page)
    # Numbers and signs on a card of the market are told in its description; its name is the word that one sees there.
    assert [found for found in violations(page) if not found.startswith(CARD_NAMED_BRIEFLY)] == []
    assert page.evaluate(NAMES_ON_CARDS) == []


@pytest.mark.nightly("test_engines.py plays it offline in Firefox")
def test_it_begins_without_the_network(page: Page, serve: Callable[..., Site], faults: Faults) -> None:
    faults.expected.append("ERR_CONNECTION_REFUSED")
    site = serve(prefix="/citadels/")
    open_site(page, f"{site.url}?lang=en&seed=7&{FLAGS}")
    wait_until_kept(page)
    # The drawing of towns comes a moment after what a game cannot do without.
    wait_until_cached(page, "/page/panorama-")
    site.cut()
    choose_game(page, "pointcity")
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    expect(page.locator(".pc-market > li")).to_have_count(16)


def test_who_plays_the_other_game_alone_fetches_nothing_of_this_one(page: Page, site: Site) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        # The worker that keeps the offline copy fetches everything, when the page is ready.
        if request.service_worker is None:
            asked.append(request.url)

    page.on("request", note)
    open_site(page, f"{site.url}?lang=en&seed=7&players=2&{FLAGS}")
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    assert [url for url in asked if "pointcity" in url] == []
    expect(page.locator(".pc-board")).to_have_count(0)
