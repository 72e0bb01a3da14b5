// @ts-check
// Tests how frequent calls are throttled, or joined into one run in the next frame.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { afterPromises, oncePerFrame, throttle } from "../../web/lib/throttle.js";

test("the first call runs at once, frequent calls are throttled, and the last call has an effect", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let clock = 1000;
  context.mock.method(performance, "now", () => clock);
  const pass = (/** @type {number} */ time) => {
    clock += time;
    context.mock.timers.tick(time);
  };
  const work = mock.fn();
  const ask = throttle(work, 100);
  ask();
  assert.equal(work.mock.callCount(), 1);
  for (let time = 0; time < 250; time += 10) {
    pass(10);
    ask();
  }
  assert.equal(work.mock.callCount(), 3);
  pass(100);
  assert.equal(work.mock.callCount(), 4);
  pass(500);
  assert.equal(work.mock.callCount(), 4);
  ask();
  assert.equal(work.mock.callCount(), 5);
});

test("several calls before a frame cause one run in that frame; a later call causes another run", () => {
  /** @type {(() => void)[]} */
  const frames = [];
  const work = mock.fn();
  const ask = oncePerFrame(work);
  globalThis.requestAnimationFrame = (run) => frames.push(() => run(0));
  ask();
  ask();
  assert.deepEqual([frames.length, work.mock.callCount()], [1, 0]);
  frames[0]?.();
  assert.equal(work.mock.callCount(), 1);
  ask();
  frames[1]?.();
  assert.equal(work.mock.callCount(), 2);
});

test("work after promises lets those of the same task go first, and is done before the next task", async () => {
  /** @type {string[]} */
  const done = [];
  setImmediate(() => done.push("task"));
  afterPromises(() => done.push("work"));
  for (let turn = 0; turn < 20; turn += 1) await null;
  done.push("promises");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done, ["promises", "work", "task"]);
});
