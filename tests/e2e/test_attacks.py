"""Attacks the page with libraries and players of a stranger: compiled code, and reports without end.

Where a wall is taken out, the same attacks succeed: see the faults of the box in tests/mutants.toml.
"""

import base64
import hashlib
import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tests.e2e.conftest import Faults
from tests.e2e.native_module import native_module
from tests.e2e.robot import wait_for_choice
from tests.e2e.support import behind, open_site
from tests.e2e.test_backup import close_sheet, open_sheet, restore
from tests.e2e.test_box import INTRUDER, RUN, SETUP, check_attacks, order, reached
from tools.serve import Site

HERE = Path(__file__).parent
SHUT = HERE.parents[1] / "web" / "box" / "shut-globals.js"
NATIVE = "cp314-cp314-pyemscripten_2026_0_wasm32"
ENDING = ".cpython-314-wasm32-emscripten.so"
# The player's first line: without compiled code the intruder finds no object of JavaScript.
IMPORTED = "import stranger\n\nassert str(stranger.found.constructor.name) == 'Object'\n"
WALKED = """() => new Promise((done, fail) => {
  const worker = new Worker("./shut_worker.js", { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => fail(new Error(message));
})"""
# What the interpreter needs, and what leads to nothing: a class without methods, and whether the browser made an event.
STAYS = {
    "crypto.__proto__.getRandomValues",
    "performance.__proto__.now",
    "performance.__proto__.timeOrigin get",
    "scope.AbortSignal.__proto__",
    "message.isTrusted get",
    "scope.__proto__.__proto__.performance get",
    "scope.__proto__.__proto__.performance set",
    "scope.__proto__.__proto__.crypto get",
}
FLOOD = """from tabletop.own_players import arena

arena.Arena.step = lambda self: REPORT


def choose(view, ask, tools):
    return tools.normal(ask)
"""
# Milliseconds from the moment at which Stop is pressed to the page's answer.
WATCH = """() => {
  window.waited = new Promise((done) => {
    let pressed = 0;
    document.querySelector("[data-testid=stop-arena]").addEventListener("pointerdown", (event) => (pressed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector(".arena-progress[data-phase=stopped]")) done(performance.now() - pressed);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}"""
MOST_WAIT = 500


def native_wheel(folder: Path, modules: dict[str, bytes], kind: str = NATIVE, *, pure: bool = False) -> Path:
    """Make a wheel of compiled modules, whatever it calls itself."""
    wheel = folder / f"stranger-1.0-{kind}.whl"
    about = f"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: {str(pure).lower()}\nTag: {kind}\n"
    metadata = "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, contents in modules.items():
            archive.writestr(f"{name}{ENDING}", contents)
        archive.writestr("stranger-1.0.dist-info/METADATA", metadata)
        archive.writestr("stranger-1.0.dist-info/WHEEL", about)
        archive.writestr("stranger-1.0.dist-info/RECORD", "")
    return wheel


ESCAPE = """
try:
    import pyodide_js

    pyodide_js.FS.createLazyFile("/", "lazy", "SITEopened", True, False)
    open("/lazy").read()
except (ImportError, OSError):
    pass
"""


def fetching(url: str) -> bytes:
    """Compiled code that asks the site, by a function of the interpreter's runtime."""
    call = ("emscripten_async_wget2_data", [f"{url}opened", "GET", "", 0, 0, 0, 0, 0])
    return native_module("fetching", "pass", [call])


@pytest.mark.nightly(
    "plain Python attacks the box in test_box.py on a push, and no code of the page tells compiled code apart"
)
@pytest.mark.first_visit
def test_compiled_code_of_a_library_reaches_nothing_beyond_its_box(
    page: Page, site: Site, faults: Faults, tmp_path: Path
) -> None:
    """A wheel with compiled code, added by the form, left the box: it ran while the box was still open."""
    faults.expected += ["Content Security Policy", "unsafe-eval"]
    intruder = INTRUDER.read_text("utf-8").replace("SITE", site.url)
    modules = {
        "stranger": native_module("stranger", ESCAPE.replace("SITE", site.url)),
        "fetching": fetching(site.url),
    }
    open_site(page, f"{site.url}?lang=en")
    behind(page, "workshop").click()
    add = page.get_by_test_id("add-library")
    for lie in (native_wheel(tmp_path, modules, "py3-none-any"), native_wheel(tmp_path, modules, pure=True)):
        add.set_input_files(lie)
        trouble = page.get_by_test_id("library-trouble")
        expect(trouble).to_contain_text("calls itself pure Python but has compiled code in it")
    expect(page.get_by_test_id("own-library")).to_have_count(0)
    add.set_input_files(native_wheel(tmp_path, modules))
    page.get_by_test_id("own-library").wait_for()
    before = len(site.requested)
    check_attacks(page.evaluate(RUN, order(IMPORTED + intruder)))
    (broken,) = page.evaluate(RUN, order(f"import fetching\n{intruder}"))
    assert broken["kind"] == "broken"
    assert "XMLHttpRequest is not defined" in broken["reason"]
    assert reached(site, before) == []


def test_no_object_that_a_worker_holds_leads_beyond_it_once_it_is_shut(
    page: Page, serve: Callable[..., Site], tmp_path: Path
) -> None:
    """Compiled code may get hold of any object, so a stored database or response must have no methods either."""
    shutil.copy(SHUT, tmp_path)
    shutil.copy(HERE / "pages" / "shut_worker.js", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html><title>Shut</title>", "utf-8")
    page.goto(serve(folder=tmp_path).url)
    check_walk(page.evaluate(WALKED))


def check_walk(walked: dict[str, Any]) -> None:
    """Check what a shut worker can reach of the thousands of functions that it could before."""
    assert walked["before"] > 1000
    assert walked["left"] == []
    assert set(walked["after"]) <= STAYS


def test_stop_answers_while_a_player_reports_without_end(page: Page, site: Site, tmp_path: Path) -> None:
    """The page stood still and its tab crashed: the worker sent its next report without waiting."""
    file = tmp_path / "flood.py"
    file.write_text(FLOOD.replace("REPORT", repr('{"kind": "plays", "game": 0, "moment": 1}')), "utf-8")
    open_site(page, f"{site.url}?lang=en&motion=0")
    behind(page, "workshop").click()
    page.get_by_test_id("import-player").set_input_files(file)
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("run-arena").click()
    page.locator(".arena-progress[data-phase=playing]").wait_for()
    page.wait_for_timeout(2_000)
    page.evaluate(WATCH)
    page.get_by_test_id("stop-arena").click()
    assert page.evaluate("() => window.waited") < MOST_WAIT


# A player that says in a message of the page that it has run.
HAS_RUN = """import stranger

def choose(view, ask, tools):
    raise ValueError("it has run")
"""


def hostile_backup(wheel: Path, text: str) -> str:
    """Return a backup with a game in which a stranger's player is asked first, and a library for it."""
    setup = {**SETUP, "players": 2, "crown": 0}
    chairs = [Chair(name="Evil", player="own"), Chair(name="Me", player="person")]
    match = new_match("hostile", CITADELS, setup, chairs, 4, free=False)
    save = match.record(CITADELS).model_dump_json()
    times = {"created": 1_700_000_000_000, "updated": 1_700_000_000_000}
    game = {"id": "hostile", "save": save, **times, "files": {"0": {"name": "Evil", "text": text}}}
    player: dict[str, Any] = {
        "id": "p",
        "game": "citadels",
        "name": "Worse",
        "text": text,
        "versions": [],
        "updated": 5,
    }
    data = wheel.read_bytes()
    library = {
        "id": "stranger", "name": "stranger", "version": "1.0", "file": wheel.name, "order": 1, "size": len(data),
        "sha256": hashlib.sha256(data).hexdigest(), "wheel": base64.b64encode(data).decode(),
    }  # fmt: skip
    stores: dict[str, Any] = {"games": [game], "players": [player], "libraries": [library]}
    about = {"format": "card-table-backup", "version": 1, "made": "2026-01-02T03:04:05.000Z"}
    return json.dumps({**about, "stores": stores}, separators=(",", ":"))


def restored(page: Page, text: str) -> None:
    """Restores a backup, and leaves the sheet open."""
    open_sheet(page)
    restore(page, text)
    expect(page.get_by_test_id("backup-state")).not_to_be_empty()
    expect(page.get_by_test_id("backup")).to_have_attribute("aria-busy", "false")


@pytest.mark.first_visit
def test_a_restored_backup_runs_no_code_of_a_stranger_before_one_question_is_answered(
    page: Page, site: Site, tmp_path: Path
) -> None:
    """Resume of a restored game ran its player and its library."""
    url = site.url
    wheel = native_wheel(tmp_path, {"stranger": fetching(url)})
    open_site(page, f"{url}?lang=en&motion=0&bots=instant")
    before = len(site.requested)
    restored(page, hostile_backup(wheel, HAS_RUN))
    sheet = page.get_by_test_id("foreign-code")
    for words in ("backup.json", "2026", "Evil", "Worse", "stranger", "cannot check who wrote it"):
        expect(sheet).to_contain_text(words)
    expect(sheet).to_have_attribute("data-answered", "false")
    close_sheet(page)
    page.get_by_test_id("resume").click()
    question = page.get_by_test_id("foreign-question")
    for words in ("backup.json", "2026", "Evil", "Worse", "stranger", "cannot check who wrote it"):
        expect(question).to_contain_text(words)
    page.locator("#dialog").get_by_test_id("foreign-refuse").click()
    expect(page.get_by_test_id("toast")).to_contain_text(
        "Evil came with a backup and may not run on this device"
    )
    wait_for_choice(page)
    page.get_by_test_id("leave").click()
    # The answer holds for the workshop too, and for the same backup again; changed code asks again.
    restored(page, hostile_backup(wheel, HAS_RUN))
    expect(sheet).to_have_attribute("data-answered", "true")
    restore(page, hostile_backup(wheel, f"{HAS_RUN}# changed\n"))
    expect(sheet).to_have_attribute("data-answered", "false")
    expect(sheet).not_to_contain_text("stranger")
    sheet.get_by_test_id("foreign-refuse").click()
    expect(sheet).to_have_attribute("data-answered", "true")
    close_sheet(page)
    behind(page, "workshop").click()
    page.get_by_test_id("open-player").click()
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("run-arena").click()
    refused = page.get_by_test_id("toast").filter(has_text="This player came with a backup and may not run")
    expect(refused).to_have_count(1)
    assert reached(site, before) == []
