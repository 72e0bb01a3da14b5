"""Tests playing over the internet.

No helper is asked before a person says yes, and then one yes at each end is enough.
"""

import json
import shutil
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.conftest import LITTLE_MEMORY, Faults
from tests.e2e.support import wait_for_engine, wait_until
from tests.e2e.test_accessibility import violations
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("the yes and the list of helpers are tested in internet-help.test.js")

# Records the ICE servers of each connection.
WATCH = """
globalThis.asked = [];
const Real = RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Real {
  constructor(...given) {
    super(...given);
    globalThis.asked.push(...(given[0]?.iceServers ?? []).map(({ urls }) => urls));
  }
};
"""
ASKED = "globalThis.asked"
YES_IS_STORED = """new Promise((resolve, reject) => {
  const asked = indexedDB.open("citadels-table");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const read = asked.result.transaction("settings").objectStore("settings").get("internet");
    read.onsuccess = () => {
      asked.result.close();
      resolve(read.result === "yes");
    };
  };
})"""
COOKIE = 0x2112A442
BINDING, BINDING_ANSWER, XOR_MAPPED_ADDRESS = 0x0001, 0x0101, 0x0020
OUTSIDE = socket.inet_aton("203.0.113.7")


class Stun:
    """A STUN server on this machine that tells every browser an address far away; it counts who asks."""

    def __init__(self) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.asked = 0
        threading.Thread(target=self.serve, daemon=True).start()

    @property
    def url(self) -> str:
        return f"stun:127.0.0.1:{self.socket.getsockname()[1]}"

    def serve(self) -> None:
        while True:
            try:
                data, sender = self.socket.recvfrom(2048)
            except OSError:
                return
            if len(data) < 20 or struct.unpack("!H", data[:2])[0] != BINDING:
                continue
            self.asked += 1
            port = sender[1] ^ (COOKIE >> 16)
            mixed = struct.pack("!I", struct.unpack("!I", OUTSIDE)[0] ^ COOKIE)
            body = struct.pack("!HHBBH", XOR_MAPPED_ADDRESS, 8, 0, 1, port) + mixed
            # A browser may ask, and be gone, when the test ends.
            with suppress(OSError):
                self.socket.sendto(struct.pack("!HH", BINDING_ANSWER, len(body)) + data[4:20] + body, sender)


@pytest.fixture
def stun() -> Iterator[Stun]:
    stun = Stun()
    yield stun
    stun.socket.close()


@pytest.fixture
def site(dist: Path, tmp_path: Path, stun: Stun) -> Iterator[Site]:
    """The site with a STUN server of its owner."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    servers = {"servers": [{"owner": "Neighbour", "urls": stun.url}]}
    (folder / "servers.json").write_text(json.dumps(servers), encoding="utf-8")
    site = Site(folder)
    site.start()
    yield site
    site.cut()


@pytest.fixture
def devices(playwright: Playwright, tmp_path: Path, faults: Faults, site: Site) -> Iterator[list[Page]]:
    # Browsers are closed before the site stops: a failed request would be an error in the console.
    del site
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                friends.device(
                    playwright.chromium, tmp_path / name, faults, script=f"{LITTLE_MEMORY};{WATCH}"
                )
            )
            for name in ("host", "guest")
        ]


def new_text(page: Page, name: str, before: str) -> str:
    """The text of a field once it has changed."""
    expect(page.get_by_test_id(name)).not_to_have_text(before)
    return page.get_by_test_id(name).inner_text()


def length(link: str) -> int:
    return len(link.partition("=")[2])


@NIGHTLY
def test_no_helper_is_asked_without_a_yes(devices: list[Page], site: Site, stun: Stun) -> None:
    host, guest = devices
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("place-far").click()
    expect(host.get_by_test_id("internet-help")).to_have_attribute("aria-pressed", "false")
    expect(host.locator(".carry-internet")).to_contain_text("Neighbour")
    expect(host.get_by_test_id("invitation")).to_have_count(0)
    host.get_by_test_id("place-back").click()
    near = friends.invitation(host, 1)
    friends.bring(host, guest, near, "Ada")
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    expect(guest.get_by_test_id("internet-help")).to_have_count(0)
    assert (host.evaluate(ASKED), guest.evaluate(ASKED), stun.asked) == ([], [], 0)


@NIGHTLY
def test_two_devices_connect_over_a_helper_with_one_yes_each(
    devices: list[Page], site: Site, stun: Stun
) -> None:
    host, guest = devices
    friends.open_table(host, site.url, players=3, friends=1)
    near = friends.invitation(host, 1)
    assert (host.evaluate(ASKED), stun.asked) == ([], 0)
    host.get_by_test_id("place-change").click()
    host.get_by_test_id("place-far").click()
    expect(host.get_by_test_id("internet-help")).to_have_attribute("aria-pressed", "false")
    assert (host.evaluate(ASKED), stun.asked) == ([], 0)
    host.get_by_test_id("internet-help").click()
    far = new_text(host, "invitation", near)
    assert set(host.evaluate(ASKED)) == {stun.url}
    assert stun.asked > 0
    assert length(near) < length(far) <= 250

    guest.goto(far.replace("#", f"{friends.ADDRESS}#"))
    expect(guest.locator('.carry-internet[data-state="asked"]')).to_be_visible()
    expect(guest.get_by_test_id("reply")).to_have_count(0)
    assert guest.evaluate(ASKED) == []
    guest.get_by_test_id("internet-help").click()
    reply = guest.get_by_test_id("reply").inner_text()
    assert set(guest.evaluate(ASKED)) == {stun.url}
    assert length(reply) <= 180
    wait_for_engine(guest)
    host.get_by_test_id("reply-input").fill(reply)
    # The guest presses nothing more.
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    expect(guest.get_by_test_id("waiting-room")).to_be_visible()


@NIGHTLY
def test_the_answer_is_remembered_and_can_be_taken_back(devices: list[Page], site: Site, stun: Stun) -> None:
    host = devices[0]
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("place-far").click()
    host.get_by_test_id("internet-help").click()
    host.get_by_test_id("invitation").wait_for()
    wait_until(host, YES_IS_STORED)
    friends.open_table(host, site.url, players=3, friends=1)
    far = friends.invitation(host, 1, "far")
    expect(host.get_by_test_id("internet-help")).to_have_attribute("aria-pressed", "true")
    assert set(host.evaluate(ASKED)) == {stun.url}
    host.get_by_test_id("internet-help").click()
    # Without a helper the page asks again before it shows a link.
    host.get_by_test_id("place-without").click()
    assert length(new_text(host, "invitation", far)) < length(far)


@pytest.mark.nightly("the sentence is chosen in diagnosis.test.js")
def test_a_guest_who_connects_too_early_is_told_so(devices: list[Page], site: Site, faults: Faults) -> None:
    faults.expected.append("clipboard")
    host, guest = devices
    friends.open_table(host, site.url, players=3, friends=1)
    guest.goto(friends.invitation(host, 1).replace("#", f"{friends.ADDRESS}#"))
    reply = guest.get_by_test_id("reply").inner_text()
    wait_for_engine(guest)
    guest.get_by_test_id("connect").click()
    diagnosis = guest.get_by_test_id("diagnosis")
    expect(diagnosis).to_have_attribute("data-cause", "reply-not-taken")
    guest.get_by_test_id("connection-report").click()
    report = json.loads(guest.get_by_test_id("report-text").inner_text())
    assert (report["role"], report["diagnosis"], report["servers"]) == ("guest", "reply-not-taken", 0)
    assert report["answered"] > 0
    assert "addresses" not in report
    guest.get_by_test_id("report-addresses").check()
    expect(guest.get_by_test_id("report-text")).to_contain_text("addresses")
    # The guest tries for as long as the host's browser answers.
    host.get_by_test_id("reply-input").fill(reply)
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    expect(guest.get_by_test_id("waiting-room")).to_be_visible()
    expect(diagnosis).to_have_count(0)
    assert violations(guest) == []
