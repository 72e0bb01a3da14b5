"""Tests Point City's questions on the smallest screens and in the largest letters."""

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.city_questions import city_questions
from tests.e2e.crowding import crowded
from tests.e2e.robot import open_save
from tests.e2e.support import open_site, resize, switch_tips_off
from tools.serve import Site

PHONES = ((390, 844), (360, 740), (320, 568), (667, 375))
TABLETS = ((1180, 820), (820, 1180))
# In per cent of the usual size; see web/app/device/comfort.js.
TEXT_SIZES = ("100", "130", "160")
SET_TEXT_SIZE = "(size) => { document.documentElement.dataset.textSize = size; }"
# What a payment is about, and what it is made with, that is out of sight.
PAYMENT_OUT_OF_SIGHT = """() => [".pc-card[data-asked]", ".pc-due .chip", ".pc-payment .pc-stack", ".ask .option"].filter((part) => {
  const all = [...document.querySelectorAll(part)];
  return all.length === 0 || all.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    return width < 10 || !(document.elementFromPoint(x, y)?.closest(part));
  });
})"""

MARKET_OUT_OF_SIGHT = """() => {
  const { bottom } = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".pc-market > *")].filter((cell) => cell.getBoundingClientRect().bottom > bottom + 1).length;
}"""


def open_question(page: Page, site: Site, kind: str, lang: str = "en") -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)
    show_question(page, kind)


def show_question(page: Page, kind: str) -> None:
    open_save(page, city_questions()[kind], f"city-{kind}")


def test_a_payment_on_a_phone_shows_the_building_in_the_market_and_the_cards_to_pay_with(
    page: Page, site: Site
) -> None:
    open_question(page, site, "payment")
    for width, height in PHONES:
        resize(page, width, height)
        expect(page.locator(".pc-market")).to_be_visible()
        assert page.evaluate(PAYMENT_OUT_OF_SIGHT) == [], (width, height)
        assert page.evaluate(MARKET_OUT_OF_SIGHT) == 0, (width, height)
    # A larger screen has the own cards beside the market.
    resize(page, *TABLETS[0])
    expect(page.locator(".pc-payment .pc-hand")).to_be_hidden()
    expect(page.locator(".own .pc-hand")).to_be_visible()


@pytest.mark.nightly("the first kinds of question are measured at 100 % on a push (test_point_city.py)")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_at_any_size_of_letters(page: Page, site: Site, lang: str) -> None:
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    switch_tips_off(page)
    faults: dict[str, list[str]] = {}
    for kind in city_questions():
        show_question(page, kind)
        for text in TEXT_SIZES:
            page.evaluate(SET_TEXT_SIZE, text)
            for width, height in (*PHONES, *TABLETS):
                resize(page, width, height)
                found = crowded(page)
                if kind == "payment" and (width, height) in PHONES and page.evaluate(MARKET_OUT_OF_SIGHT):
                    found.append("rows of the market are out of sight")
                if found:
                    faults[f"{kind}, {text} %, {width}x{height}"] = found
        page.evaluate(SET_TEXT_SIZE, "100")
        page.get_by_test_id("leave").click()
    assert faults == {}
