"""Tests the layout of the table on screens of all sizes.

Texts can be read, rows keep still, fingers hit what they press.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels.model.view import View
from tabletop.kernel.ask import AskView
from tests.e2e.robot import open_save, press, start_game
from tests.e2e.situations import Wanted, late, situation
from tests.e2e.support import open_site, resize, switch_tips_off
from tests.tiers import sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "crowding is measured at every fifteenth question, and cards are read at arm's length"
)

TABLET = (1180, 820)
PHONE = (390, 844)
# The fullest table has the least room.
TABLES = sampled([4, 8], [8], "the fullest table has the least room")

# Sizes of each other player's house, and whether its name fits inside. Only a name too long for one line has two lines.
HOUSES = """() => [...document.querySelectorAll(".others .house")].map((house) => {
  const box = (part) => (part ? house.querySelector(part) : house).getBoundingClientRect();
  const size = (part) => parseFloat(getComputedStyle(house.querySelector(part)).fontSize);
  const name = house.querySelector(".name"), inside = box(), art = box(".art"), written = box(".name");
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const text = range.getBoundingClientRect();
  return {
    name: name.textContent, lines, allowed: Number(name.closest(".wall").dataset.lines), type: size(".name"), cost: size(".cost"),
    width: inside.width, height: inside.height, art: Math.min(art.width, art.height), icon: box(".roof .icon").height,
    roof: box(".roof").height, badge: box(".cost").width,
    over: Math.max(inside.left - text.left, text.right - inside.right, written.bottom - inside.bottom),
  };
})"""

# Controls that are too small for a finger: measures how far each enabled control reaches from its middle. If its middle
# is covered, as in a fan of cards, it starts from a visible point.
MISSED = """() => {
  const missed = [];
  const controls = document.querySelectorAll("#app :is(button, select, a[href], summary), dialog[open] :is(button, select, a[href])");
  const top = document.querySelector("dialog[open]");
  const cards = document.querySelector(".ask.spread")?.getBoundingClientRect();
  for (const control of controls) {
    if (top && !top.contains(control)) continue;
    // Of a marked house or card the answer is in the panel, too.
    const answered = !control.matches(".is-target") || document.querySelector(`.ask [data-option="${CSS.escape(control.dataset.target)}"]`);
    if (control.matches(".house.is-target") && answered) continue;
    // The lowest phones have no room for more than five cards of that size: the sheet of the own row has each as a button.
    if (document.querySelector(".seat.own.whole") && control.closest(".cards")?.children.length > 5 && answered) continue;
    // Cards over the table and houses to choose cover part of a character's picture; its rank has 44 px and opens the same sheet:
    // what the cards leave of it is a remainder of any size.
    const rank = control.matches(".role, .medal") && document.querySelector(`.rank[data-thing="${control.dataset.thing}"]`)?.getBoundingClientRect();
    const least = rank && Math.min(rank.width, rank.height) >= 44 ? 24 : 44;
    const { left, top: y, width, height } = control.getBoundingClientRect();
    if (least === 24 && control.closest(".board") && y < cards?.bottom) continue;
    const hit = (x, y) => { const found = document.elementFromPoint(x, y); return found !== null && control.contains(found); };
    const seen = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((h) => [0.5, 0.25, 0.75, 0.1].map((v) => [left + width * h, y + height * v]));
    const at = seen.find(([x, y]) => hit(x, y));
    if (!at || control.disabled) continue;
    // By long steps first: each point that is looked at takes time.
    const reach = (dx, dy, most) => { let far = 0; for (const step of [7, 1]) while (far + step <= most && hit(at[0] + dx * (far + step), at[1] + dy * (far + step))) far += step; return far; };
    const side = (dx, dy) => { const before = reach(-dx, -dy, least - 1); return 1 + before + reach(dx, dy, least - 1 - before); };
    const across = side(1, 0), along = side(0, 1);
    const edge = (control.closest(".board") ?? document.body).getBoundingClientRect();
    // At the edge of what scrolls it may be cut off; scrolled into sight it is whole.
    const cut = at[1] + least > innerHeight || control.closest(".options, .others, .ranks, .log, .lobby-main, .help-main, .pc-city, .pc-aside") || y < edge.top || y + height > edge.bottom;
    if (cut && along < least - 1) continue;
    if (across < least - 1 || along < least - 1) {
      missed.push(`${control.className || control.tagName} "${control.innerText.trim().slice(0, 20)}" ${across}x${along}`);
    }
  }
  return missed;
}"""


# Whether each name in the hand is inside the hand and not covered.
SEEN_NAMES = """() => [...document.querySelectorAll(".cards .name")].map((name) => {
  const card = name.closest("li"), { left, right, top, bottom } = name.getBoundingClientRect(), all = card.parentElement.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return card.contains(found) && left >= all.left - 4 && right <= all.right + 4 && bottom <= all.bottom + 4;
})"""


def sit(
    page: Page, site: Site, players: int, lang: str = "en", *, wanted: Wanted = late, seed: int = 1
) -> None:
    """Opens a game at a turn; usually one in which much has been built."""
    enter(page, site, lang)
    take_seat(page, players, wanted=wanted, seed=seed)


def enter(page: Page, site: Site, lang: str = "en") -> None:
    """Opens the lobby, with tips switched off: they lie over what is looked at."""
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)


def take_seat(page: Page, players: int, *, wanted: Wanted = late, seed: int = 1) -> None:
    """Goes on from the lobby to a game at a turn."""
    open_save(page, situation(players, wanted=wanted, seed=seed), f"situation-{players}")


def houses(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(HOUSES)
    assert len(found) > 10
    return found


# Each language once: names differ, sizes do not.
@pytest.mark.parametrize(
    ("players", "art", "badge", "lang"),
    [
        pytest.param(5, 60, 28, "en", marks=NIGHTLY),
        (8, 44, 24, "uk"),
        # The own town takes room of the rows.
        pytest.param(4, 60, 28, "en", marks=NIGHTLY),
        pytest.param(5, 60, 28, "fr", marks=NIGHTLY),
        pytest.param(8, 44, 24, "ru", marks=NIGHTLY),
    ],
)
def test_cards_are_read_at_arms_length(
    page: Page, site: Site, players: int, art: int, badge: int, lang: str
) -> None:
    sit(page, site, players, lang)
    for house in houses(page):
        assert house["art"] >= art, house
        assert house["badge"] >= badge, house
        assert house["over"] <= 1, house
        assert house["lines"] <= house["allowed"], house
        # English names are short enough for the full size; elsewhere the longest words are a little smaller.
        least = 15 if lang == "en" else 13.5
        assert house["type"] >= (least if house["allowed"] == 1 else 11), house
        if players <= 5:
            assert (house["width"] >= 72, house["height"] >= 104) == (True, True), house
            assert house["roof"] >= 22, house
            assert house["icon"] >= 20, house
            assert house["cost"] >= 18, house


@NIGHTLY
def test_own_city_is_the_tallest_row(page: Page, site: Site) -> None:
    rows = "(own) => [...document.querySelectorAll(own)].map((row) => row.getBoundingClientRect().height)"
    enter(page, site)
    for players in sampled((2, 3, 4, 5, 6, 7, 8), (2, 5, 8), "two, five and eight players"):
        take_seat(page, players)
        own, others = page.evaluate(rows, ".seat.own")[0], page.evaluate(rows, ".others > .seat")
        assert own >= 140, players
        assert own >= max(others), players
        assert players > 5 or min(others) >= 111, (players, others)
        page.get_by_test_id("leave").click()


@NIGHTLY
@pytest.mark.parametrize("players", TABLES)
def test_no_row_moves_when_something_is_built(page: Page, site: Site, players: int) -> None:
    start_game(page, site.url, players=players)
    heights = "() => [...document.querySelectorAll('.seat:not(.active)')].map((row) => [row.className, Math.round(row.getBoundingClientRect().height)])"
    seen: dict[str, set[int]] = {}
    built = 0
    for _ in range(30):
        press(page, 1)
        if page.get_by_test_id("game-over").count():
            break
        for name, height in page.evaluate(heights):
            seen.setdefault(name.replace(" complete", ""), set()).add(height)
        built = page.locator(".house").count()
    assert built > players
    assert {name: len(found) for name, found in seen.items()} == dict.fromkeys(seen, 1), seen


# On a push a tablet, and a phone upright and on its side; at night others too.
SCREENS = (
    TABLET,
    PHONE,
    *(sampled(((667, 375), (820, 1180), (590, 410)), (), "a tablet and an upright phone")),
)


@pytest.mark.nightly("crowding.py measures controls at every fifteenth question")
@pytest.mark.parametrize("players", TABLES)
def test_fingers_find_every_control(page: Page, site: Site, players: int) -> None:
    sit(page, site, players)
    missed: dict[str, list[str]] = {}
    for width, height in SCREENS:
        resize(page, width, height)
        tabs = [tab for tab in page.locator(".tabs button").all() if tab.is_visible()]
        for at in range(max(1, len(tabs))):
            if tabs:
                tabs[at].click()
            page.mouse.move(0, 0)
            if found := page.evaluate(MISSED):
                missed[f"{width}x{height}, {at}"] = found
    assert missed == {}


# Buttons with the focus that have no width, but an outline: one stands beside something else, as if that had the focus.
STRAY = """() => [...document.querySelectorAll(".board button")].filter((one) => {
  one.focus({ focusVisible: true });
  return document.activeElement === one && one.offsetWidth < 2 && parseFloat(getComputedStyle(one).outlineWidth) > 0;
}).map((one) => one.className)"""


@pytest.mark.nightly("only on low phones the button of a row has no width")
def test_the_focus_is_drawn_round_something(page: Page, site: Site) -> None:
    sit(page, site, 2)
    for size in ((320, 568), (360, 740)):
        resize(page, *size)
        page.get_by_test_id("tab-city").click()
        assert page.evaluate(STRAY) == [], size


def building(view: View, ask: AskView) -> bool:
    """A turn late in the game in which nothing is asked of others."""
    verbs = {option.verb for option in ask.options}
    return late(view, ask) and "build" in verbs and not verbs & {"ability", "use"}


@NIGHTLY
def test_a_phone_shows_one_part_of_the_table_at_a_time(page: Page, site: Site) -> None:
    sit(page, site, 5, wanted=building)
    resize(page, *PHONE)
    parts = {"tab-table": ".others", "tab-city": ".seat.own", "tab-log": ".log"}
    # A turn is about what one holds.
    expect(page.get_by_test_id("tab-city")).to_have_attribute("aria-pressed", "true")
    for tab in parts:
        page.get_by_test_id(tab).click()
        for other, part in parts.items():
            expect(page.get_by_test_id(other)).to_have_attribute("aria-pressed", str(other == tab).lower())
            expect(page.locator(part)).to_be_visible(visible=other == tab)
    sheet = page.get_by_test_id("ask").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= PHONE[1] * 0.38 + 1
    resize(page, 667, 375)
    strip, panel = page.locator(".ranks").bounding_box(), page.locator(".side").bounding_box()
    assert strip is not None
    assert panel is not None
    assert (strip["x"], strip["height"], panel["width"]) == (0, 375, 260)


# Returns how far the figures of the players around a draft stay within their frames, in pixels: the least of all.
WITHIN = """(figure) => {
  for (const one of document.querySelectorAll('.rival .owner-fact [aria-hidden]')) if (figure && /^[0-9]+$/.test(one.innerText)) one.innerText = figure;
  const gaps = [...document.querySelectorAll('.rival')].flatMap((frame) => {
    const { right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.owner-fact')].map((one) => right - one.getBoundingClientRect().right);
  });
  return Math.min(...gaps);
}"""


@NIGHTLY
def test_figures_of_players_stay_within_their_frames_on_the_narrowest_phones(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    for figure in ("", "12"):
        for width, height in ((390, 844), (360, 740), (320, 568)):
            resize(page, width, height)
            assert page.evaluate(WITHIN, figure) >= 4, (figure, width)


def full_hand(view: View, ask: AskView) -> bool:
    return ask.kind == "turn" and len(view.hand) > 8


@pytest.mark.nightly("cards are read at arm's length on a push")
def test_a_large_hand_can_be_read(page: Page, site: Site) -> None:
    sit(page, site, 5, wanted=full_hand, seed=8)
    cards = page.locator(".cards > li")
    for size in (TABLET, PHONE):
        resize(page, *size)
        names = page.evaluate(SEEN_NAMES)
        assert len(names) == cards.count()
        assert all(names), (size, names)
    resize(page, *TABLET)
    # The opened card shows all its text.
    unique = page.locator('.card[data-type="unique"]').first
    expect(unique.locator(".text")).to_be_hidden()
    unique.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(unique.locator(".text")).to_be_visible()
    face, text = unique.locator(".card-face").bounding_box(), unique.locator(".text").bounding_box()
    assert face is not None
    assert text is not None
    assert text["y"] + text["height"] <= face["y"] + face["height"] + 1 <= TABLET[1] + 1
