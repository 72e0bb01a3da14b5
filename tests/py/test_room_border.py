"""Tests the border of rooms: what another device says is read, and waited for, in the engine.

The lists have what the page still does itself. They may only shrink: what leaves a file leaves its list.
"""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

WEB = Path(__file__).parents[2] / "web"
ROOMS = sorted(WEB.glob("app/online/**/*.js"))
COMMENT = re.compile(r"/\*[\s\S]*?\*/|^[ \t]*//.*$", re.MULTILINE)

TIMER = re.compile(r"\b(?:set(?:Timeout|Interval)|sleep)\(")
TIMERS = {
    "app/online/chat-controller.js": 1,
    "app/online/far/knock.js": 2,
    "app/online/far/leave-text.js": 1,
    "app/online/internet/connection-watch.js": 1,
    "app/online/internet/internet-help.js": 1,
    "app/online/pace/pace-clock.js": 1,
    "app/online/room.js": 3,
    "app/online/screen/next-seat.js": 1,
}
"""Timers and pauses by file. Of these `chat-controller.js` and `pace-clock.js` only draw, and one of `room.js` calls the engine when it wants."""

CLOCK = re.compile(r"\b(?:performance|Date)\.now\(\)")
CLOCKS = {
    "app/online/far/knock.js": 2,
    "app/online/internet/connection-watch.js": 2,
    "app/online/pace/pace-clock.js": 2,
    "app/online/return/known-room.js": 2,
    "app/online/room.js": 2,
}
"""Where a clock is read, mostly to give another device up. `room.js` tells the engine the time, and `pace-clock.js` draws it."""

READS = re.compile(r"\.fetch\(|\bisReturnCode\(")
TEXTS = {
    "app/online/far/door-look.js": 1,
    "app/online/far/knock.js": 1,
    "app/online/far/mail-return.js": 1,
    "app/online/guest-room.js": 1,
    "app/online/host-room.js": 1,
    "app/online/reply-tab-controller.js": 1,
    "app/online/screen/next-seat.js": 1,
}
"""Where a text of another device is read: one from a mailbox, or one that may be a return code. What `door-look.js` finds goes to the
engine unread."""


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


def test_texts_of_other_devices_are_read_in_ever_fewer_files() -> None:
    assert counts(READS) == TEXTS


def test_no_text_field_of_a_room_has_a_protocol_of_its_own() -> None:
    """Words in the text of a message went unnumbered, and their refusals were taken for answers to others."""
    parts = ("hand-over", "pace", "screen", "return", "online")
    texts = {path.name: path.read_text("utf-8") for path in ROOMS if path.parent.name in parts}
    assert [
        name for name, text in texts.items() if re.search(r"\btext\.(?:startsWith|match|split)\(", text)
    ] == []
