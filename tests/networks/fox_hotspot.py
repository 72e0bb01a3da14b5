"""Connects Firefox and Chromium in one network that leads nowhere else.

Each on the hotspot, and as host and as guest.
"""

import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Playwright

from tests.e2e.engines import firefox
from tests.networks.homes import inside, network_of
from tests.networks.mixed import THERE, Fox, by_id, no_playwright
from tests.networks.one_network import Visits, use_route
from tests.networks.players import HERE, MOST, Outcome, players

SAID = by_id("diagnosis")
CAUSE = "return document.querySelector(arguments[0])?.dataset.cause"


@dataclass(frozen=True)
class Meeting:
    """Where Firefox is, and which end it is."""

    what: str
    place: str
    role: str
    # What the pages say where the two do not meet; the first is the host's.
    said: tuple[str, str] = "", ""


MEETINGS = (
    Meeting("Firefox on the hotspot invites", "hotspot", "host", ("no-address", "reply-not-taken")),
    Meeting("Firefox on the hotspot comes", "hotspot", "guest", ("", "no address")),
    Meeting("Firefox in a hotspot's network invites", "client", "host"),
    Meeting("Firefox in a hotspot's network comes", "client", "guest"),
)


def meet(meeting: Meeting, playwright: Playwright, dist: Path, folder: Path, visits: Visits) -> Outcome:
    """Tries to bring the two together; says how that ended."""
    use_route(wanted=True)
    folder.mkdir()
    places = meeting.place, "client" if meeting.place == "hotspot" else "hotspot"
    visits.copy(folder / places[1])
    names = places if meeting.role == "host" else (places[1], places[0])
    words = inside(meeting.place, "env", f"HOME={folder}")
    # The Chromium beside Firefox has nothing to do.
    with (
        players(playwright, dist, folder, names) as two,
        firefox(no_playwright, words, lambda: network_of(meeting.place)) as engine,
    ):
        fox = Fox(engine)
        if meeting.said == ("", "no address"):
            fox.open(two.invite("none"))
            fox.until(THERE, by_id("carry-problem"))
            return Outcome(guest_says="no address")
        if meeting.role == "guest":
            two.take(fox.reply(two.invite("none")))
            fox.click("connect")
            other, met = two.host, lambda: two.host.locator(HERE).count() > 0
        else:
            link = fox.invite("place-room")
            if meeting.place == "hotspot":
                fox.until(THERE, by_id("no-address"))
            fox.take(two.reply(link))
            two.guest.get_by_test_id("connect").click()
            other, met = two.guest, lambda: bool(engine.run(THERE, HERE))
        begun = time.monotonic()
        while (passed := time.monotonic() - begun) < MOST:
            if met():
                return Outcome(seconds=passed)
            here, there = engine.run(CAUSE, SAID) or "", other.locator(SAID)
            if here and there.count():
                causes = here, there.get_attribute("data-cause") or ""
                return Outcome(
                    host_says=causes[meeting.role == "guest"], guest_says=causes[meeting.role == "host"]
                )
            time.sleep(0.2)
        return Outcome(host_says="nothing", guest_says="nothing")
