"""Measures how long a person waits for each decision of a computer player, in the page's engine.

python -m bench.waits

    make build && .venv/bin/python -m bench.waits [--level master] [--games 2] [--seed 1]
        [--tables citadels-2,citadels-8,pointcity-4]

All seats of a table play `--level` in Chromium's worker, with the engine of the built site; Citadels by turns with the
first set that so many can play and with cards by lot. A decision is one pick of `advance`, all its slices together.
Prints a row for each table.
"""

import argparse
import json
import os
import statistics
from pathlib import Path
from typing import Any

from bench.decisions import at, setup_of
from playwright.sync_api import Page, sync_playwright

from citadels.cli.tables import FITTING, RANDOM
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.test_boot import open_empty
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
TABLES = "citadels-2,citadels-3,citadels-4,citadels-5,citadels-6,citadels-7,citadels-8,pointcity-1,pointcity-2,pointcity-3,pointcity-4"
SETS = (FITTING, RANDOM)

MEASURE = """async ({ game, setup, level, seed }) => {
  const { startEngine } = await import("./engine/client.js");
  const engine = await startEngine();
  const match = "bench";
  const seating = Array.from({ length: setup.players }, (_, seat) => ({ name: `Seat ${seat}`, player: level }));
  let update = (await engine.call("create", { match, game, setup, seating, seed, free: false })).updates[0];
  const times = [];
  while (!update.over) {
    const begin = performance.now();
    let answer = await engine.call("advance", { match, most: 1 });
    while (!answer.updates) answer = await engine.call("advance", { match, most: 1 });
    times.push(performance.now() - begin);
    update = answer.updates[0];
  }
  engine.stop();
  return times;
}"""


def waits(page: Page, table: str, level: str, seeds: range) -> list[float]:
    """Return the milliseconds of each decision at ``table`` (``citadels-6``), in a game of each of ``seeds``."""
    game, players = table.split("-")
    taken: list[float] = []
    for seed in seeds:
        setup = setup_of(game, int(players), SETS[seed % len(SETS)], seed)
        asked: dict[str, Any] = {"game": game, "setup": setup, "level": level, "seed": seed}
        taken += page.evaluate(MEASURE, asked)
    return taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", default=TABLES)
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    found: dict[str, list[float]] = {}
    print(f"{'milliseconds':<14}{'decisions':>10}{'median':>9}{'95 %':>9}{'most':>9}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        open_empty(page, site)
        for table in options.tables.split(","):
            taken = waits(page, table, options.level, range(options.seed, options.seed + options.games))
            found[table] = [round(one, 1) for one in (statistics.median(taken), at(taken, 0.95), max(taken))]
            cells = "".join(f"{one:>9.1f}" for one in found[table])
            print(f"{table:<14}{len(taken):>10}{cells}", flush=True)
        browser.close()
    site.cut()
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of the machine, 1, 5 and 15 minutes: {load}")
    print(json.dumps({"options": vars(options), "milliseconds": found}))


if __name__ == "__main__":
    main()
