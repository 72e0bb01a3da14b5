"""Tests people around one tablet.

Until one says that they have it, the page tells nothing that only one person may know.

That holds in whatever way a game comes to the screen. Who has the tablet is not asked again before another person is.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.one_tablet import COMPUTER, NAMES, SEATS, WATCH, faults_of, private_words, save_of, stored_save
from tests.e2e.robot import back_to_lobby, choose_game, wait_for_choice
from tests.e2e.support import (
    import_text,
    next_frame,
    open_form,
    open_site,
    press_escape,
    resume_match,
    wait_for_setting,
)
from tests.tiers import sampled
from tools.serve import Site

MATCH = "tablet"
FLAGS = "?lang=en&motion=0&seed=7&players=4"
INSTANT = f"{FLAGS}&bots=instant"
# What others do is told, and heard.
HEARD = f"{FLAGS}&bots=fast"
ARM = "() => { law.armed = true; }"
# A script's press, since the guard of double presses would pass over a quick second one of a pointer.
TAKE = """() => {
  Object.assign(law, { armed: false });
  for (const noted of [law.told, law.drawn]) noted.clear();
  law.heard.length = 0;
  document.querySelector('[data-option="take-tablet"]').click();
}"""
# Answers by the first option until another person is to get the tablet, or the game is over.
TO_THE_NEXT = """async () => {
  for (const end = Date.now() + 100_000; Date.now() < end; await new Promise((done) => setTimeout(done, 5))) {
    if (document.querySelector('.curtain, [data-testid="game-over"]')) return;
    document.querySelector('[data-testid="story-continue"], [data-testid="option"]:enabled')?.click();
  }
  throw new Error("no curtain");
}"""
# Takes the tablet for each person in turn, and answers by the first option.
TO_THE_END = """async () => {
  for (const end = Date.now() + 300_000; Date.now() < end; await new Promise((done) => setTimeout(done, 5))) {
    if (document.querySelector('[data-testid="again"]')) return;
    document.querySelector('[data-option="take-tablet"], [data-testid="story-continue"], [data-testid="option"]:enabled')?.click();
  }
  throw new Error("no end");
}"""
SHOWN_AGAIN = "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"


def curtain(page: Page) -> Locator:
    return page.locator(".curtain h1")


def go_away(page: Page, site: Site) -> None:
    page.goto(f"{site.url}LICENSE")


def by_reload(page: Page, _site: Site) -> None:
    page.reload()


def by_resume(page: Page, _site: Site) -> None:
    back_to_lobby(page)
    page.evaluate(ARM)
    resume_match(page, MATCH)


def by_back_and_forward(page: Page, _site: Site) -> None:
    page.go_back()
    page.get_by_test_id("play-now").wait_for()
    page.evaluate(ARM)
    page.go_forward()


def by_typed_address(page: Page, _site: Site) -> None:
    back_to_lobby(page)
    page.evaluate(ARM)
    page.evaluate(f"location.hash = '#/game/{MATCH}'")


def by_copied_address(page: Page, site: Site) -> None:
    address = page.url
    go_away(page, site)
    page.goto(address)


def by_back_from_another_page(page: Page, site: Site) -> None:
    """A browser that dropped the tab makes the page anew in the same way, with its history."""
    go_away(page, site)
    page.go_back()


def by_address_of_its_past(page: Page, site: Site) -> None:
    address = page.url
    go_away(page, site)
    page.goto(address.replace(f"#/game/{MATCH}", f"#/replay/{MATCH}/3"))


def by_reload_of_its_past(page: Page, _site: Site) -> None:
    page.get_by_test_id("replay").click()
    page.get_by_test_id("moment").wait_for()
    page.reload()


def by_reload_of_the_help(page: Page, _site: Site) -> None:
    page.get_by_test_id("open-help").click()
    page.locator("#help-title").wait_for()
    page.reload()
    page.locator("#help-title").wait_for()
    page.go_back()


def by_shortcut(page: Page, site: Site) -> None:
    go_away(page, site)
    page.goto(f"{site.url}{INSTANT}&go=resume")


def by_a_kept_page(page: Page, _site: Site) -> None:
    page.evaluate(SHOWN_AGAIN)


def by_a_kept_page_at_its_past(page: Page, _site: Site) -> None:
    page.get_by_test_id("replay").click()
    page.get_by_test_id("moment").wait_for()
    page.evaluate(SHOWN_AGAIN)


WAYS: dict[str, Callable[[Page, Site], None]] = {
    name.removeprefix("by_"): way for name, way in list(globals().items()) if name.startswith("by_")
}
WAYS_TRIED = sampled(
    (*WAYS,),
    ("reload", "back_and_forward", "address_of_its_past", "a_kept_page"),
    "each way at each table, with a session in memory: curtain.test.js",
)
# Who sits there, and who is asked next.
TABLES = [
    ((0, 1), 0),
    ((0, 1), 1),
    ((0, 2), COMPUTER),
    ((1, 3), 3),
    ((0, 1, 3), 0),
    ((0, 2, 3), COMPUTER),
    ((0, 1, 2, 3), 0),
    ((0, 1, 2, 3), 2),
]
GAMES = ("citadels", "pointcity")
CASES = sampled(
    [(game, *table) for game in GAMES for table in TABLES],
    [("citadels", (0, 2), COMPUTER)],
    "each way at each table, with a session in memory: curtain.test.js",
)


def open_anew(page: Page, site: Site, game: str, people: tuple[int, ...], asked: int) -> None:
    """Opens the site, takes a game in from a file, and comes to its curtain."""
    page.add_init_script(WATCH)
    open_site(page, f"{site.url}{INSTANT}")
    import_text(page, save_of(game, people, asked, MATCH))
    page.locator(f'[data-match="{MATCH}"]').wait_for()
    resume_match(page, MATCH)


def take(page: Page, game: str, people: tuple[int, ...], match: str = MATCH) -> str:
    """Checks that nothing private is there beside the curtain, then takes the tablet; returns who has it."""
    curtain(page).wait_for()
    name = next(one for one in NAMES if one in curtain(page).inner_text())
    assert NAMES.index(name) in people
    # What is late has come.
    wait_for_choice(page)
    next_frame(page)
    assert faults_of(page, private_words(game, stored_save(page, match))) == []
    page.evaluate(TAKE)
    wait_for_choice(page)
    return name


def switch_sound_on(page: Page) -> None:
    """Switches on all that can be heard, in the lobby."""
    page.get_by_test_id("device").click()
    page.get_by_test_id("sound").check()
    page.locator('[data-volume="ambience"]').fill("100")
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "sound-ambience", "100")


def is_passed_on(page: Page, game: str, people: tuple[int, ...], holder: str, match: str = MATCH) -> str:
    """Plays until another person is to get the tablet, who takes it; returns who has it then."""
    if curtain(page).count() == 0:
        page.evaluate(TO_THE_NEXT)
    following = take(page, game, people, match)
    assert following != holder, "the same person twice"
    return following


@pytest.mark.parametrize(("game", "people", "asked"), CASES)
def test_nothing_hidden_shows_however_a_game_comes_to_the_screen(
    page: Page, site: Site, game: str, people: tuple[int, ...], asked: int
) -> None:
    open_anew(page, site, game, people, asked)
    holder = take(page, game, people)
    if asked != COMPUTER:
        assert holder == NAMES[asked]
        expect(page.locator(".whose")).to_contain_text(holder)
    for name in WAYS_TRIED:
        way = WAYS[name]
        if curtain(page).count() == 0:
            way(page, site)
            try:
                holder = take(page, game, people)
            except AssertionError as error:
                raise AssertionError(name) from error
        holder = is_passed_on(page, game, people, holder)
    assert len({holder, is_passed_on(page, game, people, holder)}) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_begins_with_a_curtain(page: Page, site: Site, game: str) -> None:
    page.add_init_script(WATCH)
    open_site(page, f"{site.url}{HEARD}")
    switch_sound_on(page)
    if game != "citadels":
        choose_game(page, game)
    open_form(page)
    page.locator(".chair select").nth(1).select_option("person")
    fields = page.locator(".chair input")
    for seat in range(SEATS):
        fields.nth(seat).fill(NAMES[seat])
    page.evaluate(ARM)
    page.get_by_test_id("start-game").click()
    curtain(page).wait_for()
    match = page.url.rpartition("/")[2]
    holder = take(page, game, (0, 1), match)
    is_passed_on(page, game, (0, 1), holder, match)
    assert page.evaluate("law.sounds") > 0, "sound was off"


@pytest.mark.nightly("in memory, with the same session: curtain.test.js")
@pytest.mark.parametrize("game", GAMES)
def test_a_restored_game_a_second_tab_and_another_game_have_a_curtain(
    page: Page, site: Site, game: str, another_device: BrowserContext, tmp_path: Path
) -> None:
    people = (0, 1)
    open_anew(page, site, game, people, 0)
    take(page, game, people)
    back_to_lobby(page)
    # A second tab knows nothing of who has the tablet.
    with page.context.new_page() as tab:
        tab.add_init_script(WATCH)
        open_site(tab, f"{site.url}{INSTANT}")
        tab.evaluate(ARM)
        resume_match(tab, MATCH)
        take(tab, game, people)
    page.get_by_test_id("device").click()
    with page.expect_download() as download:
        page.get_by_test_id("backup-now").click()
    download.value.save_as(tmp_path / "backup.json")
    with another_device.new_page() as other:
        other.add_init_script(WATCH)
        open_site(other, f"{site.url}{INSTANT}")
        other.get_by_test_id("device").click()
        other.get_by_test_id("backup-restore").set_input_files(tmp_path / "backup.json")
        expect(other.get_by_test_id("backup-state")).to_contain_text("One game was added")
        press_escape(other, other.get_by_test_id("device-sheet"))
        other.evaluate(ARM)
        resume_match(other, MATCH)
        holder = take(other, game, people)
        # The game that is over lies open until the curtain of the next one is there.
        other.evaluate(TO_THE_END)
        other.get_by_test_id("again").click()
        curtain(other).wait_for()
        match = other.url.rpartition("/")[2]
        assert match != MATCH
        take(other, game, people, match)
        assert holder in NAMES


def test_one_person_meets_no_curtain(page: Page, site: Site) -> None:
    page.add_init_script("""new MutationObserver(() => { window.met ||= document.querySelector(".curtain") !== null; })
      .observe(document, { subtree: true, childList: true })""")
    open_site(page, f"{site.url}{INSTANT}")
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    assert page.evaluate("window.met") is False
    page.reload()
    wait_for_choice(page)
    page.go_back()
    page.get_by_test_id("play-now").wait_for()
    page.go_forward()
    wait_for_choice(page)
    assert page.evaluate("window.met") is False
