// @ts-check
// Tests the page where a browser forbids locks or service workers: each is handled in its own way, and none may end the
// start.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { reserve } from "../../web/runner/tabs.js";

const real = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};

/** @param {object} navigator */
function pretend(navigator) {
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
}

afterEach(() => Object.defineProperty(globalThis, "navigator", { ...real, configurable: true }));

test("a refused lock does not keep a match from being played", async () => {
  pretend({ locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) } });
  const release = await reserve("match");
  assert.equal(typeof release, "function");
  release?.();
});

test("a lock that another tab holds keeps a match from being played", async () => {
  pretend({ locks: { request: async (/** @type {any} */ ...[, , callback]) => callback(null) } });
  assert.equal(await reserve("match"), null);
});

test("a browser that throws for service workers counts as one without them", async () => {
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
