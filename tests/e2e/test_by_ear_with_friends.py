"""Tests what is heard at several devices.

By a host, by a friend, and of the big screen, whose voice calls the evening.
"""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import friends
from tests.e2e.conftest import PATIENCE
from tests.e2e.listener import LINES, RECORD, TAKE, Listener, play_together
from tests.e2e.robot import DRAW, OVER
from tests.e2e.support import press_escape
from tests.e2e.test_big_screen import PHONE, TELEVISION, Devices, open_screen, sit_down
from tests.e2e.test_big_screen import devices as devices  # noqa: PLC0414 - a fixture
from tests.e2e.test_big_screen import site as site  # noqa: PLC0414 - a fixture
from tests.e2e.test_by_ear import check
from tests.e2e.test_listening import VOICES
from tools.serve import Site

DECISIONS = 24
# What is told beside the lines of the log, and on a busy machine of a device or a storage that was slow.
BESIDE = re.compile(
    r"Round \d+ ends|The game is over: .+|Scores|.+ is (?:at the table|back)\.|.+ is not responding\b.*"
)
TABLET: ViewportSize = {"width": 1180, "height": 820}


def lines_of(page: Page) -> Counter[str]:
    """The lines of the log, counted."""
    lines: list[str] = page.evaluate(LINES)
    return Counter(lines)


@pytest.mark.nightly("hearing.test.js tells each line once; links are tested by test_link.py")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_host_and_a_friend_hear_their_game(devices: Devices, site: Site, game: str) -> None:
    """Some rounds of drafts and calls; whole games are heard by ``test_by_ear.py``, from the same views."""
    host, friend = devices(TABLET), devices(PHONE)
    friends.sit_down([host, friend], site.url, players=3, game=game)
    ears = [Listener(host, seed=1), Listener(friend, seed=2)]
    friends.deal(host)
    play_together(ears, DECISIONS)
    for one in ears:
        assert len(one.account.decisions) > DECISIONS // 4
        check(one.account)


@pytest.mark.nightly("listening.test.js reads what the voice says; links are tested by test_link.py")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_the_big_screen_calls_a_whole_game(devices: Devices, site: Site, game: str) -> None:
    """It says each line that all may know once, aloud and to a screen reader, and nothing else."""
    screen, first, second = devices(TELEVISION), devices(PHONE), devices(PHONE)
    screen.add_init_script(f"({VOICES})()")
    open_screen(screen, site.url, game)
    sit_down(screen, first, second)
    screen.keyboard.press("Control+Shift+9")
    screen.get_by_test_id("voice").check()
    press_escape(screen, screen.get_by_test_id("listen-sheet"))
    screen.evaluate(RECORD)
    friends.deal(screen)
    screen.locator(".table").wait_for()
    screen.evaluate("() => spoken.splice(0)")
    screen.evaluate(TAKE)
    before = lines_of(screen)
    for phone in (first, second):
        # They only press: drawing would take most of the time.
        phone.evaluate(DRAW, "none")
        friends.press_on(phone)
    # A whole game may take long on a busy machine.
    expect(screen.locator(OVER)).to_be_visible(timeout=4 * PATIENCE)
    lines = lines_of(screen) - before
    told = Counter(one["words"] for one in screen.evaluate(TAKE) if one["kind"] == "told")
    spoken = Counter(
        said.removeprefix("Own: ") for said in screen.evaluate("() => spoken") if said != "stopped"
    )
    assert len(lines) > 20
    assert (lines - told, lines - spoken) == (Counter(), Counter())
    # A line of before may still be told or spoken after the counting has begun.
    more = (told - lines - before) + (spoken - lines - before)
    assert [one for one in more if not BESIDE.fullmatch(one)] == []
