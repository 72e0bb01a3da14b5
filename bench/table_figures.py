"""Measures five whole games as a person at a screen meets them: `python -m bench.table_figures`.

A robot presses with the mouse; others answer at once. At each question it counts the options, the words in sight, texts
that are cut, broken, covered or too small, and after each press whether anything changed. Prints a row for each game.
"""

import os
import statistics
from pathlib import Path
from typing import Any, NamedTuple

from bench.first_minute import SHOWN
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.crowding import crowded
from tests.e2e.robot import MOST_PRESSES, OPTION, OVER, PAUSE, start_game, wait_for_choice
from tests.e2e.support import open_site, press_escape, wait_for_setting
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
UNREADABLE = ("cut", "broken", "covered", "leaves", "small", "under a band")
# Milliseconds after which a press that has changed nothing counts as one without effect, or one that could not be made.
PATIENCE = 5000
# What a press can change: the question, and what is chosen of it.
ASKED = "() => document.querySelector('#app').innerText + document.querySelectorAll('.chosen, [aria-pressed=true]').length"


class Table(NamedTuple):
    game: str
    players: int
    lang: str
    width: int
    height: int


TABLES = (
    Table("citadels", 4, "en", 1180, 820),
    Table("citadels", 6, "uk", 390, 844),
    Table("citadels", 4, "uk", 320, 568),
    Table("citadels", 4, "pl", 667, 375),
    Table("pointcity", 3, "de", 360, 740),
)


def has_effect(page: Page) -> bool:
    """Press the first option with the mouse; return whether the page changed."""
    before = page.evaluate(ASKED)
    try:
        page.locator(OPTION).first.click(timeout=PATIENCE)
    except Error:
        # Something lies over it for longer than a person waits.
        page.locator(OPTION).first.dispatch_event("click")
        return False
    for _ in range(PATIENCE // 50):
        if page.evaluate(ASKED) != before:
            return True
        page.wait_for_timeout(50)
    return False


def let_turns_end(page: Page, url: str) -> None:
    """Have turns with nothing left to do end by themselves, as they do at the usual pace."""
    open_site(page, f"{url}?bots=instant")
    page.get_by_test_id("device").click()
    page.get_by_test_id("end-turns").locator("input").check()
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "end-turns", "on")


def played(browser: Browser, url: str, table: Table) -> dict[str, Any]:
    """Play one game to its end; return the figures of its questions."""
    game, players, lang, width, height = table
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    let_turns_end(page, url)
    start_game(page, url, players=players, lang=lang, game=game)
    options: list[int] = []
    words: list[int] = []
    faults: list[str] = []
    without = ended = 0
    while len(options) < MOST_PRESSES and not page.locator(OVER).count():
        if page.get_by_test_id("turn-ends").count():
            ended += 1
            expect(page.get_by_test_id("turn-ends")).to_have_count(0)
            wait_for_choice(page)
            # What comes under a finger unasked takes no press for a moment.
            page.wait_for_timeout(PAUSE)
            continue
        options.append(page.locator(OPTION).count())
        words.append(page.evaluate(SHOWN)["words"])
        found = [fault for fault in crowded(page) if fault.startswith(UNREADABLE)]
        faults += [f"{page.get_by_test_id('ask').get_attribute('data-ask-kind')}: {found}"] if found else []
        without += not has_effect(page)
        page.wait_for_timeout(PAUSE)
        wait_for_choice(page)
    page.context.close()
    return {
        "questions": len(options),
        "with one option": options.count(1),
        "turns that ended by themselves": ended,
        "with unreadable text": faults,
        "presses without effect": without,
        "words in sight, median": statistics.median(words),
    }


def main() -> None:
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for table in TABLES:
            print(*table, played(browser, site.url, table), flush=True)
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
