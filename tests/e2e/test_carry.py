"""Tests how invitation and reply get from one screen to another: refusals, QR codes, the camera, another tab."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.support import wait_until
from tests.e2e.test_accessibility import violations
from tests.e2e.test_link import served_page
from tests.tiers import sampled

NIGHTLY = pytest.mark.nightly(
    "decided in invitation.test.js and signal.test.js; the camera is read on a push"
)

# Of the code on the page as it is on the screen, scaled as a camera might see it.
READ_CODE = """async (scale) => {
  const { qrReader } = await import("./peer/qr.js");
  const svg = document.querySelector('[data-testid="code"]').cloneNode(true);
  const side = Number(svg.getAttribute("viewBox").split(" ")[2]);
  for (const [name, value] of [["xmlns", svg.namespaceURI], ["width", side * scale], ["height", side * scale]]) svg.setAttribute(name, value);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side * scale + 60, side * scale + 90];
  const context = canvas.getContext("2d");
  context.fillStyle = "#cdb";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 30, 40);
  return (await qrReader())(context.getImageData(0, 0, canvas.width, canvas.height));
}"""
# The luma of what the camera will see: the code, in the middle of a grey picture.
PICTURE = """async ([text, width, height]) => {
  const { drawQr } = await import("./peer/qr.js");
  const { size, path } = await drawQr(text);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  context.fillStyle = "#aaa";
  context.fillRect(0, 0, width, height);
  const side = Math.floor((height - 40) / size);
  context.translate((width - size * side) / 2, 20);
  context.scale(side, side);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size, size);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, at) => data[4 * at]);
}"""
# The button says for four seconds that the link was copied; a busy machine may look later.
WATCH_COPIED = """() => {
  const button = document.querySelector('[data-testid="copy"]');
  globalThis.copied = false;
  const look = () => (globalThis.copied ||= button.textContent.includes("Copied"));
  new MutationObserver(look).observe(button, { subtree: true, childList: true, characterData: true });
}"""
WIDTH, HEIGHT = 640, 480
KEEP_VIDEO = """() => {
  globalThis.video = document.querySelector("video");
  globalThis.track = video.srcObject.getTracks()[0];
}"""


def open_page(context: BrowserContext, url: str, role: str) -> Page:
    page = context.new_page()
    page.goto(f"{url}&as={role}")
    return page


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with served_page(tmp_path / "site") as url:
        yield url


@pytest.fixture
def host(context: BrowserContext, url: str) -> Page:
    page = open_page(context, url, "opener")
    page.get_by_test_id("code").wait_for()
    return page


@pytest.fixture
def guest(context: BrowserContext, url: str) -> Page:
    return open_page(context, url, "guest")


def value(page: Page, name: str) -> str:
    return page.get_by_test_id(name).inner_text()


def join(guest: Page, invitation: str) -> str:
    guest.get_by_test_id("join").fill(invitation)
    guest.get_by_test_id("code").wait_for()
    return value(guest, "reply")


def accept(host: Page, reply: str) -> None:
    host.get_by_test_id("reply-input").fill(reply)
    host.get_by_test_id("accept-reply").click()


def refused(page: Page, code: str) -> None:
    """Says so on the page, in words and not with the name of an error."""
    expect(page.get_by_test_id("told")).to_contain_text(code)
    expect(page.get_by_test_id("carry-problem")).to_be_visible()
    expect(page.get_by_test_id("carry-problem")).not_to_contain_text("signal-")


def test_what_is_no_reply_to_this_invitation_is_refused_and_the_right_one_still_works(
    host: Page, guest: Page
) -> None:
    invitation = value(host, "invitation")
    reply = join(guest, invitation)
    for text, code in (
        ("see you tonight", "signal-none"),
        (reply[:-3], "signal-damaged"),
        (invitation, "signal-is-invitation"),
    ):
        accept(host, text)
        refused(host, code)
    # A fresh invitation for the seat: the reply to the old one is stale.
    host.reload()
    host.get_by_test_id("code").wait_for()
    accept(host, reply)
    refused(host, "signal-other-invitation")
    assert violations(host) == []
    guest.reload()
    other = join(guest, value(host, "invitation"))
    # Messengers put words around a link.
    accept(host, f"Here you are: {other} :-)")
    expect(host.get_by_test_id("carry-wait")).to_be_visible()
    guest.get_by_test_id("connect").click()
    expect(host.get_by_test_id("told")).to_contain_text("opened")
    expect(guest.get_by_test_id("told")).to_contain_text("opened")


@NIGHTLY
def test_what_is_no_invitation_is_refused(host: Page, guest: Page) -> None:
    invitation = value(host, "invitation")
    reply = join(guest, invitation)
    guest.reload()
    field = guest.get_by_test_id("join")
    field.fill(f"{invitation}A")
    refused(guest, "signal-damaged")
    field.fill(reply)
    refused(guest, "signal-is-reply")
    field.fill("hello")
    guest.get_by_test_id("open-invitation").click()
    refused(guest, "signal-none")
    assert violations(guest) == []
    join(guest, invitation)
    expect(guest.get_by_test_id("carry-problem")).to_have_count(0)
    assert violations(guest) == []


@pytest.mark.nightly("decided in arrivals.test.js")
def test_a_link_opens_the_invitation_by_itself(host: Page, context: BrowserContext, url: str) -> None:
    guest = context.new_page()
    guest.goto(f"{url}&as=guest#{value(host, 'invitation').split('#')[1]}")
    expect(guest.get_by_test_id("reply")).to_have_text(re.compile("#reply="))
    guest.get_by_test_id("code").wait_for()


@pytest.mark.parametrize("scale", sampled([3, 5, 8], [3], "a larger code is easier to read"))
def test_the_code_on_the_screen_says_what_the_link_says(host: Page, scale: int) -> None:
    assert host.evaluate(READ_CODE, scale) == value(host, "invitation")


def test_copying_puts_the_link_on_the_clipboard(host: Page, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.evaluate(WATCH_COPIED)
    host.get_by_test_id("copy").click()
    wait_until(host, "globalThis.copied")
    assert host.evaluate("navigator.clipboard.readText()") == value(host, "invitation")


def test_a_reply_opened_in_another_tab_goes_to_the_table(
    host: Page, guest: Page, context: BrowserContext
) -> None:
    reply = join(guest, value(host, "invitation"))
    tab = context.new_page()
    tab.goto(reply)
    expect(tab.locator('[data-testid="handed"][data-state="taken"]')).to_be_visible()
    expect(host.get_by_test_id("carry-wait")).to_be_visible()
    guest.get_by_test_id("connect").click()
    expect(host.get_by_test_id("told")).to_contain_text("opened")


def test_a_reply_that_no_table_waits_for_says_so_and_can_be_copied(
    host: Page, guest: Page, context: BrowserContext
) -> None:
    reply = join(guest, value(host, "invitation"))
    host.close()
    tab = context.new_page()
    tab.goto(reply)
    expect(tab.locator('[data-testid="handed"][data-state="nobody"]')).to_be_visible()
    assert value(tab, "handed-reply") == reply
    assert violations(tab) == []


def test_servers_are_off_and_a_wrong_one_is_refused(host: Page) -> None:
    host.locator("summary").click()
    field = host.get_by_test_id("servers")
    assert field.input_value() == ""
    field.fill("stun.example.org")
    field.blur()
    expect(host.get_by_test_id("servers-problem")).to_contain_text("stun.example.org")
    assert violations(host) == []
    field.fill("")
    field.blur()
    expect(host.get_by_test_id("servers-problem")).to_have_count(0)


def write_film(page: Page, text: str, path: Path) -> None:
    """A film of one picture, as Chromium's false camera plays it."""
    save_film(bytes(page.evaluate(PICTURE, [text, WIDTH, HEIGHT])), path)


def save_film(luma: bytes, path: Path) -> None:
    """Stores a grey picture as a film; `luma` has a byte for each of its points."""
    frame = b"FRAME\n" + luma + bytes([128]) * (WIDTH * HEIGHT // 2)
    path.write_bytes(b"YUV4MPEG2 W%d H%d F10:1 Ip A1:1 C420jpeg\n" % (WIDTH, HEIGHT) + frame * 3)


# One machine cannot lose its network, so the test changes what the browsers say about the first connection.
DEAFEN = """
const Real = RTCPeerConnection;
const made = [];
globalThis.RTCPeerConnection = class extends Real {
  constructor(...given) {
    super(...given);
    made.push(this);
  }
};
globalThis.deafen = () => {
  for (const one of made.filter(({ connectionState }) => connectionState === "connected")) {
    Object.defineProperty(one, "connectionState", { value: "failed" });
    one.dispatchEvent(new Event("connectionstatechange"));
  }
};
"""


@pytest.mark.nightly("in memory in reconnector.test.js")
def test_a_link_that_stays_silent_is_replaced(context: BrowserContext, url: str) -> None:
    context.add_init_script(DEAFEN)
    host, guest = pages = [open_page(context, url, role) for role in ("opener", "guest")]
    host.get_by_test_id("code").wait_for()
    accept(host, join(guest, value(host, "invitation")))
    guest.get_by_test_id("connect").click()
    for page in pages:
        for line in ("kept", "agreed"):
            expect(page.get_by_test_id("told")).to_contain_text(line)
    for page in pages:
        page.evaluate("deafen()")
        expect(page.get_by_test_id("told")).to_contain_text("waiting")
    for page in pages:
        expect(page.get_by_test_id("told")).to_contain_text("back")
    guest.get_by_test_id("text").fill("echo over the new one")
    guest.get_by_test_id("send").click()
    expect(guest.get_by_test_id("told")).to_contain_text("heard over the new one")


Look = Callable[..., Page]


@pytest.fixture
def look(playwright: Playwright, url: str) -> Iterator[Look]:
    """Opens the page in a browser with flags of its own."""
    browsers: list[Browser] = []

    def begin(role: str, *flags: str, allowed: bool = True) -> Page:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
        browsers.append(browser)
        context = browser.new_context(permissions=["camera"] if allowed else [])
        context.set_default_timeout(PATIENCE)
        return open_page(context, url, role)

    yield begin
    for browser in browsers:
        browser.close()


def test_the_camera_reads_the_code_and_goes_off(host: Page, look: Look, tmp_path: Path) -> None:
    film = tmp_path / "film.y4m"
    write_film(host, value(host, "invitation"), film)
    flags = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}")
    guest = look("guest", *flags)
    guest.get_by_test_id("scan").click()
    guest.get_by_test_id("code").wait_for()
    expect(guest.locator("video")).to_have_count(0)
    accept(host, value(guest, "reply"))
    guest.get_by_test_id("connect").click()
    expect(guest.get_by_test_id("told")).to_contain_text("opened")


@NIGHTLY
def test_the_camera_can_be_stopped(look: Look) -> None:
    page = look("guest", "--use-fake-device-for-media-stream")
    page.get_by_test_id("scan").click()
    page.locator('[data-testid="camera"] video').wait_for()
    wait_until(page, "() => document.querySelector('video').srcObject?.active")
    page.evaluate(KEEP_VIDEO)
    page.get_by_test_id("scan").click()
    expect(page.get_by_test_id("camera")).to_have_count(0)
    # The video is gone and the camera is off; the test keeps the video element to check that.
    assert page.evaluate("() => video.srcObject === null && track.readyState === 'ended'")
    expect(page.get_by_test_id("camera-problem")).to_have_count(0)


@NIGHTLY
def test_a_camera_that_is_refused_or_missing_is_explained(look: Look) -> None:
    page = look("guest", "--use-fake-device-for-media-stream", "--deny-permission-prompts", allowed=False)
    page.get_by_test_id("scan").click()
    expect(page.get_by_test_id("camera-problem")).to_contain_text("may not use the camera")
    page = look("guest")
    page.get_by_test_id("scan").click()
    expect(page.get_by_test_id("camera-problem")).to_contain_text("No camera")
