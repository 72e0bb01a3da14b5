// @ts-check
// Tests at which moments the score history is read, and which of its lines is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ScoreHistoryController } from "../../web/app/results/score-history-controller.js";
import { told, update } from "./kit.js";

/**
 * The controller of a match of ten moments with rounds at 0 and 5; the engine rates the moments that `rated` lists.
 * @param {readonly number[]} rated
 */
function history(rated = []) {
  /** @type {any[]} */
  const events = [];
  /** @type {any} */
  const game = {
    chapterText: (/** @type {{kind: string}} */ { kind }) => (kind.startsWith("round") ? kind : ""),
    curves: [{ id: "points", of: (/** @type {any} */ view) => [view.number, 2 * view.number] }],
  };
  /** @type {any} */
  const runner = {
    queries: {
      told: async (/** @type {number} */ seat) => (events.push(["told", seat]), told(-1, [0, null, "round 1"], [3, 1, "rob"], [5, 0, "round 2"], [10, 1, "end"])),
      at: async (/** @type {number} */ number, /** @type {number[]} */ seats) => ({ first: 0, updates: seats.map((seat) => update(seat, number)) }),
      chances: async (/** @type {number[]} */ numbers) => {
        events.push(["chances", numbers]);
        return { chances: numbers.map((number) => (rated.includes(number) ? [number, 100 - number] : null)) };
      },
    },
  };
  /** @type {any} */
  const session = { shown: update(0, 10, { over: true }), names: ["Ada", "Bot"], people: [0] };
  const controller = new ScoreHistoryController({ state: { game }, draw: () => void events.push("draw"), look: () => {} }, session, runner);
  return { controller, events };
}

test("figures are read at the start, where each round begins and at the end, as the own seat saw them", async () => {
  const { controller, events } = history();
  await controller.read();
  assert.deepEqual(controller.stops.map(({ number, figures }) => [number, figures]), [[0, [[0, 0]]], [5, [[5, 10]]], [10, [[10, 20]]]]);
  assert.deepEqual(events, [["told", 0], ["chances", [0, 5, 10]]]);
  assert.deepEqual(controller.entries.map(({ number, event }) => [number, event.kind]), [[0, "round 1"], [3, "rob"], [5, "round 2"], [10, "end"]]);
});

test("chances to win are a line of their own where the engine knows them at two moments", async () => {
  const { controller } = history([0, 10]);
  await controller.read();
  assert.deepEqual(controller.lines.map(({ id }) => id), ["points", "chance"]);
  assert.deepEqual(controller.stops.map(({ figures }) => figures.at(-1)), [[0, 100], [], [10, 90]]);
});

test("a single moment with chances makes no line", async () => {
  const { controller } = history([10]);
  await controller.read();
  assert.deepEqual(controller.lines.map(({ id }) => id), ["points"]);
  assert.deepEqual(controller.stops.map(({ figures }) => figures.length), [1, 1, 1]);
});

test("another line is drawn once it is chosen", () => {
  const { controller, events } = history();
  controller.choose(1);
  assert.equal(controller.chosen, 1);
  assert.deepEqual(events, ["draw"]);
});
