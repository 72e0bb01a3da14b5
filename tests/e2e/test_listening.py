"""Tests what one can ask by ear: by a key and by a button, told once by a live region, and the voice of the device."""

import re

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.listener import RECORD, TAKE
from tests.e2e.one_tablet import private_words, save_of
from tests.e2e.robot import press, start_game, wait_for_choice
from tests.e2e.support import import_text, open_site, press_escape, resume_match, switch_tips_off
from tools.serve import Site

WHOLE = "tests/js/listening.test.js reads each answer, in each language, on a push"
# Voices as a device has them: headless Chromium has none.
VOICES = """() => {
  globalThis.spoken = [];
  const voices = [{ name: "Own", lang: "en-US", localService: true, default: true, voiceURI: "own" },
    { name: "Cloud", lang: "en-GB", localService: false, default: false, voiceURI: "cloud" }];
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(globalThis, "speechSynthesis", { value: {
    getVoices: () => voices, addEventListener() {},
    speak: (said) => spoken.push(`${said.voice.name}: ${said.text}`), cancel: () => spoken.push("stopped") } });
}"""


def heard_after(page: Page, key: str) -> list[str]:
    """What the live regions tell after a key."""
    page.evaluate(TAKE)
    page.keyboard.press(key)
    page.wait_for_function("() => heard.some(({ kind }) => kind === 'told')")
    return [one["words"] for one in page.evaluate(TAKE) if one["kind"] == "told"]


@pytest.mark.nightly(WHOLE)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_each_key_is_answered_by_a_live_region(page: Page, site: Site, game: str, lang: str) -> None:
    start_game(page, site.url, game=game, lang=lang, tips=False)
    page.evaluate(RECORD)
    answers = [heard_after(page, f"Control+Shift+{number}") for number in range(1, 8)]
    assert all(len(told) == 1 and told[0] for told in answers), answers
    assert len({told[0] for told in answers}) == len(answers)
    again = heard_after(page, "Control+Shift+3")
    # All about a card is said once.
    assert again == answers[2] or len(again[0]) < len(answers[2][0])


@pytest.mark.nightly(WHOLE)
def test_the_sheet_asks_sets_and_says_that_there_is_no_voice(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    page.keyboard.press("Control+Shift+9")
    sheet = page.get_by_test_id("listen-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_test_id("listen-topic")).to_have_count(7)
    expect(sheet.get_by_test_id("voice-none")).to_have_text(
        "This device has no voice of its own for this language."
    )
    sheet.locator('[data-topic="hand"]').click()
    expect(sheet.get_by_test_id("listen-told")).to_contain_text("4 cards in hand")
    sheet.locator('[data-testid="telling"][data-value="short"]').click()
    sheet.locator('[data-testid="listen-key"][data-place="2"]').select_option("F8")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.evaluate(RECORD)
    assert re.fullmatch(r"4 cards in hand\. Your character: [^.]+\.", heard_after(page, "F8")[0])


@pytest.mark.nightly("the law of one tablet is held by tests/js/curtain.test.js and listening.test.js")
def test_the_voice_reads_what_is_told_and_stops_at_a_press(page: Page, site: Site) -> None:
    page.add_init_script(f"({VOICES})()")
    start_game(page, site.url, tips=False)
    page.keyboard.press("Control+Shift+9")
    page.get_by_test_id("voice").check()
    expect(page.get_by_test_id("voice-none")).to_have_count(0)
    expect(page.get_by_test_id("voice-name").locator("option")).to_have_text(["Own"])
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+3")
    page.wait_for_function("() => spoken.some((said) => said.startsWith('Own: 4 cards in hand'))")
    page.evaluate("() => spoken.splice(0)")
    page.keyboard.press("Control")
    page.wait_for_function("() => spoken[0] === 'stopped'")
    page.get_by_test_id("option").first.click()
    page.wait_for_function("() => spoken.filter((said) => said !== 'stopped').length > 1")


@pytest.mark.nightly("the law of one tablet is held by tests/js/curtain.test.js and listening.test.js")
def test_the_voice_says_nothing_hidden_where_people_share_a_tablet(page: Page, site: Site) -> None:
    """A person asks for the own hand and answers: a screen reader with earphones tells them, the voice does not."""
    page.add_init_script(f"({VOICES})()")
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    switch_tips_off(page)
    page.keyboard.press("Control+Shift+9")
    page.get_by_test_id("voice").check()
    press_escape(page, page.get_by_test_id("listen-sheet"))
    save = save_of("citadels", (0, 2), 0, "aloud")
    import_text(page, save)
    resume_match(page, "aloud")
    page.locator('[data-option="take-tablet"]').click()
    wait_for_choice(page)
    # What has happened so far is known to all.
    page.evaluate("() => spoken.splice(0)")
    for key in (2, 3, 4):
        page.evaluate(RECORD)
        assert heard_after(page, f"Control+Shift+{key}")
    spoken: list[str] = page.evaluate("() => spoken.splice(0)")
    hidden = private_words("citadels", save)
    assert len(hidden) > 4
    assert [said for said in spoken if any(word in said for word in hidden)] == []
    # What all of them know is said aloud.
    press(page, 6)
    page.wait_for_function("() => spoken.some((said) => said !== 'stopped')")


@pytest.mark.nightly("the page of help is drawn on a push by test_accessibility.py")
def test_the_help_tells_those_who_listen_first(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en#/help/citadels")
    page.locator("#help-title").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("open-ear")).to_be_focused()
    page.keyboard.press("Enter")
    ear = page.get_by_test_id("ear")
    chapters = [
        "How the table is laid out",
        "Answering",
        "Asking",
        "The device’s voice",
        "With one switch",
        "Learning",
    ]
    expect(ear.locator(".chapter h2")).to_have_text(chapters)
    expect(ear.get_by_test_id("listen-list").locator("kbd")).to_have_count(8)
    expect(page.get_by_test_id("guided-again")).to_be_visible()
