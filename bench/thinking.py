"""Measures the cost of searching computer players for the page: frames, processor and memory.

python -m bench.thinking

One person and five computer players play in Chromium: a whole game without the story of their moves, or some seconds of
one at the usual speed. A script presses the person's first option. This is done once with `normal` players and once
with masters, each in a new browser. Prints the frames (as in `bench.frames`), how long the worker was busy, and memory:
the worker's JavaScript after a garbage collection, and the private memory of the tab's process (page, worker and
WebAssembly) before, some seconds after, and at most.
"""

import argparse
import json
import math
import os
import re
import statistics
import time
from pathlib import Path
from typing import Any

from bench.frames import DIST, LONG, WATCH, Trace
from playwright.sync_api import Browser, Page, sync_playwright

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import import_text, open_site, wait_until
from tests.e2e.visited import SNAPSHOT_IS_THERE
from tools.serve import Site

MB = 1_000_000
PRESS = f"""() => setInterval(() => document.querySelector('[data-testid="story-continue"], {OPTION}')?.click(), 300)"""
# Seconds after which the browser has collected its garbage.
REST = 15


class WorkerWire:
    """Sends messages of Chromium's DevTools protocol to the worker of a page, which Playwright cannot."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire: Any = page.context.new_cdp_session(page)
        self.answers: dict[int, Any] = {}
        self.session = ""
        self.wire.on("Target.attachedToTarget", self._attach)
        self.wire.on("Target.receivedMessageFromTarget", self._receive)
        self.wire.send(
            "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        )
        while not self.session:
            page.wait_for_timeout(50)

    def _attach(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker" and not self.session:
            self.session = event["sessionId"]

    def _receive(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if "id" in message:
            self.answers[message["id"]] = message

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        number = len(self.answers) + 1
        text = json.dumps({"id": number, "method": method, "params": params})
        self.wire.send("Target.sendMessageToTarget", {"sessionId": self.session, "message": text})
        while number not in self.answers:
            self.page.wait_for_timeout(20)
        answer = self.answers[number]
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return dict(answer["result"])

    def heap(self) -> int:
        """Return the bytes of the worker's JavaScript heap after a garbage collection, without WebAssembly's memory."""
        self.send("HeapProfiler.collectGarbage")
        return int(self.send("Runtime.getHeapUsage")["usedSize"])


def own_bytes(browser: Browser) -> int:
    """Return the private memory in bytes of the browser's largest tab process, as Linux counts it."""
    session: Any = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    statuses = [
        Path(f"/proc/{one['id']}/status").read_text("utf-8") for one in processes if one["type"] == "renderer"
    ]
    found = [re.findall(r"(?:RssAnon|VmSwap):\s+(\d+) kB", status) for status in statuses]
    return max(sum(int(kilobytes) * 1024 for kilobytes in each) for each in found)


def table(level: str, seed: int, characters: str) -> str:
    """Return the save of a game of six that has just begun, with one person."""
    setup = {"edition": "2016", "characters": characters, "districts": "first_game", "players": 6}
    seating = [Chair(name=f"Player {seat + 1}", player="person" if seat == 5 else level) for seat in range(6)]
    match = new_match("thinking", CITADELS, setup, seating, seed, free=False)
    return match.record(CITADELS).model_dump_json()


def measure(browser: Browser, url: str, save: str, seconds: float) -> str:
    """Play a game, or ``seconds`` of it at the usual speed; return the costs as text."""
    context = browser.new_context(viewport={"width": 1180, "height": 820})
    # The first visit makes a snapshot in the same process; this must not be measured.
    first = context.new_page()
    first.goto(f"{url}?lang=en")
    wait_until(first, SNAPSHOT_IS_THERE)
    first.close()
    page = context.new_page()
    open_site(page, f"{url}?lang=en{'' if seconds else '&bots=instant'}")
    import_text(page, save)
    wire = WorkerWire(page)
    before, own = wire.heap(), own_bytes(browser)
    page.get_by_test_id("resume").click()
    page.locator(".board").wait_for()
    trace = Trace(page)
    page.evaluate(WATCH)
    trace.begin()
    page.evaluate(PRESS)
    most, end = 0, time.monotonic() + (seconds or math.inf)
    while page.locator(OVER).count() == 0 and time.monotonic() < end:
        most = max(most, own_bytes(browser))
        page.wait_for_timeout(1000)
    frames: list[float] = page.evaluate("frames")[1:]
    trace.end()
    after = wire.heap()
    page.wait_for_timeout(REST * 1000)
    at_rest = own_bytes(browser)
    context.close()
    tasks, busy = trace.tasks(), trace.tasks("DedicatedWorker")
    late, heavy = (sum(one > LONG for one in ones) / len(frames) for ones in (frames, tasks))
    return (
        f"{sum(frames) / 1000:.0f} s, worker busy {sum(busy) / 1000:.1f} s, its longest task {busy[0]:.0f} ms; {len(frames)} frames: "
        f"median {statistics.median(frames):.1f} ms, above {LONG:.0f} ms {late:.2%}, by the page's own work {heavy:.2%} "
        f"(longest task {tasks[0]:.0f} ms); the worker's JavaScript "
        f"{before / MB:.1f} -> {after / MB:.1f} MB, the tab's process {own / MB:.0f} -> {at_rest / MB:.0f} MB, at most {most / MB:.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure frames and memory while computer players think.")
    parser.add_argument("--levels", default="normal,master")
    parser.add_argument("--characters", default="first_game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=0, help="at the usual speed, everything moving, for so long"
    )
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        for level in options.levels.split(","):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            found = measure(
                browser, site.url, table(level, options.seed, options.characters), options.seconds
            )
            browser.close()
            load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
            print(f"{level:<8} {found}; load of the machine, 1, 5 and 15 minutes: {load}", flush=True)
    site.cut()


if __name__ == "__main__":
    main()
