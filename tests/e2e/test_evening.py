"""Tests an evening of friends: one link for the whole table, and another game of the same people with one press."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.conftest import SNAPSHOT_IS_THERE, Faults
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import SNAPSHOT_PATIENCE, wait_for_engine, wait_until, wait_until_kept
from tests.tiers import EVERYTHING
from tools.serve import Site

Devices = Callable[[int], list[Page]]
SECOND_GAME = 5
"""Seconds from the press to the table of the second game, on a quiet machine."""
BUSY = 6
"""So many times slower a shared machine may be."""


@pytest.fixture(scope="module")
def visited(
    playwright: Playwright, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Site, Path]]:
    """The site, and a browser's folder that has it with its snapshot."""
    site = Site(dist)
    site.start()
    profile = tmp_path_factory.mktemp("visited") / "profile"
    with friends.device(playwright.chromium, profile) as page:
        page.goto(f"{site.url}{friends.ADDRESS}")
        wait_until(page, SNAPSHOT_IS_THERE, SNAPSHOT_PATIENCE)
        wait_until_kept(page)
    yield site, profile
    site.cut()


@pytest.fixture
def devices(
    playwright: Playwright, visited: tuple[Site, Path], tmp_path: Path, faults: Faults
) -> Iterator[Devices]:
    def start(number: int) -> Page:
        profile = shutil.copytree(visited[1], tmp_path / str(number), symlinks=True)
        return stack.enter_context(friends.device(playwright.chromium, profile, faults))

    with ExitStack() as stack:
        yield lambda count: [start(number) for number in range(count)]


class Host:
    """Counts what the host presses; pasting and typing count apart."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses, self.messages = page, 0, 0

    def press(self, name: str) -> None:
        self.page.get_by_test_id(name).click()
        self.presses += 1

    def open_table(self, url: str, players: int, guests: int, game: str = "citadels") -> None:
        friends.open_site(self.page, f"{url}{friends.ADDRESS}&players={players}")
        friends.choose_game(self.page, game)
        self.press("new-game")
        for _ in range(guests):
            self.press("add-friend")
        self.press("start-game")

    def link(self) -> str:
        """Says that the friends are in this room, and copies the one link."""
        expect(self.page.get_by_test_id("invitation")).to_have_count(0)
        self.press("place-room")
        self.press("copy")
        return self.page.get_by_test_id("invitation").inner_text()

    def paste(self, reply: str) -> None:
        self.page.get_by_test_id("reply-input").fill(reply)
        self.messages += 1


def answer(guest: Page, link: str, seat: int | None, name: str) -> str:
    """Opens the link, takes a seat where it is for several, and reads the reply."""
    friends.open_invitation(guest, link)
    guest.get_by_test_id("join-name").fill(name)
    if seat is not None:
        expect(guest.get_by_test_id("reply")).to_have_count(0)
        guest.locator(f'[data-testid="choose-seat"][data-seat="{seat}"]').click()
    return guest.get_by_test_id("reply").inner_text()


def gather(host: Host, guests: list[Page], url: str, players: int, game: str = "citadels") -> float:
    """Brings all guests to the table by one link; returns the seconds from the lobby to the deal."""
    for guest in guests:
        friends.open_site(guest, f"{url}{friends.ADDRESS}")
        wait_for_engine(guest)
    begun = time.monotonic()
    host.open_table(url, players, len(guests), game)
    link = host.link()
    several = len(guests) > 1
    replies = [
        answer(guest, link, seat if several else None, "ABCDEFGH"[seat])
        for seat, guest in enumerate(guests, 1)
    ]
    # The last reply comes first, and a message may quote the invitation.
    for reply in reversed(replies):
        host.paste(f"{link}\n> {reply}")
    for seat in range(1, len(guests) + 1):
        expect(friends.peer(host.page, seat)).to_have_attribute("data-state", "open")
    host.press("deal")
    for page in (host.page, *guests):
        page.locator(".table").wait_for()
    return time.monotonic() - begun


@pytest.mark.parametrize("game", ["citadels", pytest.param("pointcity", marks=pytest.mark.nightly)])
def test_friends_come_by_one_link_and_play_again(
    devices: Devices, visited: tuple[Site, Path], game: str
) -> None:
    # On a push a computer player has the third seat.
    page, *guests = pages = devices(3 if EVERYTHING else 2)
    host = Host(page)
    gather(host, guests, visited[0].url, 3, game)
    assert host.presses <= 8
    friends.play_together(pages)
    for one in pages:
        friends.stop_pressing(one)
        expect(one.get_by_test_id("evening").locator("li")).to_have_count(len(pages))
    number = page.get_by_test_id("fair-number").inner_text()
    for guest in guests:
        expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
    begun = time.monotonic()
    page.get_by_test_id("again").click()
    for one in pages:
        one.locator(".table").wait_for()
        expect(one.locator(OVER)).to_have_count(0)
    assert time.monotonic() - begun < SECOND_GAME * BUSY
    if not EVERYTHING:
        friends.press_until(pages, lambda: page.locator(OPTION).count() > 0)
        return
    # The second game has a shuffle and a proof of its own, and any guest may begin the third.
    friends.play_together(pages)
    for one in pages:
        friends.stop_pressing(one)
    expect(guests[0].get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
    expect(page.get_by_test_id("fair-number")).not_to_have_text(number)
    scores = [one.get_by_test_id("evening").inner_text() for one in pages]
    assert "2" in scores[0]
    assert len({text.replace("\n", " ") for text in scores}) == 1
    guests[1].get_by_test_id("again").click()
    for one in pages:
        expect(one.locator(OVER)).to_have_count(0)
        one.locator(".table").wait_for()
    friends.press_until(pages, lambda: page.locator(OPTION).count() > 0)


@pytest.mark.nightly
@pytest.mark.parametrize("count", [1, 3, 7])
def test_a_table_is_full_after_few_presses(
    devices: Devices, visited: tuple[Site, Path], count: int, record_property: Callable[[str, object], None]
) -> None:
    page, *guests = devices(count + 1)
    host = Host(page)
    seconds = gather(host, guests, visited[0].url, count + 1)
    record_property("presses", host.presses)
    record_property("seconds", round(seconds, 1))
    # New game, a press for each friend, open the table, in this room, copy, start. Two messages a friend: link and reply.
    assert host.presses == count + 5
    assert host.messages == count


@pytest.mark.nightly
def test_a_computer_decides_once_when_the_time_is_over(
    devices: Devices, visited: tuple[Site, Path], faults: Faults
) -> None:
    del faults
    host, guest = pages = devices(2)
    friends.open_table(host, visited[0].url, players=2, friends=1)
    host.get_by_test_id("pace-limit").select_option("30")
    friends.bring(host, guest, friends.invitation(host, 1), "Olha")
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    friends.deal(host)
    friends.press_until([host], lambda: guest.locator(OPTION).count() > 0)
    expect(host.get_by_test_id("pace")).to_contain_text("Olha")
    expect(guest.get_by_test_id("more-time")).to_have_count(0)
    # A friend gives a minute more, and a late decision is a computer player's.
    left = "Number(document.querySelector('[data-testid=pace]').dataset.left)"
    host.get_by_test_id("more-time").click()
    wait_until(guest, f"{left} > 40")
    expect(guest.get_by_text("The time was over")).to_be_visible(timeout=120_000)
    friends.play_together(pages)
    for page in pages:
        expect(page.get_by_test_id("pace-note")).to_contain_text("Olha")
    expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
