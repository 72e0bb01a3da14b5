"""Tests that the own town is in sight beside the own row at all sizes.

It has every house, known at a glance, and covers nothing.
"""

import pytest
from playwright.sync_api import Page

from citadels.model.view import View
from tabletop.kernel.ask import AskView
from tests.e2e.crowding import SET_LETTERS
from tests.e2e.robot import choose_game, open_save, press, wait_for_choice
from tests.e2e.situations import Wanted, late, situation
from tests.e2e.support import open_form, open_site, resize, switch_tips_off, wait_until
from tests.tiers import sampled
from tools.serve import Site

SIZES = sampled(
    [
        *((320, 568), (360, 740), (390, 844), (667, 375), (844, 390), (820, 1180), (1024, 768)),
        *((1180, 820), (1440, 900), (1920, 1080), (2560, 1440)),
    ],
    ((320, 568), (667, 375), (1180, 820)),
    "the lowest phones and a tablet; the night has all sizes",
)
LETTERS = sampled((100, 160), (100,), "names and figures take more room in large letters")
# In pixels, of a house. Only beside a full city of two or three on the lowest phone, in the largest letters, is one
# below 20.
LEAST = 17
# Returns what is wrong with the picture of the own town: "" once nothing is.
FAULT = """() => {
  const area = document.querySelector(".me, .pc-own");
  const picture = [...area.querySelectorAll(".own-town img, .placed-town img")].find((one) => one.checkVisibility() && one.clientHeight > 1);
  if (!picture) return "no picture";
  const drawing = decodeURIComponent(picture.src), box = picture.getBoundingClientRect();
  const [, , wide, high] = drawing.match(/viewBox="([^"]+)"/)[1].split(" ").map(Number);
  const scale = Math.min(box.width / wide, box.height / high);
  const houses = [...drawing.matchAll(/<use href="#[^"]+"[^>]* width="([0-9]+)"[^>]*class="house"/g)].map(([, width]) => Number(width) * scale);
  const built = area.querySelectorAll(".house, .pc-slip").length;
  if (houses.length !== built) return `${houses.length} houses of ${built}`;
  if (houses.length > 0 && Math.min(...houses) < LEAST) return `a house of ${Math.min(...houses)} px`;
  const meet = (one) => Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1;
  const control = [...area.querySelectorAll("button")].find((one) => one.checkVisibility() && meet(one.getBoundingClientRect()));
  if (control) return `over ${control.innerText}`;
  // Nothing lies over it but the button of the whole row, which draws nothing there.
  const place = picture.parentElement;
  place.style.pointerEvents = "auto";
  const around = document.elementsFromPoint((box.left + box.right) / 2, Math.min(innerHeight, box.bottom) - 8);
  place.style.pointerEvents = "";
  const over = around.slice(0, around.indexOf(picture)).find((one) => !one.matches(".named"));
  if (around.includes(picture) && over) return `under ${over.className}`;
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".hidden") || !parent.checkVisibility() || parent.clientWidth === 1) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(meet)) return `over ${text.data}`;
  }
  return "";
}""".replace("LEAST", str(LEAST))


def few(view: View, ask: AskView) -> bool:
    """A turn of one who has built three districts."""
    return ask.kind == "turn" and len(view.seats[view.seat or 0].city) == 3


def find_faults(page: Page) -> dict[str, str]:
    """Return what is wrong at each size that has the own place in sight."""
    faults: dict[str, str] = {}
    for width, height in SIZES:
        resize(page, width, height)
        tab = page.locator(".tabs button").nth(1)
        if tab.is_visible():
            tab.click()
        for share in LETTERS:
            page.evaluate(SET_LETTERS, share)
            try:
                # It is drawn while the page has nothing else to do.
                wait_until(page, f"({FAULT})() === ''", seconds=10)
            except AssertionError:
                faults[f"{width}x{height}, {share} %"] = page.evaluate(FAULT)
    return faults


@pytest.mark.parametrize(
    ("players", "wanted"),
    sampled(
        [(players, wanted) for players in (2, 3, 4, 5, 6, 7, 8) for wanted in (few, late)],
        ((5, late),),
        "five rows leave no strip on a tablet; the night has all tables",
    ),
)
def test_every_size_has_the_own_town_in_sight(page: Page, site: Site, players: int, wanted: Wanted) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    switch_tips_off(page)
    open_save(page, situation(players, wanted=wanted), f"situation-{players}")
    assert find_faults(page) == {}


@pytest.mark.parametrize("players", sampled((1, 2, 4), (2,), "the own place is the same at each table"))
def test_every_size_has_the_own_town_of_point_city_in_sight(page: Page, site: Site, players: int) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant&seed=7&players={players}")
    switch_tips_off(page)
    choose_game(page, "pointcity")
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    press(page, 18)
    assert find_faults(page) == {}
