"""Makes ten attacks of five kinds on the page as it is, and on a page with the attack's wall taken out.

In two browsers.

On the page as it is none succeeds. Without its wall each does: so a test that passes has not merely failed to attack.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.e2e.engines import Engine
from tests.e2e.native_module import native_module
from tests.e2e.test_attacks import (
    FLOOD,
    HERE,
    SHUT,
    WALKED,
    check_walk,
    fetching,
    hostile_backup,
    native_wheel,
)
from tests.e2e.test_box import RUN, order, reached
from tests.e2e.test_engines import engine as engine  # noqa: PLC0414 - a fixture
from tools.mutants import copy
from tools.serve import Site

pytestmark = pytest.mark.nightly(
    "four attacks of other kinds run on a push (test_attacks.py); a wall is the same code in both browsers"
)

BROWSERS = ["chromium", "firefox"]
# Milliseconds without an answer that a person takes for a page that stands still.
STANDS_STILL = 1_000
LOOK = """async (selector) => {
  for (let left = 3_000; left > 0; left -= 1) {
    const thing = document.querySelector(selector);
    if (thing) return { id: thing.dataset.testid, text: thing.innerText };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`there is no ${selector} in ${document.body.innerText.slice(0, 400)}`);
}"""
GIVE = """async (selector, name, data) => {
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name));
  const input = document.querySelector(selector);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# Has a box play, and measures how long the page does nothing else.
PAUSES = """async (order) => {
  const { startBox } = await import("./box/box.js");
  let [longest, last, reports] = [0, performance.now(), 0];
  setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await new Promise((done) => {
    const end = startBox(order, ({ kind }) => {
      reports += 1;
      if (kind !== "begun") return;
      [longest, last] = [0, performance.now()];
      setTimeout(() => done(end()), 5_000);
    });
  });
  return { longest: Math.max(longest, performance.now() - last), reports };
}"""
LOGGING = """

def choose(view, ask, tools):
    tools.log("found", FOUND)
    return tools.normal(ask)
"""


def look(engine: Engine, test_id: str) -> dict[str, str]:
    """Return what is shown with one of these test ids, once there is something."""
    found: dict[str, str] = engine.wait(LOOK, ", ".join(f"[data-testid={one}]" for one in test_id.split()))
    return found


def click(engine: Engine, test_id: str) -> None:
    look(engine, test_id)
    engine.run("document.querySelector(arguments[0]).click()", f"[data-testid={test_id}]")


def give(engine: Engine, test_id: str, name: str, data: bytes) -> None:
    """Hands a file to an input."""
    look(engine, test_id)
    engine.wait(GIVE, f"[data-testid={test_id}]", name, base64.b64encode(data).decode())


def add_library(engine: Engine, wheel: Path) -> bool:
    """Adds a library by the form; returns whether it was taken."""
    if not engine.run("return location.hash"):
        click(engine, "more")
    click(engine, "workshop")
    give(engine, "add-library", wheel.name, wheel.read_bytes())
    return look(engine, "own-library library-trouble")["id"] == "own-library"


def restore(engine: Engine, text: str) -> None:
    click(engine, "device")
    give(engine, "backup-restore", "theirs.json", text.encode())
    engine.wait(LOOK, "[data-testid=backup-state] p")
    engine.wait(LOOK, "[data-testid=backup][aria-busy=false]")


def found(engine: Engine, text: str) -> str:
    """Return what a player found, or what happened instead."""
    told: list[dict[str, Any]] = engine.wait(RUN, order(text + LOGGING))
    games = [report for report in told if report["kind"] == "game"]
    return games[0]["log"][0][1] if games else json.dumps(told[-1])


def pure_wheel(folder: Path, files: dict[str, str]) -> Path:
    wheel = folder / "stranger-1.0-py3-none-any.whl"
    about = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    metadata = "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {"stranger-1.0.dist-info/METADATA": metadata, **files}.items():
            archive.writestr(name, text)
        archive.writestr("stranger-1.0.dist-info/WHEEL", about)
    return wheel


def native_code_asks_the_site(engine: Engine, site: Site, folder: Path) -> bool:
    assert add_library(engine, native_wheel(folder, {"fetching": fetching(site.url)}))
    found(engine, "import fetching\nFOUND = 1")
    return reached(site, 0) != []


def native_code_runs_text(engine: Engine, _: Site, folder: Path) -> bool:
    assert add_library(engine, native_wheel(folder, {"stranger": native_module("stranger", "pass")}))
    make = "stranger.found.constructor.constructor"
    return found(engine, f"import stranger\nFOUND = {make}('return 7')()") == "found 7"


def a_library_hides_a_module(engine: Engine, _: Site, folder: Path) -> bool:
    assert add_library(engine, pure_wheel(folder, {"statistics.py": "HIDDEN = 7\n"}))
    text = "import statistics\nFOUND = getattr(statistics, 'HIDDEN', 0)"
    return found(engine, text) == "found 7"


def a_library_leaves_its_folder(engine: Engine, _: Site, folder: Path) -> bool:
    assert add_library(engine, pure_wheel(folder, {"../escaped.py": "", "stranger.py": ""}))
    text = "import os\nimport stranger\nFOUND = os.path.exists('/escaped.py')"
    return found(engine, text) == "found True"


def a_flood_stops_the_page(engine: Engine, _site: Site, _folder: Path) -> bool:
    text = FLOOD.replace("REPORT", repr('{"kind": "plays", "game": 0, "moment": 1}'))
    try:
        pauses = engine.wait(PAUSES, order(text))
    except Error:
        # The tab has crashed.
        return True
    assert pauses["reports"] > 1
    return bool(pauses["longest"] > STANDS_STILL)


def a_report_has_a_shape_of_its_own(engine: Engine, _site: Site, _folder: Path) -> bool:
    odd = {"kind": "refused", "code": "own-library", "args": {"file": {"toString": 1}}}
    told = engine.wait(RUN, order(FLOOD.replace("REPORT", repr(json.dumps(odd)))))
    return bool(told[-1] == odd)


def a_version_has_no_end(engine: Engine, _: Site, folder: Path) -> bool:
    metadata = f"Metadata-Version: 2.1\nName: stranger\nVersion: {'1' * 900_000}\n"
    return add_library(engine, pure_wheel(folder, {"stranger-1.0.dist-info/METADATA": metadata}))


def a_file_is_larger_than_it_says(engine: Engine, _: Site, folder: Path) -> bool:
    """The description says 100 bytes, and has five million."""
    metadata = f"Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n\n{' ' * 5_000_000}"
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("stranger-1.0.dist-info/METADATA", metadata)
    size = len(metadata).to_bytes(4, "little")
    assert packed.getvalue().count(size) == 2, "in the file's own header, and in the directory"
    wheel = folder / "stranger-1.0-py3-none-any.whl"
    wheel.write_bytes(packed.getvalue().replace(size, (100).to_bytes(4, "little")))
    return add_library(engine, wheel)


def resume_runs_a_strangers_player(engine: Engine, _: Site, folder: Path) -> bool:
    text = "def choose(view, ask, tools):\n    raise ValueError('it has run')\n"
    restore(engine, hostile_backup(pure_wheel(folder, {"stranger.py": ""}), text))
    engine.reload()
    click(engine, "resume")
    return "it has run" in look(engine, "foreign-question toast")["text"]


def a_strangers_library_is_imported(engine: Engine, _: Site, folder: Path) -> bool:
    restore(engine, hostile_backup(pure_wheel(folder, {"stranger.py": ""}), "def choose(): pass\n"))
    return found(engine, "import stranger\nFOUND = 7") == "found 7"


Wall = list[tuple[str, str, str]]
SHUTTING = "  shutGlobals(globalThis);\n"
EXTRACTING = "        archive.extractall(FOLDER)\n"
# Without Python's own check of the paths in an archive.
EXTRACTING_BADLY = """        for entry in archive.infolist():
            place = Path(FOLDER, entry.filename)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(archive.read(entry))
"""


@dataclass(frozen=True)
class Attack:
    """An attack returns whether it succeeded; ``wall`` are the texts without which it does: file, before, after."""

    attempt: Callable[[Engine, Site, Path], bool]
    wall: Wall


ATTACKS = [
    Attack(native_code_asks_the_site, [("web/box/box-worker.js", SHUTTING, "")]),
    Attack(
        native_code_runs_text,
        [("web/index.html", "'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'")],
    ),
    Attack(
        a_library_hides_a_module,
        [("web/box/box.py", "sys.path.append(LIBRARIES)", "sys.path.insert(0, LIBRARIES)")],
    ),
    Attack(a_library_leaves_its_folder, [("web/box/libraries.py", EXTRACTING, EXTRACTING_BADLY)]),
    Attack(
        a_flood_stops_the_page,
        [
            ("web/box/box-worker.js", ": () => send(step());", ": () => { for (;;) send(step()); };"),
            ("web/box/turn.js", "return this.reports <= MOST_IN_A_TURN;", "return true;"),
        ],
    ),
    Attack(
        a_report_has_a_shape_of_its_own,
        [("web/box/report.js", "return read ? { kind: raw.kind, ...read(raw) } : null;", "return raw;")],
    ),
    Attack(
        a_version_has_no_end,
        [("web/box/wheel-file.js", "const VERSION = /^[\\w.!+-]{1,64}$/;", "const VERSION = /./;")],
    ),
    Attack(
        a_file_is_larger_than_it_says,
        [
            ("web/engine/unzip.js", "entry.size + 1)", "1e9)"),
            ("web/engine/unzip.js", "if (bytes.byteLength !== entry.size)", "if (bytes.byteLength < 0)"),
        ],
    ),
    Attack(
        resume_runs_a_strangers_player,
        [("web/app/backup/backup-keeper.js", "await this.tools.foreign?.hold(read);", "")],
    ),
    Attack(
        a_strangers_library_is_imported,
        [("web/store/libraries.js", "all.filter((library) => !held.has(library.sha256))", "all")],
    ),
]
NAMES = [attack.attempt.__name__ for attack in ATTACKS]


def begin(engine: Engine, site: Site) -> None:
    engine.goto(f"{site.url}?lang=en&motion=0&bots=instant")
    look(engine, "engine-ready")


@pytest.mark.parametrize("engine", BROWSERS, indirect=True)
@pytest.mark.parametrize("attack", ATTACKS, ids=NAMES)
def test_the_attack_fails(engine: Engine, attack: Attack, serve: Callable[..., Site], tmp_path: Path) -> None:
    site = serve()
    begin(engine, site)
    assert attack.attempt(engine, site, tmp_path) is False


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the repository, of which sites without a wall are built."""
    folder = tmp_path_factory.mktemp("sources")
    copy(folder)
    yield folder
    shutil.rmtree(folder)


def built_without(wall: Wall, sources: Path, folder: Path) -> Path:
    """Build the site with a wall taken out; return the folder of the site."""
    kept = {name: (sources / name).read_text("utf-8") for name, _, _ in wall}
    try:
        for name, before, after in wall:
            text = (sources / name).read_text("utf-8")
            assert text.count(before) == 1, f"{name}: {before}"
            (sources / name).write_text(text.replace(before, after), "utf-8")
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources / "py"), str(sources)])}
        run = partial(subprocess.run, cwd=sources, env=env, check=True, capture_output=True)
        run([sys.executable, "-m", "tools.website.build"])
    finally:
        for name, text in kept.items():
            (sources / name).write_text(text, "utf-8")
    return Path(shutil.copytree(sources / "dist", folder / "site"))


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("attack", ATTACKS, ids=NAMES)
def test_without_its_wall_the_attack_succeeds(
    engine: Engine, attack: Attack, serve: Callable[..., Site], sources: Path, tmp_path: Path
) -> None:
    site = serve(folder=built_without(attack.wall, sources, tmp_path))
    begin(engine, site)
    assert attack.attempt(engine, site, tmp_path) is True


@pytest.mark.parametrize("engine", BROWSERS, indirect=True)
def test_no_object_that_a_worker_holds_leads_beyond_it_in_other_browsers(
    engine: Engine, serve: Callable[..., Site], tmp_path: Path
) -> None:
    shutil.copy(SHUT, tmp_path)
    shutil.copy(HERE / "pages" / "shut_worker.js", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html><title>Shut</title>", "utf-8")
    engine.goto(serve(folder=tmp_path).url)
    check_walk(engine.wait(WALKED))
