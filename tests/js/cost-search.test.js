// @ts-check
// Tests the search for the decisions that cost most, and how they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IdleLoop } from "../../web/engine/idle-loop.js";
import { CostSearch } from "../../web/app/results/cost-search.js";
import { ReplayController } from "../../web/app/replay/replay-controller.js";
import { costNote } from "../../web/app/results/cost-view.js";

/** @param {number} chance @param {number} best */
const cost = (chance, best) => /** @type {any} */ ({ ask: { options: [] }, chosen: ["a"], best: ["b"], chance, best_chance: best, why: null });

/**
 * A search in a finished game, whose engine takes these steps in its queue of idle work.
 * @param {readonly object[]} steps
 * @param {string[]} kept what the device keeps of it, the last of all counts
 */
function finished(steps, kept = []) {
  const calls = /** @type {[string, any][]} */ ([]);
  const seen = { wanted: true, rested: 0 };
  const left = [...steps];
  const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    calls.push([method, params]);
    if (method !== "idle_go") return null;
    const step = left.shift();
    return step ? { job: params.jobs[0], found: null, done: false, refused: null, ...step } : { job: null, found: null, done: false, refused: null };
  };
  const queries = {
    told: async () => ({ moments: [{ number: 1, seat: null, events: [{ kind: "round" }] }] }),
    at: async (/** @type {number} */ number, /** @type {number[]} */ seats) => ({ updates: [{ view: { number, seats } }] }),
  };
  const runner = /** @type {any} */ ({ match: "m", queries, closed: false });
  const state = /** @type {any} */ ({ game: { chapterText: () => "Round 1" } });
  const rest = async () => void (seen.rested += 1, seen.rested > 3 && (seen.wanted = true));
  const idleLoop = new IdleLoop(() => /** @type {any} */ ({ call }), rest);
  const store = { readCosts: async () => kept.at(-1) ?? "", putCosts: async (/** @type {string} */ _match, /** @type {string} */ text) => void kept.push(text) };
  const search = new CostSearch({ state, draw: () => {}, idleLoop, wanted: () => seen.wanted }, runner, [0], store);
  return { search, calls, seen, runner };
}

/** @param {number[]} numbers */
const costly = (numbers) => ({ found: { kind: "costly_decisions", decisions: numbers.map((number) => ({ number, seat: 0, cost: cost(10, 20) })) } });
const looked = { found: { kind: "decisions_looked", looked: 1, all: 5, kept: "one looked at" } };

test("the decisions that cost most are shown with the chapter and the view of their moment", async () => {
  const { search, calls } = finished([looked, {}, costly([2, 7]), { done: true }]);
  await search.search();
  assert.deepEqual(calls[0]?.[1].work, { kind: "costly_decisions", match: "m", seats: [0], kept: "" });
  assert.deepEqual([search.looked, search.all, search.done], [1, 5, true]);
  assert.deepEqual(search.found.map(({ number, chapter, view }) => [number, chapter, view]), [2, 7].map((number) => [number, "Round 1", { number, seats: [0] }]));
});

test("each decision is shown as soon as it is found, while the search goes on", async () => {
  const { search } = finished([looked, costly([2]), looked, costly([2, 7]), { done: true }]);
  /** @type {unknown[]} */
  const drawn = [];
  search.deps.draw = () => void drawn.push([search.found.map(({ number }) => number), search.done]);
  await search.search();
  assert.deepEqual(drawn, [[[], false], [[2], false], [[2], false], [[2, 7], false], [[2, 7], true]]);
});

test("a search after a reload goes on where the last one ended, and a device that keeps nothing stops none", async () => {
  const kept = /** @type {string[]} */ ([]);
  await finished([looked, costly([2]), { done: true }], kept).search.search();
  const { search, calls } = finished([costly([2]), { done: true }], kept);
  await search.search();
  assert.equal(calls[0]?.[1].work.kept, "one looked at");
  assert.deepEqual(search.found.map(({ number }) => number), [2]);
  const full = finished([looked, costly([2]), { done: true }]);
  full.search.store = { readCosts: async () => Promise.reject(new Error("read")), putCosts: async () => Promise.reject(new Error("full")) };
  await full.search.search();
  assert.deepEqual(full.search.found.map(({ number }) => number), [2]);
});

test("it waits while another screen is open, and ends when the game is closed", async () => {
  const waiting = finished([costly([2]), { done: true }]);
  waiting.seen.wanted = false;
  await waiting.search.search();
  assert.equal(waiting.seen.rested > 3, true);
  assert.equal(waiting.search.done, true);
  const closed = finished([costly([2]), { done: true }]);
  closed.runner.closed = true;
  await closed.search.search();
  assert.deepEqual(closed.calls.map(([method]) => method), ["idle_add", "idle_drop"]);
  assert.deepEqual([closed.search.done, closed.search.found], [false, []]);
});

test("an engine that is started anew, or that refuses, does not leave the search waiting", async () => {
  const lost = finished([looked]);
  await assert.rejects(lost.search.search(), { code: "engine-lost" });
  const refused = finished([{ done: true, refused: "still-running" }]);
  await assert.rejects(refused.search.search(), { code: "still-running" });
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
