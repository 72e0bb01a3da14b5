// @ts-check
// Tests when the page makes, uses and deletes a snapshot of the engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { afterFault, afterStart, afterSwitch, beforeStart, forgetTry, mayMake } from "../../web/engine/snapshot-policy.js";

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const PLAIN = { way: /** @type {const} */ ("plain"), fault: "", build: "b" };
const QUICK = { way: /** @type {const} */ ("snapshot"), fault: "", build: "b" };

test("a start from a snapshot is counted before it begins, and not counted if the person leaves the page", () => {
  assert.deepEqual(beforeStart({}, NOW), { use: true, drop: false, change: { trying: 1 } });
  assert.deepEqual(beforeStart({ trying: 1 }, NOW).change, { trying: 2 });
  assert.deepEqual(forgetTry({ trying: 2 }), { trying: 1 });
  assert.deepEqual(forgetTry({}), { trying: 0 });
});

test("a snapshot is deleted after three starts in a row that did not end", () => {
  const { use, drop, change } = beforeStart({ trying: 3 }, NOW);
  assert.deepEqual([use, drop, change.trying, change.faults], [false, true, 0, 1]);
});

test("with snapshots switched off none is used, made or deleted", () => {
  assert.deepEqual(beforeStart({ off: true, trying: 9 }, NOW), { use: false, drop: false, change: {} });
  assert.equal(mayMake({ off: true }, NOW), false);
});

test("a start from a snapshot resets the failures, a plain start only the count of unended starts", () => {
  const history = { build: "b", trying: 2, faults: 3, notBefore: NOW };
  assert.deepEqual(afterStart(history, QUICK, NOW), { trying: 0, faults: 0, notBefore: 0 });
  assert.deepEqual(afterStart(history, PLAIN, NOW), { trying: 0 });
});

test("the first failure has no wait; then the wait doubles from one day to 64 days", () => {
  let history = {};
  const waits = Array.from({ length: 10 }, () => {
    history = afterFault(history, NOW);
    return /** @type {import("../../web/engine/snapshot-policy.js").StartHistory} */ (history).notBefore;
  });
  const days = [1, 2, 4, 8, 16, 32, 64, 64, 64].map((count) => NOW + count * DAY);
  assert.deepEqual(waits, [0, ...days]);
});

test("a new build resets the failures", () => {
  const history = { build: "a", faults: 5, notBefore: NOW + DAY };
  assert.deepEqual(afterStart(history, PLAIN, NOW), { build: "b", faults: 0, notBefore: 0, trying: 0 });
  assert.deepEqual(afterStart(history, { ...PLAIN, fault: "torn" }, NOW), { build: "b", faults: 1, notBefore: 0, trying: 0 });
});

test("a snapshot is made after the wait, or at once when the person switches snapshots on again", () => {
  assert.equal(mayMake({ notBefore: NOW + 1 }, NOW), false);
  assert.equal(mayMake({ notBefore: NOW }, NOW), true);
  assert.equal(mayMake({ off: true, faults: 4, notBefore: NOW + DAY, ...afterSwitch(true) }, NOW), true);
});

test("a wait that was noted while the clock was ahead ends at once", () => {
  const noted = afterFault({ faults: 3 }, 1000 * DAY);
  assert.equal(mayMake(noted, DAY), true);
  assert.equal(mayMake(afterFault({ faults: 3 }, DAY), DAY), false);
});
