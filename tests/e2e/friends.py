"""People at several devices: each browser is a process of its own, and the texts between them are carried by hand."""

from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import BrowserType, Page

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import open_site

ADDRESS = "?lang=en&motion=0&bots=instant"
ROBOT = f"""() => {{
  globalThis.robot ??= setInterval(() => document.querySelector('{OPTION}')?.click(), 10);
}}"""


@contextmanager
def device(chromium: BrowserType, *, size: tuple[int, int] = (1180, 820)) -> Generator[Page]:
    """A browser of its own with an empty profile."""
    browser = chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    try:
        context = browser.new_context(locale="en-GB", viewport={"width": size[0], "height": size[1]})
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
    finally:
        browser.close()


def open_table(page: Page, url: str, *, players: int, friends: int) -> None:
    """Opens a table for so many friends, the first seats after the own; the others are computer players."""
    open_site(page, f"{url}{ADDRESS}&players={players}")
    page.get_by_test_id("new-game").click()
    for _ in range(friends):
        page.get_by_test_id("add-friend").click()
    page.get_by_test_id("start-game").click()
    page.get_by_test_id("waiting-room").wait_for()


def invitation(opener: Page, seat: int | str) -> str:
    """Makes an invitation for a seat, and reads its link."""
    opener.locator(f'[data-testid="invite"][data-seat="{seat}"]').click()
    return opener.get_by_test_id("invitation").input_value()


def bring(opener: Page, guest: Page, link: str) -> None:
    """Carries the texts of an invitation between two browsers until they are connected."""
    guest.goto(link.replace("#", f"{ADDRESS}#"))
    reply = guest.get_by_test_id("reply").input_value()
    opener.get_by_test_id("reply-input").fill(reply)
    opener.get_by_test_id("accept-reply").click()
    guest.get_by_test_id("connect").click()


def press_on(page: Page) -> None:
    """Lets a robot in the page press the first option whenever somebody is asked, until the page goes."""
    page.evaluate(ROBOT)


def play_together(pages: list[Page]) -> None:
    """Plays until the game is over on all pages."""
    for page in pages:
        press_on(page)
    for page in pages:
        page.locator(OVER).wait_for(timeout=4 * PATIENCE)
