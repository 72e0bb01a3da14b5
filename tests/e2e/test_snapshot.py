"""Tests the snapshot of the engine.

Made on the device, used, dropped where it does not fit, made again, deleted on demand.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.e2e.conftest import LITTLE_MEMORY, Faults, listening, visited_device
from tests.e2e.robot import picture, press, start_game, wait_for_choice
from tests.e2e.support import wait_until, wait_until_kept
from tests.e2e.visited import Visited, VisitedSite
from tests.tiers import at_night
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "snapshot-policy.test.js decides what a snapshot is good for; a changed byte is tested on a push"
)

FLAGS = "?lang=en&motion=0&bots=instant"
# The page's own instance of the module, which knows whether a snapshot is being made.
CALL = "([name, ...values]) => import('./engine/snapshot.js').then((module) => module[name](...values))"
# Changes what is stored, as a crash or a failing disk does.
SPOIL = """async ([part, change]) => {
  const store = await caches.open("citadels-table / snapshot");
  const url = new URL(`engine/snapshot/${part}`, location.href).href;
  const found = await store.match(url);
  if (change === "delete") return store.delete(url);
  const bytes = new Uint8Array(await found.arrayBuffer());
  if (change === "cut") return store.put(url, new Response(bytes.slice(0, -4096)));
  if (change === "flip") bytes[bytes.length >> 1] ^= 1;
  if (change === "another") {
    const text = new TextDecoder().decode(bytes).replace(/"key":"..../, '"key":"none');
    return store.put(url, new Response(text));
  }
  return store.put(url, new Response(bytes));
}"""
# Copies stores of the cache: to put the first snapshot back is faster than to make another one.
COPY = """async ([from, to]) => {
  const [source, target] = [await caches.open(from), await caches.open(to)];
  for (const request of await source.keys()) await target.put(request, await source.match(request));
}"""
STORE = "citadels-table / snapshot"
MAKE = f"() => {{ globalThis.made = ({CALL})(['makeSnapshot']) }}"
IS_MAKING = f"({CALL})(['snapshotInfo']).then((info) => info.state === 'making')"
FAILURES = "JSON.parse(localStorage.getItem('citadels-table / snapshot') ?? '{}').faults ?? 0"
REMEMBER = "(change) => localStorage.setItem('citadels-table / snapshot', JSON.stringify(change))"


@pytest.fixture(scope="module")
def site(dist: Path, visited_folder: Visited) -> Iterator[VisitedSite]:
    site = VisitedSite(dist, visited_folder.port)
    site.start()
    yield site
    site.cut()


@pytest.fixture(scope="module")
def module_faults() -> Faults:
    return Faults()


@pytest.fixture(scope="module")
def device(
    playwright: Playwright,
    visited_folder: Visited,
    module_faults: Faults,
    site: VisitedSite,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """One device for all tests here: each test sees that there is the snapshot which its first visit has made."""
    place = tmp_path_factory.mktemp("device")
    with (
        visited_device(playwright.chromium, visited_folder, site, place) as context,
        listening(context, module_faults),
    ):
        page = context.new_page()
        page.goto(f"{site.url}{FLAGS}")
        assert way(page) == "snapshot"
        page.evaluate(COPY, [STORE, "a copy"])
        page.close()
        yield context


@pytest.fixture
def page(device: BrowserContext, site: Site, module_faults: Faults) -> Iterator[Page]:
    """A page started from the first snapshot, in the state before all tests."""
    page = device.new_page()
    # Here the page makes a snapshot only when a test calls for it.
    page.add_init_script(LITTLE_MEMORY)
    page.goto(f"{site.url}{FLAGS}")
    assert way(page) == "snapshot"
    yield page
    # This also ends a worker that is making a snapshot, which would replace the copy.
    call(page, "deleteSnapshot")
    page.evaluate(COPY, ["a copy", STORE])
    page.evaluate("localStorage.clear()")
    page.close()
    assert module_faults.unexpected() == []


def call(page: Page, name: str, *values: object) -> object:
    return page.evaluate(CALL, [name, *values])


def way(page: Page) -> str | None:
    """How the engine was started, once it answers."""
    ready = page.get_by_test_id("engine-ready")
    ready.wait_for(state="attached")
    return ready.get_attribute("data-start")


def restart(page: Page) -> str | None:
    page.reload()
    return way(page)


def test_a_game_goes_on_from_a_snapshot_without_the_network(
    page: Page, site: Site, module_faults: Faults
) -> None:
    module_faults.expected.append("ERR_INTERNET_DISCONNECTED")
    info = call(page, "snapshotInfo")
    assert isinstance(info, dict)
    assert 20e6 < info["bytes"] < 60e6
    wait_until_kept(page)
    start_game(page, site.url)
    assert way(page) == "snapshot"
    press(page, 6)
    before = picture(page)
    page.context.set_offline(True)
    assert restart(page) == "snapshot"
    wait_for_choice(page)
    assert picture(page) == before
    press(page, 3)
    page.context.set_offline(False)


@NIGHTLY
@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("memory", "flip"),
        pytest.param("description", "cut", marks=NIGHTLY),
        pytest.param("memory", "cut", marks=NIGHTLY),
        pytest.param("memory", "delete", marks=NIGHTLY),
    ],
)
def test_a_damaged_one_is_noticed_and_made_again(page: Page, part: str, change: str) -> None:
    page.evaluate(SPOIL, [part, change])
    assert restart(page) == "plain"
    assert call(page, "snapshotInfo") == {"state": "none", "bytes": 0, "madeAt": None}
    # Where there is none, the first visit has made one, and the two tabs below make one.
    if at_night("making one is what every first visit does") and change == "flip":
        assert call(page, "makeSnapshot")
        assert restart(page) == "snapshot"


@NIGHTLY
def test_one_of_another_version_or_browser_is_not_used_but_replaced(page: Page) -> None:
    page.evaluate(SPOIL, ["description", "another"])
    assert restart(page) == "plain"
    assert call(page, "makeSnapshot")
    assert restart(page) == "snapshot"


@NIGHTLY
def test_a_start_that_ends_the_page_again_and_again_is_not_tried_again(page: Page) -> None:
    page.evaluate(REMEMBER, {"trying": 3})
    assert restart(page) == "plain"
    # The start does not wait until it is deleted.
    wait_until(
        page, f"({CALL})(['snapshotInfo']).then(({{ state, bytes }}) => state === 'none' && bytes === 0)"
    )


@NIGHTLY
def test_the_settings_show_it_delete_it_and_switch_it_off(page: Page) -> None:
    page.get_by_test_id("device").click()
    state = page.get_by_test_id("quick-start-state")
    expect(state).to_have_attribute("data-state", "ready")
    expect(state).to_contain_text("MB")
    page.get_by_test_id("quick-start-delete").click()
    expect(state).to_have_attribute("data-state", "none")
    page.get_by_test_id("quick-start-on").uncheck()
    expect(state).to_have_attribute("data-state", "off")
    # A reload comes back to the settings.
    assert restart(page) == "plain"
    page.get_by_test_id("quick-start-on").check()
    expect(page.get_by_test_id("quick-start-state")).to_have_attribute("data-state", "none")


def test_one_that_is_deleted_while_it_is_made_has_not_failed(page: Page) -> None:
    """After two failures a device waits for days before it makes another one."""
    call(page, "deleteSnapshot")
    page.evaluate(MAKE)
    wait_until(page, IS_MAKING)
    call(page, "deleteSnapshot")
    assert page.evaluate("() => globalThis.made") is False
    assert page.evaluate(FAILURES) == 0


@pytest.mark.nightly("making one is what every first visit does")
def test_two_tabs_share_one(page: Page, device: BrowserContext, site: Site) -> None:
    other = device.new_page()
    other.goto(f"{site.url}{FLAGS}")
    assert way(other) == "snapshot"
    call(page, "deleteSnapshot")
    # The second tab asks while the first one is making it.
    page.evaluate(MAKE)
    wait_until(page, IS_MAKING)
    assert call(other, "makeSnapshot") is False
    assert page.evaluate("() => globalThis.made")
    assert [restart(page), restart(other)] == ["snapshot", "snapshot"]
    other.close()
