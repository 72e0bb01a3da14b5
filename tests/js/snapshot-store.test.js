// @ts-check
// Tests the store of the engine's snapshot where it does not answer: a start goes on without it.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { settle } from "./held-database.js";
import { dropSnapshot, readDescription, readPart } from "../../web/engine/snapshot-store.js";

const PART = { name: "memory", bytes: 2, check: "0-0" };

test("a store of the snapshot that does not answer ends each wait", { timeout: 60_000 }, async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => mock.timers.reset());
  const never = () => new Promise(() => {});
  const cases = [
    { caches: { has: never }, ways: [readDescription, dropSnapshot] },
    { caches: { has: async () => true, open: never }, ways: [readDescription, dropSnapshot, () => readPart(PART)] },
    { caches: { has: async () => true, open: async () => ({ match: never, delete: never }) }, ways: [readDescription, dropSnapshot, () => readPart(PART)] },
  ];
  for (const { caches, ways } of cases) {
    Object.assign(globalThis, { caches });
    for (const way of ways) {
      const state = { over: "" };
      way().then(
        () => (state.over = "answered"),
        (error) => (state.over = String(error)),
      );
      await settle();
      assert.equal(state.over, "");
      for (let seconds = 0; seconds < 20; seconds += 5) mock.timers.tick(5_000);
      await settle();
      assert.match(state.over, /does not answer/);
    }
  }
});
