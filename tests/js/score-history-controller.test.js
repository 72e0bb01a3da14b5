// @ts-check
// Tests which lines of the course of a game are drawn, and from which figures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ScoreHistoryController } from "../../web/app/results/score-history-controller.js";
import { update } from "./kit.js";

/**
 * The controller of a match with rounds at 0 and 5 and ten moments; the engine rates the moments that `rated` lists.
 * @param {readonly number[]} rated
 */
function history(rated = []) {
  /** @type {any[]} */
  const events = [];
  /** @type {any} */
  const game = { curves: [{ id: "points" }, { id: "gold" }] };
  const stops = [0, 5, 10].map((number) => (
    { number, part: null, figures: { points: [number, 2 * number], gold: [1, 2] }, chances: rated.includes(number) ? [number, 100 - number] : null }
  ));
  /** @type {any} */
  const runner = { queries: { course: async (/** @type {number} */ seat) => (events.push(["course", seat]), { stops, turns: [] }) } };
  /** @type {any} */
  const session = { shown: update(0, 10, { over: true }), names: ["Ada", "Bot"], people: [0] };
  const controller = new ScoreHistoryController({ state: { game }, draw: () => void events.push("draw"), look: () => {} }, session, runner);
  return { controller, events };
}

test("the course of a game is one call, as the own seat was told it", async () => {
  const { controller, events } = history();
  await controller.read();
  assert.deepEqual(events, [["course", 0]]);
  assert.deepEqual(controller.figures, [[0, 0], [5, 10], [10, 20]]);
});

test("chances to win are a line of their own where the engine knows them at two moments", async () => {
  const { controller } = history([0, 10]);
  await controller.read();
  assert.deepEqual(controller.lines.map(({ id }) => id), ["points", "gold", "chance"]);
  controller.choose(2);
  assert.deepEqual(controller.figures, [[0, 100], [], [10, 90]]);
});

test("where chances begin apart, a note says that they count the levels; other lines have none", async () => {
  const { controller } = history([0, 10]);
  await controller.read();
  assert.equal(controller.chanceNote, "");
  controller.choose(2);
  assert.notEqual(controller.chanceNote, "");
  const even = history([5, 10]).controller;
  await even.read();
  even.choose(2);
  assert.equal(even.chanceNote, "", "nothing is known of the beginning");
});

test("a single moment with chances makes no line", async () => {
  const { controller } = history([10]);
  await controller.read();
  assert.deepEqual(controller.lines.map(({ id }) => id), ["points", "gold"]);
});

test("another line is drawn once it is chosen", async () => {
  const { controller, events } = history();
  await controller.read();
  controller.choose(1);
  assert.deepEqual(controller.figures, [[1, 2], [1, 2], [1, 2]]);
  assert.equal(events.at(-1), "draw");
});
