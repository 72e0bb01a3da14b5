"""Tests the link of a replay: taken at the end of a game, opened on another device, and its deal played there."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.library import BaseGame
from tabletop.match.kind import Kind
from tests.e2e.robot import back_to_lobby, play_on, press, wait_for_choice
from tests.e2e.situations import open_end
from tests.e2e.support import (
    REFUSE_SHARING,
    behind,
    check_refusals,
    open_form,
    open_site,
    press_escape,
    resize,
)
from tests.e2e.test_accessibility import violations
from tests.e2e.test_replay import Engine, go, last_moment, shown
from tests.tiers import at_night
from tools.serve import Site

FLAGS = "?lang=en&motion=0&bots=instant"
STORED = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("citadels-table");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const count = asked.result.transaction("matches").objectStore("matches").count();
    count.onsuccess = () => (asked.result.close(), resolve(count.result));
  };
})"""


SIZES = [(1180, 820), (820, 1180), (390, 844), (667, 375)]


def watch(page: Page) -> None:
    """Opens the replay behind its cover, and stops it."""
    page.get_by_test_id("watch").click()
    page.get_by_test_id("moment-play").click()


def link_of(kind: Kind, players: int, **setup: str) -> str:
    """Return the link of a game of players without a plan."""

    class Game(BaseGame):
        pass

    Game.kind = kind
    game = Game(players, 7, **setup)
    while not game.is_over:
        game.push(*game.advice("random"))
    return game.to_link()


def test_a_finished_game_is_sent_as_a_link_and_its_deal_is_played(
    page: Page, another_device: BrowserContext, site: Site
) -> None:
    open_end(page, site, players=4, left=1)
    play_on(page)
    page.evaluate(REFUSE_SHARING)
    page.get_by_test_id("replay-link").click()
    link = page.get_by_test_id("replay-link-text").inner_text()
    check_refusals(page, "getSelection().toString()", link)
    page.get_by_test_id("code").wait_for()
    assert link.startswith(f"{site.url}#r=citadels.")
    assert len(link) <= 250
    assert violations(page) == []
    press_escape(page, page.locator("#dialog"))

    other = another_device.new_page()
    other.goto(link.replace("#", f"{FLAGS}#"))
    # The cover says who played and what they scored.
    expect(other.get_by_test_id("cover-score")).to_have_count(4)
    assert "#" not in other.url
    assert violations(other) == []
    # What came with a link is stored nowhere but in this tab.
    other.reload()
    watch(other)
    seats = other.get_by_test_id("replay-seat").locator("option").all_inner_texts()
    assert len(seats) == 5, "all seats, and all hands"
    go(other, last_moment(other) // 2)
    other.get_by_test_id("replay-coach").wait_for()
    if at_night("test_ending.py opens the course of a game, which leads into its replay"):
        other.get_by_test_id("turning-points").click()
        other.get_by_role("dialog").locator(".chart").wait_for()
        assert violations(other) == []
        other.get_by_test_id("turning-point").first.click()
        expect(other.get_by_role("dialog")).to_have_count(0)
    assert other.evaluate(STORED) == 0
    if not at_night(
        "the same deal is dealt in test_replay_link.py of the engine, from a replay in replay-controller.test.js"
    ):
        return

    # The same link again, from the replay.
    other.get_by_test_id("replay-link").click()
    expect(other.get_by_test_id("replay-link-text")).to_have_text(link)
    press_escape(other, other.locator("#dialog"))

    # The same cards for the same seat.
    seat = int(other.get_by_test_id("replay-seat").input_value())
    go(other, 0)
    deal = shown(other)["hand"]
    other.get_by_test_id("play-deal").click()
    other.get_by_test_id("confirm-dialog").click()
    wait_for_choice(other)
    expect(other.locator(".me .seat")).to_have_attribute("data-seat", str(seat))
    assert sorted(shown(other)["hand"])[: len(deal)] == sorted(deal)
    press(other, 2)
    back_to_lobby(other)
    expect(other.get_by_test_id("resume")).to_have_count(1)
    assert other.evaluate(STORED) == 1


@pytest.mark.nightly("the link is shown at one size on a push")
@pytest.mark.parametrize(("kind", "players"), [(CITADELS, 6), (POINT_CITY, 3)], ids=["citadels", "pointcity"])
def test_a_link_fits_every_screen(page: Page, site: Site, kind: Kind, players: int) -> None:
    page.goto(f"{site.url}{FLAGS}#r={link_of(kind, players)}")
    for width, height in SIZES:
        resize(page, width, height)
        expect(page.get_by_test_id("watch")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("cover-score").last).to_be_in_viewport(ratio=1)
    watch(page)
    expect(page.get_by_test_id("seat")).to_have_count(players)
    go(page, 9)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for name in ("play-deal", "turning-points", "replay-link", "export"):
            button = page.get_by_test_id(name)
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, (width, name)
            assert box["x"] + box["width"] <= width, (width, name)
        page.get_by_test_id("replay-link").click()
        page.get_by_test_id("code").wait_for()
        sheet = (
            page.get_by_role("dialog")
            .locator(".sheet")
            .evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
        )
        assert sheet, width
        press_escape(page, page.locator("#dialog"))


@pytest.mark.nightly("refused in test_replay_link.py of the engine, and told in replay-link.test.js")
def test_bad_links_are_told_and_leave_a_game_alone(page: Page, site: Site) -> None:
    good = link_of(CITADELS, 4)
    page.goto(f"{site.url}{FLAGS}#replay={good[:-3]}")
    expect(page.locator(".toast", has_text="damaged or was cut off")).to_be_visible()
    page.get_by_test_id("play-now").wait_for()
    page.goto(f"{site.url}{FLAGS}#replay=chess.{good.partition('.')[2]}")
    expect(page.locator(".toast", has_text="other rules or with other cards")).to_be_visible()
    # Over a game on the table nothing opens.
    open_site(page, f"{site.url}{FLAGS}&players=3&seed=7")
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    page.evaluate(f"location.hash = 'replay={good}'")
    expect(page.locator(".toast", has_text="Leave the game on the table first")).to_be_visible()
    assert page.get_by_test_id("moment").count() == 0
    wait_for_choice(page)


@pytest.mark.nightly(
    "a replay from a link is opened and its deal played on a push; what is stored is counted there"
)
def test_a_game_from_a_link_is_kept_only_as_a_file(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}#replay={link_of(CITADELS, 4)}")
    watch(page)
    with page.expect_download() as download:
        behind(page, "export").click()
    save = download.value.path().read_text("utf-8")
    go(page, 0)
    assert Engine(save).board(0, 0) == shown(page)
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-now").wait_for()
    assert page.evaluate(STORED) == 0
