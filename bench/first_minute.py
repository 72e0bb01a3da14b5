"""Measures the first minute of a first visit: `python -m bench.first_minute`.

Each run is a browser with an empty profile. It counts the words and the actions that the lobby shows at each size, then
presses a door and measures seconds and presses until the person is asked for the first time. Prints medians.
"""

import argparse
import os
import statistics
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.robot import OPTION
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
SIZES = [(1180, 820), (820, 1180), (1440, 900), (390, 844), (360, 740), (667, 375)]
DOORS = {"Play now": "play-now", "Learn in five minutes": "guided"}
# Words and controls in sight; gear, language and a waiting update are not counted.
SHOWN = """() => {
  const seen = (part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0 && part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (parentElement.closest("select, .hidden, svg, style") || !seen(parentElement)) continue;
    words += data.split(/\\s+/).filter((word) => /[\\p{L}\\p{N}]/u.test(word)).length;
  }
  const actions = [...document.querySelectorAll("#app :is(button, a[href])")]
    .filter((part) => seen(part) && !part.matches('[data-testid="device"], [data-testid="update"], .languages *')).length;
  return { words, actions };
}"""


def shown(browser: Browser, url: str) -> None:
    """Print the words and actions in sight at each size, on a first visit."""
    for width, height in SIZES:
        page = browser.new_context(viewport={"width": width, "height": height}).new_page()
        page.goto(f"{url}?lang=en")
        page.get_by_test_id("engine-ready").wait_for(state="attached")
        page.wait_for_timeout(500)
        print(f"{width}x{height}", page.evaluate(SHOWN))
        page.context.close()


def first_decision(browser: Browser, url: str, door: str) -> tuple[float, int]:
    """Return seconds and presses from the address to the first own decision."""
    page = browser.new_context(viewport={"width": 1180, "height": 820}).new_page()
    began, presses = time.monotonic(), 0
    page.goto(f"{url}?lang=en")
    page.locator(f'[data-testid="{door}"]:enabled').click()
    presses += 1
    start, option = page.get_by_test_id("start-game"), page.locator(OPTION).first
    start.or_(option).first.wait_for()
    if start.count():
        page.locator('[data-testid="start-game"]:enabled').click()
        presses += 1
    option.wait_for()
    page.context.close()
    return time.monotonic() - began, presses


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the first minute in Chromium.")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        shown(browser, site.url)
        for name, door in DOORS.items():
            found = [first_decision(browser, site.url, door) for _ in range(options.runs)]
            seconds = statistics.median(time for time, _ in found)
            print(f"{name}: first own decision after {seconds:.1f} s and {found[0][1]} presses")
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
