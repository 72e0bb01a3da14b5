"""Random faults at a table of friends: reloads, sleep, closed tabs, undo, chat. A seed gives the same faults again."""

import logging
import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e import friends
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import wait_until

LOG = logging.getLogger(__name__)
STUCK = 90
"""Seconds in which the game has to go on after a fault; much for a loaded machine."""
GROWN = (
    "(document.querySelector('{over}') || document.querySelectorAll('[data-testid=log] li').length > {lines})"
)


class FaultyTable:
    """A host, its guests and a spectator, in that order; `folder` holds the profiles `0`, `1` and so on."""

    def __init__(self, pages: list[Page], watcher: Page, folder: Path, seed: int) -> None:
        self.pages, self.watcher, self.folder = pages, watcher, folder
        self.chance = random.Random(seed)
        self.verdict = re.compile("^sound$")
        self.faults: dict[str, Callable[[int], None]] = {
            "guest reloads": self.reload_guest,
            "host reloads": self.reload_host,
            "spectator reloads": self.reload_watcher,
            "guest sleeps": self.sleep,
            "guest closes the tab": self.close_tab,
            "somebody takes back": self.take_back,
            "everybody talks": self.chat,
        }

    @property
    def host(self) -> Page:
        return self.pages[0]

    @property
    def over(self) -> bool:
        return self.host.locator(OVER).count() > 0

    def lines(self) -> int:
        return self.host.get_by_test_id("log").locator("li").count()

    def go_on(self, more: int) -> None:
        """Lets everybody play until the host's log has so many lines more, or the game is over."""
        grown = GROWN.format(over=OVER, lines=self.lines() + more)
        for page in self.pages:
            friends.press_on(page)
        wait_until(self.host, grown, STUCK)
        for page in self.pages:
            friends.stop_pressing(page)

    def strike(self) -> None:
        """Brings a fault on somebody, and sees that the game goes on."""
        name = self.chance.choice([*self.faults])
        seat = self.chance.randrange(1, len(self.pages))
        LOG.warning("%s (%s) after %s lines", name, seat, self.lines())
        self.faults[name](seat)
        self.go_on(self.chance.randrange(2, 9))

    # The faults ----------------------------------------------------------------------------------------------

    def reload_guest(self, seat: int) -> None:
        self.pages[seat].reload()

    def reload_host(self, _seat: int) -> None:
        self.verdict = re.compile("^(sound|unchecked)$")
        self.host.reload()
        self.host.get_by_test_id("resume").first.click()
        self.host.locator(f"{OPTION}, {OVER}, .table").first.wait_for()

    def reload_watcher(self, _seat: int) -> None:
        self.watcher.reload()

    def sleep(self, seat: int) -> None:
        with friends.frozen(self.folder / str(seat)):
            self.host.wait_for_timeout(self.chance.choice([1_000, 8_000, 20_000]))

    def close_tab(self, seat: int) -> None:
        """A computer player sits in until the guest comes by a fresh invitation."""
        context = self.pages[seat].context
        self.pages[seat].close()
        away, self.pages = self.pages, [page for at, page in enumerate(self.pages) if at != seat]
        # The host is offered a computer player once the others wait for this seat.
        for page in self.pages:
            friends.press_on(page)
        offer = self.host.get_by_test_id("stand-in").first
        offer.or_(self.host.locator(OVER)).first.wait_for()
        if not self.over:
            offer.click()
            self.go_on(self.chance.randrange(1, 6))
        guest = context.new_page()
        self.pages = [*away[:seat], guest, *away[seat + 1 :]]
        if not self.over:
            friends.come_back(self.host, guest, seat)
            guest.locator(".table").wait_for()

    def take_back(self, _seat: int) -> None:
        for page in self.pages:
            undo = page.get_by_test_id("undo")
            if undo.count() and undo.is_enabled():
                undo.click()
                return

    def chat(self, seat: int) -> None:
        for page in self.pages:
            line = page.get_by_test_id("chat-input").first
            if line.is_visible():
                line.fill(f"from {seat}")
                page.keyboard.press("Enter")

    # The end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Plays to the end: all see the same scores, and every guest finds the game honest.

        A host that reloaded may have missed a step for its record (docs/fairness.md): then the game cannot be checked.
        """
        friends.play_together(self.pages, self.watcher)
        scores = [friends.scores_of(page) for page in (*self.pages, self.watcher)]
        assert len(scores[0]) >= len(self.pages)
        assert all(other == scores[0] for other in scores)
        for page in (*self.pages[1:], self.watcher):
            expect(page.get_by_test_id("verdict")).to_have_attribute("data-state", self.verdict)
