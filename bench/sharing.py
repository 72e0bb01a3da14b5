"""What extra workers save whoever waits for computer players, and what they cost: `python -m bench.sharing`.

A table at which seven masters draft before the person, opened again and again in Chromium, in rounds: with no extra worker, with one, with two.
Told are the seconds from the press that resumes the game until the person is asked, of those after the first two (by then the workers are there),
and the memory that the tab's process has of its own, before the first and some seconds after the last.
"""

import argparse
import json
import os
import statistics

from bench.frames import DIST
from bench.thinking import MB, own_bytes
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, SNAPSHOT_IS_THERE
from tests.e2e.support import import_text, open_site, wait_until
from tests.e2e.test_thinking import table_of_masters
from tools.serve import Site

# Presses "resume" of the latest game; resolves with the milliseconds until the person is asked, as the page itself sees it.
WAITED = """() => new Promise((resolve) => {
  const begun = performance.now();
  const look = () =>
    document.querySelector('[data-testid="ask"][data-ask-kind="draft"]') ? resolve(performance.now() - begun) : requestAnimationFrame(look);
  document.querySelector('[data-testid="resume"]').click();
  look();
})"""
# Those during which extra workers start.
FIRST = 2
# Milliseconds in which the list of games is read again, and after which a browser has swept up.
SETTLED, REST = 700, 8000


def measure(browser: Browser, context: BrowserContext, url: str, name: str, workers: int) -> str:
    """Open six such tables one after the other; return what was measured, in words."""
    page = context.new_page()
    open_site(page, f"{url}?lang=en&motion=0&bots=instant&workers={workers}")
    before, waited = own_bytes(browser), list[float]()
    for number in range(FIRST + 4):
        save = json.loads(table_of_masters()) | {"match": f"{name}-{number}"}
        import_text(page, json.dumps(save))
        page.wait_for_timeout(SETTLED)
        waited.append(page.evaluate(WAITED) / 1000)
        page.get_by_test_id("leave").click()
        page.get_by_test_id("resume").first.wait_for()
        page.wait_for_timeout(SETTLED)
    page.wait_for_timeout(REST)
    there, after = len(page.workers) - 1, own_bytes(browser)
    page.close()
    seconds = ", ".join(f"{one:.2f}" for one in waited[FIRST:])
    return (
        f"{workers} wanted, {there} there: {statistics.median(waited[FIRST:]):.2f} s ({seconds}); "
        f"the tab's process {before / MB:.0f} -> {after / MB:.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what extra workers save and cost.")
    parser.add_argument("--workers", default="0,1,2")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(viewport={"width": 1180, "height": 820})
        first = context.new_page()
        first.goto(f"{site.url}?lang=en")
        wait_until(first, SNAPSHOT_IS_THERE)
        first.close()
        for number in range(options.rounds):
            for workers in map(int, options.workers.split(",")):
                found = measure(browser, context, site.url, f"{number}-{workers}", workers)
                load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
                print(f"{found}; load of the machine, 1, 5 and 15 minutes: {load}", flush=True)
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
