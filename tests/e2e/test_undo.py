"""Tests undo: of the own decisions while nothing new was shown, and free undo against computer players."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.robot import (
    OPTION,
    OVER,
    first_option,
    play_on,
    press,
    press_anew,
    start_game,
    wait_for_choice,
)
from tests.e2e.support import open_form, open_site, wait_for_engine
from tests.e2e.test_boot import open_empty
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "the same Python as test_undo.py and test_undo_news.py of the engine, by the same button"
)

ADDRESS = "?lang=en&seed=7&players=4&motion=0&bots=instant"
MOST_PICKS = 60

# An answer to a question that was taken back, and then the one after an undo, as the page would send them.
STALE = """async (create) => {
  const { startEngine } = await import("./engine/client.js");
  const engine = await startEngine();
  const pick = (seat, ask) => engine.call("pick", { match: "m", seat, ask: ask.id, options: [ask.options[0].id] });
  const code = (call) => call.then(() => "", (error) => error.code);
  let update = (await engine.call("create", create)).updates[0];
  while (update.ask.kind !== "turn") {
    const { updates } = await pick(update.ask.seat, update.ask);
    update = updates.find(({ ask }) => ask);
  }
  const { seat } = update.ask;
  const first = update.ask;
  const second = (await pick(seat, first)).updates.find(({ ask }) => ask);
  const back = (await engine.call("undo", { match: "m", seat })).updates.find(({ ask }) => ask);
  const refused = [await code(pick(seat, first)), await code(pick(seat, second.ask))];
  const again = (await pick(seat, back.ask)).updates.find(({ ask }) => ask);
  engine.stop();
  return { undo: second.undo, back: back.number, options: [first, back.ask].map(({ options }) => options), refused, line: again.line };
}"""


def undo_button(page: Page) -> Locator:
    return page.get_by_test_id("undo")


def board(page: Page) -> tuple[str, list[str], list[str]]:
    """What the table shows: the board, the log, and the answers there are."""
    options = page.get_by_test_id("option").evaluate_all("all => all.map((one) => one.dataset.option)")
    return page.locator(".board").inner_text(), log(page), options


def shows(page: Page, there: tuple[str, list[str], list[str]]) -> None:
    """Waits until the table shows this."""
    end = time.monotonic() + PATIENCE / 1000
    while board(page) != there and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert board(page) == there


def log(page: Page) -> list[str]:
    return [line.strip() for line in page.get_by_test_id("log").locator("li").all_text_contents()]


def until(page: Page, found: Callable[[], bool]) -> None:
    """Plays on until `found` is true."""
    for _ in range(MOST_PICKS):
        wait_for_choice(page)
        if found():
            return
        first_option(page).click()
    raise AssertionError("it never came to that")


def until_built(page: Page) -> tuple[str, list[str], list[str]]:
    """Plays on up to a build of the person; returns what the table showed before it."""
    build = page.locator('.ask [data-testid="option"][data-verb="build"]:enabled')
    until(page, lambda: build.count() > 0)
    before = board(page)
    build.first.click()
    expect(undo_button(page)).to_contain_text("built")
    return before


@pytest.mark.nightly(
    "test_turn_end.py takes back by the same button on a push; what comes back is in test_undo.py of the engine"
)
def test_a_build_is_taken_back_and_made_again(page: Page, site: Site) -> None:
    start_game(page, site.url)
    expect(undo_button(page)).to_be_disabled()
    before = until_built(page)
    after = board(page)
    assert after[:2] != before[:2]
    expect(undo_button(page)).to_have_accessible_name(re.compile("^Undo: .+ built$"))
    undo_button(page).click()
    expect(page.get_by_test_id("redo")).to_be_visible()
    assert board(page) == before
    expect(page.locator('.returns [role="status"]')).to_have_text(re.compile("^Undone: .+ built$"))
    page.get_by_test_id("redo").click()
    expect(page.get_by_test_id("redo")).to_have_count(0)
    assert board(page) == after
    undo_button(page).click()
    expect(page.get_by_test_id("redo")).to_be_visible()
    # After another decision there is nothing to redo.
    page.locator('[data-option="end_turn"], [data-testid="option"]:enabled').last.click()
    wait_for_choice(page)
    expect(page.get_by_test_id("redo")).to_have_count(0)
    press(page, 3)


@pytest.mark.nightly(
    "undo and redo, saved and opened: test_restored.py; a turn is brought back in a browser on a push"
)
def test_an_undo_outlives_a_reload(page: Page, site: Site) -> None:
    start_game(page, site.url)
    before = until_built(page)
    after = board(page)
    for there, more in ((before, "redo"), (after, "undo")):
        page.get_by_test_id("undo" if more == "redo" else "redo").click()
        # The button may have been enabled before: what is taken back is kept once the table shows it.
        shows(page, there)
        page.reload()
        wait_for_engine(page)
        wait_for_choice(page)
        shows(page, there)
        expect(page.get_by_test_id(more)).to_be_enabled()


@pytest.mark.nightly("stale answers are refused in test_undo.py of the engine")
@pytest.mark.first_visit  # A second engine, which the page starts only where there is no snapshot.
def test_an_answer_to_what_was_taken_back_is_refused(page: Page, site: Site) -> None:
    open_empty(page, site)
    seating = [{"name": f"P{seat}", "player": "person"} for seat in range(4)]
    cards = {"characters": "first_game", "districts": "first_game"}
    setup = {"edition": "2016", **cards, "players": 4, "crown": 0, "city_size": None, "variant": ""}
    create = {"match": "m", "game": "citadels", "setup": setup, "seating": seating, "seed": 5, "free": False}
    found: dict[str, Any] = page.evaluate(STALE, create)
    assert found["undo"] == found["back"]
    assert found["options"][0] == found["options"][1]
    assert found["refused"] == ["stale-pick", "stale-pick"]
    assert found["line"] == 1


@NIGHTLY
def test_what_came_out_is_not_taken_back(page: Page, site: Site) -> None:
    start_game(page, site.url)
    cards = page.locator('.ask [data-testid="option"][data-verb="gather_cards"]:enabled')
    until(page, lambda: cards.count() > 0)
    cards.click()
    wait_for_choice(page)
    expect(undo_button(page)).to_be_disabled()


@NIGHTLY
def test_free_take_back_goes_over_everything_and_is_told(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{ADDRESS}")
    open_form(page)
    page.locator("details.more summary").click()
    page.locator("input[name=free]").check()
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    # The choice of a role: then others choose theirs, and what comes next is the first turn.
    before = board(page)
    press(page, 1)
    undo_button(page).click()
    wait_for_choice(page)
    assert board(page)[2] == before[2]
    told = [line for line in log(page) if "You undo" in line]
    assert len(told) == 1
    page.get_by_test_id("redo").click()
    wait_for_choice(page)
    play_on(page)
    expect(page.locator(".take-backs")).to_have_text("Undone: 1")
    undo_button(page).click()
    page.locator(OPTION).first.wait_for()
    expect(page.locator(OVER)).to_have_count(0)
    play_on(page)
    expect(page.locator(".take-backs")).to_have_text("Undone: 2")


@pytest.mark.nightly(
    "one choice of the form, which few see; what may be taken back is in test_undo.py of the engine"
)
def test_free_take_back_is_for_one_person_among_computer_players(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{ADDRESS}")
    open_form(page)
    page.locator("details.more summary").click()
    free = page.locator("input[name=free]")
    expect(free).to_be_visible()
    page.get_by_label("Who plays at seat 2").select_option("person")
    expect(free).to_have_count(0)
    page.get_by_label("Who plays at seat 2").select_option("normal")
    page.get_by_label("Who plays at seat 1").select_option("normal")
    expect(free).to_have_count(0)


@NIGHTLY
def test_people_at_one_tablet_take_back_their_own_alone(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{ADDRESS}")
    open_form(page)
    page.get_by_label("Who plays at seat 2").select_option("person")
    page.get_by_test_id("start-game").click()
    taken = 0
    for _ in range(30):
        wait_for_choice(page)
        if page.get_by_test_id("ask").get_attribute("data-ask-kind") == "curtain":
            expect(undo_button(page)).to_have_count(0)
            press_anew(first_option(page))
            wait_for_choice(page)
            # The last decision was made by another person than the one who has the tablet now.
            expect(undo_button(page)).to_be_disabled()
        elif undo_button(page).is_enabled() and taken < 3:
            taken += 1
            whose = page.locator(".whose").inner_text()
            undo_button(page).click()
            expect(page.get_by_test_id("redo")).to_be_visible()
            assert page.locator(".whose").inner_text() == whose
            page.get_by_test_id("redo").click()
            expect(page.get_by_test_id("redo")).to_have_count(0)
        first_option(page).click()
    assert taken == 3


CYRILLIC = """([shiftKey, repeat]) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
  key: "я", code: "KeyZ", ctrlKey: true, shiftKey, repeat, bubbles: true, cancelable: true }))"""


@NIGHTLY
def test_decisions_are_taken_back_with_the_keyboard_alone(page: Page, site: Site) -> None:
    start_game(page, site.url)
    before = until_built(page)
    after = board(page)
    expect(page.locator(":focus")).to_have_attribute("data-testid", "option")
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("redo")).to_be_visible()
    assert board(page) == before
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_test_id("redo")).to_have_count(0)
    assert board(page) == after
    # A Ukrainian layout has another letter at the place of Z.
    page.evaluate(CYRILLIC, [False, False])
    expect(page.get_by_test_id("redo")).to_be_visible()
    page.evaluate(CYRILLIC, [False, True])  # The key is held down.
    assert board(page) == before
    page.evaluate(CYRILLIC, [True, False])
    expect(page.get_by_test_id("redo")).to_have_count(0)
    assert board(page) == after
    while page.evaluate("document.activeElement?.dataset?.testid") != "undo":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("redo")).to_be_visible()
    assert board(page) == before
    # After one undo, the decision before can be undone too.
    if undo_button(page).is_enabled():
        expect(undo_button(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("redo")).to_be_focused()
