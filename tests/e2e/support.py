"""Defines steps that browser tests share."""

import contextlib
import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, FilePayload, Locator, Page, expect

# The longest time, in seconds, that the page takes to make a snapshot; see web/engine/snapshot.js.
SNAPSHOT_PATIENCE = 180
# Seconds for what a box of an own player does first: its start alone may take 90, see web/box/report.js.
BOX_PATIENCE = 180
# Milliseconds after which a press at the same place is no second press of a double one (web/lib/press-guard.js).
PAUSE = 500
# Asks the service worker in charge whether it has every file; see service-worker.js.
CACHED = """async (part, count) => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return files.filter(({ url }) => new RegExp(part).test(url)).length >= count;
}"""
CHECK = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active.postMessage({ type: "check", language: document.documentElement.lang }, [port2]);
  });
}"""

# Waits until the new service worker is installed and waiting, or is discarded.
LOOK_FOR_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return "none";
  while (!["installed", "redundant"].includes(worker.state)) {
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
  return worker.state;
}"""

STORED = """(name) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("citadels-table");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const read = asked.result.transaction("settings").objectStore("settings").get(name);
    read.onsuccess = () => { asked.result.close(); resolve(read.result); };
    read.onerror = () => { asked.result.close(); reject(read.error); };
  };
})"""


def open_site(page: Page, url: str) -> None:
    """Opens the site and waits until the engine can be asked."""
    page.goto(url)
    wait_for_engine(page)


def wait_for_engine(page: Page) -> None:
    page.get_by_test_id("engine-ready").wait_for(state="attached")


def wait_until(page: Page, expression: str, seconds: float = 120, pause: float = 50) -> None:
    """Waits until an expression is true in the page; Playwright's own way is forbidden by the page's policy.

    It is asked again after a ``pause`` in milliseconds.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        # While the page navigates, nothing can be evaluated.
        with contextlib.suppress(Error):
            if page.evaluate(expression):
                return
        page.wait_for_timeout(pause)
    raise AssertionError(f"still not true: {expression}")


def behind(page: Page, test_id: str) -> Locator:
    """Unfolds what lies behind "More", where the lobby is shown, and returns something of it."""
    more, target = page.get_by_test_id("more"), page.get_by_test_id(test_id)
    more.or_(target).first.wait_for()
    if more.count():
        unfold(page)
    return target


def open_form(page: Page) -> None:
    """Opens the form for a new game from the lobby: beside a game under way it lies behind "More"."""
    form = page.get_by_test_id("new-game")
    expect(form).to_be_enabled()
    if form.is_visible():
        form.click()
        return
    unfold(page)
    form.click()
    # On a phone the way to the form lies there where the form has its start.
    page.wait_for_timeout(PAUSE)


def unfold(page: Page) -> None:
    """Unfolds what lies behind "More" in the lobby: all stored games, and the rest of the site."""
    more = page.get_by_test_id("more")
    more.wait_for()
    if more.get_attribute("aria-expanded") == "false":
        more.click()
        expect(more).to_have_attribute("aria-expanded", "true")


def resume_match(page: Page, match: str) -> None:
    """Goes on with a stored game of the lobby."""
    unfold(page)
    page.locator(f'[data-match="{match}"] [data-testid="resume"]').click()


def open_finished(page: Page) -> None:
    """Opens the list of finished games in the lobby."""
    unfold(page)
    finished = page.locator("details.finished")
    # What is folded is not drawn.
    expect(finished.locator("li")).to_have_count(0)
    finished.locator("summary").click()


def open_problems(page: Page) -> None:
    """Opens the list of problems from the lobby."""
    behind(page, "daily").click()
    page.get_by_test_id("open-problems").click()


def open_join(page: Page) -> None:
    """Opens the screen where a guest joins, from the lobby."""
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("join-friend").click()


def clear_view(page: Page) -> None:
    """Closes what covers the table: the message about an import, and what opens under the pointer.

    After that the table can be measured.
    """
    page.mouse.move(0, 0)
    page.evaluate("() => document.querySelector('.toast button')?.click()")
    expect(page.locator(".toast")).to_have_count(0)
    next_frame(page)


def switch_tips_off(page: Page) -> None:
    """Switches tips off in the lobby, so that none covers the table. The setting is stored then."""
    page.get_by_test_id("device").click()
    page.get_by_test_id("tips-on").uncheck()
    press_escape(page, page.get_by_test_id("device-sheet"))
    wait_for_setting(page, "tips", "off")


REFUSE_SHARING = """() => {
  const refused = () => Promise.reject(new DOMException("", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText: refused }, configurable: true });
  Object.defineProperty(navigator, "share", { value: refused, configurable: true });
  document.execCommand = () => false;
}"""
"""Makes a browser that lets a page neither copy nor share."""


def check_refusals(page: Page, selected: str, text: str) -> None:
    """Copy and send ``text`` in a dialog where the browser refuses both.

    ``selected`` is a script that returns the selection.
    """
    for way, told in {"copy": "did not let the page copy", "share": "did not let the page share"}.items():
        page.get_by_role("dialog").get_by_test_id(way).click()
        expect(page.get_by_test_id("refused")).to_contain_text(told)
        assert page.evaluate(selected) == text


def press_escape(page: Page, shown: Locator) -> None:
    """Waits until ``shown`` is visible, which may be a moment after its press, then closes it with Escape."""
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()


def wait_for_setting(page: Page, name: str, value: str) -> None:
    """Waits until a setting is stored: a page that is left before that loses the setting."""
    wait_until(page, f"({STORED})('{name}').then((stored) => stored === '{value}')")


def stored_rows(database: str, store: str) -> str:
    """Returns the JavaScript of a function that reads all rows of a store of IndexedDB."""
    return f"""() => new Promise((done) => {{
      const request = indexedDB.open("{database}", 1);
      request.onsuccess = () => {{
        const rows = request.result.transaction("{store}").objectStore("{store}").getAll();
        rows.onsuccess = () => {{ request.result.close(); done(rows.result); }};
      }};
    }})"""


def next_frame(page: Page) -> None:
    """Waits until the page has loaded its fonts, is laid out and painted."""
    page.evaluate("""async () => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // A font is asked for once something is drawn with it.
      await painted();
      await document.fonts.ready;
      await painted();
    }""")


def resize(page: Page, width: int, height: int) -> None:
    """Changes the size of the screen, and waits until the page is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, f"innerWidth === {width} && innerHeight === {height}")
    next_frame(page)


SOLID = "solid"


def ground(page: Page, part: str) -> str:
    """Says whether a part of the page is transparent: ``SOLID`` if it is not, else the colour of the part."""
    colour: str = page.locator(part).evaluate("(part) => getComputedStyle(part).backgroundColor")
    return SOLID if colour.startswith("rgb(") else colour


def export(page: Page, folder: Path) -> Path:
    """Stores the first game of the lobby as a file in a folder."""
    with page.expect_download() as download:
        behind(page, "export").first.click()
    target = folder / download.value.suggested_filename
    download.value.save_as(target)
    return target


def import_text(page: Page, text: str) -> None:
    """Imports a file in the lobby."""
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_test_id("import").set_input_files(file)


def wait_until_cached(page: Page, part: str, count: int = 1) -> None:
    """Waits until the offline copy has ``count`` files whose address fits the regular expression ``part``."""
    wait_until(page, f"({CACHED})({json.dumps(part)}, {count})")


def wait_until_kept(page: Page) -> dict[str, Any]:
    """Waits until the site is whole on the device, and returns `{version, files, bytes, complete}`."""
    kept: dict[str, Any] = page.evaluate(CHECK)
    assert kept["complete"]
    return kept
