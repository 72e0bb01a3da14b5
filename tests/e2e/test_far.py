"""Tests friends far away: one link, a mailbox on this machine that the site names, and no request before a yes."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, Request, expect

from citadels_table.mailbox.boxes import Answer, Asked, Mailbox
from tests.e2e import friends
from tests.e2e.conftest import LITTLE_MEMORY, NEXT_BROWSER, Faults
from tests.e2e.engines import Engine
from tests.e2e.mailboxes import name_mailboxes, served
from tests.e2e.native_module import native_module
from tests.e2e.robot import OPTION
from tests.e2e.support import CHECK, behind, open_site
from tests.e2e.test_attacks import ESCAPE, IMPORTED, fetching, native_wheel
from tests.e2e.test_box import INTRUDER, NORMAL, RUN, check_attacks, order
from tests.e2e.test_engines import engine as engine  # noqa: PLC0414 - a fixture
from tests.e2e.test_evening import Host
from tests.tiers import sampled
from tools.serve import Site
from tools.website import site as site_file

OTHER_BROWSERS = pytest.mark.nightly(
    "the policy of the page is the same in every browser; Chromium on a push"
)
NIGHTLY = pytest.mark.nightly(
    "decided in test_door.py, carried out in far.test.js; a friend comes by a mailbox on a push"
)

Devices = Callable[[int], list[Page]]


def empty_box(mailbox: str) -> str:
    return f"{mailbox}/v1/{'0' * 32}"


# What the page, its frame and a worker may ask: their policies alone must refuse the mailbox.
ASK_FROM_PAGE = """([address]) => fetch(address).then(({ status }) => String(status), () => 'refused')"""
ASK_FROM_FRAME = """async ([address]) => {
  const { askMailbox } = await import('./peer/mailbox-frame.js');
  const ask = (address) => askMailbox(address, {}).then(({ status }) => String(status), () => 'refused');
  return [await ask(address), await ask(new URL('index.html', location).href)];
}"""
ASK_FROM_WORKER = """async ([address]) => {
  const { startModuleWorker } = await import('./engine/module-worker.js');
  const worker = startModuleWorker('asks.js');
  worker.postMessage(address);
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve('not started');
  });
}"""
# Asks as `askMailbox` does, on the built site, which has that module in another file.
OPEN_FRAME = """
  const frame = document.createElement("iframe");
  frame.src = "./peer/mailboxes.html";
  // A driver's reload may end before the page has its body.
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  await new Promise((done) => ((frame.onload = done), document.body.append(frame)));
  const ask = (...asked) => frame.contentWindow.fetch(...asked);
"""
ASKS = """onmessage = async ({ data }) => {
  try { postMessage(String((await fetch(data)).status)); } catch { postMessage('refused'); }
};
"""


@pytest.fixture(scope="module")
def heard() -> list[str]:
    """What the mailbox was asked."""
    return []


@pytest.fixture(scope="module")
def mailbox(heard: list[str]) -> Iterator[str]:
    class Listening(Mailbox):
        async def __call__(self, asked: Asked) -> Answer:
            heard.append(asked.path)
            return await super().__call__(asked)

    with served(Listening()) as origin:
        yield origin


@pytest.fixture
def site(dist: Path, tmp_path: Path, mailbox: str) -> Iterator[Site]:
    """The site as it is built where web/site.json names the mailbox; it names no helpers."""
    folder = shutil.copytree(dist, tmp_path / "site")
    name_mailboxes(folder, mailbox)
    # For what a person with the link does without our page; the built site has these modules in other files.
    for name in ("peer", "lib", "vendor"):
        shutil.copytree(Path("web") / name, folder / "modules" / name)
    site = Site(folder, prefix="/citadels/")
    site.start()
    yield site
    site.cut()


@pytest.fixture
def devices(playwright: Playwright, tmp_path: Path, faults: Faults, site: Site) -> Iterator[Devices]:
    del site
    faults.expected += ["net::ERR_CONNECTION_REFUSED", "Content Security Policy", "violates the document's"]

    def start(number: int) -> AbstractContextManager[Page]:
        return friends.device(playwright.chromium, tmp_path / str(number), faults, script=LITTLE_MEMORY)

    with ExitStack() as stack:
        yield lambda count: [stack.enter_context(start(number)) for number in range(count)]


def asked(page: Page, mailbox: str) -> list[str]:
    """Lists what a page asks the mailbox from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith(mailbox):
            found.append(request.url)

    page.context.on("request", note)
    return found


def test_friends_far_away_come_by_one_link(devices: Devices, site: Site, mailbox: str) -> None:
    host, guest, *others = devices(sampled(3, 2, "who is turned away reads so in far.test.js"))
    watched = [asked(page, mailbox) for page in (host, guest, *others)]
    # One friend's seat: the second friend is offered a computer player's.
    friends.open_table(host, site.url, players=3, friends=1)
    expect(host.get_by_test_id("far-panel")).to_contain_text("localhost")
    host.wait_for_timeout(1500)
    assert watched[0] == []
    host.get_by_test_id("far-yes").click()
    link = host.get_by_test_id("table-link").inner_text()
    assert "#table=" in link
    # The press that says yes copies the link, too.
    expect(host.get_by_test_id("copy")).to_have_text("Copied")
    for page in (guest, *others):
        page.goto(link.replace("#", f"{friends.ADDRESS}#"))
        expect(page.get_by_test_id("sit")).to_contain_text("localhost")
    guest.wait_for_timeout(1500)
    assert watched[1:] == [[] for _ in (guest, *others)]
    for page, name in zip((guest, *others), ("Olha", "Bohdan"), strict=False):
        page.get_by_test_id("join-name").fill(name)
        page.get_by_test_id("sit").click()
    door = host.get_by_test_id("at-the-door")
    expect(door).to_have_count(1 + len(others))
    door.filter(has_text="Olha").get_by_test_id("let-in").click()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    guest.get_by_test_id("waiting-room").wait_for()
    for other in others:
        door.filter(has_text="Bohdan").get_by_test_id("turn-away").click()
        expect(other.get_by_test_id("carry-problem")).to_contain_text("not let you in")
        # Who is refused and asks again is not shown again, and reads the same again.
        other.get_by_test_id("sit").click()
        expect(other.get_by_test_id("far-join")).to_have_attribute("data-state", "sent")
        expect(other.get_by_test_id("carry-problem")).to_contain_text("not let you in")
    expect(door).to_have_count(0)
    key = link.partition("=")[2].partition(".")[0]
    assert len(key) == 22
    assert not any(key in url for urls in watched for url in urls)
    host.get_by_test_id("deal").click()
    friends.press_until([host, guest], lambda: guest.locator(OPTION).count() > 0)
    told = [len(urls) for urls in watched]
    host.wait_for_timeout(3000)
    # Once the game has begun the friend asks the mailbox no more, and the host once a minute, for those who come late.
    assert len(watched[1]) == told[1]
    assert len(watched[0]) <= told[0] + 1


@NIGHTLY
@pytest.mark.parametrize("way", ["new game", "with friends"])
@pytest.mark.parametrize("count", [1, 3, 7])
def test_a_table_far_away_is_full_after_few_presses(
    devices: Devices, site: Site, count: int, way: str, record_property: Callable[[str, object], None]
) -> None:
    """Counts from the lobby to the deal, the first yes included; docs/networks.md has the figures."""
    page, *guests = devices(count + 1)
    host = Host(page)
    begun = time.monotonic()
    # A seat for one friend is enough: the others take those of the computer players.
    if way == "new game":
        host.open_table(site.url, count + 1, 1)
    else:
        invite_friends(host, site)
    # Says yes, and copies the link.
    host.press("far-yes")
    expect(page.get_by_test_id("copy")).to_have_text("Copied")
    name = ""
    if way == "with friends":
        # The form did not ask for it.
        name = "Hanna"
        page.get_by_test_id("host-name").fill(name)
    waits = sit_and_deal(host, guests, name)
    record_property("presses", host.presses)
    record_property("seconds", round(time.monotonic() - begun, 1))
    record_property("seconds of each friend", waits)
    assert host.presses == (5 if way == "new game" else 4) + count
    if way == "new game":
        return
    # The next evening: the yes and the place are known, and the press that opens the table copies the link.
    host.presses, begun = 0, time.monotonic()
    invite_friends(host, site)
    expect(page.get_by_test_id("copy")).to_have_text("Copied")
    waits = sit_and_deal(host, guests, name)
    record_property("presses of the next evening", host.presses)
    record_property("seconds of the next evening", round(time.monotonic() - begun, 1))
    record_property("seconds of each friend, the next evening", waits)
    assert host.presses == 3 + count


def invite_friends(host: Host, site: Site) -> None:
    """Opens a table without the form, in which nothing is asked.

    It has four seats, and grows with the friends at the door.
    """
    friends.open_site(host.page, f"{site.url}{friends.ADDRESS}")
    for name in ("with-friends", "host-friends"):
        host.press(name)


def sit_and_deal(host: Host, guests: list[Page], host_name: str) -> list[float]:
    """Brings all guests to the table by the link that was copied, and deals; returns the seconds of each."""
    page = host.page
    link = page.get_by_test_id("table-link").inner_text()
    waits: list[float] = []
    for seat, guest in enumerate(guests, 1):
        # From another page: the same address with another fragment would not be opened anew.
        guest.goto("about:blank")
        guest.goto(link.replace("#", f"{friends.ADDRESS}#"))
        own_name = guest.get_by_test_id("join-name")
        own_name.wait_for()
        # Typed once: the next evening it is there.
        if not own_name.input_value():
            own_name.fill("?ABCDEFGH"[seat])
        asked_at = time.monotonic()
        # One press of a friend, and nothing to send back.
        guest.get_by_test_id("sit").click()
        host.press("let-in")
        expect(friends.peer(page, seat)).to_have_attribute("data-state", "open")
        expect(guest.get_by_test_id("waiting-room")).to_contain_text(host_name)
        waits.append(round(time.monotonic() - asked_at, 1))
    host.press("deal")
    for one in (page, *guests):
        one.locator(".table").wait_for()
    return waits


# What everybody with the link may leave: requests of further devices, by the page's own seal.
KNOCK = f"""async ([origin, link, numbers]) => {{ {OPEN_FRAME}
  const [{{ openBox }}, {{ tableIn }}, {{ guestDoor }}] = await Promise.all(
    ["mailbox", "far/table-link", "far/host-key"].map((name) => import(`./modules/peer/${{name}}.js`)));
  const {{ key, host }} = tableIn(link);
  for (const number of numbers) {{
    const door = await guestDoor(host, key);
    const box = await openBox([origin], key, "table", ask, {{ door }});
    const id = [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16).padStart(2, "0")).join("");
    await box.post({{ id, device: String(number).padStart(32, "d"), name: `Friend ${{number}}`, offer: "none" }});
  }}
}}"""
LOOKS = 3000
"""Milliseconds in which a host looks into the mailbox more than once."""


def sit(page: Page, url: str, link: str, name: str) -> None:
    """Opens the link and asks for a seat."""
    # Without the fragment first: the same address would not be opened anew.
    page.goto(url)
    page.goto(link.replace("#", f"{friends.ADDRESS}#"))
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("sit").click()


@NIGHTLY
def test_a_friend_who_does_not_come_in_reads_why(devices: Devices, site: Site, mailbox: str) -> None:
    host, olha = devices(2)
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("far-yes").click()
    shown, door = host.get_by_test_id("table-link"), host.get_by_test_id("at-the-door")
    link = shown.inner_text()
    problem = olha.get_by_test_id("carry-problem")
    olha.goto(f"{site.url}{friends.ADDRESS}")
    olha.evaluate(KNOCK, [mailbox, link, list(range(1, 9))])
    expect(door).to_have_count(8)
    sit(olha, site.url, link, "Olha")
    expect(problem).to_contain_text("Eight people are already at the door")
    door.filter(has_text="Friend 3 ").get_by_test_id("turn-away").click()
    olha.get_by_test_id("sit").click()
    expect(door.filter(has_text="Olha")).to_be_visible()
    expect(olha.get_by_test_id("carry-wait")).to_be_visible()
    # One who waits reads that the link is void, and so does one who opens it afterwards.
    host.get_by_test_id("far-withdraw").click()
    for _ in range(2):
        expect(problem).to_contain_text("link was withdrawn")
        sit(olha, site.url, link, "Olha")
    expect(door).to_have_count(0)
    host.get_by_test_id("place-far").click()
    expect(shown).not_to_have_text(link)
    link = shown.inner_text()
    host.get_by_test_id("deal").click()
    host.locator(".table").wait_for()
    # Who comes late is at the door of the running game, where the host looks once a minute.
    sit(olha, site.url, link, "Olha")
    expect(host.get_by_test_id("toast").filter(has_text="Olha is at the door")).to_be_visible(timeout=150_000)
    host.get_by_test_id("toast-offer").click()
    door.filter(has_text="Olha").get_by_test_id("let-in").click()
    olha.locator(".table").wait_for()


@NIGHTLY
def test_the_host_decides_who_comes_through_the_door(devices: Devices, site: Site, mailbox: str) -> None:
    """At most eight wait; who was refused or removed is not shown again; a link that is void brings no one."""
    host, olha, bohdan = devices(3)
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("far-yes").click()
    shown, door = host.get_by_test_id("table-link"), host.get_by_test_id("at-the-door")
    link = shown.inner_text()

    def knock(page: Page, name: str) -> None:
        sit(page, site.url, link, name)

    knock(olha, "Olha")
    host.get_by_test_id("let-in").click()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    olha.get_by_test_id("waiting-room").wait_for()

    bohdan.goto(f"{site.url}{friends.ADDRESS}")
    bohdan.evaluate(KNOCK, [mailbox, link, list(range(1, 10))])
    expect(door).to_have_count(8)
    for number in (1, 2):
        door.filter(has_text=f"Friend {number} ").get_by_test_id("turn-away").click()
    expect(door).to_have_count(6)
    # Two that were refused, and the ninth.
    bohdan.evaluate(KNOCK, [mailbox, link, [1, 2, 9]])
    expect(door).to_have_count(7)
    expect(door.filter(has_text="Friend 9 ")).to_have_count(1)

    host.get_by_test_id("remove").click()
    host.get_by_test_id("confirm-dialog").click()
    expect(olha.get_by_test_id("waiting-room")).to_have_count(0)
    knock(olha, "Olha")
    host.wait_for_timeout(LOOKS)
    expect(door).to_have_count(7)
    expect(door.filter(has_text="Olha")).to_have_count(0)

    host.get_by_test_id("far-withdraw").click()
    expect(door).to_have_count(0)
    knock(bohdan, "Bohdan")
    host.wait_for_timeout(LOOKS)
    expect(door).to_have_count(0)
    # The yes is remembered: the door leads to a new link at once.
    host.get_by_test_id("place-far").click()
    expect(shown).not_to_have_text(link)
    link = shown.inner_text()
    host.wait_for_timeout(LOOKS)
    expect(door).to_have_count(0)
    knock(bohdan, "Bohdan")
    door.filter(has_text="Bohdan").get_by_test_id("let-in").click()
    # The seat of the one who was removed.
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    bohdan.get_by_test_id("waiting-room").wait_for()
    friends.deal(host)
    bohdan.locator(".table").wait_for()


@NIGHTLY
def test_a_host_that_reloads_before_the_deal_keeps_its_table_and_its_link(
    devices: Devices, site: Site
) -> None:
    host, olha, bohdan = devices(3)
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("far-yes").click()
    link = host.get_by_test_id("table-link").inner_text()
    door = host.get_by_test_id("at-the-door")
    sit(olha, site.url, link, "Olha")
    host.get_by_test_id("let-in").click()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    olha.get_by_test_id("waiting-room").wait_for()
    host.reload()
    expect(host.get_by_test_id("table-link")).to_have_text(link)
    # The friend who was there comes back by itself, and is not at the door again; another one comes by the old link.
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    sit(bohdan, site.url, link, "Bohdan")
    expect(door).to_have_count(1)
    door.filter(has_text="Bohdan").get_by_test_id("let-in").click()
    expect(friends.peer(host, 2)).to_have_attribute("data-state", "open")
    friends.deal(host)
    for page in (host, olha, bohdan):
        page.locator(".table").wait_for()
    friends.press_until([host, olha, bohdan], lambda: bohdan.locator(OPTION).count() > 0)


@NIGHTLY
def test_devices_that_came_by_the_mailbox_come_back_by_it(
    playwright: Playwright,
    tmp_path: Path,
    faults: Faults,
    site: Site,
    mailbox: str,
    record_property: Callable[[str, object], None],
) -> None:
    """In next year’s browser, which lets no page come back by itself: no press is needed, and no code is carried."""
    faults.expected += ["net::ERR_CONNECTION_REFUSED", "Content Security Policy"]
    with ExitStack() as stack:
        host, guest = (
            stack.enter_context(
                friends.device(
                    playwright.chromium, tmp_path / name, faults, script=LITTLE_MEMORY, flags=[NEXT_BROWSER]
                )
            )
            for name in ("host", "guest")
        )
        friends.open_table(host, site.url, players=2, friends=1)
        host.get_by_test_id("far-yes").click()
        link = host.get_by_test_id("table-link").inner_text()
        guest.goto(link.replace("#", f"{friends.ADDRESS}#"))
        guest.get_by_test_id("join-name").fill("Olha")
        guest.get_by_test_id("sit").click()
        host.get_by_test_id("let-in").click()
        expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
        friends.deal(host)
        friends.press_until([host, guest], lambda: guest.locator(OPTION).count() > 0)
        for gone in (guest, host, guest):
            friends.wait_until_agreed(host, guest, after_code=True)
            # What the devices ask while all are there: nothing, but for the host's look once a minute.
            of_host, of_guest = (asked(page, mailbox) for page in (host, guest))
            host.wait_for_timeout(2000)
            assert (len(of_host) <= 1, of_guest) == (True, [])
            begun = time.monotonic()
            gone.reload()
            gone.locator(".table").wait_for()
            expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
            expect(guest.locator(".table")).to_be_visible()
            name = "host" if gone is host else "guest"
            record_property(f"seconds until the {name} is back", round(time.monotonic() - begun, 1))
            friends.press_until([host, guest], lambda: guest.locator(OPTION).count() > 0)


@pytest.fixture
def bare_site(tmp_path: Path, mailbox: str) -> Iterator[Site]:
    """A page with the policy of a site that names the mailbox, and the modules that start workers and ask mailboxes."""
    for folder in ("engine", "lib", "peer", "vendor"):
        shutil.copytree(Path("web") / folder, tmp_path / folder)
    (tmp_path / "asks.js").write_text(ASKS, encoding="utf-8")
    (policy,) = re.findall(r"<meta http-equiv=.*?/>", Path("web/index.html").read_text("utf-8"))
    page = f"<!doctype html><html><head>{policy}</head><body></body></html>"
    (tmp_path / site_file.PAGE).write_text(page, encoding="utf-8")
    site_file.write_mailboxes(tmp_path, (mailbox,))
    site = Site(tmp_path)
    site.start()
    yield site
    site.cut()


@pytest.mark.parametrize(
    "engine",
    [
        "chromium",
        *(pytest.param(name, marks=OTHER_BROWSERS) for name in ("firefox", "webkit")),
    ],
    indirect=True,
)
def test_only_the_frame_reaches_a_mailbox(bare_site: Site, mailbox: str, engine: Engine) -> None:
    """The policy of the worker refuses it, whatever Python, JavaScript or native code in a box calls."""
    engine.goto(bare_site.url)
    assert engine.wait(ASK_FROM_PAGE, [empty_box(mailbox)]) == "refused"
    assert engine.wait(ASK_FROM_WORKER, [empty_box(mailbox)]) == "refused"
    # A frame whose page did not load is loaded anew at the next call.
    page = bare_site.folder / site_file.MAILBOX_PAGE
    page.rename(page.with_suffix(".gone"))
    assert engine.wait(ASK_FROM_FRAME, [empty_box(mailbox)]) == ["refused", "refused"]
    page.with_suffix(".gone").rename(page)
    # The frame in its turn reaches the mailbox alone.
    assert engine.wait(ASK_FROM_FRAME, [empty_box(mailbox)]) == ["200", "refused"]


@pytest.mark.nightly(
    "in Chromium on a push who may ask a mailbox is tested; a box has the policy of the page"
)
@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"], indirect=True)
def test_own_players_and_mailboxes_work_at_one_site(engine: Engine, site: Site, mailbox: str) -> None:
    """An own player plays where the site names a mailbox.

    Without the site's host the page reaches the mailbox as before.
    """
    engine.goto(site.url)
    begun, game, end = engine.wait(RUN, order(NORMAL))
    assert (begun["kind"], game["kind"], end["kind"]) == ("begun", "game", "end")
    assert game["faults"] == {}
    assert engine.wait(CHECK)["complete"]
    site.cut()
    engine.reload()
    assert (
        engine.wait(f"async () => {{ {OPEN_FRAME} return (await ask('{empty_box(mailbox)}')).status; }}")
        == 200
    )


@pytest.mark.nightly("a box has the policy of the page, whatever runs in it")
@pytest.mark.first_visit
def test_no_code_in_a_box_reaches_a_mailbox(
    page: Page, site: Site, mailbox: str, heard: list[str], faults: Faults, tmp_path: Path
) -> None:
    """Python, JavaScript and compiled code try the mailbox from a whole box, on a site that names it."""
    faults.expected += ["Content Security Policy", "unsafe-eval"]
    place = f"{mailbox}/"
    intruder = INTRUDER.read_text("utf-8").replace("SITE", place)
    modules = {
        "stranger": native_module("stranger", ESCAPE.replace("SITE", place)),
        "fetching": fetching(place),
    }
    open_site(page, f"{site.url}?lang=en")
    assert (
        page.evaluate(f"async () => {{ {OPEN_FRAME} return (await ask('{empty_box(mailbox)}')).status; }}")
        == 200
    )
    behind(page, "workshop").click()
    page.get_by_test_id("add-library").set_input_files(native_wheel(tmp_path, modules))
    page.get_by_test_id("own-library").wait_for()
    heard.clear()
    check_attacks(page.evaluate(RUN, order(IMPORTED + intruder)))
    (broken,) = page.evaluate(RUN, order(f"import fetching\n{intruder}"))
    assert broken["kind"] == "broken"
    assert heard == []
