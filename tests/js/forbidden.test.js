// @ts-check
// Tests that the page starts in a browser that forbids locks or service workers.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { reserve } from "../../web/runner/tabs.js";

const real = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};

/** @param {object} navigator */
function pretend(navigator) {
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
}

afterEach(() => Object.defineProperty(globalThis, "navigator", { ...real, configurable: true }));

test("a match can be played if the browser forbids locks", async () => {
  pretend({ locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) } });
  const release = await reserve("match");
  assert.equal(typeof release, "function");
  release?.();
});

test("a match cannot be played if another tab has its lock", async () => {
  pretend({ locks: { request: async (/** @type {any} */ ...[, , callback]) => callback(null) } });
  assert.equal(await reserve("match"), null);
});

test("without access to service workers there is no offline copy and no update", async () => {
  pretend({
    get serviceWorker() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const { keepOffline, updateAtStart } = await import("../../web/app/device/offline.js");
  /** @type {string[]} */
  const states = [];
  assert.equal(await updateAtStart(() => states.push("replaced")), false);
  const keeper = await keepOffline(({ state }) => states.push(state));
  assert.equal(await keeper.applyUpdate(), "none");
  assert.deepEqual(states, ["unsupported"]);
});
