"""Measures how smoothly a table of eight is drawn: `python -m bench.frames`.

Eight computer players play in Chromium, at the usual speed. The time between two frames is measured; a frame is long if
it takes more than two frames of the screen (33 ms at 60 a second). A busy machine draws late whatever the page does, so
a trace also gives the processor time of each task of the page: a long frame is the page's fault if one task took longer
than that.
"""

import argparse
import os
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.support import import_text, open_site
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
LONG = 1000 / 60 * 2 + 1
# Picks played before the measurement, so that cities stand and districts are destroyed.
EARLIER = 300
WATCH = """() => {
  globalThis.frames = [];
  globalThis.beats = 0;
  let last = performance.now();
  const frame = (now) => { frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  let told = "";
  new MutationObserver(() => {
    const { story = "", moment = "" } = document.querySelector('[data-testid="story"]')?.dataset ?? {};
    if (`${story} ${moment}` !== told && story) globalThis.beats += 1;
    told = `${story} ${moment}`;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def table_of_eight(seed: int) -> str:
    """Return the save of a game of eight computer players, played for ``EARLIER`` picks."""
    seating = [Chair(name=f"Player {seat + 1}", player="random") for seat in range(8)]
    setup = {"edition": "2016", "characters": "vicious_nobles", "districts": "first_game", "players": 8}
    match = new_match("frames", CITADELS, setup, seating, seed, free=False)
    match.advance(CITADELS, EARLIER)
    return match.record(CITADELS).model_dump_json()


class Trace:
    """Records the tasks of a page's threads, by Chromium's tracing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        # Playwright has no types for the messages of the protocol.
        self.wire: Any = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.complete = False
        self.wire.on("Tracing.dataCollected", self._collect)
        self.wire.on("Tracing.tracingComplete", self._end)

    def _collect(self, event: dict[str, Any]) -> None:
        self.events += event["value"]

    def _end(self, _event: dict[str, Any]) -> None:
        self.complete = True

    def begin(self) -> None:
        config = {"includedCategories": ["toplevel"]}
        self.wire.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def end(self) -> None:
        self.wire.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(100)

    def tasks(self, thread: str = "CrRendererMain") -> list[float]:
        """Return the processor time of each task of a thread in milliseconds, longest first."""
        main = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"].startswith(thread)
        }
        found = [
            event.get("tdur", 0) / 1000
            for event in self.events
            if event["ph"] == "X"
            and event["name"].endswith("RunTask")
            and (event["pid"], event["tid"]) in main
        ]
        return sorted(found, reverse=True)


def measure(page: Page, url: str, save: str, seconds: int) -> tuple[list[float], int, list[float]]:
    open_site(page, f"{url}?lang=en")
    import_text(page, save)
    page.get_by_test_id("resume").click()
    page.get_by_test_id("story").wait_for()
    # After this time pictures are decoded and code is compiled.
    page.wait_for_timeout(5000)
    trace = Trace(page)
    page.evaluate(WATCH)
    trace.begin()
    page.wait_for_timeout(seconds * 1000)
    found: dict[str, Any] = page.evaluate("({ frames, beats })")
    trace.end()
    return found["frames"][1:], found["beats"], trace.tasks()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure frames at a table of eight in Chromium.")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        frames, beats, tasks = measure(page, site.url, table_of_eight(options.seed), options.seconds)
        browser.close()
    site.cut()
    late, heavy = (sum(one > LONG for one in ones) / len(frames) for ones in (frames, tasks))
    print(
        f"{len(frames)} frames in {options.seconds} s, {beats} beats: median {statistics.median(frames):.1f} ms, longest {max(frames):.0f} ms; "
        f"above {LONG:.0f} ms {late:.2%}, by the page's own work {heavy:.2%} (longest task {tasks[0]:.0f} ms); wanted: below 2 %"
    )


if __name__ == "__main__":
    main()
