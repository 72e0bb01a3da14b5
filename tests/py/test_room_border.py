"""Tests the border of rooms: what another device says is read, and waited for, in the engine.

The lists have what the page still does itself, and why. They may only shrink: what leaves a file leaves its list.
"""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

WEB = Path(__file__).parents[2] / "web"
ROOMS = sorted(WEB.glob("app/online/**/*.js"))
COMMENT = re.compile(r"/\*[\s\S]*?\*/|^[ \t]*//.*$", re.MULTILINE)

PORT = {
    "app/online/far/knock.js": "a friend at a link asks before the engine has started",
    "app/online/far/leave-text.js": "a page that is loaded anew leaves its code before that, a room that is closed its last words",
    "app/online/reply-tab-controller.js": "a tab that has no room and no engine hands a text to the one that has",
}
"""What a link needs where no engine is, by file."""

HANDS_ON = {
    "app/online/far/door-look.js": "requests, unread, to the engine, which orders each look",
    "app/online/far/mail-return.js": "return codes to the links (`web/peer`), in looks that the engine orders",
    "app/online/room.js": "texts that people carry: return codes to the links, replies to the invitation; calls the engine when it wants, \
and closes links once their last text is out",
}
"""What carries out the engine's orders, or gives a text to who reads it."""

DRAWS = {
    "app/online/chat-controller.js": "how long a line is shown",
    "app/online/internet/connection-watch.js": "why two devices may not meet",
    "app/online/internet/internet-help.js": "the site's own list of servers is waited for",
    "app/online/pace/pace-clock.js": "the time that the engine keeps",
    "app/online/return/known-room.js": "the lobby's way back to a room of today",
}
"""What concerns this device alone."""

TIMER = re.compile(r"\b(?:set(?:Timeout|Interval)|sleep)\(")
TIMERS = {
    "app/online/chat-controller.js": 1,
    "app/online/far/knock.js": 2,
    "app/online/far/leave-text.js": 1,
    "app/online/internet/connection-watch.js": 1,
    "app/online/internet/internet-help.js": 1,
    "app/online/pace/pace-clock.js": 1,
    "app/online/room.js": 3,
}
"""Timers and pauses by file."""

CLOCK = re.compile(r"\b(?:performance|Date)\.now\(\)")
CLOCKS = {
    "app/online/far/knock.js": 2,
    "app/online/internet/connection-watch.js": 2,
    "app/online/pace/pace-clock.js": 2,
    "app/online/return/known-room.js": 2,
    "app/online/room.js": 2,
}
"""Where a clock is read. ``knock.js`` notices that its page has slept."""

READS = re.compile(r"\.fetch\(|\bisReturnCode\(")
TEXTS = {
    "app/online/far/door-look.js": 1,
    "app/online/far/knock.js": 1,
    "app/online/far/mail-return.js": 1,
    "app/online/reply-tab-controller.js": 1,
    "app/online/room.js": 1,
}
"""Where a text of another device is read: one from a mailbox, or one that may be a return code."""


def counts(pattern: re.Pattern[str]) -> dict[str, int]:
    """Return how often each file of rooms has ``pattern``, outside comments."""
    found: dict[str, int] = {}
    for path in ROOMS:
        count = len(pattern.findall(COMMENT.sub("", path.read_text("utf-8"))))
        if count:
            found[path.relative_to(WEB).as_posix()] = count
    return found


def test_timers_for_other_devices_only_leave_the_page() -> None:
    assert len(ROOMS) > 30
    assert counts(TIMER) == TIMERS
    assert counts(CLOCK) == CLOCKS


def test_no_file_decides_by_a_clock_or_a_text_what_another_device_depends_on() -> None:
    """Who adds a file says here what it does with the text, or with the time."""
    assert {*TIMERS, *CLOCKS, *TEXTS} == {*PORT, *HANDS_ON, *DRAWS}


def test_texts_of_other_devices_are_read_in_ever_fewer_files() -> None:
    assert counts(READS) == TEXTS


def test_no_text_field_of_a_room_has_a_protocol_of_its_own() -> None:
    """Words in the text of a message went unnumbered, and their refusals were taken for answers to others."""
    parts = ("hand-over", "pace", "screen", "return", "online")
    texts = {path.name: path.read_text("utf-8") for path in ROOMS if path.parent.name in parts}
    assert [
        name for name, text in texts.items() if re.search(r"\btext\.(?:startsWith|match|split)\(", text)
    ] == []
