"""Tests the big screen: a table that holds no seat, and phones of which one passes on the reply of the next."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright, ViewportSize, expect

from tests.e2e import friends
from tests.e2e.conftest import LITTLE_MEMORY, Faults
from tests.e2e.robot import OVER, choose_game
from tests.e2e.support import open_form, open_site, wait_for_engine, wait_until
from tests.e2e.test_evening import begin_next, change
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "in memory in next-game.test.js; links are tested by test_link.py and test_friends.py"
)

GAMES = [
    "citadels",
    pytest.param(
        "pointcity",
        marks=pytest.mark.nightly(
            "in memory in next-game.test.js; links are tested by test_link.py and test_friends.py"
        ),
    ),
]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 667, "height": 375}
TABLET: ViewportSize = {"width": 820, "height": 1180}
# On a phone the own cards get the space of what the big screen shows, except in questions about others.
LARGE_HAND = """() => {
  const [board, hand] = [".board", ".hand"].map((part) => document.querySelector(part).getBoundingClientRect());
  return board.left < 8 && hand.height > 120;
}"""
PANEL_BELOW_HAND = """() => {
  const [side, hand] = [".side", ".hand"].map((part) => document.querySelector(part).getBoundingClientRect());
  return Math.abs(side.top - hand.bottom) < 24 && side.height > 500;
}"""
OWN_CARDS = {"citadels": ".me", "pointcity": ".pc-own"}
Devices = Callable[[ViewportSize], Page]


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    site = Site(dist)
    site.start()
    yield site
    site.cut()


@pytest.fixture
def devices(playwright: Playwright, tmp_path: Path, faults: Faults, site: Site) -> Iterator[Devices]:
    """Starts a browser of its own with a window of some size."""
    # They close before the site stops: a failed request would be an error in the console.
    del site
    with ExitStack() as stack:

        def start(size: ViewportSize) -> Page:
            profile = tmp_path / str(len(list(tmp_path.iterdir())))
            page = stack.enter_context(
                friends.device(playwright.chromium, profile, faults, script=LITTLE_MEMORY)
            )
            page.set_viewport_size(size)
            return page

        yield start


def open_screen(page: Page, url: str, game: str) -> None:
    """Make the device a table of three for two friends."""
    open_site(page, f"{url}{friends.ADDRESS}&players=3")
    choose_game(page, game)
    open_form(page)
    page.get_by_test_id("big-screen").click()
    page.get_by_test_id("add-friend").click()
    page.get_by_test_id("start-game").click()
    page.get_by_test_id("next-seat-code").wait_for()


def reply_of(phone: Page, screen: Page, name: str) -> str:
    """Open the screen's invitation on a phone; return its reply."""
    link = screen.get_by_test_id("next-seat-code").get_by_test_id("invitation").inner_text()
    phone.goto(link.replace("#", f"{friends.ADDRESS}#"))
    phone.get_by_test_id("join-name").fill(name)
    reply = phone.get_by_test_id("reply").inner_text()
    wait_for_engine(phone)
    return reply


def sit_down(screen: Page, first: Page, second: Page) -> None:
    """Bring the first phone in by text, and the second one with the help of the first."""
    stale = reply_of(first, screen, "Ada")
    screen.get_by_test_id("reply-input").fill(stale)
    expect(friends.peer(screen, 0)).to_have_attribute("data-state", "open")
    expect(screen.locator("#next-title")).to_contain_text("Friend 2")
    # The code of the first seat is used up, and the second phone has not answered yet.
    first.get_by_test_id("pass-on-input").fill(stale)
    first.get_by_test_id("pass-on-reply").click()
    expect(first.get_by_test_id("carry-problem")).to_be_visible()
    first.get_by_test_id("pass-on-input").fill(reply_of(second, screen, "Bob"))
    first.get_by_test_id("pass-on-reply").click()
    expect(first.get_by_test_id("pass-on-status")).not_to_be_empty()
    expect(friends.peer(screen, 1)).to_have_attribute("data-state", "open")


def is_true(page: Page, expression: str) -> bool:
    """Say whether an expression is true in the page; a part of the table that it looks at may be missing now."""
    with suppress(Error):
        return bool(page.evaluate(expression))
    return False


def play_until_log_has(lines: int, screen: Page, phones: list[Page]) -> None:
    """Plays until the big screen's log has more lines than that."""
    log = screen.get_by_test_id("log").locator("li")
    friends.press_until(phones, lambda: log.count() > lines)


@NIGHTLY
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_phones_around_one_screen(devices: Devices, site: Site, game: str) -> None:
    screen, first, second = devices(TELEVISION), devices(PHONE), devices(PHONE)
    open_screen(screen, site.url, game)
    sit_down(screen, first, second)
    friends.deal(screen)
    for page in (screen, first, second):
        page.locator(".table").wait_for()
    own = OWN_CARDS[game]
    expect(screen.locator(own)).to_have_count(0)
    expect(screen.locator("[data-option]")).to_have_count(0)
    expect(screen.get_by_test_id("chat-input")).to_have_count(0)
    wait_until(screen, "Number(document.body.style.getPropertyValue('--zoom')) > 1.6")
    wait_until(screen, "document.documentElement.scrollHeight <= innerHeight + 1")
    for phone in (first, second):
        expect(phone.locator('.table[data-screen="phone"]').locator(own)).to_have_count(1)
        phone.get_by_test_id("friends").click()
        expect(phone.get_by_test_id("pass-on-reply")).to_be_visible()
        phone.get_by_test_id("back-to-table").click()
    play_until_log_has(25, screen, [first, second])
    if game == "citadels":
        for phone, size, laid_out in ((first, ON_ITS_SIDE, LARGE_HAND), (second, TABLET, PANEL_BELOW_HAND)):
            phone.set_viewport_size(size)
            friends.press_until([first, second], partial(is_true, phone, laid_out))
    friends.wait_until_agreed(screen, first)
    friends.reload(first, screen)
    expect(friends.peer(screen, 0)).to_have_attribute("data-state", "open")
    first.locator(".table").wait_for()
    play_until_log_has(45, screen, [first, second])
    expect(screen.get_by_test_id("tip")).to_have_count(0)


@NIGHTLY
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_the_same_phones_play_another_game(devices: Devices, site: Site, game: str) -> None:
    screen, first, second = devices(TELEVISION), devices(PHONE), devices(PHONE)
    open_screen(screen, site.url, game)
    sit_down(screen, first, second)
    friends.deal(screen)
    friends.play_together([first, second], screen)
    for phone in (first, second):
        friends.stop_pressing(phone)
    screen.get_by_test_id("again").click()
    # The game begins by itself once the phones are there.
    for page in (first, second, screen):
        expect(page.locator(OVER)).to_have_count(0)
        page.locator(".table").wait_for()
    expect(friends.peer(screen, 0)).to_have_attribute("title", "Ada is connected")
    play_until_log_has(8, screen, [first, second])
    # The phones know only the new room.
    friends.wait_until_agreed(screen, first)
    friends.reload(first, screen)
    expect(friends.peer(screen, 0)).to_have_attribute("data-state", "open")
    first.locator(".table").wait_for()


@NIGHTLY
def test_the_big_screen_changes_the_game_and_a_phone_less_watches(devices: Devices, site: Site) -> None:
    screen, first, second = devices(TELEVISION), devices(PHONE), devices(PHONE)
    open_screen(screen, site.url, "citadels")
    sit_down(screen, first, second)
    friends.deal(screen)
    friends.play_together([first, second], screen)
    for phone in (first, second):
        friends.stop_pressing(phone)
    change(screen, "pointcity", 2)
    begin_next(screen, [screen, first, second], "pointcity")
    expect(screen.locator("[data-option]")).to_have_count(0)
    expect(first.locator('.table[data-screen="phone"] .pc-own')).to_have_count(1)
    friends.play_together([first, second], screen)
    for phone in (first, second):
        friends.stop_pressing(phone)
    # One seat for a phone, the other for a computer player: the second phone watches.
    change(screen, "citadels", 2)
    screen.locator(".setup .chair select").nth(1).select_option("normal")
    expect(screen.get_by_test_id("next-come")).to_contain_text("Bob")
    begin_next(screen, [screen, first, second], "citadels")
    expect(second.locator(".table .me")).to_have_count(0)
    play_until_log_has(8, screen, [first])
