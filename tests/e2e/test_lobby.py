"""Tests the first screen: few doors, few words, all in sight at every size, and what lies behind them."""

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.crowding import SET_LETTERS
from tests.e2e.robot import back_to_lobby, choose_game, start_game, wait_for_choice
from tests.e2e.support import next_frame, open_form, open_site, resize, wait_for_setting, wait_until
from tests.e2e.test_questions import choose_largest_letters
from tests.tiers import sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("the same boxes are measured at usual sizes on a push")

SIZES = [(1440, 900), (1180, 820), (820, 1180), (667, 375), (390, 844), (360, 740), (320, 568)]
SHOWN = sampled(LANGUAGES, ("uk", "de"), "Ukrainian, and German with its long words")
"""Languages whose lobby is looked at: a push has Ukrainian, and German with its long words."""
COLD = {"#/day/citadels/2026-11-22": "day", "#join=x": "join", "#r=c.x": "replay"}
"""Links to what they show."""
SEATED = {
    "host-friends": ["person", "elsewhere", "normal", "normal"],
    "round-device": ["person", "person", "normal", "normal"],
    "host-screen": ["elsewhere", "normal", "normal", "normal"],
}
"""Ways to play with friends, and who sits there then."""
MOST_WORDS = 45
MOST_ACTIONS = 5
# The ids of what can be pressed beside the head of the page, what of it is out of sight or covered, and the words.
LOOK = """() => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const actions = [...document.querySelectorAll("main :is(button, a, input, summary, label)")].filter(shown);
  const hidden = [...actions, ...document.querySelectorAll(".hero :is(button, h1, p)")].filter(shown).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return one.matches("button") && !one.contains(there);
  });
  const words = document.body.innerText.split(/\\s+/).filter((word) => /[\\p{L}\\p{N}]/u.test(word));
  const small = [...document.querySelectorAll("#app *")].filter((one) => shown(one)
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && parseFloat(getComputedStyle(one).fontSize) < 11);
  return {
    actions: actions.map((one) => one.dataset.testid),
    hidden: hidden.map((one) => one.dataset.testid ?? one.innerText),
    words: words.length,
    python: /python/i.test(document.body.innerText),
    small: small.length,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""


# What of the head of the page is out of it, or lies under something else.
HEAD = """() => {
  const hero = document.querySelector(".hero").getBoundingClientRect();
  return [...document.querySelectorAll(".hero :is(h1, button)")].filter((one) => one.checkVisibility()).filter((one) => {
    // The name of the game is as wide as its words.
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, top, bottom } = (one.matches("h1") ? words : one).getBoundingClientRect();
    const covered = [left + 4, (left + right) / 2, right - 4].some((x) => {
      const there = document.elementFromPoint(x, (top + bottom) / 2)?.closest(".languages, .hero-gear");
      return there && !there.contains(one);
    });
    return covered || bottom > hero.bottom || right > innerWidth;
  }).map((one) => one.ariaLabel ?? one.innerText);
}"""


# Who plays a seat, where the words are wider than their field, of which 20 pixels are for its arrow; and wide names of
# cards.
CUT_IN_FORM = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const cards = [...document.querySelectorAll(".cast-role, .unique")].filter((one) => one.scrollWidth > one.clientWidth + 1);
  const seats = [...document.querySelectorAll(".chair select")].filter((one) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    return pen.measureText(one.selectedOptions[0].text).width + 20 > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });
  return [...cards.map((one) => one.innerText), ...seats.map((one) => one.selectedOptions[0].text)];
}"""
LETTERS = {100: SIZES, 160: sampled(SIZES, ((390, 844),), "the head grows with its words at each size")}
"""Sizes at which a form is measured, by the size of its letters in per cent."""


# What of the form is wider than its sheet.
WIDER = """() => {
  const sheet = document.querySelector(".setup-sheet");
  const { right } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll("*")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right)
    .map((one) => one.className || one.innerText);
}"""


def look(page: Page, actions: list[str], lang: str) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        found = page.evaluate(LOOK)
        where = (lang, width, height, found)
        assert found["actions"] == actions, where
        assert len(actions) <= MOST_ACTIONS
        assert found["hidden"] == [], where
        assert found["words"] <= MOST_WORDS, where
        assert (found["python"], found["small"], found["wide"]) == (False, 0, False), where
    resize(page, 1180, 820)


def test_a_first_visit_shows_three_doors_in_one_look(page: Page, site: Site) -> None:
    for lang in SHOWN:
        open_site(page, f"{site.url}?lang={lang}&motion=0")
        expect(page.get_by_test_id("guided")).to_be_enabled()
        look(page, ["guided", "play-now", "with-friends", "new-game", "more"], lang)


@NIGHTLY
def test_the_smallest_phone_shows_the_doors_in_the_largest_letters(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0")
    choose_largest_letters(page)
    for lang in SHOWN:
        open_site(page, f"{site.url}?lang={lang}&motion=0")
        expect(page.get_by_test_id("guided")).to_be_enabled()
        for width, height in [(320, 568), (390, 844), (667, 375)]:
            resize(page, width, height)
            found = page.evaluate(LOOK)
            assert (found["hidden"], found["wide"]) == ([], False), (lang, width, found)


def test_the_game_under_way_comes_first_then_few_doors(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    back_to_lobby(page)
    for lang in SHOWN:
        open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
        expect(page.get_by_test_id("play-now")).to_be_enabled()
        look(page, ["resume", "play-now", "with-friends", "daily", "more"], lang)
    page.get_by_test_id("resume").click()
    wait_for_choice(page)


def test_nothing_lies_over_the_head_of_the_lobby_and_of_a_form(page: Page, site: Site) -> None:
    for lang in sampled(SHOWN, ("uk",), "Ukrainian, and German with its long words"):
        open_site(page, f"{site.url}?lang={lang}&motion=0")
        for width, height in SIZES:
            resize(page, width, height)
            assert page.evaluate(HEAD) == [], (lang, width, height)
        for door in sampled(
            ("with-friends", "new-game"), ("with-friends",), "Ukrainian, and German with its long words"
        ):
            page.get_by_test_id(door).click()
            expect(page.locator(".lobby[data-form]")).to_be_visible()
            for letters, sizes in LETTERS.items():
                page.evaluate(SET_LETTERS, letters)
                for width, height in sizes:
                    resize(page, width, height)
                    assert page.evaluate(HEAD) == [], (lang, door, width, height, letters)
                    assert page.evaluate(CUT_IN_FORM) == [], (lang, width, height, letters)
            page.evaluate(SET_LETTERS, 100)
            page.go_back()
            expect(page.locator(".lobby[data-form]")).to_have_count(0)


@pytest.mark.nightly(
    "last-town.test.js has a picture for each game; the head of a form is measured on a push"
)
def test_each_game_keeps_its_picture_and_is_chosen_in_the_form_too(page: Page, site: Site) -> None:
    # Russian has the longest names of games.
    open_site(page, f"{site.url}?lang=ru&motion=0&bots=instant")
    skyline = page.locator(".skyline")
    first = skyline.get_attribute("src")
    open_form(page)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(WIDER) == [], (width, height)
    resize(page, 1180, 820)
    page.get_by_test_id("choose-game").and_(page.locator("[data-game=pointcity]")).click()
    expect(page.locator('input[name="automa"]').first.or_(page.locator(".setup .pc-kinds"))).to_be_attached()
    expect(page.locator("h1")).to_have_text("Карточный город")
    page.go_back()
    expect(page.get_by_test_id("with-friends")).to_be_visible()
    assert skyline.get_attribute("src") != first
    choose_game(page, "citadels")
    expect(skyline).to_have_attribute("src", first or "")


def test_one_press_deals_and_the_form_stays_at_hand(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    page.get_by_test_id("play-now").click()
    wait_for_choice(page)
    expect(page.get_by_test_id("seat")).to_have_count(4)
    page.get_by_test_id("device").click()
    page.get_by_test_id("change-game").click()
    page.locator('input[name="players"][value="5"]').check(force=True)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    back_to_lobby(page)
    # The last choice is what the next press deals.
    page.get_by_test_id("play-now").click()
    wait_for_choice(page)
    expect(page.get_by_test_id("seat")).to_have_count(5)


def test_who_shares_the_device_is_asked_for_names_alone(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&players=4")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("round-device").click()
    names = page.locator(".setup input")
    expect(names).to_have_count(4)
    assert page.locator(".setup :is(select, details, fieldset)").count() == 0
    for at, name in enumerate(("Olha", "Taras", "Ivanka")):
        names.nth(at).fill(name)
    page.get_by_test_id("start-game").click()
    expect(page.locator(".curtain")).to_be_visible()
    page.get_by_test_id("option").click()
    assert set(page.locator(".who").all_inner_texts()) >= {"Olha", "Taras", "Ivanka"}


def test_a_link_opened_cold_never_shows_the_doors(page: Page, site: Site) -> None:
    page.add_init_script(
        """new MutationObserver(() => {
          const shown = document.querySelector(".doors") ? "doors" : document.querySelector(".arriving")?.dataset.kind;
          if (shown) (globalThis.shown ??= new Set()).add(shown);
        }).observe(document, { childList: true, subtree: true });"""
    )
    for seed, (link, kind) in enumerate(COLD.items()):
        # Another query loads the page anew.
        page.goto(f"{site.url}?lang=en&motion=0&seed={seed}{link}")
        wait_until(page, "globalThis.shown?.size > 0")
        assert page.evaluate("[...globalThis.shown][0]") == kind


@pytest.mark.nightly("setup-model.test.js seats people; an evening is begun by the form on a push")
def test_a_way_to_play_with_friends_sets_the_seats(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&players=4")
    for way, kinds in SEATED.items():
        page.get_by_test_id("with-friends").click()
        page.get_by_test_id(way).click()
        expect(page.locator(".chair")).to_have_count(4)
        assert [one.get_attribute("data-kind") for one in page.locator(".chair").all()] == kinds
        page.go_back()
    # Who plays alone again finds the seats as they were.
    open_form(page)
    expect(page.locator('.chair[data-kind="normal"]')).to_have_count(3)


@pytest.mark.nightly(
    "Back closes a dialog alone in screens.test.js; the settings of a table are opened on a push"
)
def test_the_settings_open_on_a_form_which_stays_as_it_was_filled(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0")
    open_form(page)
    page.get_by_test_id("own-name").fill("Olha")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_be_hidden()
    expect(page.get_by_test_id("own-name")).to_have_value("Olha")


def test_the_settings_are_reached_at_the_table_of_a_phone(page: Page, site: Site) -> None:
    resize(page, 390, 844)
    start_game(page, site.url, tips=False)
    address = page.evaluate("location.hash")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet).to_be_visible()
    order = sheet.locator(":is(select, input)[data-testid]").evaluate_all(
        "all => all.map((one) => one.dataset.testid)"
    )
    assert [one for one in order if one != "vibration"][:5] == [
        "pace",
        "sound",
        "remarks",
        "tips-on",
        "theme",
    ]
    page.get_by_test_id("pace").select_option("slow")
    page.go_back()
    expect(sheet).to_be_hidden()
    next_frame(page)
    assert page.evaluate("location.hash") == address
    wait_for_choice(page)


# Counts the locks on the screen that are held.
COUNT_LOCKS = """
globalThis.locks = 0;
Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({
  request: async () => {
    globalThis.locks += 1;
    let held = true;
    return { release: async () => { if (held) globalThis.locks -= 1; held = false; } };
  },
}) });
"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_screen_stays_awake_during_a_game_alone_and_not_longer(page: Page, site: Site) -> None:
    page.add_init_script(COUNT_LOCKS)
    start_game(page, site.url, tips=False)
    wait_until(page, "locks === 1")
    page.evaluate(HIDE, "hidden")
    wait_until(page, "locks === 0")
    page.evaluate(HIDE, "visible")
    wait_until(page, "locks === 1")
    back_to_lobby(page)
    wait_until(page, "locks === 0")


def is_left(page: Page) -> bool:
    """Whether the board begins beside the panel: cards of a question may lie over both."""
    board = page.locator(".board").bounding_box()
    assert board is not None
    return board["x"] > 0


@NIGHTLY
def test_the_panel_lies_at_the_hand_and_the_text_has_the_size_that_was_chosen(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    for width, height in ((1180, 820), (1440, 900)):
        resize(page, width, height)
        for hand in ("left", "right"):
            page.get_by_test_id("device").click()
            page.locator(f'[data-testid="hand"][data-value="{hand}"]').click()
            page.keyboard.press("Escape")
            assert is_left(page) == (hand == "left"), (width, height)
    resize(page, 1180, 820)
    size = "parseFloat(getComputedStyle(document.querySelector('.prompt h2')).fontSize)"
    usual = page.evaluate(size)
    page.get_by_test_id("device").click()
    page.locator('[data-testid="text-size"][data-value="130"]').click()
    expect(page.locator('[data-testid="text-size"][data-value="130"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    wait_for_setting(page, "text-size", "130")
    page.reload()
    wait_for_choice(page)
    assert page.evaluate(size) >= 1.2 * usual
