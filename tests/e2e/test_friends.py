"""Tests friends at other devices, each in a browser process of its own; the network is cut once the pages are there."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.conftest import FLAGS, NEXT_BROWSER, Faults
from tests.e2e.robot import OPTION, OVER, press, start_game, undrawn
from tests.e2e.support import open_finished, wait_for_engine, wait_until, wait_until_kept
from tests.e2e.visited import Visited, VisitedSite
from tests.tiers import at_night
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "the room is the same Python as test_peer_*.py; links are tested by test_link.py"
)

GAMES = [
    "citadels",
    pytest.param(
        "pointcity",
        marks=pytest.mark.nightly(
            "the room is the same Python as test_peer_*.py; links are tested by test_link.py"
        ),
    ),
]
Devices = Callable[[int], list[Page]]


@pytest.fixture
def site(dist: Path, visited_folder: Visited) -> Iterator[VisitedSite]:
    """The site that all devices of this file have visited."""
    site = VisitedSite(dist, visited_folder.port)
    site.start()
    yield site
    site.cut()


@pytest.fixture
def flags() -> tuple[str, ...]:
    """What the browsers are started with, beside what all tests use."""
    return ()


@pytest.fixture
def devices(
    playwright: Playwright,
    visited_folder: Visited,
    tmp_path: Path,
    faults: Faults,
    site: VisitedSite,
    flags: tuple[str, ...],
) -> Iterator[Devices]:
    """Starts so many browsers; their profiles are `tmp_path / "0"` and so on."""
    # Browsers report requests to a site that has stopped.
    faults.expected += ["net::ERR_CONNECTION_REFUSED"]

    def start(number: int) -> AbstractContextManager[Page]:
        profile = visited_folder.copy(tmp_path / str(number))
        return friends.device(playwright.chromium, profile, faults, flags=[site.flag, *flags])

    with ExitStack() as stack:
        yield lambda count: [stack.enter_context(start(number)) for number in range(count)]


def log_lines(page: Page) -> list[str]:
    return page.get_by_test_id("log").locator("li").all_text_contents()


# Records each state of a friend's seat: a guest that reconnects is away only for a moment.
WATCH_PEER = """(seat) => {
  const state = () => document.querySelector(`[data-testid="peer"][data-seat="${seat}"]`)?.dataset.state;
  globalThis.peerStates = [state()];
  const look = () => state() !== peerStates.at(-1) && peerStates.push(state());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def play_a_while(pages: list[Page], lines: int) -> None:
    """Plays until the log has so many lines, and stops where the last page is asked."""
    last = pages[-1]
    with undrawn(*pages):
        friends.press_until(pages, lambda: len(log_lines(last)) > lines)
        friends.press_until(pages[:-1], lambda: last.locator(OPTION).count() > 0)


def take_back(page: Page) -> None:
    """Plays until something can be taken back, and takes it back."""
    undo = page.get_by_test_id("undo")
    for _ in range(60):
        page.locator(OPTION).first.click()
        page.locator(f"{OPTION}, {OVER}").first.wait_for()
        if undo.is_enabled():
            undo.click()
            return
    raise AssertionError("nothing could be taken back")


@pytest.mark.nightly("test_carry.py opens a reply in another tab on a push")
@pytest.mark.parametrize("game", GAMES)
def test_a_reply_that_is_opened_as_a_link_reaches_the_table(devices: Devices, site: Site, game: str) -> None:
    """The host presses the reply in a messenger: a new tab gives it to the one with the table."""
    host, guest = devices(2)
    friends.open_table(host, site.url, players=3, friends=1, game=game)
    friends.open_invitation(guest, friends.invitation(host, 1))
    reply = guest.get_by_test_id("reply").inner_text()
    wait_for_engine(guest)
    tab = host.context.new_page()
    tab.goto(reply)
    expect(tab.locator('[data-testid="handed"][data-state="taken"]')).to_be_visible()
    tab.close()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    friends.deal(host)
    play_a_while([host, guest], 3)
    friends.reload(guest, host)
    play_a_while([host, guest], 6)


def test_a_friend_plays_a_whole_game_without_any_network(devices: Devices, site: Site) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=3)
    for page in pages:
        wait_until_kept(page)
    site.cut()
    expect(guest.get_by_test_id("waiting-room")).to_have_attribute("data-role", "guest")
    guest.get_by_test_id("chat-input").fill("<b>ready?</b>")
    guest.keyboard.press("Enter")
    expect(host.get_by_test_id("chat")).to_contain_text("<b>ready?</b>")
    friends.deal(host)
    if not at_night("a whole game of friends is in test_evening.py"):
        # A whole game of friends is in test_evening.py.
        play_a_while(pages, 20)
        return
    friends.play_together(pages)
    scores = [friends.scores_of(page) for page in pages]
    assert len(scores[0]) == 3
    assert scores[0] == scores[1]
    assert any("B" in score.splitlines() for score in scores[0])
    expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
    expect(host.get_by_test_id("verdict")).to_contain_text("B")
    numbers = [page.get_by_test_id("fair-number").inner_text() for page in pages]
    assert numbers[0] == numbers[1] != ""
    # A finished game has no secrets: the guest has the same scores by round, and the replay.
    for page in pages:
        page.locator('[data-testid="end-part"][data-part="course"]').click()
    tables = [page.get_by_test_id("curves").locator("table").inner_text() for page in pages]
    courses = [friends.same_name(table) for table in tables]
    assert courses[0] == courses[1]
    assert len(courses[0].splitlines()) > 3
    guest.get_by_test_id("turning-point").first.click()
    expect(guest.get_by_test_id("moment")).to_be_visible()
    expect(guest.get_by_test_id("play-on")).to_have_count(0)
    guest.keyboard.press("Escape")
    expect(guest.get_by_test_id("game-over")).to_be_visible()
    guest.get_by_test_id("leave").click()
    open_finished(guest)
    expect(guest.locator("[data-match]")).to_have_count(1)


@pytest.mark.nightly("decided in screens.test.js")
def test_leaving_friends_asks_by_back_and_by_the_button(devices: Devices, site: Site) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=2)
    leave_and_stay(guest, "waiting-room", lambda: guest.get_by_test_id("leave").click())
    friends.deal(host)
    for page in pages:
        page.locator(".table").wait_for()
        leave_and_stay(page, "log", lambda page=page: page.get_by_test_id("leave").click())
        leave_and_stay(page, "log", lambda page=page: page.go_back())
    guest.go_back()
    guest.get_by_test_id("confirm-dialog").click()
    expect(guest.get_by_test_id("play-now")).to_be_enabled()
    wait_until(guest, "location.hash === ''")


def leave_and_stay(page: Page, shown: str, leave: Callable[[], object]) -> None:
    """Leaves, is asked, and stays; ``shown`` is still there."""
    leave()
    expect(page.get_by_test_id("confirm-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm-dialog")).to_be_hidden()
    expect(page.get_by_test_id(shown).first).to_be_visible()


@NIGHTLY
def test_a_game_that_does_not_come_with_the_page_is_played_with_friends_too(
    devices: Devices, site: Site
) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=2, game="pointcity")
    friends.deal(host)
    expect(guest.locator(".pc-market > li")).to_have_count(16)
    play_a_while(pages, 15)
    if at_night("a whole game of friends is in test_evening.py"):
        friends.play_together(pages)
        scores = [friends.scores_of(page) for page in pages]
        assert len(scores[0]) == 2
        assert scores[0] == scores[1]
        expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_reloads_is_back_and_misses_nothing(
    devices: Devices, site: Site, game: str, record_property: Callable[[str, object], None]
) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=2, game=game)
    friends.deal(host)
    play_a_while(pages, 15)
    before = log_lines(guest)
    host.evaluate(WATCH_PEER, 1)
    friends.wait_until_agreed(*pages)
    begun = time.monotonic()
    friends.reload(guest, host)
    wait_until(host, "peerStates.some((state) => state !== 'open')")
    guest.locator(OPTION).first.wait_for()
    record_property("seconds until the guest is back", round(time.monotonic() - begun, 1))
    assert log_lines(guest) == before
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    # The guest has used the stored invitation to reconnect; it cannot be used again.
    friends.wait_until_agreed(*pages, after_code=NEXT_BROWSER in FLAGS)
    begun = time.monotonic()
    friends.reload(host, guest)
    expect(friends.peer(guest, 0)).not_to_have_attribute("data-state", "open")
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    expect(friends.peer(guest, 0)).to_have_attribute("data-state", "open")
    record_property("seconds until the host is back", round(time.monotonic() - begun, 1))
    guest.locator(OPTION).first.wait_for()
    assert log_lines(guest) == before
    play_a_while(pages, len(before) + 3)


@pytest.mark.nightly("the link comes back by codes in such a browser (test_link.py)")
@pytest.mark.parametrize("flags", [(NEXT_BROWSER,)])
def test_people_come_back_by_a_code_where_the_browser_refuses_chosen_words(
    devices: Devices, site: Site, record_property: Callable[[str, object], None]
) -> None:
    """A guest's code is passed on by another guest; the host's is taken by both, and it invites no one."""
    host, guest, other = pages = devices(3)
    friends.sit_down(pages, site.url, players=3)
    friends.deal(host)
    play_a_while(pages, 10)
    before = len(log_lines(host))
    friends.wait_until_agreed(*pages)
    begun = time.monotonic()
    guest.reload()
    expect(guest.get_by_test_id("coming-back")).to_contain_text("does not let a page reconnect by itself")
    expect(guest.get_by_test_id("coming-back")).not_to_contain_text("network")
    friends.carry_return_code(guest, other)
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    guest.locator(".table").wait_for()
    record_property("seconds until the guest is back", round(time.monotonic() - begun, 1))
    friends.wait_until_agreed(*pages, after_code=True)
    begun = time.monotonic()
    host.reload()
    friends.carry_return_code(host, guest, other)
    for seat in (1, 2):
        expect(friends.peer(host, seat)).to_have_attribute("data-state", "open")
    record_property("seconds until the host is back", round(time.monotonic() - begun, 1))
    play_a_while(pages, before + 8)


@NIGHTLY
@pytest.mark.parametrize("game", GAMES)
def test_a_sleeping_tablet_wakes_up_at_its_seat(
    devices: Devices, site: Site, tmp_path: Path, game: str
) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=2, game=game)
    friends.deal(host)
    play_a_while(pages, 15)
    with friends.frozen(tmp_path / "1"):
        expect(friends.peer(host, 1)).to_have_attribute("data-state", "waiting")
        host.wait_for_timeout(20_000)
        assert friends.peer(host, 1).get_attribute("data-state") in {"waiting", "lost"}
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    friends.press_on(guest)
    host.locator(OPTION).first.wait_for()


@pytest.mark.nightly("in memory in test_peer_honest.py")
@pytest.mark.parametrize("game", GAMES)
def test_a_computer_player_sits_in_for_a_lost_friend(devices: Devices, site: Site, game: str) -> None:
    host, guest = pages = devices(2)
    friends.sit_down(pages, site.url, players=2, game=game)
    friends.deal(host)
    play_a_while(pages, 10)
    # The closed tab cannot reconnect by itself; the device still stores what it knows of the room.
    guest.close()
    host.get_by_test_id("stand-in").click()
    friends.press_until([host], lambda: len(log_lines(host)) > 40)
    take_back(host)
    guest = guest.context.new_page()
    friends.come_back(host, guest, 1)
    guest.locator(".table").wait_for()
    friends.press_on(host)
    guest.locator(f"{OPTION}, {OVER}").first.wait_for()
    assert len(log_lines(guest)) > 40
    # Moves made while the guest was away are in the record, and the check at the end finds no fault.
    if at_night("a whole game of friends is in test_evening.py"):
        friends.play_together([host, guest])
        expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")


@NIGHTLY
@pytest.mark.parametrize("game", GAMES)
def test_four_play_and_one_looks_on(devices: Devices, site: Site, game: str) -> None:
    *pages, watcher = devices(5)
    friends.sit_down(pages, site.url, players=4, game=game)
    friends.bring(pages[0], watcher, friends.invitation(pages[0], "watch"))
    expect(watcher.get_by_test_id("waiting-room")).to_be_visible()
    for page in (*pages, watcher):
        wait_until_kept(page)
    site.cut()
    friends.deal(pages[0])
    friends.play_together(pages, watcher)
    scores = [friends.scores_of(page) for page in (*pages, watcher)]
    assert len(scores[0]) == 4
    assert all(other == scores[0] for other in scores)
    for guest in (*pages[1:], watcher):
        expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
    assert len({page.get_by_test_id("fair-number").inner_text() for page in (*pages, watcher)}) == 1


@NIGHTLY
@pytest.mark.parametrize("game", GAMES)
def test_a_friend_comes_into_a_game_that_has_begun(devices: Devices, site: Site, game: str) -> None:
    host, guest = devices(2)
    start_game(host, site.url, players=3, game=game)
    press(host, 3)
    host.get_by_test_id("friends").click()
    friends.bring(host, guest, friends.invitation(host, 2), "Olha")
    host.get_by_test_id("back-to-table").click()
    expect(host.locator('[data-testid="seat"][data-seat="2"]')).to_contain_text("Olha")
    friends.press_on(host)
    guest.locator(f"{OPTION}, {OVER}").first.wait_for()
    assert len(log_lines(guest)) > 5


@pytest.mark.nightly("in memory in test_peer_heir.py and host-migration.test.js")
@pytest.mark.parametrize("game", GAMES)
def test_guests_go_on_without_the_host(devices: Devices, site: Site, game: str) -> None:
    host, heir, other = pages = devices(3)
    friends.sit_down(pages, site.url, players=3, game=game)
    friends.deal(host)
    for page in pages:
        friends.press_on(page)
    wait_until(other, "document.querySelectorAll('[data-testid=log] li').length > 80")
    for page in pages:
        friends.stop_pressing(page)
    # A host that is back before the guests have agreed, only slower than most, has them again.
    friends.wait_until_agreed(*pages)
    before = log_lines(other)
    host.goto("about:blank")
    heir.get_by_test_id("go-on-without").click()
    heir.get_by_test_id("gathering").wait_for()
    host.goto(f"{site.url}{friends.ADDRESS}")
    host.get_by_test_id("resume").click()
    expect(heir.get_by_test_id("gathering")).to_have_count(0)
    for page in (heir, other):
        expect(friends.peer(page, 0)).to_have_attribute("data-state", "open")
    play_a_while(pages, len(before) + 3)
    host.context.close()
    heir.get_by_test_id("go-on-without").click()
    heir.get_by_test_id("gathering").wait_for()
    friends.bring(heir, other, friends.invitation(heir, 2))
    other.get_by_test_id("confirm-dialog").click()
    heir.locator(".table").wait_for()
    friends.play_together([heir, other])
    scores = [friends.scores_of(page) for page in (heir, other)]
    assert scores[0] == scores[1]
