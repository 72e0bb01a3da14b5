"""Tests every kind of question on the page, also rare ones, which a game played at random seldom reaches."""

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tabletop.texts.locales import LANGUAGES
from tests.e2e.crowding import SIZES, crowded
from tests.e2e.questions import find_questions, kinds_with_words, open_question
from tests.e2e.random_robot import UNTOLD, press_at_random
from tests.e2e.robot import open_save
from tests.e2e.support import (
    open_site,
    press_escape,
    resize,
    switch_tips_off,
    wait_for_setting,
)
from tests.tiers import at_night, sampled
from tools.serve import Site

STRIDE = sampled(1, 15, "every fifteenth kind of question; few views draw them all")
LANGUAGES_READ = sampled(LANGUAGES, ("en", "uk", "de"), "English, Ukrainian, and German with its long words")
"""A push shows every fifteenth kind, each in one language, the next in the next one: a question takes two to four
seconds."""
USUAL = ((1180, 820), (390, 844))
OTHERS = ((820, 1180), (1024, 768), (1440, 900), (844, 390), (667, 375))
# What is out of sight in a question: all of it has to be visible without scrolling. A phone shows the part of the table
# that the question is about by itself, and hand and own city after one press.
OUT_OF_SIGHT = """async () => {
  const page = document.scrollingElement, faults = [];
  const seen = (part) => [...document.querySelectorAll(part)].find((one) => one.getClientRects().length > 0);
  const box = (part) => seen(part)?.getBoundingClientRect();
  const outside = (inner, outer) => inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
  const screen = { top: 0, bottom: innerHeight }, target = box(".board [data-target]");
  if (outside(box('[data-testid="ask"]'), screen)) faults.push("the panel is cut off");
  if (document.querySelector(".board [data-target]") && !target) faults.push("no target is shown");
  if (target && outside({ top: target.top, bottom: target.top + 20 }, box(".board"))) faults.push("no target is in sight");
  if (outside(box('[data-testid="option"]:enabled'), screen)) faults.push("the first answer is out of sight");
  // What is chosen on the board is chosen there alone, and all of it is in sight.
  const placed = [...document.querySelectorAll(".board .option")];
  for (const one of placed) {
    const { left, right, width, height, top, bottom } = one.getBoundingClientRect();
    const edge = box(one.closest(".others") ? ".others" : ".board");
    if (outside({ top, bottom }, edge) || left < edge.left - 1 || right > edge.right + 1) faults.push(`out of sight on the board: ${one.dataset.option}`);
    const reach = parseFloat(getComputedStyle(one, "::after").bottom) || 0;
    if (width < 44 || height - reach < 42) faults.push(`too small on the board: ${one.dataset.option}, ${width}x${height}`);
    const inner = [...one.children].filter((part) => part.offsetWidth !== 1 && part.getClientRects().length > 0).map((part) => part.getBoundingClientRect());
    if (inner.some((part) => part.left < left || part.right > right || part.top < top || part.bottom > bottom)) faults.push(`cut on the board: ${one.innerText}`);
  }
  if (placed.length > 0 && (seen(".spread") || seen(".ask .separate"))) faults.push("chosen in two places");
  // Whatever is beyond the visible part of a list is told by a sign.
  for (const list of document.querySelectorAll(".ask .options, .ask.spread")) {
    const beyond = list.scrollHeight - list.clientHeight - list.scrollTop > 6;
    const sign = getComputedStyle(list, "::after");
    if (beyond && !(sign.content !== "none" && parseFloat(sign.height) > 20)) faults.push("more options below, and no sign of it");
  }
  const press = async (id) => { seen(`[data-testid="${id}"]`)?.click(); await new Promise((resolve) => setTimeout(resolve, 0)); };
  // Cards that are laid over all of a phone are folded first, and laid out again.
  const laid = innerWidth < 560 && seen(".spread");
  if (laid) await press("fold");
  await press("tab-city");
  for (const [part, name] of [[".hand", "the hand"], [".seat.own", "the own city"]]) {
    if (outside(box(part) ?? { top: -9, bottom: 0 }, box(".board"))) faults.push(`${name} is cut off`);
  }
  if (laid) await press("fold");
  return faults;
}"""
# The same for the sheet about the first thing to choose; a question that collects answers has no sheet, as a press
# chooses.
SHEET_OUT_OF_SIGHT = """async () => {
  const page = document.scrollingElement, faults = [];
  const press = async (thing) => {
    thing.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const target = document.querySelector(".board [data-target]") ?? document.querySelector("[data-target]");
  if (!target) return faults;
  await press(target);
  const sheet = document.querySelector(".thing-sheet");
  if (!sheet) {
    await press(target);
    return faults;
  }
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls behind the sheet");
  const around = sheet.getBoundingClientRect();
  for (const part of [sheet, sheet.querySelector('[data-testid="close-sheet"]'), ...sheet.querySelectorAll(".option")]) {
    const { top, bottom, height } = part.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || bottom > around.bottom + 1) faults.push(`cut off: ${part.className}`);
    if (part !== sheet && height < 44) faults.push(`too small to press: ${part.className}`);
  }
  const thing = document.querySelector(".board .is-read")?.getBoundingClientRect();
  const box = document.querySelector(".board").getBoundingClientRect();
  if (thing && !document.querySelector(".spread") && thing.bottom > around.top && Math.min(thing.right, box.right) > around.left + 1 && thing.top < around.bottom) {
    faults.push("the sheet hides what it is about");
  }
  await press(sheet.querySelector('[data-testid="close-sheet"]'));
  document.querySelector(".spread")?.scrollTo(0, 0);
  return faults;
}"""
# What a phone held upright has opened, where that is the wrong part: a turn is about what one holds, and the table is
# shown only for answers that lie there, among others' things or the characters of the round.
WRONG_PART = """() => {
  const tab = (id) => document.querySelector(`[data-testid="tab-${id}"]`).ariaPressed === "true";
  const { askKind } = document.querySelector('[data-testid="ask"]').dataset;
  const abroad = [...document.querySelectorAll(":is(.board, .bar) [data-target]")].some((one) => !one.closest(".me"));
  const own = askKind === "turn" || !abroad;
  return tab(own ? "city" : "table") ? [] : [`it does not open ${own ? "the own city" : "the table"}`];
}"""

# With the cards of a question laid aside: no control of the panel leaves the screen or lies over another one.
FOLDED_CONTROLS = """async () => {
  const fold = document.querySelector(".ask.spread .fold");
  if (!fold) return [];
  const turn = async () => { document.querySelector(".fold").click(); await new Promise((resolve) => setTimeout(resolve)); };
  await turn();
  const controls = [...document.querySelectorAll(".ask .prompt :is(button, select, a)")].filter((one) => one.getClientRects().length > 0);
  const name = (one) => one.innerText.trim().slice(0, 20) || one.ariaLabel;
  const boxes = controls.map((one) => [name(one), one.getBoundingClientRect()]);
  const faults = boxes.flatMap(([one, { left, right, top, bottom }]) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [`leaves the screen: ${one}`] : []);
  boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && along > 1) faults.push(`${one} lies over ${other}`);
  }));
  await turn();
  return faults;
}"""


@cache
def questions() -> dict[str, str]:
    """A save for each kind of question that English has words for; takes a while to find."""
    return find_questions(kinds_with_words(Path("web/games/citadels/locales/en.ftl")))


def crowding_sizes(turn: int) -> tuple[tuple[int, int], ...]:
    """The screens on which it is measured how crowded a question is.

    On a push one of them, another one for each language.
    """
    return sampled(SIZES, (SIZES[(turn + turn // len(LANGUAGES)) % len(SIZES)],), "one screen in turn")


def sizes(turn: int) -> tuple[tuple[int, int], ...]:
    """The screens on which a question is looked at: on a push two of them, each language meets all."""
    if at_night("two screens in turn"):
        return USUAL + OTHERS
    return USUAL[turn // len(LANGUAGES) % len(USUAL)], OTHERS[turn % len(OTHERS)]


def faults_of_layout(page: Page, turn: int) -> dict[str, list[str]]:
    """What is out of sight, by size of the screen."""
    usual = page.viewport_size
    found: dict[str, list[str]] = {}
    looked, measured = sizes(turn), crowding_sizes(turn)
    if wrong := page.evaluate(WRONG_PART):
        found["a phone"] = wrong
    for width, height in (*looked, *(size for size in measured if size not in looked)):
        # The page may ask in another way then.
        resize(page, width, height)
        checks = (OUT_OF_SIGHT, SHEET_OUT_OF_SIGHT, FOLDED_CONTROLS) if (width, height) in looked else ()
        faults = crowded(page) if (width, height) in measured else []
        faults += [fault for check in checks for fault in page.evaluate(check)]
        if faults:
            found[f"{width}x{height}"] = faults
    if usual:
        resize(page, usual["width"], usual["height"])
    return found


# Faults of a draft's cards, planted by a style sheet, and what the measuring has to say of each.
PLANTED = {
    "over: ": ".undo { position: relative; right: 120px; }",
    "off: ": ".fold { position: relative; left: 140px; }",
    "cut: ": ".spread-face .text { max-height: 40px; overflow: hidden; }",
    "small: ": ".spread-face .text { font-size: 10.9px; }",
    "broken: ": ".spread-face .name { width: 40px; overflow-wrap: anywhere; }",
    "answers in sight: ": ".spread-body { margin-top: 700px; }",
}
PLANT = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  const others = document.adoptedStyleSheets.filter((one) => !one.planted);
  document.adoptedStyleSheets = [...others, Object.assign(sheet, { planted: true })];
}"""


@pytest.mark.nightly("each measure finds nothing on a push where nothing was planted")
def test_planted_faults_are_found(page: Page, site: Site) -> None:
    open_question(page, site.url, "fr", "draft")
    assert crowded(page) == []
    for found, rules in PLANTED.items():
        page.evaluate(PLANT, rules)
        assert any(fault.startswith(found) for fault in crowded(page)), found
    page.evaluate(PLANT, "")
    assert crowded(page) == []


# In per cent of the usual size; see web/app/device/comfort.js.
LARGEST = "160"


def choose_largest_letters(page: Page) -> None:
    """Chooses the largest letters in the settings."""
    page.get_by_test_id("device").click()
    page.locator(f'[data-testid="text-size"][data-value="{LARGEST}"]').click()
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "text-size", LARGEST)


@pytest.mark.nightly("every fifteenth question is measured with usual letters on a push")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_letters_leave_every_word_whole(page: Page, site: Site, lang: str) -> None:
    """Every third kind of question, each language others, on a tablet and a phone."""
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)
    choose_largest_letters(page)
    faults: dict[str, list[str]] = {}
    for kind, save in [*questions().items()][LANGUAGES.index(lang) % 3 :: 3]:
        open_save(page, save, f"question-{kind}")
        for width, height in reversed(USUAL):
            resize(page, width, height)
            if found := crowded(page):
                faults[f"{kind}, {width}x{height}"] = found
        page.get_by_test_id("leave").click()
    assert faults == {}


@pytest.mark.parametrize("lang", LANGUAGES_READ)
def test_every_question_is_clear_and_in_sight(page: Page, site: Site, lang: str) -> None:
    saves = questions()
    assert set(saves) == kinds_with_words(Path(f"web/games/citadels/locales/{lang}.ftl"))
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)
    faults: dict[str, object] = {}
    for turn, (kind, save) in enumerate([*saves.items()][::STRIDE]):
        if not at_night("one language in turn") and LANGUAGES_READ[turn % len(LANGUAGES_READ)] != lang:
            continue
        open_save(page, save, f"question-{kind}")
        assert page.get_by_test_id("ask").get_attribute("data-ask-kind") == kind
        if out_of_sight := faults_of_layout(page, turn):
            faults[f"{kind}, layout"] = out_of_sight
        if (found := press_at_random(page, seed=1, presses=1, untold=UNTOLD[lang])).faults:
            faults[kind] = found.faults
        page.get_by_test_id("leave").click()
    assert faults == {}
