"""Tests the guided game, tips, explanations of things, and the search in the rules."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.crowding import SET_LETTERS
from tests.e2e.robot import (
    OPTION,
    OVER,
    back_to_lobby,
    choose_game,
    first_option,
    press,
    start_game,
    wait_for_choice,
)
from tests.e2e.support import behind, next_frame, open_site, press_escape, resize, wait_for_engine, wait_until
from tests.tiers import at_night, sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "decided in tutorial-controller.test.js and test_guided_games.py; the guide's first rounds are played on a push"
)

ALWAYS = 10
"""Notes that everybody is shown; the others come when their subject is met (tests/py/test_guided_games.py)."""
EVERY_NOTE = 8
"""Notes of the guided game of Point City."""
# Pixels of the board that are left beside a note in the largest letters: a row of the market.
LEAST_BOARD = 50
# Returns which options and buttons a note covers, whether it covers the question or its own thing, whether it is beyond
# the screen, ends in half a line, or leaves too little of the board.
COVERED = """([kind, least]) => {
  const note = document.querySelector(`[data-testid="${kind}"] .side-note-box`).getBoundingClientRect();
  const faults = [];
  if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight) faults.push("beyond the screen");
  // A folded tip has other buttons.
  for (const button of [...document.querySelectorAll(`[data-testid="${kind}"] .side-note-box button`)].filter((one) => one.checkVisibility())) {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    if (left < note.left || top < note.top || right > note.right + 1 || bottom > note.bottom + 1) faults.push(`its button is cut: ${button.innerText}`);
  }
  const share = ({ left, top, right, bottom }) => {
    const wide = Math.min(right, note.right) - Math.max(left, note.left), high = Math.min(bottom, note.bottom) - Math.max(top, note.top);
    return (Math.max(0, wide) * Math.max(0, high)) / ((right - left) * (bottom - top) || 1);
  };
  // What is scrolled out of its list is covered by nothing.
  const shown = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect(), list = one.closest(".spread")?.getBoundingClientRect();
    return list ? { left, right, top: Math.max(top, list.top), bottom: Math.min(bottom, list.bottom) } : { left, top, right, bottom };
  };
  const question = document.querySelector(".prompt h2");
  if (question?.checkVisibility() && share(shown(question)) > 0) faults.push("over the question");
  const ring = document.querySelector(`[data-testid="${kind}"] .side-note-ring`);
  if (ring && !ring.hidden && share(ring.getBoundingClientRect()) > 0.1) faults.push("over its own thing");
  for (const control of document.querySelectorAll(".tools > *, .prompt button, .tabs > *")) {
    if (control.checkVisibility() && share(shown(control)) > 0) faults.push(`over ${control.ariaLabel ?? control.innerText}`);
  }
  const board = document.querySelector(".table:not([data-panel]) .board");
  if (board && board.clientHeight < least) faults.push(`leaves ${board.clientHeight} px of the board`);
  // On a phone on its side the guide's strip leaves answers to press, as a tip does.
  const answers = [...document.querySelectorAll('.ask [data-testid="option"], .board [data-testid="option"]')];
  const inSight = answers.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect(), list = (one.closest(".spread") ?? one.closest(".options, .board")).getBoundingClientRect();
    return top >= Math.max(0, list.top) - 3 && bottom <= Math.min(innerHeight, list.bottom) + 3;
  }).length;
  if (kind === "guide" && innerHeight <= 500 && inSight < Math.min(2, answers.length)) faults.push(`answers in sight: ${inSight} of ${answers.length}`);
  const words = document.querySelector(`[data-testid="${kind}"] .side-note-words`);
  // In a strip its lines follow one another.
  if (/[.!?…]\\p{Lu}/u.test(words.innerText)) faults.push(`no space between its lines: ${words.innerText}`);
  const told = [...words.querySelectorAll("p")], high = parseFloat(getComputedStyle(told[0]).lineHeight);
  const rows = told.reduce((sum, one) => sum + Math.round(one.clientHeight / high), 0);
  if (told.length > 1 && innerWidth >= 1180 && !document.documentElement.dataset.textSize && rows > told.length) faults.push(`${rows} lines`);
  const lines = words.clientHeight / high;
  if (words.scrollHeight > words.clientHeight + 2 && Math.abs(lines - Math.round(lines)) > 0.15) faults.push(`ends in half a line: ${lines}`);
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  for (const option of document.querySelectorAll('[data-testid="option"]')) {
    let [x, y] = middle(option);
    // What is scrolled out of its list is covered by nothing, but nothing may cover it once the list is scrolled.
    const list = option.closest(".spread, .options, .board"), from = list?.scrollTop;
    const { top, bottom } = list?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    if (list && (y < top || y > bottom)) {
      list.scrollTop += y - (top + bottom) / 2;
      [x, y] = middle(option);
    }
    if (y < innerHeight && y > 0 && document.elementFromPoint(x, y)?.closest(".side-note")) faults.push(`over ${option.dataset.option}`);
    if (list) list.scrollTop = from;
  }
  return faults;
}"""

# Returns the controls that lie under a tip, also where a press would reach them.
UNDER_TIP = """() => {
  const { left, top, right, bottom } = document.querySelector('[data-testid="tip"] .side-note-box').getBoundingClientRect();
  const found = new Set();
  for (let x = Math.max(left, 0) + 2; x < Math.min(right, innerWidth); x += 6) {
    for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += 6) {
      for (const one of document.elementsFromPoint(x, y)) {
        const control = one.closest("#app :is(button, select, input, a[href], summary)");
        if (control) found.add(control.ariaLabel ?? control.innerText);
      }
    }
  }
  return [...found];
}"""
# Returns whether the ring of the guide lies around a thing.
RINGED = """(thing) => {
  const [ring, inner] = ['[data-testid="guide"] .side-note-ring', thing].map((one) => document.querySelector(one).getBoundingClientRect());
  return ring.width > 0 && ring.left <= inner.left && ring.top <= inner.top && ring.right >= inner.right && ring.bottom >= inner.bottom;
}"""
LOOKED_AT = 3
NOTE_SIZES = sampled(
    (
        *((1180, 820), (820, 1180), (1440, 900), (2560, 1440)),
        *((390, 844), (360, 740), (320, 568), (667, 375), (844, 390)),
    ),
    ((1180, 820), (820, 1180), (390, 844)),
    "a screen, a tablet upright and a phone",
)
NOTE_LETTERS = sampled((100, 130, 160), (100, 160), "the usual letters and the largest")
STRIP = "document.documentElement.style.getPropertyValue('--strip')"


def begin_guided(page: Page, site: Site, flags: str = "", lang: str = "en") -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant{flags}")
    page.get_by_test_id("guided").click()
    wait_for_choice(page)


def wait_for_note_or_choice(page: Page) -> None:
    """Waits until the page asks somebody, or shows a note that the others wait for."""
    page.locator(f'{OPTION}, {OVER}, [data-testid="guide-next"]').first.wait_for()


def answer(page: Page) -> None:
    """Answers with the first option and leaves its note open; closes a note that the others wait for."""
    first_option(page).click()
    until_asked(page)


def until_asked(page: Page) -> None:
    """Closes the notes that the others wait for."""
    wait_for_note_or_choice(page)
    while not page.locator(f"{OPTION}, {OVER}").count():
        page.get_by_test_id("guide-next").click()
        wait_for_note_or_choice(page)


def option(page: Page, *verbs: str) -> Locator:
    """The first of these answers that is there."""
    found = [page.locator(f'{OPTION}[data-verb="{verb}"]') for verb in verbs]
    return next((one.first for one in found if one.count()), page.locator(OPTION).first)


def covered(page: Page, kind: str) -> list[str]:
    """Return what the note covers, and what is wrong with it."""
    # A tip gives way where the board is too low.
    faults: list[str] = page.evaluate(COVERED, [kind, LEAST_BOARD if kind == "guide" else 0])
    return faults


def covered_at_any_size(page: Page) -> dict[str, list[str]]:
    """Return what is wrong with the note of the guide, by size of the window and of the letters."""
    faults: dict[str, list[str]] = {}
    for width, height in NOTE_SIZES:
        resize(page, width, height)
        for share in NOTE_LETTERS:
            page.evaluate(SET_LETTERS, share)
            next_frame(page)
            if found := covered(page, "guide"):
                faults[f"{width}x{height}, {share} %"] = found
        page.evaluate(SET_LETTERS, 100)
    resize(page, 1180, 820)
    return faults


@pytest.mark.nightly("the first three notes are measured at three sizes on a push")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_no_note_covers_its_thing_its_question_or_an_answer(
    page: Page, site: Site, game: str, lang: str
) -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    if game != "citadels":
        choose_game(page, game)
    page.get_by_test_id("guided").click()
    wait_for_note_or_choice(page)
    faults: dict[str, object] = {}
    guide, seen = page.get_by_test_id("guide"), 0
    for _ in range(90):
        if guide.is_visible():
            if found := covered_at_any_size(page):
                faults[guide.locator("p").first.inner_text()[:40]] = found
            seen += 1
            page.get_by_test_id("guide-next").click()
        elif seen >= EVERY_NOTE:
            break
        else:
            option(page, "draft", "gather_gold", "ability", "name", "build", "end_turn").click()
        wait_for_note_or_choice(page)
    assert seen >= EVERY_NOTE
    assert faults == {}


def test_a_newcomer_is_led_through_two_rounds(page: Page, site: Site) -> None:
    begin_guided(page, site)
    expect(page.get_by_test_id("seat")).to_have_count(4)
    expect(page.locator(".rank")).to_have_count(8)
    told: list[str] = []
    for _ in range(90):
        guide = page.get_by_test_id("guide")
        if guide.is_visible():
            told.append("\n".join(guide.locator("p").all_inner_texts()))
            assert covered(page, "guide") == []
            if len(told) <= LOOKED_AT:
                assert covered_at_any_size(page) == {}
            page.get_by_test_id("guide-next").click()
            # A note may have waited for this one to be closed.
            wait_for_note_or_choice(page)
            continue
        if "Round 3" in page.locator(".when").inner_text():
            break
        option(page, "draft", "gather_gold", "ability", "name", "build", "end_turn").click()
        wait_for_note_or_choice(page)
    assert len(told) == len(set(told)) > ALWAYS
    # The player passed cards on; a note about naming says what that means.
    assert any("You passed the" in words for words in told)
    if not at_night("where it is offered again is decided in tutorial-controller.test.js"):
        return
    back_to_lobby(page)
    # The lobby does not offer the guided game again. The help does, and it begins with its first note.
    expect(page.get_by_test_id("guided")).to_have_count(0)
    behind(page, "open-help").click()
    page.get_by_test_id("guided-again").click()
    expect(page.get_by_test_id("guide")).to_contain_text(told[0])


def test_notes_cover_no_options(page: Page, site: Site) -> None:
    for width, height in ((1180, 820), (820, 1180), (390, 844), (667, 375)):
        resize(page, width, height)
        if page.url == "about:blank":
            begin_guided(page, site)
        expect(page.get_by_test_id("guide")).to_be_visible()
        assert covered(page, "guide") == [], (width, height)
    # Questions are answered while all notes stay unread.
    for _ in range(12):
        answer(page)


@NIGHTLY
@pytest.mark.parametrize("lang", ["uk", "fr"])
def test_the_first_note_leaves_the_question_clear_on_a_phone(page: Page, site: Site, lang: str) -> None:
    """In the languages with the longest notes."""
    resize(page, 390, 844)
    begin_guided(page, site, lang=lang)
    note = page.locator('[data-testid="guide"] .side-note-box').bounding_box()
    question = page.locator("#ask-prompt").bounding_box()
    assert note is not None
    assert question is not None
    assert note["y"] + note["height"] < question["y"]


@NIGHTLY
def test_a_phone_shows_where_the_own_city_is_and_after_each_note_the_market_again(
    page: Page, site: Site
) -> None:
    resize(page, 390, 844)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    choose_game(page, "pointcity")
    page.get_by_test_id("guided").click()
    wait_for_choice(page)
    guide, tip = page.get_by_test_id("guide"), page.get_by_test_id("tip")
    told: set[str] = set()
    while len(told) < EVERY_NOTE or guide.is_visible():
        if guide.is_visible():
            words = guide.inner_text()
            told.add(words)
            if "Your city is here" in words:
                assert page.evaluate(RINGED, '[data-testid="tab-city"]')
            page.get_by_test_id("guide-next").click()
        else:
            assert page.locator(".board").evaluate("(board) => board.scrollTop") == 0
            first_option(page).click()
            wait_for_choice(page)
        # Another note may come, with this question or the next.
        page.wait_for_timeout(150)
    assert page.locator(".board").evaluate("(board) => board.scrollTop") == 0
    # No tip follows the last note at once.
    expect(tip).to_be_hidden()


@NIGHTLY
def test_the_guide_goes_on_after_a_reload_and_ends_when_told_to(page: Page, site: Site) -> None:
    begin_guided(page, site)
    first = page.get_by_test_id("guide").locator("p").inner_text()
    option(page, "draft").click()
    wait_for_note_or_choice(page)
    page.reload()
    until_asked(page)
    guide = page.get_by_test_id("guide")
    # A note that was read does not come again.
    answer(page)
    expect(guide).to_be_visible()
    expect(guide.locator("p")).not_to_have_text(first)
    page.get_by_test_id("guide-stop").click()
    expect(guide).to_be_hidden()
    page.reload()
    wait_for_choice(page)
    expect(page.get_by_test_id("seat").first).to_be_visible()
    expect(guide).to_have_count(0)


@NIGHTLY
def test_the_offer_is_put_away(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0")
    behind(page, "guided-dismiss").click()
    expect(page.get_by_test_id("guided")).to_have_count(0)
    page.reload()
    wait_for_engine(page)
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    expect(page.get_by_test_id("guided")).to_have_count(0)


@NIGHTLY
def test_a_tip_is_shown_once_and_tips_can_be_switched_off(page: Page, site: Site) -> None:
    start_game(page, site.url)
    tip = page.get_by_test_id("tip")
    # The note about explain mode comes at the first turn at the latest.
    while page.get_by_test_id("ask").get_attribute("data-ask-kind") != "turn":
        press(page, 1)
    expect(tip).to_be_visible()
    first = tip.locator("p").inner_text()
    # There is no free place on a phone: the tip has room of its own.
    for width, height in ((667, 375), (390, 844)):
        resize(page, width, height)
        assert page.evaluate(UNDER_TIP) == [], (width, height)
        assert covered(page, "tip") == []
    assert page.evaluate(STRIP) != ""
    page.get_by_test_id("tip-next").click()
    for _ in range(12):
        press(page, 1)
        if tip.is_visible():
            assert covered(page, "tip") == []
            assert page.evaluate(UNDER_TIP) == []
            assert tip.locator("p").first.inner_text() != first
            page.get_by_test_id("tip-next").click()
    back_to_lobby(page)
    page.get_by_test_id("device").click()
    page.get_by_test_id("tips-on").uncheck()
    press_escape(page, page.get_by_test_id("device-sheet"))
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    press(page, 10)
    expect(tip).to_be_hidden()
    assert page.evaluate(STRIP) == ""


def to_a_turn(page: Page, site: Site) -> str:
    """Plays to a turn with nothing over the table; returns the question."""
    start_game(page, site.url, tips=False)
    while page.get_by_test_id("ask").get_attribute("data-ask-kind") != "turn":
        press(page, 1)
    return page.get_by_test_id("ask").inner_text()


def ask_what_things_mean(page: Page) -> Locator:
    """Switches explain mode on, and returns its note. The press also loads the module of this mode."""
    page.locator('.tools [data-testid="explain"]').click()
    note = page.locator('.side-note[data-kind="explain"]')
    expect(note).to_be_visible()
    return note


def stop_asking(page: Page) -> None:
    """Closes the note about explain mode, and switches it off."""
    press_escape(page, page.locator('.side-note[data-kind="explain"]'))
    page.keyboard.press("Escape")
    wait_until(page, "document.documentElement.dataset.asking === undefined")


def hold(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.get_by_test_id("explain-close").wait_for()
    page.mouse.up()


@NIGHTLY
def test_holding_a_thing_tells_what_it_means_and_is_no_press(page: Page, site: Site) -> None:
    asked = to_a_turn(page, site)
    note = ask_what_things_mean(page)
    stop_asking(page)
    for thing in (".figure.gold-count", ".rank .number", ".rank .portrait", ".hand .card", ".deck"):
        hold(page, page.locator(thing).first)
        assert len(note.inner_text()) > 5, thing
        press_escape(page, note)
    assert page.get_by_test_id("ask").inner_text() == asked
    expect(page.get_by_test_id("sheet")).to_have_count(0)


@NIGHTLY
def test_things_are_asked_about_by_a_button_and_by_keyboard(page: Page, site: Site) -> None:
    asked = to_a_turn(page, site)
    note = ask_what_things_mean(page)
    page.locator(".rank").first.click()
    expect(note).to_contain_text(page.locator(".rank .name").first.inner_text())
    page.locator(".figure.gold-count").first.focus()
    page.keyboard.press("Enter")
    expect(note).to_contain_text("gold")
    stop_asking(page)
    page.locator(".rank").first.focus()
    page.keyboard.press("?")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    assert page.get_by_test_id("ask").inner_text() == asked


@NIGHTLY
def test_a_text_that_speaks_of_a_rank_names_who_has_it_here(page: Page, site: Site) -> None:
    start_game(page, site.url)
    ranks = {
        one.locator(".number").inner_text(): one.locator(".name").inner_text()
        for one in page.locator(".rank").all()
    }
    behind(page, "open-help").click()
    page.locator('.help-parts [data-part="cards"]').click()
    bishop = page.locator('[data-entry="bishop"]')
    expect(bishop).to_contain_text(f"Rank 8 (here: the {ranks['8']})")


@pytest.mark.nightly("found in help-search.test.js")
def test_words_are_found_in_rules_cards_and_rulings(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=fr&motion=0")
    behind(page, "open-help").click()
    # Accents and capitals make no difference.
    page.get_by_test_id("help-search").fill("EVEQUE")
    results = page.get_by_test_id("help-result")
    expect(results.first).to_contain_text("Évêque")
    expect(page.locator(".help-results section").nth(1)).to_be_visible()
    found = results.first.get_attribute("data-found")
    results.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'.help-main [data-entry="{found}"]')).to_be_focused()
    expect(page.get_by_test_id("help-search")).to_have_value("")
    page.get_by_test_id("help-search").fill("xyzzy")
    expect(page.get_by_test_id("help-found")).to_have_attribute("data-count", "0")
    # The first Escape clears the search, the second one closes the help.
    page.get_by_test_id("help-search").press("Escape")
    expect(page.locator('.help-main[data-part="play"], .help-main[data-part="cards"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("play-now")).to_be_visible()


@pytest.mark.nightly(
    "asked and shown in coach-controller.test.js and coach.test.js; what it says is in test_coach.py"
)
def test_a_coach_says_what_to_do_and_why(page: Page, site: Site) -> None:
    start_game(page, site.url)
    page.get_by_test_id("hint").click()
    advice = page.get_by_test_id("advice")
    expect(advice.first).to_contain_text("% chance of winning")
    expect(advice.first).to_contain_text("you end the round with")
    # A second press closes the advice and shows the answers again; so does Escape.
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.get_by_test_id("hint").click()
    press_escape(page, page.get_by_test_id("coach"))
    expect(page.get_by_test_id("hint")).to_be_focused()
    asked = page.get_by_test_id("ask").get_attribute("data-ask-kind")
    page.get_by_test_id("hint").click()
    wanted = advice.first.get_attribute("data-options") or ""
    assert page.locator(f'{OPTION}[data-option="{wanted}"]').count() or asked == "draft"
    advice.first.click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    wait_for_choice(page)
    assert page.get_by_test_id("ask").get_attribute("data-ask-kind") != asked
    # A tablet held upright shows the best answer whole, below a heading of one line.
    resize(page, 820, 1180)
    page.get_by_test_id("hint").click()
    expect(advice.first).to_be_in_viewport(ratio=0.95)
    heading = page.get_by_test_id("coach").locator("h3").bounding_box()
    assert heading is not None
    assert heading["height"] < 50
