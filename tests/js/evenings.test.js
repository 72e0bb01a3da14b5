// @ts-check
// Tests whole evenings of friends, by seed: the real rooms and connections of the page over the real engine, in a bad world.
// `make evenings ARGS="SEED"` tells one of them as a story.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { rmSync } from "node:fs";
import { endAll, Evening } from "./evenings/evening.js";
import { treeBefore } from "./evenings/versions.js";

/** The seeds of a push; some of them have found faults (`docs/testing.md`). In 136 all are there while the agreed time runs. */
const SEEDS = [...Array.from({ length: 20 }, (_, at) => at + 1), 136, 147];
/** What these evenings must have come to, at least so often. */
const REACHED = { reload: 20, "reload hidden": 10, hide: 20, flicker: 10, freeze: 10, offline: 10, break: 10, weather: 10, mailbox: 10, "game over": 40, verdict: 40, "says room-all-there": 20, "says room-missing": 20, "says room-wait": 20, "says room-links-void": 2 };
const LAWS = ["no guest has two seats", "something comes forward once it is calm", "no page reads of a fault of the program", "an evening ends", "the agreed time runs where all are here", "verdicts are sound", "no sentence of a page is false"];

/** @type {Record<string, number>} */
const reached = {};
/** @type {Record<string, number>} */
const laws = {};
const warn = console.warn;
const treeOfBefore = treeBefore();

before(() => void (console.warn = () => undefined));
after(() => {
  console.warn = warn;
  endAll();
  if (treeOfBefore) rmSync(treeOfBefore, { recursive: true });
});

/** @param {Record<string, number>} all @param {Record<string, number>} more */
const add = (all, more) => Object.entries(more).forEach(([name, count]) => (all[name] = (all[name] ?? 0) + count));

for (const seed of SEEDS) {
  test(`evening ${seed} ends well`, async () => {
    const evening = new Evening(seed);
    await evening.run().catch((error) => assert.fail(`${error.stack}\n\nmake evenings ARGS="${seed}" tells it. Its end:\n${evening.story.slice(-30).join("\n")}`));
    add(reached, evening.reached);
    add(laws, evening.laws);
  });
}

for (const [seed, end] of /** @type {const} */ ([[5, "host"], [7, "host"], [9, "host"], [4, "guests"], [7, "guests"], [9, "guests"]])) {
  test(`evening ${seed} ends well where the ${end} ${end === "host" ? "is" : "are"} of the version before`, async (context) => {
    if (!treeOfBefore) {
      context.skip("a shallow copy of the repository has no version before");
      return;
    }
    const evening = new Evening(seed, { trees: { [end]: treeOfBefore } });
    await evening.run().catch((error) => assert.fail(`${error.stack}\n\nIts end:\n${evening.story.slice(-30).join("\n")}`));
    assert.ok((evening.reached["game over"] ?? 0) >= 2);
  });
}

test("the same seed gives the same evening", async () => {
  const [one, other] = [new Evening(9), new Evening(9)];
  await one.run();
  await other.run();
  assert.deepEqual(other.story, one.story);
});

test("the evenings have come to what they are for, and each law was looked at", () => {
  for (const [name, least] of Object.entries(REACHED)) assert.ok((reached[name] ?? 0) >= least, `${name}: ${reached[name] ?? 0}`);
  for (const law of LAWS) assert.ok((laws[law] ?? 0) > 0, law);
});
