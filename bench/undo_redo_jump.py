"""Measures the time of an undo, a redo and a jump to any moment, in the page's engine.

python -m bench.undo_redo_jump

Uses a finished game of six in Chromium's worker, with the engine of the built site. Calls go through the page's client,
as JSON text.
"""

import argparse
import json
import os
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.test_boot import open_empty
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
SEATS = 6

# Plays a whole game of a person, who takes the first option each time, and computer players; then measures each kind of
# call.
MEASURE = """async ({ seats, seed, rounds }) => {
  const { startEngine } = await import("./engine/client.js");
  const engine = await startEngine();
  const match = "bench";
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const seating = names.map((name, seat) => ({ name, player: seat === 0 ? "person" : "normal" }));
  const cards = { characters: "first_game", districts: "first_game" };
  const setup = { edition: "2016", ...cards, players: seats, crown: null, city_size: null, variant: "" };
  const create = { match, game: "citadels", setup, seating, seed, free: true };
  let update = (await engine.call("create", create)).updates[0];
  while (!update.over) {
    const { ask } = update;
    const options = ask?.options.slice(0, Math.max(1, ask.least)).map(({ id }) => id);
    const result = ask
      ? await engine.call("pick", { match, seat: 0, ask: ask.id, options })
      : await engine.call("advance", { match, most: 100 });
    update = result.updates[0];
  }
  const times = {};
  async function timed(kind, method, params) {
    const begin = performance.now();
    const answer = await engine.call(method, { match, ...params });
    (times[kind] ??= []).push(performance.now() - begin);
    return answer;
  }
  const last = update.number;
  const everybody = [null, ...names.keys()];
  for (let number = 0; number <= last; number += 1) {
    await timed("jump, one seat", "at", { number, seats: [0] });
    await timed("jump, all hands open", "at", { number, seats: everybody });
  }
  for (let round = 0; round < rounds; round += 1) {
    let undone = 0;
    for (let to = 0; to !== null && undone < 30; undone += 1) to = (await timed("undo", "undo", { seat: 0 })).updates[0].undo;
    for (; undone > 0; undone -= 1) await timed("redo", "redo", { seat: 0 });
  }
  await timed("whole log of a seat", "since", { seat: 1, line: 0, number: -1 });
  engine.stop();
  return { last, times };
}"""


def measure(page: Page, site: Site, seed: int, rounds: int) -> dict[str, Any]:
    open_empty(page, site)
    found: dict[str, Any] = page.evaluate(MEASURE, {"seats": SEATS, "seed": seed, "rounds": rounds})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure moving through time in Chromium.")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=3, help="how often up to 30 decisions are taken back")
    options = parser.parse_args()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        found = measure(browser.new_page(), site, options.seed, options.rounds)
        browser.close()
    site.cut()
    print(f"a game of {SEATS} with {found['last']} moments, in milliseconds")
    result: dict[str, dict[str, float]] = {}
    for kind, times in found["times"].items():
        result[kind] = {
            "calls": len(times),
            "median": round(statistics.median(times), 2),
            "95 %": round(sorted(times)[int(len(times) * 0.95)], 2),
            "most": round(max(times), 2),
        }
        print(f"{kind:22}" + "".join(f"{name:>8} {value:>7}" for name, value in result[kind].items()))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
