"""Tests tables of four, six and eight with names of ten letters, tips on, in letters of all sizes, on all screens."""

import pytest
from playwright.sync_api import Page

from tabletop.texts.locales import LANGUAGES
from tests.e2e.crowding import MEASURE, MUST_READ, SET_LETTERS, SMALLEST
from tests.e2e.robot import choose_game, press, wait_for_choice
from tests.e2e.support import next_frame, open_form, open_site, resize
from tests.tiers import sampled
from tools.serve import Site

NAMES = (
    "Bartholomy",
    "Wilhelmina",
    "Konstantyn",
    "Anastasiia",
    "Maximilian",
    "Clementina",
    "Volodymyra",
    "Gwendolyne",
)
SIZES = sampled(
    [
        *((320, 568), (360, 740), (390, 844), (667, 375), (844, 390), (820, 1180), (1024, 768)),
        *((1180, 820), (1440, 900), (1920, 1080), (2560, 1440)),
    ],
    ((320, 568), (1180, 820)),
    "the lowest phone and a tablet; the night has all sizes",
)
LETTERS = sampled((100, 130, 160), (160,), "the largest letters take the most room")
SHOWN = sampled(LANGUAGES, ("en",), "names have the same length in each")
TABLES = sampled(
    [("citadels", 4), ("citadels", 6), ("citadels", 8), ("pointcity", 2), ("pointcity", 4)],
    [("citadels", 8)],
    "the fullest table",
)
# Beside what must be read anywhere: who is who, and the figures of each player.
READ = f"{MUST_READ}, .plate .who, .facts .figure, .pc-plate h2 span, .pc-strip span, .pc-total, .when h1"
# Opens each card of the hand that has a band as a finger does, with the text of a unique district, and measures it.
OPENED = f"""([read, smallest]) => {{
  const measure = {MEASURE}, faults = [];
  for (const place of [...document.querySelectorAll(".cards > li")].filter((one) => one.querySelector(".strip"))) {{
    const wall = place.querySelector(".wall");
    const added = wall.querySelector(".text") ? null : wall.appendChild(document.createElement("span"));
    if (added) added.className = "text";
    if (added) added.textContent = "When you gain gold for districts of a type, this counts as the type that suits you best.";
    place.toggleAttribute("data-open", true);
    faults.push(...measure([read, smallest]).filter((fault) => fault.startsWith("under a band")));
    place.toggleAttribute("data-open", false);
    added?.remove();
  }}
  return faults;
}}"""


def sit_down(page: Page, site: Site, game: str, seats: int, lang: str) -> None:
    """Begins a game of people with long names, up to the first turn of the third round or so."""
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant&seed=7&players={seats}")
    if game != "citadels":
        choose_game(page, game)
    open_form(page)
    page.locator(".chair input").first.wait_for()
    for name, field in zip(NAMES, page.locator(".chair input").all(), strict=False):
        field.fill(name)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    press(page, 14)
    page.mouse.move(0, 0)


@pytest.mark.parametrize("lang", SHOWN)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_long_names_and_large_letters_leave_all_to_be_read(
    page: Page, site: Site, game: str, seats: int, lang: str
) -> None:
    sit_down(page, site, game, seats, lang)
    faults: dict[str, list[str]] = {}
    for width, height in SIZES:
        resize(page, width, height)
        for share in LETTERS:
            page.evaluate(SET_LETTERS, share)
            next_frame(page)
            found: list[str] = page.evaluate(MEASURE, [READ, SMALLEST])
            found += page.evaluate(OPENED, [READ, SMALLEST])
            if found:
                faults[f"{width}x{height}, {share} %"] = found
    assert faults == {}
