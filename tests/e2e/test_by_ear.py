"""Tests what is heard of a game, and how many presses it takes: ``listener.py`` plays with what a screen reader has."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.listener import Account, Listener, focus_of
from tests.e2e.one_tablet import save_of
from tests.e2e.robot import MOST_PRESSES, OPTION, play_on, start_game, wait_for_choice
from tests.e2e.support import (
    import_text,
    open_form,
    open_site,
    press_escape,
    resume_match,
    switch_tips_off,
    wait_for_setting,
)
from tools.serve import Site

# The most words of a question with its answers, half of the time, and of one that is asked for the first time.
WORDS, WORDS_AT_FIRST = 25, 60
# A person alone is asked for little but turns, each with a market of sixteen cards.
WORDS_ALONE = 30
# The most words of an event, half of the time.
EVENT_WORDS = 8
# The most presses of nineteen decisions in twenty: a digit and Enter.
PRESSES = 4
# The most of any decision with Tab and Enter alone, where Tab goes group by group.
SWITCH_PRESSES = 12
WHOLE = "a short game is heard on a push; the others come from the same views"

# Faults as an edit of the page could bring them, which hold whatever is drawn later.
PLANTED = {
    "label": (
        "unanswered",
        """() => new MutationObserver(() => document.querySelector('[data-testid="ask"]')?.removeAttribute("aria-labelledby"))
          .observe(document, { subtree: true, childList: true, attributes: true })""",
    ),
    "number": (
        "unanswered",
        """() => new MutationObserver(() => document.querySelectorAll("[aria-keyshortcuts]").forEach((one) => one.removeAttribute("aria-keyshortcuts")))
          .observe(document, { subtree: true, childList: true, attributes: true })""",
    ),
    "silence": ("unheard", "() => document.querySelector('[role=\"log\"]').removeAttribute('role')"),
    "twice": (
        "twice",
        """() => {
          const log = document.querySelector('[role="log"]');
          const again = Object.assign(document.createElement("div"), { role: "status" });
          document.body.append(again);
          new MutationObserver(() => { again.textContent = log.lastElementChild.textContent; }).observe(log, { childList: true });
        }""",
    ),
    "focus": (
        "lost",
        """() => new MutationObserver(() => document.activeElement.blur())
          .observe(document, { subtree: true, childList: true })""",
    ),
}


def check(account: Account, words: int = WORDS) -> None:
    """The numbers hold, and nothing was missed."""
    told = str(account)
    assert account.faults() == {}, told
    assert account.question_words <= words, told
    assert account.most_words_of_first <= WORDS_AT_FIRST, told
    assert account.event_words <= EVENT_WORDS, told
    assert account.presses() <= PRESSES, told


def check_the_end(listener: Listener) -> None:
    """The focus is on the heading that says who has won."""
    focus = focus_of(listener.tree())
    assert focus is not None
    assert focus.role == "heading"


def test_a_short_game_is_heard(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    account = Listener(page).play(8)
    check(account)
    assert len(account.decisions) == 8
    # What one jumps to.
    found = Counter(node.role for node in Listener(page).tree().values())
    assert [found[role] for role in ("banner", "main", "complementary")] == [1, 1, 1]
    assert found["heading"] > 4


@pytest.mark.nightly(
    "faults are planted in the page itself, where test_a_short_game_is_heard finds them (mutants.toml)"
)
@pytest.mark.parametrize("fault", PLANTED)
def test_planted_faults_are_found(page: Page, site: Site, fault: str) -> None:
    start_game(page, site.url, tips=False)
    listener = Listener(page, patience=20)
    count, script = PLANTED[fault]
    page.evaluate(script)
    assert count in listener.play(3).faults()


# Each size of table in another language.
TABLES = [
    *(("citadels", lang, players) for lang, players in zip(LANGUAGES, (4, 2, 3, 5, 8, 6), strict=True)),
    *(("pointcity", lang, players) for lang, players in zip(LANGUAGES, (4, 2, 3, 1, 4, 3), strict=True)),
]


@pytest.mark.nightly(WHOLE)
@pytest.mark.parametrize(("game", "lang", "players"), TABLES)
def test_whole_games_are_heard(page: Page, site: Site, game: str, lang: str, players: int) -> None:
    start_game(page, site.url, game=game, players=players, lang=lang, tips=False)
    listener = Listener(page, seed=LANGUAGES.index(lang))
    check(listener.play(MOST_PRESSES), WORDS if players > 1 else WORDS_ALONE)
    check_the_end(listener)


@pytest.mark.nightly("group-steps.test.js counts the presses to each of sixty-four answers")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_one_switch_plays_a_whole_game(page: Page, site: Site, game: str) -> None:
    start_game(page, site.url, game=game, tips=False)
    page.get_by_test_id("device").click()
    page.locator('[data-testid="steps"][data-value="groups"]').click()
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "steps", "groups")
    # The focus is on the gear.
    page.locator(OPTION).first.focus()
    listener = Listener(page, numbers=False)
    account = listener.play(MOST_PRESSES)
    assert account.faults() == {}, str(account)
    assert account.presses(1) <= SWITCH_PRESSES, str(account)
    check_the_end(listener)


@pytest.mark.nightly(WHOLE)
def test_the_story_of_others_is_heard_at_its_pace(page: Page, site: Site) -> None:
    """What is shown over the board one after the other is told once.

    The log tells it, and a card that waits for a press.
    """
    open_site(page, f"{site.url}?lang=en&seed=7&players=4")
    switch_tips_off(page)
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    check(Listener(page).play(8))


@pytest.mark.nightly("told-moment.test.js tells each moment of a game on a push")
def test_a_replay_is_heard(page: Page, site: Site) -> None:
    start_game(page, site.url, players=2, tips=False)
    play_on(page)
    listener = Listener(page)
    page.get_by_test_id("replay").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("moment").wait_for()
    page.keyboard.press("Home")
    listener.listen(lambda: True)
    begun = Counter(listener.log())
    listener.heard = []
    for number in range(1, 41):
        page.keyboard.press("ArrowRight")
        page.locator(f'.replay[data-shown="{number}"]').wait_for()
        listener.listen(lambda: True)
        focus = focus_of(listener.tree())
        assert focus is not None
        assert focus.role == "slider"
    heard = " ".join(listener.heard)
    new = Counter(listener.log()) - begun
    assert len(new) > 20
    assert [line for line in new if line not in heard] == []
    assert len(listener.heard) <= 40
    page.keyboard.press("Control+Shift+4")
    expect(page.get_by_test_id("answered")).to_contain_text("Your city, ")


@pytest.mark.nightly(WHOLE)
@pytest.mark.parametrize("width", [390, 320])
def test_a_game_on_a_phone_is_heard(page: Page, site: Site, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    start_game(page, site.url, players=6, tips=False)
    check(Listener(page, seed=3).play(20))


@pytest.mark.nightly(WHOLE)
def test_a_guided_game_is_heard(page: Page, site: Site) -> None:
    """Each note is told before the decision that it comes with, and a note that holds the game has the focus."""
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    listener = Listener(page)
    page.get_by_test_id("guided").focus()
    page.keyboard.press("Enter")
    account = listener.play(12)
    assert account.faults() == {}, str(account)
    assert len(account.decisions) == 12
    assert account.presses() <= PRESSES
    assert any(words.startswith("Guided game") for words in listener.ever)


@pytest.mark.nightly(WHOLE)
def test_an_undo_is_heard(page: Page, site: Site) -> None:
    start_game(page, site.url, tips=False)
    listener = Listener(page, seed=2)
    listener.play(3)
    page.keyboard.press("Control+z")
    account = listener.play(2)
    assert account.faults() == {}, str(account)
    assert any(words.startswith("Undone") for words in listener.ever), listener.ever


@pytest.mark.nightly("tests/js/hearing.test.js tells each person each line once on a push")
def test_people_round_one_tablet_hear_what_happened(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    switch_tips_off(page)
    import_text(page, save_of("citadels", (0, 2), 0, "heard"))
    resume_match(page, "heard")
    listener = Listener(page)
    account = listener.play(MOST_PRESSES)
    assert (account.unheard, account.unanswered, account.lost) == ([], [], []), str(account)
    assert account.question_words <= WORDS
    assert len(listener.lines) == 2
    check_the_end(listener)
