// @ts-check
// Tests the search for the decisions that cost most, and how they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CostSearch, dearest } from "../../web/app/results/cost-search.js";
import { ReplayController } from "../../web/app/replay/replay-controller.js";
import { costNote } from "../../web/app/results/cost-view.js";

/** @param {number} chance @param {number} best */
const cost = (chance, best) => /** @type {any} */ ({ ask: { options: [] }, chosen: ["a"], best: ["b"], chance, best_chance: best, why: null });

/**
 * A finished game in which seat 0 decided at some moments.
 * @param {Record<number, ReturnType<typeof cost> | null>} costs by moment
 */
function finished(costs) {
  const asked = /** @type {number[]} */ ([]);
  const seen = { wanted: true, rested: 0 };
  let paused = false;
  const queries = {
    figures: async (/** @type {number} */ seat) => ({ figures: {}, decisions: seat === 0 ? Object.keys(costs).map(Number) : [] }),
    cost: async (/** @type {number} */ number) => {
      paused = !paused;
      if (paused) return { thinking: 0 };
      asked.push(number);
      return { cost: costs[number] };
    },
    told: async () => ({ moments: [{ number: 1, seat: null, events: [{ kind: "round" }] }] }),
    at: async (/** @type {number} */ number) => ({ updates: [{ view: { number } }] }),
  };
  const runner = /** @type {any} */ ({ queries, closed: false });
  const state = /** @type {any} */ ({ game: { chapterText: () => "Round 1" } });
  const rest = async () => void (seen.rested += 1, seen.rested > 3 && (seen.wanted = true));
  const search = new CostSearch({ state, draw: () => {}, wanted: () => seen.wanted, rest }, runner, [0]);
  return { search, asked, seen, runner };
}

test("the three decisions that cost most are found, in the order of the game", async () => {
  const { search, asked } = finished({ 2: cost(30, 40), 5: null, 7: cost(10, 40), 9: cost(50, 53), 12: cost(20, 35) });
  await search.search();
  assert.deepEqual(search.found.map(({ number }) => number), [2, 7, 12]);
  assert.deepEqual(asked, [2, 5, 7, 9, 12]);
  assert.deepEqual([search.looked, search.all, search.done], [5, 5, true]);
  assert.deepEqual(search.found.map(({ chapter, view }) => [chapter, /** @type {any} */ (view).number]), [["Round 1", 2], ["Round 1", 7], ["Round 1", 12]]);
});

test("it waits while another screen is open, and stops when the game is closed", async () => {
  const waiting = finished({ 2: cost(30, 40) });
  waiting.seen.wanted = false;
  await waiting.search.search();
  assert.equal(waiting.seen.rested > 3, true);
  assert.equal(waiting.search.done, true);
  const closed = finished({ 2: cost(30, 40), 3: cost(1, 9) });
  closed.runner.closed = true;
  await closed.search.search();
  assert.deepEqual([closed.asked, closed.search.done, closed.search.found], [[], false, []]);
});

test("of many only the dearest are shown", () => {
  const all = [1, 2, 3, 4, 5].map((number) => ({ number, seat: 0, cost: cost(10, 10 + number) }));
  assert.deepEqual(dearest(all).map(({ number }) => number), [3, 4, 5]);
});

test("the replay opens at a decision as its seat saw it, and plays on from there", async () => {
  const seen = /** @type {any} */ ({});
  const runner = /** @type {any} */ ({
    match: "m", files: null, summary: { seating: [{ player: "person" }, { player: "person" }], number: 9 },
    queries: { told: async () => ({ moments: [] }), at: async (/** @type {number} */ number, /** @type {number[]} */ seats) => ({ number, seat: 0, first: 0, last: 9, updates: seats.map((seat) => ({ seat, view: {} })) }) },
  });
  const controller = new ReplayController(/** @type {any} */ ({ draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), toTop: () => {}, screens: { open: (/** @type {object} */ place) => Object.assign(seen, place) } }));
  const costs = [{ number: 4, seat: 1, chapter: "", cost: cost(10, 20), view: /** @type {any} */ ({}) }];
  await controller.lookBack(/** @type {any} */ ({ shown: { seat: 0, number: 9, over: true } }), runner, 4, costs);
  assert.deepEqual([seen.moment, seen.viewer], [4, "1"]);
  assert.equal(controller.replaying?.costs, costs);
});

test("a decision's note has a way on, except where none is", () => {
  const state = /** @type {any} */ ({ offers: new Map(), game: { id: "x", askText: () => "Which?", option: () => ({ text: "" }), separateButton: () => false, reasonText: () => "It pays." } });
  const one = /** @type {any} */ ({ cost: { ...cost(10, 20), why: { id: "pays", facts: {} } }, view: {} });
  globalThis.innerWidth ??= 0;
  globalThis.innerHeight ??= 0;
  const text = (/** @type {(() => void) | null} */ on) => JSON.stringify(costNote(state, one, ["Ada"], on));
  assert.equal(text(() => {}).includes("play-on"), true);
  assert.equal(text(null).includes("play-on"), false);
  assert.equal(text(null).includes("It pays."), true);
});
