"""Runs people at several devices: each browser is a process of its own, and the tests carry the texts between them."""

import re
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserType, Locator, Page, expect

from tests.e2e.conftest import FLAGS, HEADLESS, NEXT_BROWSER, PATIENCE, Faults, on_folder
from tests.e2e.robot import OPTION, OVER, choose_game, undrawn
from tests.e2e.support import open_form, open_site, wait_for_engine, wait_until
from tests.e2e.test_kill import processes, stopped

ADDRESS = "?lang=en&motion=0&bots=instant"
ROBOT = f"""() => {{
  globalThis.robot ??= setInterval(() => document.querySelector('{OPTION}')?.click(), 10);
}}"""
PRESS_ONCE = f"() => document.querySelector('{OPTION}')?.click()"
# A guest that is silent for six seconds counts as away, and a deal begins without it.
DEAL = """(() => {
  const peers = [...document.querySelectorAll('[data-testid="peer"]')];
  const button = document.querySelector('[data-testid="deal"]:enabled');
  if (!button || peers.some((peer) => peer.dataset.state !== "open")) return false;
  button.click();
  return true;
})()"""
# Counts what comes over the channel on which two pages agree how to reconnect: two invitations and two replies. Notes
# when the last came.
WATCH_AGREEMENTS = """
globalThis.besides = [];
globalThis.lastBeside = 0;
const { createDataChannel } = RTCPeerConnection.prototype;
RTCPeerConnection.prototype.createDataChannel = function (name, options) {
  const channel = createDataChannel.call(this, name, options);
  if (name === "beside") {
    const beside = { channel, texts: 0 };
    besides.push(beside);
    channel.addEventListener("open", () => (lastBeside = performance.now()));
    channel.addEventListener("message", () => ((beside.texts += 1), (lastBeside = performance.now())));
  }
  return channel;
};
"""
AGREED = """(() => {
  const open = besides.filter(({ channel }) => channel.readyState === "open");
  return open.length > 0 && open.every(({ texts }) => texts >= %d);
})()"""
# The same after a page has come back: the texts that are new depend on what it still knows.
CALM = """(links) => {
  const open = besides.filter(({ channel }) => channel.readyState === "open");
  return open.length >= links && performance.now() - lastBeside > 1000;
}"""


@contextmanager
def device(
    chromium: BrowserType,
    profile: Path,
    faults: Faults | None = None,
    *,
    program: str | None = HEADLESS,
    script: str = "",
    flags: Sequence[str] = (),
    display: str = "",
) -> Generator[Page]:
    """A browser of its own, a process with children, on a profile; `program` is the one to run.

    `script` runs in each page before the page's own. With a `display` the browser has a window there.
    """
    with on_folder(chromium, profile, program=program, flags=flags, display=display) as context:
        if faults:
            context.on("console", faults.on_console)
            context.on("weberror", lambda error: faults.found.append(f"thrown: {error.error}"))
            context.on("request", faults.on_request)
        context.add_init_script(WATCH_AGREEMENTS + script)
        yield context.pages[0]


@contextmanager
def frozen(profile: Path) -> Generator[None]:
    """Stops a browser with all its processes, as a tablet does with the screen off."""
    with stopped(processes(profile)):
        yield


def open_table(page: Page, url: str, *, players: int, friends: int, game: str = "citadels") -> None:
    """Opens a table for so many friends, the first seats after the own; the others are computer players."""
    open_site(page, f"{url}{ADDRESS}&players={players}")
    choose_game(page, game)
    open_form(page)
    for _ in range(friends):
        page.get_by_test_id("add-friend").click()
    page.get_by_test_id("start-game").click()
    page.get_by_test_id("waiting-room").wait_for()


def invitation(host: Page, seat: int | str, place: str = "room") -> str:
    """Makes an invitation for a seat, and reads its link; says where the friends are if the page asks."""
    host.locator(f'[data-testid="invite"][data-seat="{seat}"]').click()
    link = host.get_by_test_id("invitation")
    door = host.get_by_test_id(f"place-{place}")
    link.or_(door).first.wait_for()
    if door.is_visible():
        door.click()
    return link.inner_text()


def bring(host: Page, guest: Page, link: str, name: str = "") -> None:
    """Carries the texts of an invitation between two browsers, and connects them."""
    open_invitation(guest, link)
    if name:
        guest.get_by_test_id("join-name").fill(name)
    carry_reply(host, guest)


def open_invitation(guest: Page, link: str) -> None:
    guest.goto(link.replace("#", f"{ADDRESS}#"))


def carry_reply(host: Page, guest: Page) -> None:
    """Carries the guest's reply to the host; the guest connects by itself then."""
    reply = guest.get_by_test_id("reply").inner_text()
    # A guest that is connected greets only once its engine has started.
    wait_for_engine(guest)
    # The field takes what is pasted.
    host.get_by_test_id("reply-input").fill(reply)


def sit_down(
    pages: list[Page], url: str, *, players: int, names: str = "ABCDEFG", game: str = "citadels"
) -> None:
    """Opens a table on the first page, and brings the others to it."""
    host, *guests = pages
    open_table(host, url, players=players, friends=len(guests), game=game)
    for seat, guest in enumerate(guests, start=1):
        bring(host, guest, invitation(host, seat), names[seat])
        expect(peer(host, seat)).to_have_attribute("data-state", "open")


def deal(host: Page) -> None:
    """Deals while all guests who have come are there."""
    wait_until(host, DEAL)


def come_back(host: Page, guest: Page, seat: int) -> None:
    """Brings a guest that has lost its connection back, by a fresh invitation."""
    host.get_by_test_id("friends").click()
    bring(host, guest, invitation(host, seat))
    expect(peer(host, seat)).to_have_attribute("data-state", "open")
    host.get_by_test_id("back-to-table").click()


def reload(gone: Page, *others: Page) -> None:
    """Reloads a page; where browsers refuse chosen words, people carry its return code to the other devices."""
    gone.reload()
    if NEXT_BROWSER in FLAGS:
        carry_return_code(gone, *others)


def carry_return_code(gone: Page, *others: Page) -> None:
    """Opens the return code of a reloaded page as a link on other devices.

    A tab of its own gives it to the one with the table.
    """
    code = gone.get_by_test_id("return-code")
    gone.locator('[data-testid="open-return"], [data-testid="return-code"]').first.wait_for()
    if code.count() == 0:
        gone.get_by_test_id("open-return").click()
    link = code.inner_text()
    assert "#back=" in link
    for other in others:
        tab = other.context.new_page()
        tab.goto(link)
        expect(tab.locator('[data-testid="handed"][data-state="taken"]')).to_be_visible()
        tab.close()


def peer(page: Page, seat: int) -> Locator:
    """The state of the person at another device."""
    return page.locator(f'[data-testid="peer"][data-seat="{seat}"]')


def wait_until_agreed(*pages: Page, after_code: bool = False) -> None:
    """Waits until pages can find each other again after one of them is reloaded.

    A return code uses up one invitation of two.
    """
    for page in pages:
        wait_until(page, AGREED % (3 if after_code else 4))


def has_agreed_anew(page: Page, links: int) -> bool:
    """Whether a page that may have come back has so many links, and nothing more to agree on over them."""
    found: bool = page.evaluate(CALM, links)
    return found


def press_until(pages: Sequence[Page], done: Callable[[], bool]) -> None:
    """Presses the first option at each page in turn, until `done` is true."""
    end = time.monotonic() + 2 * PATIENCE / 1000
    while not done():
        assert time.monotonic() < end, "the game does not go on"
        for page in pages:
            page.evaluate(PRESS_ONCE)
        pages[0].wait_for_timeout(10)


def press_on(page: Page) -> None:
    """Lets a robot in the page press the first option whenever somebody is asked, until the page goes."""
    page.evaluate(ROBOT)


def stop_pressing(page: Page) -> None:
    page.evaluate("() => { clearInterval(globalThis.robot); globalThis.robot = undefined; }")


def play_together(pages: list[Page], *watching: Page) -> None:
    """Plays until the game is over on all pages; only the end is drawn."""
    everybody = (*pages, *watching)
    with undrawn(*everybody):
        for page in pages:
            press_on(page)
        for page in everybody:
            page.locator(OVER).wait_for(state="attached", timeout=4 * PATIENCE)
    for page in everybody:
        page.locator(OVER).wait_for()


SCORES = """
scores => scores.map(score => [...score.querySelectorAll(".place, h3, .total, dt, dd")]
  .map(one => one.textContent.replace(/\\s+/g, " ").trim()).join("\\n"))
"""


def scores_of(page: Page) -> list[str]:
    """The lines of each score, folded ones too.

    They are without the mark of the viewer's own and without the note to the viewer about a tie.
    """
    scores: list[str] = page.get_by_test_id("score").evaluate_all(SCORES)
    return unmarked(scores)


def unmarked(scores: list[str]) -> list[str]:
    """The same lines of the same scores for every viewer."""
    return [
        "\n".join(same_name(line.strip().removesuffix(" you")) for line in score.splitlines())
        for score in scores
    ]


def same_name(text: str) -> str:
    """The name that others see for a person without a name, who sees "You" instead."""
    return re.sub(r"\bYou\b", "Player", text)
