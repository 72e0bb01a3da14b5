"""Attacks the page with libraries and players of a stranger: compiled code, and reports without end.

Where a wall is taken out, the same attacks succeed: see the faults of the box in tests/mutants.toml.
"""

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Faults
from tests.e2e.native_module import native_module
from tests.e2e.support import open_site
from tests.e2e.test_box import INTRUDER, RUN, check_attacks, order, reached
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

    pyodide_js.loadPackage("SITEopened.whl")
except ImportError:
    pass
"""


def fetching(url: str) -> bytes:
    """Compiled code that asks the site, by a function of the interpreter's runtime."""
    call = ("emscripten_async_wget2_data", [f"{url}opened", "GET", "", 0, 0, 0, 0, 0])
    return native_module("fetching", "pass", [call])


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
    page.get_by_test_id("workshop").click()
    add = page.get_by_test_id("add-library")
    for lie in (native_wheel(tmp_path, modules, "py3-none-any"), native_wheel(tmp_path, modules, pure=True)):
        add.set_input_files(lie)
        trouble = page.get_by_test_id("library-trouble")
        expect(trouble).to_contain_text("calls itself pure Python and has compiled code in it")
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
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("import-player").set_input_files(file)
    page.locator("[data-testid=editor][data-state=open]").wait_for()
    page.get_by_test_id("run-arena").click()
    page.locator(".arena-progress[data-phase=playing]").wait_for()
    page.wait_for_timeout(2_000)
    page.evaluate(WATCH)
    page.get_by_test_id("stop-arena").click()
    assert page.evaluate("() => window.waited") < MOST_WAIT
