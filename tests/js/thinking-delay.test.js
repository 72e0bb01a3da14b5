// @ts-check
// Tests when the page says that a computer player is thinking.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { LONG, ThinkingDelay } from "../../web/app/match/thinking-delay.js";

/**
 * A thinking delay on a stopped clock; `said` is what the page shows after each time it is drawn.
 * @param {import("node:test").TestContext} context
 */
function waiting(context) {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  /** @type {boolean[]} */
  const said = [];
  const thinkingDelay = new ThinkingDelay(() => void said.push(thinkingDelay.shown));
  return { thinkingDelay, said };
}

test("nothing is said of a short thought", (context) => {
  const { thinkingDelay, said } = waiting(context);
  thinkingDelay.update(true);
  mock.timers.tick(LONG - 1);
  thinkingDelay.update(false);
  mock.timers.tick(10 * LONG);
  assert.deepEqual([said, thinkingDelay.said], [[], false]);
});

test("several short ones come to a long one, and what is said stays from one to the next", (context) => {
  const { thinkingDelay, said } = waiting(context);
  for (let thought = 0; thought < 3; thought += 1) {
    thinkingDelay.update(true);
    mock.timers.tick(LONG * 0.6);
    thinkingDelay.update(true);
    thinkingDelay.update(false);
    mock.timers.tick(100);
  }
  assert.deepEqual(said, [true]);
  mock.timers.tick(LONG);
  assert.deepEqual([said, thinkingDelay.said], [[true, false], true]);
});

test("once a person is asked all begins anew", (context) => {
  const { thinkingDelay, said } = waiting(context);
  thinkingDelay.update(true);
  mock.timers.tick(LONG);
  assert.deepEqual(said, [true]);
  thinkingDelay.reset();
  assert.deepEqual([thinkingDelay.shown, thinkingDelay.said], [false, false]);
  mock.timers.tick(LONG);
  thinkingDelay.update(true);
  mock.timers.tick(LONG - 1);
  assert.deepEqual(said, [true]);
  mock.timers.tick(1);
  assert.deepEqual(said, [true, true]);
});
