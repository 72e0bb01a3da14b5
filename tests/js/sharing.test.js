// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { ExtraWorkers, suitable } from "../../web/engine/extra.js";
import { Host } from "../../web/host/host.js";
import { rest, result } from "./kit.js";

/** @typedef {import("../../web/types.js").Done} Done */
/** @typedef {(answer: string | null) => void} Finish */

/**
 * @param {string[]} lent texts of jobs
 * @param {boolean} idle
 */
const pause = (lent, idle = false) => ({ thinking: 1, loans: lent.map((jobs, at) => ({ id: at + 1, jobs })), idle });

/**
 * A host at which a computer player thinks, and extra workers that answer when they are told to.
 * @param {(object | Error)[]} answers of the engine, one for each call
 * @param {number} count
 */
function thinking(answers, count = 2) {
  /** @type {{workers: number, done: Done[], stop?: boolean}[]} */
  const calls = [];
  /** @type {Map<string, Finish>} by the text of a loan */
  const working = new Map();
  const extra = {
    count, wanted: 0,
    want: () => void (extra.wanted += 1),
    tryOut: (/** @type {string} */ _game, /** @type {string} */ jobs) => new Promise((/** @type {Finish} */ resolve) => working.set(jobs, resolve)),
  };
  const around = {
    engine: {
      async call(/** @type {string} */ method, /** @type {any} */ params) {
        if (method !== "advance") return undefined;
        calls.push(params);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer ?? result(9);
      },
    },
    put: () => Promise.resolve(), failed: () => {}, release: () => {}, extra: () => Promise.resolve(extra),
  };
  const host = new Host(/** @type {any} */ (around), result(0), null);
  return { host, extra, calls, working, begin: () => host.begin(result(0, { waiting: 1 })) };
}

// So long that help is wanted.
const LONG = Array.from({ length: 6 }, () => pause([]));

const heard = (/** @type {{workers: number, done: Done[]}} */ { workers, done }) => [workers, ...done.map(({ id, results }) => `${id} ${results}`)];

test("who thinks long has extra workers, is waited for where they have the rest, and told what they found", async () => {
  const { calls, working, extra, begin } = thinking([...LONG, pause(["a", "b"]), pause([], true), pause([], true)]);
  await begin();
  await rest();
  assert.deepEqual(calls.map(heard), [[0], ...Array(7).fill([2])], "those that are there are used at once");
  assert.equal(extra.wanted, 3, "more are wanted from the sixth call on that comes to no end");
  working.get("b")?.("found");
  await rest();
  assert.deepEqual(calls.slice(8).map(heard), [[2, "2 found"]]);
  working.get("a")?.(null);
  await rest();
  assert.deepEqual(calls.slice(9).map(heard), [[2, "1 null"]]);
});

test("whoever ends soon needs nobody", async () => {
  const { host, calls, extra, begin } = thinking([pause([]), pause([]), pause([]), result(1), pause([]), pause([]), pause([])]);
  await begin();
  await rest();
  await host.take(/** @type {any} */ (result(2, { waiting: 1 })));
  void host.run();
  await rest();
  assert.equal(calls.length, 8);
  assert.equal(extra.wanted, 0, "a person has decided in between");
});

test("a stop waits for nobody", async () => {
  const { host, calls, begin } = thinking([...LONG, pause(["a"]), pause([], true)]);
  await begin();
  await rest();
  assert.equal(calls.length, 8);
  host.stopThinking();
  await rest();
  assert.deepEqual(calls.slice(8).map(({ stop }) => stop), [true]);
});

test("what was lost with a call that failed is done by the engine after all", async () => {
  const { host, calls, working, begin } = thinking([...LONG, pause(["a"]), pause([], true), new Error("gone"), pause([], true)]);
  await begin();
  await rest();
  working.get("a")?.("found");
  await rest();
  assert.deepEqual(calls.slice(8).map(heard), [[2, "1 found"]]);
  void host.run();
  await rest();
  assert.deepEqual(calls.slice(9).map(heard), [[2], [0]]);
});

test("two cores are for the page and the engine, and few devices have memory to spare", () => {
  const cores = [1, 2, 3, 4, 16];
  assert.deepEqual(cores.map((hardwareConcurrency) => suitable({ hardwareConcurrency, deviceMemory: 8 })), [0, 0, 1, 2, 2]);
  assert.deepEqual(cores.map((hardwareConcurrency) => suitable({ hardwareConcurrency })), [0, 0, 1, 1, 1], "browsers that do not tell");
  assert.equal(suitable({ hardwareConcurrency: 8, deviceMemory: 2 }), 0);
  assert.equal(suitable({}), 0);
});

/**
 * Extra workers that start and answer when they are told to.
 * @param {number} most
 */
function workers(most) {
  /** @type {{started: () => void, failed: () => void, answer: (results: string | Error) => void, stopped: boolean}[]} */
  const all = [];
  const pool = new ExtraWorkers(most, () => new Promise((resolve, reject) => {
    /** @type {((results: string | Error) => void)[]} */
    const waiting = [];
    const one = {
      started: () => resolve(/** @type {any} */ (engine)), failed: () => reject(new Error("no snapshot")),
      answer: (/** @type {string | Error} */ results) => waiting.shift()?.(results), stopped: false,
    };
    const engine = {
      call: () => new Promise((done, fail) => waiting.push((results) => (results instanceof Error ? fail(results) : done({ results })))),
      stop: () => void (one.stopped = true),
    };
    all.push(one);
  }));
  return { pool, all };
}

test("extra workers start one after the other, share the work, and rest when nobody wants them", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { pool, all } = workers(2);
  assert.equal(all.length, 0);
  pool.want();
  pool.want();
  assert.equal(all.length, 1);
  all[0]?.started();
  await Promise.resolve().then(() => {}).then(() => {});
  assert.deepEqual([all.length, pool.count], [2, 1]);
  all[1]?.started();
  await Promise.resolve().then(() => {}).then(() => {});
  assert.deepEqual([all.length, pool.count], [2, 2]);
  const found = [pool.tryOut("citadels", "a"), pool.tryOut("citadels", "b")];
  all[1]?.answer("of b");
  all[0]?.answer("of a");
  assert.deepEqual(await Promise.all(found), ["of a", "of b"]);
  context.mock.timers.tick(59_000);
  assert.equal(pool.count, 2);
  context.mock.timers.tick(1_000);
  assert.deepEqual([pool.count, ...all.map(({ stopped }) => stopped)], [0, true, true]);
});

test("one that fails is ended, and one that does not start is not tried again at once", async () => {
  const { pool, all } = workers(1);
  pool.want();
  all[0]?.started();
  await rest();
  const found = pool.tryOut("citadels", "a");
  all[0]?.answer(new Error("out of memory"));
  assert.equal(await found, null);
  assert.deepEqual([pool.count, all[0]?.stopped], [0, true]);
  assert.equal(await pool.tryOut("citadels", "b"), null);
  pool.want();
  assert.equal(all.length, 1);
  const other = workers(3);
  other.pool.want();
  other.all[0]?.failed();
  await rest();
  other.pool.want();
  assert.deepEqual([other.all.length, other.pool.count], [1, 0]);
  other.pool.rest();
  pool.rest();
});
