// @ts-check
// Tests which calls of the engine fail once it is stopped, and which stay unanswered once its page is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { connect } from "../../web/engine/client.js";
import { countOverdue, PATIENCE_WITH_ENGINE, PATIENCE_WITH_START, watchSteps } from "../../web/lib/waiting/watch.js";

/** An engine whose worker answers nothing before it is told to. */
function silent() {
  let ended = 0;
  /** @type {((text: string) => void)[]} */
  const waiting = [];
  const answer = () => new Promise((resolve) => waiting.push(resolve));
  const worker = { terminate: () => void (ended += 1), sync: { handle: answer, peer: answer } };
  const engine = connect(/** @type {any} */ (worker), /** @type {any} */ ({}));
  return { engine, ended: () => ended, wake: () => waiting.splice(0).forEach((resolve) => resolve('{"ok": true, "result": 7}')) };
}

/** @param {Promise<unknown>[]} calls @returns {Promise<string[]>} the result of each a moment later: `open` for none */
async function outcomes(calls) {
  const now = new Promise((done) => setTimeout(() => done("open"), 5));
  return Promise.all(calls.map((call) => Promise.race([call, now]).then(String, (error) => error.code)));
}

test("calls of games and rooms reach the worker in the order in which they were made", async () => {
  /** @type {string[]} */
  const heard = [];
  /** @param {string} text */
  const hear = async (text) => {
    heard.push(JSON.parse(text).method);
    return '{"ok": true, "result": 7}';
  };
  const engine = connect(/** @type {any} */ ({ sync: { handle: hear, peer: hear } }), /** @type {any} */ ({}));
  await Promise.all([engine.peer("tick", { room: "r", now: 0 }), engine.call("hello", {}), engine.peer("deal", { room: "r", now: 1 })]);
  assert.deepEqual(heard, ["tick", "hello", "deal"]);
});

test("after a stop the pending call and all later calls fail", async () => {
  const { engine, ended } = silent();
  const before = engine.call("hello", {});
  engine.stop();
  assert.deepEqual(await outcomes([before, engine.call("hello", {}), engine.peer("tick", { room: "r", now: 0 })]), ["engine-lost", "engine-lost", "engine-lost"]);
  assert.deepEqual([ended(), engine.idleTime()], [1, Infinity]);
});

test("after the person leaves the page, calls stay unanswered, so that no error is shown", async () => {
  const { engine, ended } = silent();
  const before = engine.call("hello", {});
  engine.leave();
  assert.deepEqual(await outcomes([before, engine.call("hello", {}), engine.peer("tick", { room: "r", now: 0 })]), ["open", "open", "open"]);
  assert.deepEqual([ended(), engine.idleTime()], [1, Infinity]);
});

const late = () => new Promise((resolve) => setImmediate(() => resolve(countOverdue())));

test("an engine that does not answer is told, for games and rooms, until its answer comes and counts", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { engine, wake } = silent();
  const calls = [engine.call("hello", {}), engine.peer("tick", { room: "r", now: 0 })];
  context.mock.timers.tick(PATIENCE_WITH_ENGINE - 1);
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 });
  context.mock.timers.tick(1);
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 2, start: 0 });
  wake();
  assert.deepEqual(await Promise.all(calls), [7, 7]);
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 });
});

test("nothing is waited for once the engine is stopped or its page is left", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  for (const way of /** @type {const} */ (["stop", "leave"])) {
    const { engine } = silent();
    engine.call("hello", {}).catch(() => {});
    engine[way]();
    await late();
    context.mock.timers.tick(PATIENCE_WITH_ENGINE);
    assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 }, way);
  }
});

test("of a start each step is waited for", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const steps = watchSteps("start", PATIENCE_WITH_START);
  for (let step = 0; step < 3; step++) {
    context.mock.timers.tick(PATIENCE_WITH_START - 1);
    assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 });
    steps.step();
    await late();
  }
  context.mock.timers.tick(PATIENCE_WITH_START);
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 1 });
  steps.step();
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 });
  steps.end();
  await late();
  context.mock.timers.tick(PATIENCE_WITH_START);
  assert.deepEqual(await late(), { read: 0, write: 0, engine: 0, start: 0 });
});
