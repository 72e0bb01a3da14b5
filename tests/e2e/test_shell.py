"""The lobby is there before the engine, and what needs the engine waits for it in sight."""

from playwright.sync_api import Page, Route, expect

from tests.e2e.robot import picture, press, start_game, wait_for_choice
from tools.serve import Site

FLAGS = "?lang=en&seed=7&players=4&motion=0&bots=instant"


class Gate:
    """Holds the engine's start back until it is opened."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Route] = []
        self.page = page
        page.route("**/engine/worker.py", self.hold)

    def hold(self, route: Route) -> None:
        self.waiting.append(route)

    def open(self) -> None:
        self.page.wait_for_timeout(100)
        for route in self.waiting:
            route.continue_()
        self.page.unroute("**/engine/worker.py")


def test_a_game_is_put_together_before_the_engine_is_there(page: Page, site: Site) -> None:
    gate = Gate(page)
    page.goto(f"{site.url}{FLAGS}")
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("start-game").click()
    expect(page.locator("progress")).not_to_have_count(0)
    expect(page.get_by_test_id("engine-ready")).to_have_count(0)
    gate.open()
    wait_for_choice(page)


def test_a_stored_game_opens_by_itself_once_the_engine_is_there(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 4)
    before = picture(page)
    gate = Gate(page)
    page.goto(f"{site.url}{FLAGS}")
    page.get_by_test_id("resume").click()
    expect(page.locator(".save progress")).to_be_visible()
    # Everything else still answers.
    page.get_by_test_id("open-help").click()
    page.keyboard.press("Escape")
    gate.open()
    wait_for_choice(page)
    assert picture(page) == before
