// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pace, SPEEDS, speedOf } from "../../web/table/pace.js";

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {Pace} pace */
function waiting(pace) {
  const state = { over: false };
  void pace.wait().then(() => (state.over = true));
  return state;
}

test("a move is shown after the time of its speed, not before", async (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  const wait = waiting(new Pace("slow"));
  mock.timers.tick(SPEEDS.slow - 1);
  await settle();
  assert.equal(wait.over, false);
  mock.timers.tick(1);
  await settle();
  assert.equal(wait.over, true);
});

test("nobody waits at the highest speed, nor once somebody is in a hurry", async () => {
  const instant = waiting(new Pace("instant"));
  await settle();
  assert.equal(instant.over, true);
  const pace = new Pace("slow");
  const wait = waiting(pace);
  pace.hurry();
  await settle();
  assert.deepEqual([wait.over, pace.instant], [true, true]);
  pace.calm();
  assert.equal(pace.instant, false);
});

test("another speed ends the wait under way", async () => {
  const pace = new Pace("slow");
  const wait = waiting(pace);
  pace.set("fast");
  await settle();
  assert.deepEqual([wait.over, pace.speed], [true, "fast"]);
});

test("a stored speed that is none is the usual one", () => {
  assert.deepEqual(["slow", "instant", "warp", null].map(speedOf), ["slow", "instant", "normal", "normal"]);
});
