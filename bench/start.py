"""How long the site takes to be playable in Chromium, from navigation to `engine-ready`: `python -m bench.start`.

Four starts, each the median of several, in one run so that their ratios hold on any machine: first visit and later
visit with no network, each of the site as shipped and of the same site with Python as source.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.support import wait_until_kept
from tools.serve import Site

SOURCE_SITE = Path("build/site-source")
# Runs before the page's own scripts: notes the moment the page is ready, to 10 ms.
STOPWATCH = """
const timer = setInterval(() => {
  if (!document.querySelector('[data-testid="engine-ready"]')) return;
  clearInterval(timer);
  globalThis.readyAfter = performance.now();
}, 10);
"""


def ready_after(page: Page) -> float:
    """Milliseconds from the navigation until the engine answered."""
    page.wait_for_function("globalThis.readyAfter")
    return float(page.evaluate("globalThis.readyAfter"))


def visit_twice(browser: Browser, folder: Path) -> tuple[float, float, int]:
    """A first visit, then one with the server gone: their times, and the bytes the first one transferred."""
    site = Site(folder)
    site.start()
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    page.goto(site.url)
    first = ready_after(page)
    wait_until_kept(page)
    site.cut()
    page.reload()
    later = ready_after(page)
    context.close()
    return first, later, site.sent_bytes


def measure(browser: Browser, folder: Path, runs: int) -> dict[str, float]:
    visits = [visit_twice(browser, folder) for _ in range(runs)]
    first, later, sent = zip(*visits, strict=True)
    return {
        "first_visit_ms": round(statistics.median(first)),
        "later_offline_ms": round(statistics.median(later)),
        "first_visit_mb": round(max(sent) / 1e6, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the start of the site in Chromium.")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    shutil.rmtree(SOURCE_SITE, ignore_errors=True)
    build = (sys.executable, "-m", "tools.build", "--source", "--out", str(SOURCE_SITE))
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        shipped = measure(browser, Path("dist"), options.runs)
        source = measure(browser, SOURCE_SITE, options.runs)
        browser.close()
    ratio = round(shipped["later_offline_ms"] / source["later_offline_ms"], 2)
    print(json.dumps({"shipped": shipped, "source": source, "later_ratio": ratio}, indent=2))


if __name__ == "__main__":
    main()
