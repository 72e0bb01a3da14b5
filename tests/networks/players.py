"""Runs two browsers, each in its own home, that meet by the texts that the page shows."""

import contextlib
import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, Playwright

from tests.e2e import friends
from tests.e2e.conftest import CHROMIUM, FORGET, HEADLESS
from tests.networks.homes import HELPER, HELPER_6, PASSWORD, PORT, USER, inside, network_of

Help = Literal["none", "STUN", "TURN"]
SITE_PORT, UNTIL_SERVED = 8000, 60
SITE = f"http://localhost:{SITE_PORT}/"
# Keeps every connection of the page, to read from it afterwards how the browsers met.
KEEP = """
globalThis.connections = [];
const Real = RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Real {
  constructor(...given) { super(...given); globalThis.connections.push(this); }
};
"""
WAY = """async () => {
  for (const connection of globalThis.connections.toReversed()) {
    const stats = new Map(await connection.getStats());
    const used = [...stats.values()].find((entry) => entry.type === "transport")?.selectedCandidatePairId;
    const pair = connection.connectionState === "connected" && stats.get(used);
    if (pair) return [pair.localCandidateId, pair.remoteCandidateId].map((id) => stats.get(id))
      .map(({ candidateType, address }) => candidateType + (address?.includes(":") ? " (IPv6)" : "")).join(", ");
  }
  return "";
}"""
# The guest, at the host's table.
HERE = '[data-testid="peer"][data-seat="1"][data-state="open"]'
# Seconds until a guest whose page does not connect by itself presses the button, and until all is over.
UNTIL_PRESSED, MOST = 7, 60
# Seconds until a late reply is taken.
LATE = 270


@dataclass
class Outcome:
    """How an attempt ended: after so many seconds by a pair of addresses, or with what each page said."""

    seconds: float | None = None
    way: str = ""
    host_says: str = ""
    guest_says: str = ""

    @property
    def met(self) -> bool:
        return self.seconds is not None


class Players:
    """The pages of host and guest, and the site that both open from their own device."""

    def __init__(self, host: Page, guest: Page, site: Path) -> None:
        self.host, self.guest, self.site = host, guest, site

    def help_by(self, given: Help, *, ipv6: bool) -> None:
        """Writes the servers that the owner of the site names."""
        places = [HELPER, *([f"[{HELPER_6}]"] if ipv6 else [])]
        urls = [f"stun:{place}:{PORT}" for place in places]
        secret: dict[str, str] = {}
        if given == "TURN":
            urls = [f"turn:{HELPER}:{PORT}", f"turn:{HELPER}:{PORT}?transport=tcp"]
            secret = {"username": USER, "credential": PASSWORD}
        servers = [{"owner": "Test", "urls": url, **secret} for url in urls]
        (self.site / "servers.json").write_text(json.dumps({"servers": servers}), encoding="utf-8")

    def forget(self) -> None:
        """Makes both devices new ones, to which the site's files alone are known."""
        for page in (self.host, self.guest):
            page.goto(f"{SITE}servers.json")
            page.evaluate(FORGET)
            page.evaluate("() => sessionStorage.clear()")

    def invite(self, given: Help) -> str:
        """Opens a table at the host, and makes an invitation with the help that is given."""
        friends.open_table(self.host, SITE, players=2, friends=1)
        if given == "none":
            return friends.invitation(self.host, 1)
        self.host.get_by_test_id("place-far").click()
        self.host.get_by_test_id("internet-help").click()
        return self.host.get_by_test_id("invitation").inner_text()

    def reply(self, link: str) -> str:
        """Opens the invitation at the guest, says yes where the page asks for it, and reads the reply."""
        guest = self.guest
        guest.goto(link.replace("#", f"{friends.ADDRESS}#"))
        asked = guest.locator('.carry-internet[data-state="asked"]')
        asked.or_(guest.get_by_test_id("reply")).first.wait_for()
        if asked.count():
            guest.get_by_test_id("internet-help").click()
        return guest.get_by_test_id("reply").inner_text()

    def meet(self, given: Help) -> Outcome:
        """Tries to bring the two together, and says how that ended."""
        self.forget()
        self.take(self.reply(self.invite(given)))
        return self.watch()

    def meet_late(self) -> Outcome:
        """Takes the reply only after minutes, while the guest does nothing."""
        self.forget()
        self.reply(self.invite("STUN"))
        self.host.wait_for_timeout(LATE * 1000)
        self.take(self.guest.get_by_test_id("reply").inner_text())
        return self.watch()

    def take(self, reply: str) -> None:
        self.host.get_by_test_id("reply-input").fill(reply)

    def deal(self) -> None:
        self.host.get_by_test_id("deal").click()
        for page in (self.host, self.guest):
            page.locator(".table").wait_for()

    def watch(self) -> Outcome:
        """Waits until the devices have met, or both pages say why they do not."""
        begun = time.monotonic()
        press = self.guest.get_by_test_id("connect")
        while (passed := time.monotonic() - begun) < MOST:
            if self.host.locator(HERE).count():
                return Outcome(seconds=passed, way=self.host.evaluate(WAY))
            said = [page.get_by_test_id("diagnosis") for page in (self.host, self.guest)]
            if all(diagnosis.count() for diagnosis in said):
                causes = [diagnosis.get_attribute("data-cause") or "" for diagnosis in said]
                return Outcome(host_says=causes[0], guest_says=causes[1])
            if passed > UNTIL_PRESSED and press.is_visible():
                press.click()
            self.host.wait_for_timeout(100)
        return Outcome(host_says="nothing", guest_says="nothing")

    def listen(self, end: int) -> Outcome:
        """Waits until the page of one end, 0 for the host's, says why the devices do not meet."""
        said = (self.host, self.guest)[end].get_by_test_id("diagnosis")
        if end:
            # A guest tries from the first moment on, and says why nothing happens once it is asked.
            self.guest.get_by_test_id("connect").click()
        said.wait_for(timeout=MOST * 1000)
        cause = said.get_attribute("data-cause") or ""
        return Outcome(host_says="" if end else cause, guest_says=cause if end else "")


@contextmanager
def device(
    playwright: Playwright, namespace: str, folder: Path, flags: Sequence[str] = (), display: str = ""
) -> Generator[Page]:
    """A browser whose only network is that of a namespace; with a window where a display is given."""
    browser = (CHROMIUM if display else HEADLESS) or playwright.chromium.executable_path
    program = folder / f"browser-{namespace}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {namespace} {browser} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    with friends.device(
        playwright.chromium, folder / namespace, program=str(program), flags=flags, display=display
    ) as page:
        page.add_init_script(KEEP)
        yield page


def wait_for_site(namespace: str) -> None:
    end = time.monotonic() + UNTIL_SERVED
    with network_of(namespace):
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("localhost", SITE_PORT)):
                return
            time.sleep(0.05)
    raise TimeoutError(f"no site in {namespace}")


@contextmanager
def players(
    playwright: Playwright,
    dist: Path,
    folder: Path,
    names: tuple[str, str] = ("host", "guest"),
    flags: tuple[Sequence[str], Sequence[str]] = ((), ()),
    displays: tuple[str, str] = ("", ""),
) -> Generator[Players]:
    """The pages of a host and a guest, each in the namespace of that name, with flags and a display of its own."""
    site = folder / "site"
    shutil.copytree(dist, site)
    with ExitStack() as stack:
        for namespace in names:
            serve = (sys.executable, "-m", "tools.serve", str(site), "--port", str(SITE_PORT))
            process = subprocess.Popen(inside(namespace, *serve), stdout=subprocess.DEVNULL)
            stack.callback(process.kill)
        for namespace in names:
            wait_for_site(namespace)
        pages = [
            stack.enter_context(device(playwright, name, folder, given, display))
            for name, given, display in zip(names, flags, displays, strict=True)
        ]
        yield Players(pages[0], pages[1], site)
