"""Measures how long a start takes until the engine answers, and until the lobby can be used: `python -m bench.start`.

In one run, so that the ratios hold on any machine, however busy: plain Pyodide with the files and wheels as published;
our first visit; our plain start; our start from a snapshot. Later starts are without a network. Medians of several.

``--beside DIST`` measures the starts of another built site, as of an earlier version, by turns with ours and without Pyodide:
what takes a tenth of a second differs more from day to day than from version to version.
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
# In a worker, like ours; with no PyScript, which only makes it quicker than it could be for us.
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
# What is measured, what it is compared with, and how it came about.
KINDS = {
    "Pyodide, first": ("Pyodide, first", "files and wheels as published, nothing stored"),
    "Pyodide, later": ("Pyodide, later", "the same, from the browser's cache"),
    "first visit": ("Pyodide, first", "nothing stored"),
    "plain start": ("Pyodide, later", "from the device, network cut, without a snapshot"),
    "snapshot start": ("Pyodide, later", "from the device, network cut"),
}


def plain_site() -> None:
    """The same engine on Pyodide as it comes."""
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
    """The marks of a start, which has to be of the kind that is measured."""
    # A page that is left has work going on after it, which must not count as the next one's.
    engine.wait(SETTLE)
    engine.goto(url)
    marks: dict[str, Any] = engine.wait(MARKS)
    if marks.pop("start") != start:
        raise SystemExit(f"{url} did not start as wanted: {start}")
    return {name: float(time) for name, time in marks.items()}


def hold_stores(engine: Driver, site: Site) -> None:
    """WebKit, driven by a program, stores in memory alone, and forgets a store that no page has open: one holds it."""
    engine.goto(f"{site.url}art/app/icon.svg")
    engine.wait("async () => { globalThis.held = await caches.open('citadels-table / snapshot'); }")
    window = engine.wire.command("NewWindow", "window/new", {"type": "window"})
    engine.wire.command("SwitchToWindow", "window", {"handle": window["handle"]})


def one_round(name: str, playwright: Playwright) -> dict[str, dict[str, float]]:
    """Every kind of start, once, in a browser that has seen nothing yet."""
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
    """A plain start and one from a snapshot, without a network; each is measured at its second time."""
    visit(engine, site.url, "plain")
    engine.wait(WITHOUT_SNAPSHOT)
    found["plain start"] = visit(engine, site.url, "plain")
    engine.wait(WITH_SNAPSHOT)
    visit(engine, site.url, "snapshot")
    found["snapshot start"] = visit(engine, site.url, "snapshot")


class Beside:
    """Several sites in one browser that has seen nothing yet, started by turns: the marks of each start, by kind and site."""

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
            # The first one finds the browser as the other has left it, so they take turns in that, too.
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
        # Side by side within a round, where the machine was equally busy.
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
