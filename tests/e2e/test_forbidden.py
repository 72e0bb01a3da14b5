"""Tests a browser that forbids the page to store, to lock or to have a service worker.

It plays all the same, and says so.

At an address that is not secure no game can be played; the page says that the address is the cause.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route, expect

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE, Faults
from tests.e2e.robot import play_on, press, start_game, wait_for_choice
from tests.e2e.slow import slow_context
from tests.e2e.support import open_form, open_site
from tests.tiers import at_night
from tools.serve import Site

pytestmark = pytest.mark.first_visit

REFUSE_LOCKS = """
LockManager.prototype.request = async () => { throw new DOMException("denied", "SecurityError"); };
LockManager.prototype.query = LockManager.prototype.request;
"""
REFUSE_WORKERS = """
Object.defineProperty(Navigator.prototype, "serviceWorker", {
  get() { throw new DOMException("denied", "SecurityError"); },
});
"""
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}


@pytest.fixture
def blocked(playwright: Playwright, tmp_path: Path, faults: Faults, site: Site) -> Iterator[BrowserContext]:
    """A Chromium whose person has blocked the data of all sites."""
    # It closes before the site stops: a failed request would be an error in the console.
    del site
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(BLOCKED), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=FLAGS, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    slow_context(context)
    context.on("console", faults.on_console)
    # PyScript also opens a database in the page, which nothing uses, and does not catch the failure.
    faults.expected.append("denied permission to use Service Worker")
    yield context
    context.close()


def test_a_game_is_played_where_site_data_is_blocked(
    blocked: BrowserContext, site: Site, tmp_path: Path
) -> None:
    page = blocked.new_page()
    open_site(page, f"{site.url}?lang=en&seed=7&players=4&motion=0&bots=instant")
    lobby = page.locator("#app")
    expect(lobby).to_contain_text("does not let the page save anything")
    expect(lobby).to_contain_text("cannot save the game for offline play")
    for untrue in ("You can play on", "Check the network", "Your games stay on this device"):
        expect(lobby).not_to_contain_text(untrue)
    open_form(page)
    page.get_by_test_id("start-game").click()
    # It is shown for some seconds, in which the computer players may still decide.
    expect(page.get_by_test_id("toast")).to_contain_text("let the page save anything")
    wait_for_choice(page)
    press(page, 5)
    with page.expect_download() as download:
        page.get_by_test_id("not-stored").click()
    download.value.save_as(tmp_path / "save.json")
    assert json.loads((tmp_path / "save.json").read_text(encoding="utf-8"))["game"] == "citadels"
    if at_night("nothing more is stored at the end of a game"):
        play_on(page)


@pytest.mark.nightly("blocked site data is tested on a push")
@pytest.mark.parametrize(
    "refusal",
    [
        pytest.param(
            REFUSE_LOCKS, id="locks", marks=pytest.mark.nightly("blocked site data is tested on a push")
        ),
        pytest.param(REFUSE_WORKERS, id="workers"),
    ],
)
def test_a_game_is_played_and_stored_without(page: Page, site: Site, refusal: str) -> None:
    page.add_init_script(refusal)
    start_game(page, site.url)
    press(page, 3)
    expect(page.get_by_test_id("not-stored")).to_have_count(0)
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("resume")).to_be_visible()


PLAIN = "http://family.test/"


def test_a_plain_http_address_is_named_as_the_cause_not_the_browsers_age(
    page: Page, site: Site, faults: Faults
) -> None:
    # A computer of the family serves the page: the browser withholds from this address what it offers at localhost.
    def serve(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(PLAIN, site.url)))

    page.route(f"{PLAIN}**", serve)
    faults.expected.append("family.test")
    page.goto(f"{PLAIN}?lang=en")
    notice = page.get_by_test_id("too-old")
    expect(notice).to_have_attribute("data-cause", "address")
    expect(notice.locator("h2")).to_have_text("This page needs a secure address")
    expect(notice).to_contain_text("https")
    expect(notice).to_contain_text("localhost")
    expect(page.locator("#app")).not_to_contain_text("too old")
