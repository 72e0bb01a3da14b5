"""Runs Lighthouse on a first visit to the built site: `python -m bench.lighthouse`.

Chromium starts with an empty profile. Lighthouse's default settings simulate a phone's screen, a slow network and a
processor at a quarter of the speed. Ends with an error if a score is below ``WANTED``.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import CHROMIUM, DIST
from tools.programs import node
from tools.serve import Site

LIGHTHOUSE = "node_modules/lighthouse/cli/index.js"
WANTED = {"performance": 95, "accessibility": 95, "best-practices": 95, "seo": 95}
CHROME = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocking",
    "cumulative-layout-shift": "layout shift",
}


def report(url: str, chromium: str, folder: Path) -> dict[str, Any]:
    """Run Lighthouse once; return its report."""
    target = folder / "report.json"
    options = ("--quiet", "--output=json", f"--output-path={target}", f"--chrome-flags={CHROME}")
    environment = {**os.environ, "CHROME_PATH": chromium}
    subprocess.run((node(), LIGHTHOUSE, url, *options), check=True, env=environment)
    told: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    return told


def failing(told: dict[str, Any]) -> list[str]:
    """Return the checks that cost points, each with its name and score."""
    counted = {one["id"] for kind in WANTED for one in told["categories"][kind]["auditRefs"] if one["weight"]}
    audits = told["audits"]
    return sorted(f"{name} {audits[name]['score']}" for name in counted if (audits[name]["score"] or 0) < 0.9)


def main() -> None:
    parser = argparse.ArgumentParser(description="Have Lighthouse look at the built site.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a file for the last report, as JSON")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        chromium = CHROMIUM or playwright.chromium.executable_path
    site = Site(DIST)
    site.start()
    with tempfile.TemporaryDirectory() as folder:
        runs = [report(site.url, chromium, Path(folder)) for _ in range(options.runs)]
    site.cut()
    if options.keep:
        options.keep.write_text(json.dumps(runs[-1]), encoding="utf-8")
    print("scores, medians of", options.runs)
    low = False
    for kind, wanted in WANTED.items():
        score = statistics.median(round(run["categories"][kind]["score"] * 100) for run in runs)
        low = low or score < wanted
        print(f"  {kind:16} {score:>4.0f}  (wanted: {wanted})")
    for audit, name in FIGURES.items():
        figures = [run["audits"][audit]["numericValue"] for run in runs]
        print(f"  {name:16} {statistics.median(figures):>8.2f}  {[round(figure, 2) for figure in figures]}")
    print("  costs points:", ", ".join(failing(runs[-1])) or "nothing")
    # Blocking is measured by the clock: a busy machine makes it longer.
    speeds = [round(run["environment"]["benchmarkIndex"]) for run in runs]
    print(
        f"  load of the machine {os.getloadavg()[0]:.1f}, speed of the processor as Lighthouse takes it {speeds}"
    )
    if low:
        raise SystemExit("below what is wanted")


if __name__ == "__main__":
    main()
