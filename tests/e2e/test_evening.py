"""Tests an evening of friends: one link for the whole table, and another game of the same people with one press."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.conftest import Faults
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import wait_for_engine
from tests.e2e.visited import Visited, VisitedSite
from tests.tiers import at_night, sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "the same room as test_peer_room.py and test_friends.py; an evening of two is played on a push"
)

Devices = Callable[[int], list[Page]]
SECOND_GAME = 5
"""Seconds from the press to the table of the second game, on a quiet machine."""
EVENINGS = ("first", "next")
BUSY = 6
"""So many times slower a shared machine may be."""


@pytest.fixture
def devices(
    playwright: Playwright, visited_folder: Visited, home: VisitedSite, tmp_path: Path, faults: Faults
) -> Iterator[Devices]:
    def start(number: int) -> Page:
        profile = visited_folder.copy(tmp_path / str(number))
        return stack.enter_context(friends.device(playwright.chromium, profile, faults, flags=[home.flag]))

    with ExitStack() as stack:
        yield lambda count: [start(number) for number in range(count)]


class Host:
    """Counts what the host presses; pasting and typing count apart."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses, self.messages = page, 0, 0

    def press(self, name: str) -> None:
        self.page.get_by_test_id(name).click()
        self.presses += 1

    def open_table(self, url: str, players: int | None, guests: int, game: str = "citadels") -> None:
        """Opens the table by the form, plain with so many ``players``, else as it was filled in last."""
        seats = "" if players is None else f"&players={players}"
        friends.open_site(self.page, f"{url}{friends.ADDRESS}{seats}")
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


def gather(host: Host, guests: list[Page], url: str, players: int | None, game: str = "citadels") -> float:
    """Brings all guests to the table by one link; returns the seconds from the lobby to the deal."""
    for guest in guests:
        friends.open_site(guest, f"{url}{friends.ADDRESS}")
        wait_for_engine(guest)
    begun = time.monotonic()
    # A form that is opened again has the friends of last time.
    host.open_table(url, players, len(guests) if players else 0, game)
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


@pytest.mark.parametrize(
    "game",
    [
        "citadels",
        pytest.param(
            "pointcity",
            marks=pytest.mark.nightly(
                "the same room as test_peer_room.py and test_friends.py; an evening of two is played on a push"
            ),
        ),
    ],
)
def test_friends_come_by_one_link_and_play_again(devices: Devices, home: Site, game: str) -> None:
    # On a push a computer player has the third seat.
    page, *guests = pages = devices(sampled(3, 2, "each next game begins in the same way"))
    host = Host(page)
    gather(host, guests, home.url, 3, game)
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
    if not at_night("each next game begins in the same way"):
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


@NIGHTLY
@pytest.mark.parametrize("count", [1, 3, 7])
def test_a_table_is_full_after_few_presses(
    devices: Devices, home: Site, count: int, record_property: Callable[[str, object], None]
) -> None:
    page, *guests = devices(count + 1)
    host = Host(page)
    for evening in EVENINGS:
        host.presses = host.messages = 0
        # The form begins with four seats, and gets one more for each friend who finds none; the next evening it has
        # all.
        seconds = gather(host, guests, home.url, 4 if evening == "first" else None)
        record_property(f"presses of the {evening} evening", host.presses)
        record_property(f"seconds of the {evening} evening", round(seconds, 1))
        # New game, at first a press for each friend, open the table, in this room, copy, start. Messages: the link, a
        # reply of each.
        assert host.presses == (count if evening == "first" else 0) + 5
        assert host.messages == count


BOARD = {"citadels": ".others", "pointcity": ".pc-board"}
WATCHER = '[data-testid="waiting-room"]'


def change(page: Page, game: str, players: int) -> None:
    """Opens the form for the next game of the same people, and chooses a game and the number of its seats."""
    page.get_by_test_id("again-change").click()
    page.get_by_test_id("next-come").wait_for()
    choice = page.locator(f'.setup [data-testid="choose-game"][data-game="{game}"]')
    if choice.get_attribute("aria-pressed") != "true":
        choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    page.locator(f'.setup input[name="players"][value="{players}"]').check(force=True)
    expect(page.locator(".setup .chair")).to_have_count(players)


def begin_next(page: Page, pages: list[Page], game: str) -> None:
    """Begins it: all devices come over by themselves, and nothing more is pressed."""
    page.get_by_test_id("start-game").click()
    for one in pages:
        expect(one.locator(OVER)).to_have_count(0)
        # A phone may show another part of the table.
        one.locator(f".table {BOARD[game]}").wait_for(state="attached")


def watch(host: Page, guest: Page, name: str) -> None:
    friends.bring(host, guest, friends.invitation(host, "watch"), name)
    guest.locator(WATCHER).wait_for()


def play_to_the_end(players: list[Page], *watching: Page) -> None:
    friends.play_together(players, *watching)
    for page in players:
        friends.stop_pressing(page)
    for guest in players[1:]:
        expect(guest.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")


@NIGHTLY
@pytest.mark.parametrize(("first", "second"), [("citadels", "pointcity"), ("pointcity", "citadels")])
def test_the_same_devices_play_another_game_with_other_seats(
    devices: Devices, home: Site, first: str, second: str
) -> None:
    host, ada, bob, wim = pages = devices(4)
    friends.sit_down([host, ada, bob], home.url, players=3, names="?AB", game=first)
    watch(host, wim, "Wim")
    friends.deal(host)
    play_to_the_end([host, ada, bob], wim)
    expect(wim.get_by_test_id("verdict")).to_have_attribute("data-state", "sound")
    number = host.get_by_test_id("fair-number").inner_text()
    # One seat more, for the one who watches.
    change(host, second, 4)
    expect(host.get_by_test_id("next-come")).to_contain_text("Wim")
    host.get_by_test_id("add-friend").click()
    expect(host.get_by_test_id("next-come")).not_to_contain_text("Wim")
    begin_next(host, pages, second)
    play_to_the_end(pages)
    expect(wim.get_by_test_id("fair-number")).not_to_have_text(number)
    scores = {page.get_by_test_id("evening").inner_text() for page in pages}
    assert len({text.replace("\n", " ").replace("You", "Player") for text in scores}) == 1
    # Back to the first game with two seats: who has none watches.
    change(host, first, 2)
    expect(host.get_by_test_id("next-come")).to_contain_text("Wim")
    begin_next(host, pages, first)
    friends.press_until([host, ada], lambda: wim.get_by_test_id("log").locator("li").count() > 8)
    for page in (bob, wim):
        expect(page.locator(OPTION)).to_have_count(0)


@NIGHTLY
def test_a_newcomer_comes_to_the_next_game_by_an_invitation(devices: Devices, home: Site) -> None:
    host, ada, new = devices(3)
    friends.sit_down([host, ada], home.url, players=2, names="?A")
    friends.deal(host)
    play_to_the_end([host, ada])
    change(host, "citadels", 3)
    host.get_by_test_id("add-friend").click()
    host.get_by_test_id("start-game").click()
    # The link for the newcomer is there without another press, and the game waits for the host.
    link = host.get_by_test_id("invitation").inner_text()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    friends.bring(host, new, link, "New")
    expect(friends.peer(host, 2)).to_have_attribute("data-state", "open")
    expect(ada.locator(WATCHER)).to_be_visible()
    friends.deal(host)
    for page in (host, ada, new):
        page.locator(".table").wait_for()
    play_to_the_end([host, ada, new])


@NIGHTLY
def test_the_host_thinks_better_of_another_game(devices: Devices, home: Site) -> None:
    host, ada = pages = devices(2)
    friends.sit_down(pages, home.url, players=2, names="?A")
    friends.deal(host)
    play_to_the_end(pages)
    change(host, "pointcity", 2)
    ada.get_by_test_id("again").click()
    expect(host.get_by_text("A wants to play again.")).to_be_visible()
    host.go_back()
    # The end of the game is there as it was, and its game.
    expect(host.get_by_test_id("score")).to_have_count(2)
    host.go_forward()
    host.get_by_test_id("next-come").wait_for()
    host.go_back()
    host.get_by_test_id("again").click()
    for page in pages:
        expect(page.locator(OVER)).to_have_count(0)
        page.locator(f".table {BOARD['citadels']}").wait_for()


@pytest.mark.nightly("more devices add no code of the page")
def test_eight_devices_play_a_game_of_four_and_come_back(devices: Devices, home: Site) -> None:
    host, *guests = pages = devices(8)
    gather(Host(host), guests, home.url, 8)
    play_to_the_end(pages)
    change(host, "pointcity", 4)
    begin_next(host, pages, "pointcity")
    play_to_the_end(pages[:4], *pages[4:])
    change(host, "citadels", 8)
    begin_next(host, pages, "citadels")
    friends.press_until(pages, lambda: host.get_by_test_id("log").locator("li").count() > 10)


@NIGHTLY
def test_somebody_who_watches_is_given_a_seat(devices: Devices, home: Site) -> None:
    host, ada, wim, eva = pages = devices(4)
    friends.open_table(host, home.url, players=4, friends=1)
    friends.bring(host, ada, friends.invitation(host, 1), "Ada")
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    watch(host, wim, "Wim")
    host.get_by_test_id("seat-watcher").click()
    expect(friends.peer(host, 2)).to_have_attribute("data-state", "open")
    friends.deal(host)
    for page in (host, ada, wim):
        page.locator(".table").wait_for()
    # In the middle of the game another one comes to watch, and gets the seat of a computer player.
    friends.press_until([host, ada, wim], lambda: host.get_by_test_id("log").locator("li").count() > 8)
    host.get_by_test_id("friends").click()
    friends.bring(host, eva, friends.invitation(host, "watch"), "Eva")
    eva.locator(".table").wait_for()
    expect(eva.locator(".me")).to_have_count(0)
    host.get_by_test_id("seat-watcher").click()
    expect(friends.peer(host, 3)).to_have_attribute("data-state", "open")
    host.get_by_test_id("back-to-table").click()
    eva.locator(".table .me").wait_for()
    friends.press_until(pages, lambda: eva.locator(OPTION).count() > 0)
    play_to_the_end(pages)
    expect(host.locator('[data-testid="score"][data-seat="3"]')).to_contain_text("Eva")
