"""Measures how long a start takes until the engine answers, and until the lobby can be used: `python -m bench.start`.

One run measures in turn: plain Pyodide with the files and wheels as published, our first visit, our plain start, our
start from a snapshot. So the ratios hold on a busy machine too. Later starts are without a network. Prints medians of
several runs.

``--beside DIST`` measures another built site, such as an earlier version, in turn with ours and without plain Pyodide:
times of a tenth of a second differ more from day to day than from version to version.
"""

import argparse
import json
import os
import re
import shutil
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Playwright, sync_playwright

from tests.e2e.engines import ENGINES, Engine
from tests.e2e.support import CHECK
from tests.e2e.webdriver import Driver
from tools.browser import untested
from tools.serve import Site
from tools.website import wheels
from tools.website.compiled import PYODIDE

OURS = Path(os.environ.get("CITADELS_DIST", "dist"))
PLAIN = Path("build/bench-plain")
PUBLISHED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLAIN_PAGE = """<!doctype html><html lang="en"><title>plain</title><link rel="icon" href="data:,">
<script type="module">
const worker = new Worker("./worker.js", { type: "module" });
worker.onmessage = ({ data }) => { globalThis.answer = data; performance.mark("engine-ready"); };
</script>"""
# In a worker, like ours, but without PyScript: so it is faster than our start could be.
PLAIN_WORKER = """import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
const wheels = WHEELS.map((name) => new URL(`./wheels/${name}`, import.meta.url).href);
await python.loadPackage(wheels, { messageCallback() {}, checkIntegrity: false });
const { CITADELS } = python.pyimport("citadels.kind");
const desk = python.pyimport("tabletop.service.desk").Desk([CITADELS]);
postMessage(desk.handle('{"id": 1, "method": "hello", "params": {}}'));
"""
# All marks of the page, once the engine has answered.
MARKS = """async () => {
  for (let left = 6000; !performance.getEntriesByName("engine-ready").length; left -= 1) {
    if (!left) throw new Error(`the engine does not answer: ${document.body.innerText.slice(0, 300)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const start = document.querySelector('[data-testid="engine-ready"]')?.dataset.start ?? "";
  return { start, ...Object.fromEntries(performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime])) };
}"""
SETTLE = "() => new Promise((done) => setTimeout(done, 3000))"
WITHOUT_SNAPSHOT = "() => import('./engine/snapshot.js').then(({ enableSnapshot }) => enableSnapshot(false))"
WITH_SNAPSHOT = """() => import('./engine/snapshot.js').then(async ({ deleteSnapshot, enableSnapshot, makeSnapshot }) => {
  await enableSnapshot(true);
  for (let left = 100; !(await makeSnapshot()); left -= 1) {
    if (!left) throw new Error("no snapshot");
    await new Promise((done) => setTimeout(done, 1000));
  }
})"""
# Each kind of start: the kind that it is compared with, and its description.
KINDS = {
    "Pyodide, first": ("Pyodide, first", "files and wheels as published, nothing stored"),
    "Pyodide, later": ("Pyodide, later", "the same, from the browser's cache"),
    "first visit": ("Pyodide, first", "nothing stored"),
    "plain start": ("Pyodide, later", "from the device, network cut, without a snapshot"),
    "snapshot start": ("Pyodide, later", "from the device, network cut"),
}


def plain_site() -> None:
    """Write a site that runs the same engine on Pyodide as published."""
    shutil.rmtree(PLAIN, ignore_errors=True)
    (PLAIN / "pyodide").mkdir(parents=True)
    (PLAIN / "wheels").mkdir()
    for name in PUBLISHED:
        shutil.copyfile(PYODIDE / name, PLAIN / "pyodide" / name)
    files = wheels.download(wheels.LOCK)
    files.append(wheels.build_own())
    for wheel in files:
        shutil.copyfile(wheel, PLAIN / "wheels" / wheel.name)
    names = json.dumps([wheel.name for wheel in files])
    (PLAIN / "worker.js").write_text(PLAIN_WORKER.replace("WHEELS", names), encoding="utf-8")
    (PLAIN / "index.html").write_text(PLAIN_PAGE, encoding="utf-8")


def visit(engine: Engine, url: str, start: str) -> dict[str, float]:
    """Return the times of a start's marks in milliseconds. Ends the program if it is not of the kind ``start``."""
    # The page before may still be working, which must not count for the next one.
    engine.wait(SETTLE)
    engine.goto(url)
    marks: dict[str, Any] = engine.wait(MARKS)
    if marks.pop("start") != start:
        raise SystemExit(f"{url} did not start as wanted: {start}")
    return {name: float(time) for name, time in marks.items()}


def hold_stores(engine: Driver, site: Site) -> None:
    """Keep a page open that holds the stores: WebKit, driven by a program, deletes stores that no page has open."""
    engine.goto(f"{site.url}art/app/icon.svg")
    engine.wait("async () => { globalThis.held = await caches.open('citadels-table / snapshot'); }")
    window = engine.wire.command("NewWindow", "window/new", {"type": "window"})
    engine.wire.command("SwitchToWindow", "window", {"handle": window["handle"]})


def one_round(name: str, playwright: Playwright) -> dict[str, dict[str, float]]:
    """Measure every kind of start once, in a browser with an empty profile; return the marks by kind."""
    ours, plain = Site(OURS), Site(PLAIN)
    with ENGINES[name](lambda: playwright) as engine:
        ours.start()
        plain.start()
        if name == "webkit":
            hold_stores(cast("Driver", engine), ours)
        before = ours.sent_bytes
        found = {"first visit": visit(engine, ours.url, "plain")}
        engine.wait(CHECK)
        found["first visit"]["megabytes"] = (ours.sent_bytes - before) / 1e6
        found["Pyodide, first"] = visit(engine, plain.url, "")
        found["Pyodide, later"] = visit(engine, plain.url, "")
        plain.cut()
        ours.cut()
        later_starts(engine, ours, found)
    return found


def later_starts(engine: Engine, site: Site, found: dict[str, dict[str, float]]) -> None:
    """Measure a plain start and one from a snapshot, without a network, each at its second time.

    Add them to ``found``.
    """
    visit(engine, site.url, "plain")
    engine.wait(WITHOUT_SNAPSHOT)
    found["plain start"] = visit(engine, site.url, "plain")
    engine.wait(WITH_SNAPSHOT)
    visit(engine, site.url, "snapshot")
    found["snapshot start"] = visit(engine, site.url, "snapshot")


class Beside:
    """Starts several sites in turn in one browser with an empty profile.

    ``found`` has the marks by kind, start and site.
    """

    def __init__(self, name: str, engine: Engine, dists: Sequence[Path]) -> None:
        self.name = name
        self.engine = engine
        self.sites = {dist: Site(dist) for dist in dists}
        self.found: dict[str, list[dict[Path, dict[str, float]]]] = {}

    def turns(self, kind: str, start: str, times: int) -> None:
        for _ in range(times):
            marks = {dist: visit(self.engine, site.url, start) for dist, site in self.sites.items()}
            self.found.setdefault(kind, []).append(marks)

    def first(self) -> None:
        marks: dict[Path, dict[str, float]] = {}
        for dist, site in self.sites.items():
            site.start()
            if self.name == "webkit":
                hold_stores(cast("Driver", self.engine), site)
            before = site.sent_bytes
            marks[dist] = visit(self.engine, site.url, "plain")
            self.engine.wait(CHECK)
            marks[dist]["megabytes"] = (site.sent_bytes - before) / 1e6
        self.found["first visit"] = [marks]

    def later(self) -> None:
        for site in self.sites.values():
            site.cut()
            visit(self.engine, site.url, "plain")
            self.engine.wait(WITHOUT_SNAPSHOT)
        self.turns("plain start", "plain", 2)
        for site in self.sites.values():
            visit(self.engine, site.url, "plain")
            self.engine.wait(WITH_SNAPSHOT)
            visit(self.engine, site.url, "snapshot")
        self.turns("snapshot start", "snapshot", 3)


def run_beside(name: str, playwright: Playwright, other: Path, runs: int) -> None:
    found: dict[str, list[dict[Path, dict[str, float]]]] = {}
    for number in range(runs):
        with ENGINES[name](lambda: playwright) as engine:
            # The order of the sites alternates, because each start leaves work in the browser for the next.
            beside = Beside(name, engine, (OURS, other) if number % 2 else (other, OURS))
            beside.first()
            beside.later()
        for kind, starts in beside.found.items():
            found.setdefault(kind, []).extend(starts)
    print(f"\n{name}: {OURS}, {other}, and how much longer the first takes; medians")
    for kind, starts in found.items():
        for mark in ("engine-ready", "shell-usable", "megabytes"):
            pairs = [(marks[OURS][mark], marks[other][mark]) for marks in starts if mark in marks[OURS]]
            if not pairs:
                continue
            mine, theirs = (statistics.median(values) for values in zip(*pairs, strict=True))
            more = statistics.median(one / two for one, two in pairs) - 1
            print(f"{kind:16} {mark:14} {len(pairs):>3} {mine:9.2f} {theirs:9.2f} {more:+7.1%}")
            print("    ", ", ".join(f"{one:.2f} {two:.2f}" for one, two in pairs))


def medians(rounds: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for kind, (rival, _) in KINDS.items():
        marks = rounds[0][kind]
        found[kind] = {mark: statistics.median(one[kind][mark] for one in rounds) for mark in marks}
        # Ratios within a round, in which the machine was about equally busy.
        ratios = [one[kind]["engine-ready"] / one[rival]["engine-ready"] for one in rounds]
        found[kind]["ratio"] = statistics.median(ratios)
    return found


def show(name: str, found: dict[str, dict[str, float]]) -> None:
    print(f"\n{name:16} {'engine ready':>13} {'ratio':>9} {'lobby usable':>13} {'MB sent':>8}")
    for kind, (_, about) in KINDS.items():
        marks = found[kind]
        shell = f"{marks['shell-usable']:.0f} ms" if "shell-usable" in marks else ""
        size = f"{marks['megabytes']:.2f}" if "megabytes" in marks else ""
        ready = f"{marks['engine-ready']:.0f} ms"
        print(f"{kind:16} {ready:>13} {marks['ratio']:>9.2f} {shell:>13} {size:>8}  {about}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure starts in browsers.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--browsers", nargs="+", default=["chromium", "webkit"], choices=list(ENGINES))
    parser.add_argument("--beside", type=Path, help="another built site to compare with")
    options = parser.parse_args()
    if options.beside:
        with sync_playwright() as playwright:
            for name in options.browsers:
                run_beside(name, playwright, options.beside, options.runs)
        return
    plain_site()
    result: dict[str, dict[str, dict[str, float]]] = {}
    with sync_playwright() as playwright:
        for name in options.browsers:
            if name in untested():
                print(f"*** {name} is not here: NOT MEASURED ***")
                continue
            result[name] = medians([one_round(name, playwright) for _ in range(options.runs)])
            show(name, result[name])
    print(re.sub(r"(\.\d\d)\d+", r"\1", json.dumps(result, indent=1)))


if __name__ == "__main__":
    main()
