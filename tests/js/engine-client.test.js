// @ts-check
// Tests which calls of the engine fail once it is stopped, and which stay unanswered once its page is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { connect } from "../../web/engine/client.js";

/** An engine whose worker answers nothing. */
function silent() {
  let ended = 0;
  const worker = { terminate: () => void (ended += 1), sync: { handle: () => new Promise(() => {}) } };
  const engine = connect(/** @type {any} */ (worker), /** @type {any} */ ({}));
  return { engine, ended: () => ended };
}

/** @param {Promise<unknown>[]} calls @returns {Promise<string[]>} the result of each a moment later: `open` for none */
async function outcomes(calls) {
  const now = new Promise((done) => setTimeout(() => done("open"), 5));
  return Promise.all(calls.map((call) => Promise.race([call, now]).then(String, (error) => error.code)));
}

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
