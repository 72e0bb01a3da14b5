"""Tests drafting and naming a character.

The cards show what the seat knows, the players stand above, all can be read.
"""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from citadels.model.view import View
from tabletop.kernel.ask import AskView
from tabletop.texts.locales import LANGUAGES
from tests.e2e.robot import open_save, wait_for_choice
from tests.e2e.situations import situation
from tests.e2e.support import (
    import_text,
    open_site,
    press_escape,
    resize,
    resume_match,
    switch_tips_off,
)
from tests.e2e.test_accessibility import violations
from tests.tiers import sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("the buttons are drawn at three sizes on a push")

# The last two are 1180x820 and 1440x900 at 200 % zoom.
SIZES = (
    (1180, 820),
    (390, 844),
    (667, 375),
    *(sampled(((820, 1180), (1440, 900), (590, 410), (720, 450)), (), "three sizes")),
)
# What is wrong with how the question can be read: it may scroll up and down, never sideways.
FAULTS = """() => {
  const panel = document.querySelector('[data-testid="ask"]'), faults = [];
  // One pixel wide is what a screen reader alone tells, as headings on low screens.
  const shown = (part) => [...panel.querySelectorAll(part)].filter((one) => one.getClientRects().length > 0 && one.offsetWidth !== 1);
  const name = (one) => `${one.className || one.tagName} "${one.innerText.trim().slice(0, 30)}"`;
  const read = shown(".rival, .rivals h3, .own-cards li, .spread-face .name, .spread-face .state, .spread-face .text, .option.act, .beside h3");
  for (const one of read) {
    const { left, right, width, height } = one.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`leaves the screen: ${name(one)}`);
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) faults.push(`too wide: ${name(one)}`);
    if (one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0 && one.matches(".text, .state, .act")) faults.push(`cut: ${name(one)}`);
    if (!width || !height) faults.push(`not there: ${name(one)}`);
  }
  for (const part of [".rival", ".rivals h3", ".own-cards li", ".spread-card", ".option.act"]) {
    const boxes = shown(part).map((one) => [name(one), one.getBoundingClientRect()]);
    boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && along > 1) faults.push(`${one} lies over ${other}`);
    }));
  }
  for (const crown of shown(".rival .crown .icon")) {
    const inner = crown.getBoundingClientRect(), outer = crown.closest(".rival").getBoundingClientRect();
    if (inner.top < outer.top || inner.bottom > outer.bottom) faults.push(`the crown leaves ${name(crown.closest(".rival"))}`);
  }
  const faces = shown(".spread-face");
  for (const face of faces) {
    const { bottom } = face.getBoundingClientRect();
    for (const part of face.querySelectorAll(".name, .state, .text")) {
      if (part.getClientRects().length > 0 && part.getBoundingClientRect().bottom > bottom + 1) faults.push(`below its card: ${name(part)}`);
    }
  }
  if (panel.scrollWidth > panel.clientWidth + 1) faults.push("the panel scrolls sideways");
  return faults;
}"""
# The own hand has to be visible: either the hand, not covered by the panel, or the list above the cards.
HAND_IN_SIGHT = """() => {
  const list = document.querySelector(".own-cards");
  if (list && list.getClientRects().length > 0) return list.getBoundingClientRect().bottom <= innerHeight;
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return document.querySelector('[data-testid="ask"]').getBoundingClientRect().bottom < hand.bottom;
}"""


def drafting(view: View, ask: AskView) -> bool:
    """A draft of a later round in which some have chosen already."""
    return ask.kind == "draft" and view.round > 2 and 2 < len(ask.options) < 6


def naming(view: View, ask: AskView) -> bool:
    """A character is named, among many."""
    return view.round > 1 and sum(option.verb == "name" for option in ask.options) > 4


@cache
def saves(players: int) -> dict[str, str]:
    wanted = {"drafting": drafting, "naming": naming}
    found = {name: situation(players, wanted=test) for name, test in wanted.items()}
    return {name: save.replace(f"situation-{players}", f"{name}-{players}") for name, save in found.items()}


@pytest.mark.nightly(
    "questions and what must be read are measured at usual sizes on a push (test_questions.py, test_comfort.py)"
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_known_can_be_read_at_every_size(page: Page, site: Site, lang: str) -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    faults: dict[str, list[str]] = {}
    for players in sampled((4, 8), (8,), "eight have less room than four"):
        for name, save in saves(players).items():
            import_text(page, save)
            resume_match(page, f"{name}-{players}")
            wait_for_choice(page)
            expect(page.get_by_test_id("rivals").locator("[data-seat]")).to_have_count(players)
            if name != "drafting":
                expect(page.locator(".spread-face [data-fact]").first).to_be_attached()
            for width, height in SIZES:
                resize(page, width, height)
                found: list[str] = page.evaluate(FAULTS)
                if not page.evaluate(HAND_IN_SIGHT):
                    found.append("the own hand is out of sight")
                if found:
                    faults[f"{name}, {players} players, {width}x{height}"] = found
            resize(page, 1180, 820)
            page.get_by_test_id("leave").click()
    assert faults == {}


SHEET_FAULTS = """() => {
  const sheet = document.querySelector("dialog[open]"), faults = [];
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) faults.push("the sheet leaves the screen");
  for (const button of sheet.querySelectorAll("table button")) {
    const { width, height } = button.getBoundingClientRect();
    if (width < 44 || height < 44) faults.push(`too small to press: ${button.ariaLabel}`);
  }
  return faults;
}"""


@NIGHTLY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_who_may_be_who_is_marked_by_hand(page: Page, site: Site, lang: str) -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)
    import_text(page, saves(8)["naming"])
    resume_match(page, "naming-8")
    wait_for_choice(page)
    page.get_by_test_id("suspects").click()
    place = page.get_by_test_id("suspect").first
    names = [place.get_attribute("aria-label")]
    for mark in ("suspect", "cleared", "", "suspect"):
        place.click()
        expect(place).to_have_attribute("data-mark", mark)
        names.append(place.get_attribute("aria-label"))
    assert len(set(names)) == 3
    assert violations(page) == []
    faults: dict[str, list[str]] = {}
    for width, height in SIZES:
        resize(page, width, height)
        if found := page.evaluate(SHEET_FAULTS):
            faults[f"{width}x{height}"] = found
    assert faults == {}
    press_escape(page, page.locator("#dialog"))
    page.get_by_test_id("suspects").click()
    expect(page.get_by_test_id("suspect").first).to_have_attribute("data-mark", "suspect")


@NIGHTLY
def test_the_sheet_is_offered_whenever_somebody_is_hidden(page: Page, site: Site) -> None:
    """From the sheet of a hidden character, and from that of a player who holds one."""
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    switch_tips_off(page)
    open_save(page, saves(8)["naming"], "naming-8")
    page.get_by_test_id("fold").click()
    for thing in ('.ranks [data-fate="unknown"]:not(.mine)', ".others .seat:has(.role.back) .named"):
        page.locator(thing).first.click()
        sheet = page.get_by_test_id("sheet")
        sheet.get_by_test_id("suspects").click()
        press_escape(page, page.locator(".suspects"))
        sheet.get_by_test_id("close-sheet").click()
    # What all know has no such button.
    page.locator('.ranks [data-fate="revealed"]').first.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    expect(page.get_by_test_id("sheet").get_by_test_id("suspects")).to_have_count(0)
