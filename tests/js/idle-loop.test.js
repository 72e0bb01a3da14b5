// @ts-check
// Tests the work in idle moments: what the page tells the engine's queue, its rests, and how jobs wait and end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IdleLoop } from "../../web/engine/idle-loop.js";

const WORK = /** @type {any} */ ({ kind: "level_scores", game: "g", day: "2026-11-22", levels: [] });

/**
 * A loop whose rests and calls are noted, before an engine whose jobs take that many slices by their day.
 * @param {Record<string, number>} slices
 */
function loop(slices) {
  /** @type {(string | number)[]} */
  const did = [];
  /** @type {Map<string, {day: string, left: number}>} */
  const queue = new Map();
  const state = { lost: false };
  const call = async (/** @type {string} */ method, /** @type {any} */ { job, jobs, work }) => {
    if (method === "idle_add") return void queue.set(job, { day: work.day, left: slices[work.day] ?? 0 });
    const ready = method === "idle_drop" ? job : [...queue.keys()].find((name) => jobs.includes(name));
    const at = queue.get(ready);
    queue.delete(ready);
    if (method === "idle_drop") return void did.push(`drop ${at?.day}`);
    if (!at) return { job: null, found: null, done: false, refused: null };
    did.push(at.day);
    if (at.left < 0) return { job: ready, found: null, done: true, refused: "bad-day" };
    at.left -= 1;
    if (at.left > 0) queue.set(ready, at);
    return { job: ready, found: { kind: "level_score", level: at.day, score: at.left }, done: at.left === 0, refused: null };
  };
  const engine = () => {
    if (state.lost) throw new Error("lost");
    return /** @type {any} */ ({ call });
  };
  const idle = new IdleLoop(engine, async (time) => {
    did.push(time);
    await new Promise((resolve) => setImmediate(resolve));
  });
  /** @type {string[]} */
  const found = [];
  const run = (/** @type {string} */ day, terms = {}) =>
    idle.run({ ...WORK, day }, { found: (/** @type {any} */ one) => void found.push(`${one.level} ${one.score}`), ...terms });
  return { run, did, found, queue, state, days: () => did.filter((one) => typeof one === "string") };
}

test("jobs go on until they are done, with a rest after each slice, and what they find is told", async () => {
  const { run, did, found, days } = loop({ a: 2, b: 3, c: 1 });
  assert.deepEqual(await Promise.all([run("a"), run("b")]), [true, true]);
  assert.deepEqual(days(), ["a", "b", "a", "b", "b"]);
  assert.deepEqual(found, ["a 1", "b 2", "a 0", "b 1", "b 0"]);
  assert.deepEqual(did.slice(0, 4), ["a", 30, "b", 30]);
  assert.equal(await run("c"), true);
});

test("a job that waits holds up no other one", async () => {
  const { run, did, days } = loop({ a: 1, b: 1 });
  let busy = 3;
  const waiting = run("a", { waits: () => busy-- > 0 });
  assert.equal(await run("b"), true);
  assert.equal(await waiting, true);
  assert.deepEqual(days(), ["b", "a"]);
  assert.ok(did.includes(500));
});

test("a job that is no longer wanted leaves the engine's queue, also while it waits", async () => {
  const { run, did, queue } = loop({ a: 5 });
  let wanted = true;
  const ended = run("a", { wanted: () => wanted, waits: () => did.length > 0 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  wanted = false;
  assert.equal(await ended, false);
  assert.equal(did.filter((one) => one === "a").length, 1);
  assert.equal(did.at(-1), "drop a");
  assert.equal(queue.size, 0);
});

test("a job that fails says so and lets the others go on", async () => {
  const { run, days } = loop({ a: -1, b: 2 });
  const failed = assert.rejects(run("a"), /bad-day/);
  assert.equal(await run("b"), true);
  await failed;
  assert.deepEqual(days(), ["a", "b", "b"]);
});

test("a job whose finds cannot be stored ends, and leaves the engine's queue", async () => {
  const { run, queue } = loop({ a: 3 });
  await assert.rejects(run("a", { found: () => Promise.reject(new Error("disk full")) }), /disk full/);
  assert.equal(queue.size, 0);
});

test("jobs are lost with the engine: one that starts anew does not know them, and without one they fail", async () => {
  const anew = loop({ a: 9 });
  assert.equal(await anew.run("a", { found: () => anew.queue.clear() }), false);
  const gone = loop({ a: 9 });
  await assert.rejects(gone.run("a", { found: () => void (gone.state.lost = true) }), /lost/);
  await assert.rejects(gone.run("a"), /lost/);
});
