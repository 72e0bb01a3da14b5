"""Measures the time from a guest's click to another guest's picture: `python -m bench.friends`.

Three browsers, each a process of its own, play a whole game over the loopback device: the host and two guests. The time
is from the press of a button in one guest's browser to the frame that shows the result in the other's. It contains
protocol, both links, engine, store and drawing.
"""

import argparse
import os
import statistics
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e import friends
from tests.e2e.conftest import CHROMIUM
from tests.e2e.robot import OPTION, OVER
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))

# Presses the first option after a rest, when every screen shows all that went before. Notes the time of each press, in
# milliseconds of a clock that the browsers of one machine share.
PRESS = f"""(rest) => {{
  globalThis.pressed = [];
  let due = 0;
  setInterval(() => {{
    const option = document.querySelector('{OPTION}');
    if (!option) due = 0;
    else if (!due) due = performance.now() + rest;
    else if (performance.now() >= due) {{
      due = 0;
      globalThis.pressed.push(performance.timeOrigin + performance.now());
      option.click();
    }}
  }}, 5);
}}"""
WATCH = """() => {
  globalThis.seen = [];
  const frame = () => globalThis.seen.push(performance.timeOrigin + performance.now());
  new MutationObserver(() => requestAnimationFrame(frame)).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def delays(pressed: list[float], seen: list[float]) -> list[float]:
    """Return the milliseconds from each press to the first frame after it, sorted."""
    after = (next((frame for frame in seen if frame > press), None) for press in pressed)
    return sorted(frame - press for press, frame in zip(pressed, after, strict=True) if frame is not None)


def play(pages: list[Page], site: Site, rest: int) -> list[float]:
    """Play a game; return the delays between the two guests in milliseconds."""
    friends.sit_down(pages, site.url, players=len(pages))
    pages[0].get_by_test_id("deal").click()
    for page in pages:
        page.locator(".table").wait_for()
        page.evaluate(WATCH)
    for page in pages:
        page.evaluate(PRESS, rest)
    for page in pages:
        page.locator(OVER).wait_for(timeout=600_000)
    one, other = pages[1:3]
    found = delays(one.evaluate("pressed"), other.evaluate("seen"))
    return found + delays(other.evaluate("pressed"), one.evaluate("seen"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure friends at other devices in Chromium.")
    parser.add_argument("--rest", type=int, default=200, help="milliseconds before each press")
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright, ExitStack() as stack:
        profiles = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(3)]
        pages = [
            stack.enter_context(friends.device(playwright.chromium, profile, program=CHROMIUM))
            for profile in profiles
        ]
        found = sorted(play(pages, site, options.rest))
    site.cut()
    high = found[int(len(found) * 0.95)]
    print(
        f"guest's click to another guest's picture: median {statistics.median(found):.0f} ms, 95 % below {high:.0f} ms, {len(found)} clicks"
    )


if __name__ == "__main__":
    main()
