// @ts-check
// Tests when the page makes, uses and drops a snapshot of the engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { afterStart, beforeStart, chosen, forgetTry, mayMake, oneFaultMore } from "../../web/engine/snapshot-policy.js";

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const PLAIN = { way: /** @type {const} */ ("plain"), fault: "", build: "b" };
const QUICK = { way: /** @type {const} */ ("snapshot"), fault: "", build: "b" };

test("a start from a snapshot is noted before it begins, and forgotten when the page is left", () => {
  assert.deepEqual(beforeStart({}, NOW), { use: true, drop: false, change: { trying: 1 } });
  assert.deepEqual(beforeStart({ trying: 1 }, NOW).change, { trying: 2 });
  assert.deepEqual(forgetTry({ trying: 2 }), { trying: 1 });
  assert.deepEqual(forgetTry({}), { trying: 0 });
});

test("a snapshot that took the page down three times in a row is dropped", () => {
  const { use, drop, change } = beforeStart({ trying: 3 }, NOW);
  assert.deepEqual([use, drop, change.trying, change.faults], [false, true, 0, 1]);
});

test("a page that wants none gets none, and what is there stays for another to delete", () => {
  assert.deepEqual(beforeStart({ off: true, trying: 9 }, NOW), { use: false, drop: false, change: {} });
  assert.equal(mayMake({ off: true }, NOW), false);
});

test("a good start forgets all faults, a plain one only the try", () => {
  const memory = { build: "b", trying: 2, faults: 3, notBefore: NOW };
  assert.deepEqual(afterStart(memory, QUICK, NOW), { trying: 0, faults: 0, notBefore: 0 });
  assert.deepEqual(afterStart(memory, PLAIN, NOW), { trying: 0 });
});

test("the first fault may be an accident; the next wait twice as long each, up to 64 days", () => {
  let memory = {};
  const waits = Array.from({ length: 10 }, () => {
    memory = oneFaultMore(memory, NOW);
    return /** @type {import("../../web/engine/snapshot-policy.js").Memory} */ (memory).notBefore;
  });
  const days = [1, 2, 4, 8, 16, 32, 64, 64, 64].map((count) => NOW + count * DAY);
  assert.deepEqual(waits, [0, ...days]);
});

test("a new build starts from nothing, with its own first fault", () => {
  const memory = { build: "a", faults: 5, notBefore: NOW + DAY };
  assert.deepEqual(afterStart(memory, PLAIN, NOW), { build: "b", faults: 0, notBefore: 0, trying: 0 });
  assert.deepEqual(afterStart(memory, { ...PLAIN, fault: "torn" }, NOW), { build: "b", faults: 1, notBefore: 0, trying: 0 });
});

test("one is made when its time has come, and at once when it is switched on again", () => {
  assert.equal(mayMake({ notBefore: NOW + 1 }, NOW), false);
  assert.equal(mayMake({ notBefore: NOW }, NOW), true);
  assert.equal(mayMake({ off: true, faults: 4, notBefore: NOW + DAY, ...chosen(true) }, NOW), true);
});
