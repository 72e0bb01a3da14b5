// @ts-check
// Tests how long beats take at each speed, in a hurry and in a pause.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pace, SPEEDS, speedOf } from "../../web/app/story/pace.js";

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {import("../../web/app/story/pace.js").Wait} wait */
function waiting(wait) {
  const state = { over: false, end: wait.end };
  void wait.over.then(() => (state.over = true));
  return state;
}

/** @param {import("node:test").TestContext} context */
function stopClock(context) {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
}

test("a wait is longer or shorter by the speed", async (context) => {
  stopClock(context);
  for (const [speed, factor] of Object.entries(SPEEDS).filter(([, factor]) => factor > 0)) {
    const wait = waiting(new Pace(speedOf(speed)).wait(1000));
    mock.timers.tick(1000 * factor - 1);
    await settle();
    assert.equal(wait.over, false, speed);
    mock.timers.tick(1);
    await settle();
    assert.equal(wait.over, true, speed);
  }
});

test("there is no wait at the highest speed or in a hurry", async () => {
  const instant = waiting(new Pace("instant").wait(1000));
  await settle();
  assert.equal(instant.over, true);
  const pace = new Pace("slow");
  const wait = waiting(pace.wait(1000));
  pace.hurry();
  await settle();
  assert.deepEqual([wait.over, pace.instant, pace.still], [true, true, false]);
  pace.calm();
  assert.equal(pace.instant, false);
});

test("a new speed also changes a running wait", async (context) => {
  stopClock(context);
  const pace = new Pace("slow");
  const wait = waiting(pace.wait(1000));
  pace.set("fast");
  mock.timers.tick(1000 * SPEEDS.fast);
  await settle();
  assert.deepEqual([wait.over, pace.speed], [true, "fast"]);
});

test("a hurry does not shorten the time to read, which has no end at the lowest speed", async (context) => {
  stopClock(context);
  const pace = new Pace("normal");
  const wait = waiting(pace.waitForReader(5000));
  pace.hurry();
  mock.timers.tick(4999);
  await settle();
  assert.equal(wait.over, false);
  pace.set("slow");
  mock.timers.tick(1e6);
  await settle();
  assert.equal(wait.over, false);
  wait.end();
  await settle();
  assert.equal(wait.over, true);
  const still = waiting(new Pace("instant").waitForReader(5000));
  await settle();
  assert.equal(still.over, true);
});

test("in a pause only a step ends a wait", async (context) => {
  stopClock(context);
  const pace = new Pace("normal");
  const first = waiting(pace.wait(1000));
  pace.pause(true);
  mock.timers.tick(1e6);
  await settle();
  assert.equal(first.over, false);
  first.end();
  const second = waiting(pace.wait(1000));
  mock.timers.tick(1e6);
  await settle();
  assert.deepEqual([first.over, second.over], [true, false]);
  pace.pause(false);
  mock.timers.tick(1000);
  await settle();
  assert.equal(second.over, true);
});

test("a hurry ends a pause", async () => {
  const pace = new Pace("normal");
  pace.pause(true);
  const wait = waiting(pace.wait(1000));
  pace.hurry();
  await settle();
  assert.deepEqual([wait.over, pace.paused], [true, false]);
});

test("an unknown stored speed counts as the usual one", () => {
  assert.deepEqual(["slow", "instant", "warp", null].map(speedOf), ["slow", "instant", "normal", "normal"]);
});
