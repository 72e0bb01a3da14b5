"""Every kind of question there is, on the page: rare ones too, which a game played at random seldom comes to."""

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.questions import find_questions, kinds_with_words
from tests.e2e.robot import wait_for_choice
from tests.e2e.support import import_text, open_site
from tests.e2e.wanderer import UNTOLD, wander
from tools.serve import Site

SIZES = ((1180, 820), (820, 1180), (1024, 768), (1440, 900), (390, 844), (844, 390), (667, 375))
# What is wrong with how a question lies on the screen: all of it has to be in sight, with nothing scrolled.
OUT_OF_SIGHT = """() => {
  const page = document.scrollingElement, faults = [];
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  const outside = (inner, outer) => inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
  const screen = { top: 0, bottom: innerHeight }, hand = box(".hand"), target = box(".board [data-target]");
  if (outside(box('[data-testid="ask"]'), screen)) faults.push("the panel is cut off");
  if (hand && outside(hand, box(".board"))) faults.push("the hand is cut off");
  if (target && outside({ top: target.top, bottom: target.top + 20 }, box(".board"))) faults.push("no target is in sight");
  return faults;
}"""


@cache
def questions() -> dict[str, str]:
    """A save for each kind of question that English has words for; takes a while to find."""
    return find_questions(kinds_with_words(Path("web/games/citadels/locales/en.ftl")))


def faults_of_layout(page: Page) -> dict[str, list[str]]:
    """What is out of sight, by size of the screen."""
    usual = page.viewport_size
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if faults := page.evaluate(OUT_OF_SIGHT):
            found[f"{width}x{height}"] = faults
    if usual:
        page.set_viewport_size(usual)
    return found


@pytest.mark.parametrize("lang", ["en", "uk", "fr", "ru"])
def test_every_question_is_clear_and_in_sight(page: Page, site: Site, lang: str) -> None:
    saves = questions()
    assert set(saves) == kinds_with_words(Path(f"web/games/citadels/locales/{lang}.ftl"))
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    faults: dict[str, object] = {}
    for kind, save in saves.items():
        import_text(page, save)
        page.locator(f'[data-match="question-{kind}"] [data-testid="resume"]').click()
        wait_for_choice(page)
        assert page.get_by_test_id("ask").get_attribute("data-ask-kind") == kind
        if out_of_sight := faults_of_layout(page):
            faults[f"{kind}, layout"] = out_of_sight
        if lang in UNTOLD and (walk := wander(page, seed=1, presses=1, untold=UNTOLD[lang])).faults:
            faults[kind] = walk.faults
        page.get_by_test_id("leave").click()
    assert faults == {}
