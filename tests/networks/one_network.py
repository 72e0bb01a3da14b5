"""Connects two devices in one network that leads nowhere else.

A phone that is the other one's hotspot has no default route.

Chromium tells no address of such a device. What README.md says of a hotspot without the internet is what these cases
show.
"""

import shutil
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, expect

from tests.e2e.engines import screen
from tests.e2e.hands import Hands, can_press
from tests.e2e.support import wait_for_engine
from tests.e2e.visited import wait_until_whole
from tests.networks.homes import ip, new_namespace
from tests.networks.players import SITE, Outcome, device, players

ADDRESSES = {"hotspot": "192.168.43.1", "client": "192.168.43.2"}
# Chromium as it will be: a page of the internet needs a permission for each address in the local network that it is
# given.
CHECKS = (
    "--enable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebRTC",
    "--ip-address-space-overrides=127.0.0.1:8000=public,[::1]:8000=public",
)
# Milliseconds until the question is on the screen and takes keys; a place of the window.
UNTIL_ASKED = 3000
BESIDE_TAB = 900, 15
ANSWERED = """async (setting) => (await navigator.permissions.query({ name: "local-network-access" })).state === setting"""
POLICY = "--force-webrtc-ip-handling-policy="


@dataclass(frozen=True)
class Meeting:
    """Who invites whom, and what each browser must say.

    `permission` is what a person has said to the device that needs it.
    """

    what: str
    host: str = "hotspot"
    guest: str = "client"
    # Whether the guest's device has a default route, as that of a hotspot's client has.
    route: bool = True
    # Of the host's browser and the guest's.
    flags: tuple[tuple[str, ...], tuple[str, ...]] = (), ()
    permission: str = ""
    # Whether a person says it by the keys, to a whole browser with a window.
    by_hand: bool = False
    # What the pages say where the two do not meet; the first is the host's.
    said: tuple[str, str] = "", ""

    @property
    def mute(self) -> bool:
        """Whether the host's browser tells no address."""
        return self.host == "hotspot"


MEETINGS = (
    Meeting("the hotspot invites"),
    Meeting("the hotspot comes", "client", "hotspot"),
    Meeting("no device has a default route", route=False, said=("", "no address")),
    Meeting("the hotspot invites, with permission", flags=(CHECKS, CHECKS), permission="granted"),
    Meeting("the hotspot comes, with permission", "client", "hotspot", flags=(CHECKS, CHECKS), permission="granted"),
    Meeting("the hotspot invites, refused", flags=(CHECKS, CHECKS), permission="denied", said=("local-refused", "")),
    Meeting(
        "the hotspot comes, refused", "client", "hotspot", flags=(CHECKS, CHECKS), permission="denied",
        said=("", "local-refused"),
    ),
    Meeting("the hotspot invites, allowed by hand", flags=(CHECKS, CHECKS), permission="granted", by_hand=True),
    Meeting(
        "the hotspot comes, allowed by hand", "client", "hotspot", flags=(CHECKS, CHECKS), permission="granted", by_hand=True
    ),
    Meeting(
        "the hotspot invites, blocked by hand", flags=(CHECKS, CHECKS), permission="denied", by_hand=True,
        said=("local-refused", ""),
    ),
    Meeting(
        "the hotspot comes, blocked by hand", "client", "hotspot", flags=(CHECKS, CHECKS), permission="denied", by_hand=True,
        said=("", "local-refused"),
    ),
    Meeting(
        "the hotspot invites, no answer", flags=(CHECKS, CHECKS), by_hand=True, said=("local-unanswered", "")
    ),
    Meeting(
        "the hotspot comes, no answer", "client", "hotspot", flags=(CHECKS, CHECKS), by_hand=True,
        said=("", "local-unanswered"),
    ),
    Meeting("a browser that tells only the address outside invites", flags=((f"{POLICY}default_public_interface_only",), ())),
    Meeting(
        "a browser without UDP invites", flags=((f"{POLICY}disable_non_proxied_udp",), ()), said=("no-address", "")
    ),
)  # fmt: skip


def build_network() -> None:
    for name in ADDRESSES:
        new_namespace(name)
    ip("hotspot", "link", "add", "wifi", "type", "veth", "peer", "name", "wifi", "netns", "client")
    for name, address in ADDRESSES.items():
        ip(name, "link", "set", "wifi", "up")
        ip(name, "addr", "add", f"{address}/24", "dev", "wifi")


def use_route(*, wanted: bool) -> None:
    """Gives the client the default route that a hotspot's client has, or takes it."""
    if wanted:
        ip("client", "route", "replace", "default", "via", ADDRESSES["hotspot"])
    else:
        ip("client", "route", "flush", "default")


class Visits:
    """Browsers' folders that have visited the site, which the host's home has, too.

    Each meeting begins on copies of one.
    """

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright, self.folder = playwright, folder
        self.made: dict[bool, Path] = {}

    def copy(self, to: Path, flags: Sequence[str] = ()) -> None:
        """Puts a folder at `to`.

        A page that is kept stays in the address space that it was fetched from: `CHECKS` says which.
        """
        checks = CHECKS[1] in flags
        if checks not in self.made:
            self.made[checks] = self.visit(
                self.folder / f"visited-{len(self.made)}", CHECKS if checks else ()
            )
        shutil.copytree(self.made[checks], to, symlinks=True)

    def visit(self, folder: Path, flags: Sequence[str]) -> Path:
        folder.mkdir()
        with device(self.playwright, "host", folder, flags) as page:
            page.goto(SITE)
            wait_for_engine(page)
            wait_until_whole(page)
        return folder / "host"


def meet(meeting: Meeting, playwright: Playwright, dist: Path, folder: Path, visits: Visits) -> Outcome:
    """Tries to bring two devices together; says how that ended.

    Raises ``AssertionError`` where a page does not say what it must.
    """
    use_route(wanted=meeting.route)
    folder.mkdir()
    names = meeting.host, meeting.guest
    for name, flags in zip(names, meeting.flags, strict=True):
        visits.copy(folder / name, flags)
    with ExitStack() as stack:
        display = stack.enter_context(screen()) if meeting.by_hand else ""
        displays = (display, "") if meeting.mute else ("", display)
        two = stack.enter_context(players(playwright, dist, folder, names, meeting.flags, displays))
        asked = two.host if meeting.mute else two.guest
        if meeting.permission and not meeting.by_hand:
            set_permission(asked, meeting.permission)
        link = two.invite("none")
        expect(two.host.get_by_test_id("no-address")).to_have_count(int(meeting.mute))
        if meeting.said == ("", "no address"):
            two.guest.goto(link)
            expect(two.guest.get_by_test_id("carry-problem")).to_be_visible()
            expect(two.guest.get_by_test_id("reply")).to_have_count(0)
            return Outcome(guest_says="no address")
        reply = two.reply(link)
        if meeting.by_hand:
            expect(asked.get_by_test_id("local-network")).to_have_attribute("data-state", "prompt")
        elif meeting.permission == "denied":
            expect(asked.get_by_test_id("local-network")).to_have_attribute("data-state", "denied")
        elif meeting.permission == "granted":
            expect(asked.get_by_test_id("local-network")).to_have_count(0)
        two.take(reply)
        if meeting.by_hand and meeting.permission:
            answer(asked, display, meeting.permission)
        if meeting.said == ("", ""):
            return two.watch()
        return two.listen(0 if meeting.said[0] else 1)


def answer(page: Page, display: str, setting: str) -> None:
    """Answers by the keys what the browser asks: F6 leads to Block, Tab from there to Allow."""
    page.wait_for_timeout(UNTIL_ASKED)
    with Hands(display) as hands:
        # Keys go to the window that was pressed; there is nothing beside its tab.
        hands.press(*BESIDE_TAB)
        hands.keys("F6")
        page.wait_for_timeout(500)
        if setting == "granted":
            hands.keys("Tab")
        hands.keys("Return")
    page.wait_for_function(ANSWERED, arg=setting)


def can_answer() -> bool:
    return shutil.which("Xvfb") is not None and can_press()


def set_permission(page: Page, setting: str) -> None:
    """Answers for the person what the browser asks."""
    if setting == "granted":
        page.context.grant_permissions(["local-network-access"])
        return
    permission = {"name": "local-network-access"}
    session: Any = page.context.new_cdp_session(page)
    session.send(
        "Browser.setPermission", {"permission": permission, "setting": setting, "origin": SITE.rstrip("/")}
    )
